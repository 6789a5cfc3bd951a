package import GimbalDocuments
import GimbalTerms
import GimbalTraits

/// The schema of a scenario's document, whose values `ScenarioReader` reads.
enum ScenarioFileSchemas {
  /// The SDK with which the app was built, by its name.
  static let sdk = ValueSchema<AppSDK?>.choice(
    "sdk", AppSDK.allCases.map { (name: $0.rawValue, value: $0) })

  /// The declarations of the app, as `Info.plist` has them.
  static let app = ValueSchema<AppDescription>.fields(
    "app", "What Info.plist declares.", of: AppDescription(),
    [
      Field(
        "supportedOrientations", ValueSchemas.orientations, \.supportedOrientations,
        "On phones; by default all but upside down."),
      Field(
        "padOrientations", ValueSchemas.orientations, \.padOrientations, "On iPads; by default all."
      ),
      Field("launchScreen", .bool, \.launchScreen),
      Field(
        "isPhoneOnly", .bool, \.isPhoneOnly,
        "UIDeviceFamily is 1: on iPads the app has the screen of a small phone."),
      Field("requiresFullScreen", .bool, \.requiresFullScreen),
      Field("hidesStatusBar", .bool, \.hidesStatusBar, "UIStatusBarHidden."),
      Field(
        "controllersDecideStatusBar", .bool, \.controllersDecideStatusBar,
        "UIViewControllerBasedStatusBarAppearance."),
      Field(
        "sdk", sdk, \.sdk,
        "The SDK that the app was built with; by default the newest that the system supports."),
      Field(
        "designRequiresCompatibility", .bool, \.designRequiresCompatibility,
        "UIDesignRequiresCompatibility."),
    ])

  /// The changes of the simulated behavior, and the durations of animations.
  static let switches = ValueSchema<BehaviourSwitches>.fields(
    "switches", of: BehaviourSwitches(),
    BehaviourSwitches.flags.map { Field($0.name, .bool, $0.path) } + [
      Field("rotationDuration", .number(in: 0...60), \.rotationDuration, "Seconds."),
      Field("transitionDuration", .number(in: 0...60), \.transitionDuration, "Seconds."),
    ])

  /// The form of a scene that is registered in Swift by a name.
  static let swiftScene = ObjectTable(
    "swiftScene", nil, [MemberEntry("swift", .name, isRequired: true)])

  /// The form of a scene file with values for its variables.
  static let sceneFile = ObjectTable(
    "sceneFile", "A scene file some of whose variables have other values.",
    [
      MemberEntry("file", .name, isRequired: true),
      MemberEntry("with", Schema.type("object"), "Values by names.", isRequired: true),
    ])

  /// The identifier of a row or a rule: `S5`, `R-COORD-2`, `L-MASK-3`, `D-14`, `V-2`.
  static let ruleID = ValueSchema<String>(
    .type("string") + .pattern("^(S[0-9]+|[RLDV](-[A-Z]+)*-[0-9]+)$")
  ) { (value) throws(DocumentError) in
    let text = try value.nonemptyString()
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isRow =
      parts.count == 1 && text.first == "S" && text.count > 1
      && text.dropFirst().allSatisfy(\.isNumber)
    let isRule =
      parts.count >= 2 && ["R", "L", "D", "V"].contains(parts[0])
      && !parts[parts.count - 1].isEmpty && parts[parts.count - 1].allSatisfy(\.isNumber)
      && parts.dropFirst().dropLast().allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isUppercase) }
    guard isRow || isRule else {
      throw value.error(
        "\(value.path.subject) is \(QuotedText.of(text)); allowed is a row such as 'S5' or a rule "
          + "such as 'R-COORD-2', 'L-MASK-3', 'D-14' or 'V-2'")
    }
    return text
  }

  /// The identifier of a sequence: a rule, and its part if it has several (`R-LAUNCH-4-E2`).
  static let sequenceID = ValueSchema<String>(
    .type("string") + .pattern("^R-[A-Z]+-[0-9]+[a-z]?(-[A-Za-z0-9]+)?$")
  ) { (value) throws(DocumentError) in
    let text = try value.nonemptyString()
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    var number = parts.count > 2 ? parts[2] : ""
    if number.count > 1, number.last?.isLowercase == true { number.removeLast() }
    guard (3...4).contains(parts.count), parts[0] == "R", parts[1].allSatisfy(\.isUppercase),
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCII) }), number.allSatisfy(\.isNumber)
    else {
      throw value.error(
        "\(value.path.subject) is \(QuotedText.of(text)); allowed is a sequence such as 'R-NAV-1', "
          + "'R-PRES-3a' or 'R-LAUNCH-4-E2'")
    }
    return text
  }

  /// The rows and rules that a scenario shows, by their identifiers.
  static let shown = ValueSchema<[String]>.list(of: ruleID, limit: 100)
  /// The selectors of devices on which the scenario runs.
  static let devices = ValueSchema<[DeviceSelector]>.list(of: ValueSchemas.devices, limit: 1_000)
  /// The selectors of systems on which the scenario runs.
  static let systems = ValueSchema<[SystemSelector]>.list(of: ValueSchemas.systems, limit: 1_000)
  /// The seed of random values; a JSON number is exact up to the limit.
  static let seed = ValueSchema<Int>.integer(in: 0...(1 << 53))

  /// The keys that a folder's setup may give as defaults of its scenarios.
  static let shared = [
    MemberEntry(
      "devices", devices,
      "A system that a named device does not run is refused; of families and filters those "
        + "devices are used that run the systems."),
    MemberEntry(
      "systems", systems,
      "'newest' (the default) and 'all' (one for each callback timing) leave the choice to the call that runs the "
        + "scenario; callback timings (e1 to e5) and versions do not."),
    MemberEntry("app", app),
    MemberEntry(
      "scene",
      .any([
        ValueSchema.name.schema, swiftScene.schema, sceneFile.schema,
        .reference(to: SceneSchemas.schema.name),
      ]),
      "A scene file relative to this file, a storyboard or a nib file (Main.storyboard#Login is the scene of an "
        + "identifier), an app's folder, an inline scene, or a controller registered in Swift."),
    MemberEntry("seed", seed), MemberEntry("settings", ValueSchemas.settings),
    MemberEntry("switches", switches),
  ]

  /// All keys of a scenario's document.
  static let table = ObjectTable(
    "scenario", nil,
    [
      MemberEntry("$schema", .text, SchemaDocument.note),
      MemberEntry(
        "title", .name, "The expectation of the scenario, in one sentence.", isRequired: true),
      MemberEntry(
        "rule", sequenceID,
        "The documented event sequence of UIKit that the scenario checks; reports "
          + "name it."),
      MemberEntry(
        "shows", shown,
        "Rows and rules that it shows: S5, R-COORD-2. The scenarios of Gimbal itself must have some."
      ),
    ] + shared + DefinitionSchemas.members + [
      MemberEntry("pending", .name, "Why the scenario is pending; its cases do not run."),
      MemberEntry("steps", StepSchemas.schema, "The first one launches.", isRequired: true),
    ])

  /// The JSON schema of scenario files, for editors.
  static let schema = SchemaDocument(
    "scenario", title: "A scenario of Gimbal",
    root: table.definition.schema.describing(
      "Steps on a device and expectations. Comments and trailing commas are allowed; "
        + "duplicate keys are refused."),
    nextTo: [SceneSchemas.schema], allowsVariables: true)
}

/// The schemas of the files that this module reads.
package enum ScenarioSchemas {
  /// The JSON schemas of scenes, scenarios and fragments, which `gimbal schema` prints.
  package static let all = [
    SceneSchemas.schema, ScenarioFileSchemas.schema, FragmentSchemas.schema,
  ]
}
