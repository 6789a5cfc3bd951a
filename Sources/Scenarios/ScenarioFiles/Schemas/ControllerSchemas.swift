import GimbalDocuments

/// The schemas of steps that show, remove or exchange controllers.
enum ControllerSchemas {
  /// A new controller, or the name of an existing one.
  static let reference = ValueSchema<ControllerReference>(
    "newOrNamed", .any([ValueSchema.name.schema, SceneSchemas.controller.schema])
  ) { (value) throws(DocumentError) in
    if case .string = value.node.value { return .existing(try value.target(.controller)) }
    return .new(try SceneSchemas.controller.read(value))
  }

  private static let controller = ValueSchemas.target(.controller)
  private static let container = Member<Target>.required("in", controller, "The container.")
  private static let animated = Member<Bool>.optional(
    "animated", .bool, or: true, "Default: true.")
  private static let phase = Member<GesturePhase>.optional("phase", Keywords.phase, or: .finish)
  private static let direction = Member<Bool>.optional("direction", Keywords.isForward, or: true)

  /// The actions by their keys in a step, which `StepSchemas` includes.
  static let all: [(key: String, valueSchema: ValueSchema<ControllerAct>)] = [
    (
      "push",
      .object(
        "push", "A navigation controller shows another controller.", container,
        .required("controller", reference), animated
      ) { .push($1, in: $0, animated: $2) }
    ),
    (
      "pop",
      .object(
        "pop", "A navigation controller goes back.", container,
        .optional("to", controller, "Default: by one."), animated
      ) { .pop(in: $0, to: $1, animated: $2) }
    ),
    (
      "popToRoot",
      .object(
        "popToRoot", "A navigation controller goes back to its first controller.", container,
        animated
      ) { .popToRoot(in: $0, animated: $1) }
    ),
    (
      "setStack",
      .object(
        "setStack", "Sets the controllers of a navigation controller.", container,
        .required("controllers", .array(of: reference, limit: Scene.objectLimit)), animated
      ) { .setStack($1, in: $0, animated: $2) }
    ),
    (
      "select",
      .object(
        "select", "A tab is selected.", container, .required("controller", controller),
        .optional("by", Keywords.isTap, or: true, "Default: by a tap.")
      ) { .select($1, in: $0, byTap: $2) }
    ),
    (
      "swipeBack",
      .object("swipeBack", "A swipe from the edge to go back.", container, phase) {
        .swipeBack(in: $0, $1)
      }
    ),
    (
      "present",
      ValueSchema(presentation) { (reader) throws(DocumentError) in
        .present(
          try reference.read(reader["controller"]),
          from: try reader.given("from")?.target(.controller)
            ?? Target(kind: .controller, name: "root", position: reader.value.node.position),
          animated: try reader.read(animated),
          sourceView: try reader.given("sourceView")?.target(.view))
      }
    ),
    (
      "dismiss",
      .object(
        "dismiss",
        "Dismisses what a controller presents, or else the controller itself, with a completion.",
        .required(
          "from", controller, "The controller that receives dismiss(animated:completion:)."),
        animated
      ) { .dismiss(from: $0, animated: $1) }
    ),
    (
      "swipeDown",
      .object(
        "swipeDown", "A swipe down on a sheet.",
        .required("controller", controller, "The controller that the sheet shows."), phase
      ) { .swipeDown($0, $1) }
    ),
    (
      "updateOrientations",
      .object(
        "updateOrientations",
        "The supported orientations of a controller have changed: calls the update method of the "
          + "system.", .required("controller", controller, "The controller.")
      ) { .updateOrientations($0) }
    ),
    (
      "exchange",
      .object(
        "exchange",
        "A container replaces a child by another with transition(from:to:…), with the calls "
          + "around it.", container, .required("from", controller), .required("to", reference),
        .optional(
          "duration", .number(in: 0...60), or: 0, "Seconds; default: not animated.")
      ) { .exchange(in: $0, from: $1, to: $2, duration: $3) }
    ),
    (
      "overrideTraits",
      .object(
        "overrideTraits",
        "A parent sets traits for a child, by setOverrideTraitCollection(_:forChild:).",
        .required("in", controller, "The parent."), .required("child", controller),
        .required("traits", traits, "Null removes the overrides.")
      ) { .overrideTraits(in: $0, child: $1, $2) }
    ),
    (
      "turnPage",
      .object(
        "turnPage", "A page view controller shows another page by code.", container,
        .required("to", controller), direction, animated
      ) { .turnPage(in: $0, to: $1, forward: $2, animated: $3) }
    ),
    (
      "swipePage",
      .object("swipePage", "A swipe to another page.", container, direction, phase) {
        .swipePage(in: $0, forward: $1, $2)
      }
    ),
    (
      "performSegue",
      .object(
        "performSegue", "A controller of a storyboard performs one of its segues, by code.",
        .required("identifier", .name, "The segue's identifier."),
        .optional("from", controller, "Default: the root.")
      ) { (identifier, from) in
        .performSegue(
          identifier, from: from ?? Target(kind: .controller, name: "root", position: .unknown))
      }
    ),
  ]

  private static let presentation = ObjectTable(
    "present", "A controller presents another, with a completion.",
    [
      MemberEntry("controller", reference, isRequired: true),
      MemberEntry("from", .name, "The presenting controller; default: the root."),
      MemberEntry("animated", .bool, "Default: true."),
      MemberEntry("sourceView", .name, "The source view of a popover."),
    ])

  private static let traits = ValueSchema<TraitExpectation?>(
    .any([ValueSchemas.traits.schema, .type("null")])
  ) { (value) throws(DocumentError) in value.isNull ? nil : try ValueSchemas.traits.read(value) }
}

extension ControllerReference {
  /// The controller as the content of an adding step.
  var addition: Addition.Content {
    switch self {
    case .new(let controller): .controller(controller)
    case .existing(let target): .existing(target)
    }
  }
}
