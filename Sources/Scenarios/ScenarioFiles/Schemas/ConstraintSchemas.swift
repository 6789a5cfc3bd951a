import GimbalDocuments

/// The schemas of constraints, and of the settings in rules and steps.
enum ConstraintSchemas {
  private static let variation = ValueSchema<SceneConstraint.Variation>(
    ObjectTable(
      "variation", nil,
      [
        MemberEntry("when", ValueSchemas.condition, isRequired: true),
        MemberEntry("constant", .number, "Of an equation."), MemberEntry("active", .bool),
      ], rules: .any([.requires("constant"), .requires("active")]))
  ) { (reader) throws(DocumentError) in
    let variation = SceneConstraint.Variation(
      condition: try ValueSchemas.condition.read(reader["when"]),
      constant: try reader.optional("constant", .number),
      isActive: try reader.optional("active", .bool))
    guard variation.constant != nil || variation.isActive != nil else {
      throw reader.value.error("the variation sets nothing; allowed is 'constant' or 'active'")
    }
    return variation
  }

  private static let variations = ValueSchema<[SceneConstraint.Variation]>.list(
    of: variation, limit: 100)

  /// A constraint as an object: an equation or a format, with its options.
  private static let object = ValueSchema<SceneConstraint>(
    ObjectTable(
      "constraintObject", nil,
      [
        MemberEntry("equation", .name), MemberEntry("format", .name),
        MemberEntry(
          "options", .array(of: Keywords.formatOption.schema),
          "With 'format': the shared alignment of its views, by UIKit's names."),
        MemberEntry(
          "metrics", .map(to: .type("number")), "With 'format': the metrics that it names."),
        MemberEntry(
          "priority", ValueSchemas.priority, "In a format, of those constraints that name none."),
        MemberEntry(
          "identifier", .name,
          "The name in steps, rules and logs; constraints with the same name change together."),
        MemberEntry("active", .bool, "Default: true."),
        MemberEntry(
          "when", ValueSchemas.condition,
          "The constraint is active only while the condition is true; default: always."),
        MemberEntry(
          "variations", variations,
          "Variations under conditions; the last condition that is true applies."),
      ],
      rules: .oneKey(of: ["equation", "format"])
        + .dependencies([("options", ["format"]), ("metrics", ["format"])]))
  ) { (reader) throws(DocumentError) in
    let content = try content(reader)
    let priority = reader.given("priority")
    if let priority, case .equation(let equation) = content, equation.priority != nil {
      throw priority.error("the equation already has a priority after '@'")
    }
    if case .format = content {
      for value in try reader.given("variations")?.array(limit: 100) ?? [] {
        guard case .object(let members) = value.node.value,
          let constant = members.first(where: { $0.key == "constant" })
        else { continue }
        throw DocumentError(
          file: value.file, position: constant.value.position,
          issue: "a visual format makes several constraints; 'constant' is for an equation")
      }
    }
    return SceneConstraint(
      content: content, identifier: try reader.optional("identifier", .name),
      priority: try priority?.priority(),
      isActive: try reader.optional("active", .bool) ?? true,
      condition: try reader.read(ValueSchemas.when),
      variations: try reader.optional("variations", variations) ?? [],
      position: content.position)
  }

  /// Reads exactly one of an equation and a format, with its options.
  private static func content(
    _ reader: ObjectReader
  ) throws(DocumentError) -> SceneConstraint.Content {
    let (key, text) = try reader.only(of: ["equation", "format"], "a constraint")
    guard key == "format" else {
      for key in ["options", "metrics"] {
        if let value = reader.given(key) {
          throw value.error("\(QuotedText.of(key)) is only allowed with 'format'")
        }
      }
      return .equation(try text.equation())
    }
    let options =
      try reader.optional("options", .array(of: Keywords.formatOption, limit: 100)) ?? []
    var metrics: [SceneFormat.Metric] = []
    for (name, value) in try reader.given("metrics")?.members() ?? [] {
      metrics.append(SceneFormat.Metric(name: name, value: try value.number()))
    }
    return .format(
      try text.format(options: options.reduce(into: []) { $0.formUnion($1) }, metrics: metrics))
  }

  /// A constraint: an equation, a line of the visual format language, or an object with either.
  static let constraint = ValueSchema<SceneConstraint>(
    "constraint", .any([ValueSchema.name.schema, object.schema]),
    "A text that begins with 'H:', 'V:', '|' or '[' is a visual format, any other an equation: "
      + "'a.width == 0.5 * b.height + 10 @750'. Items are views, layout guides and controllers (for "
      + "their views) by name, 'self', 'superview' (of the item that the equation names), and "
      + "'safeArea', 'margins', 'readable', 'keyboard': after an item and a point they are its guides, "
      + "alone, and 'topLayoutGuide' and 'bottomLayoutGuide', those of the nearest controller's "
      + "view. Attributes and priorities have UIKit's names."
  ) { (value) throws(DocumentError) in
    switch value.node.value {
    case .string:
      return SceneConstraint(
        content: try value.constraintText(), identifier: nil, priority: nil, isActive: true,
        condition: .always, variations: [], position: value.node.position)
    case .object: return try object.read(value)
    default: throw value.mismatch("an equation, a visual format or an object with either")
    }
  }

  /// The constraints in the list of a view or a controller.
  static let list = ValueSchema<[SceneConstraint]>.array(
    of: constraint, limit: Scene.constraintLimit)

  // MARK: Settings and rules

  private static let targets = [
    MemberEntry("view", .name, "The name of the view that is set."),
    MemberEntry("controller", .name, "The name of the controller that is set."),
    MemberEntry("constraint", .name, "The identifier of the constraints that are set."),
  ]

  /// The properties of all targets; those of both views and controllers occur once.
  private static let properties = Target.Kind.allCases.flatMap(\.properties).reduce(
    into: [AnyProperty]()
  ) { all, property in
    if !all.contains(where: { $0.key == property.key }) { all.append(property) }
  }

  /// The rules that properties belong to the named object, and that there is at least one.
  private static let rules: Schema =
    .oneKey(of: Target.Kind.allCases.map(\.rawValue))
    + .dependencies(
      properties.map { property -> (key: String, schema: Schema) in
        let owners = Target.Kind.allCases.filter { kind in
          kind.properties.contains { $0.key == property.key }
        }
        return (
          property.key,
          owners.count == 1
            ? .requires(owners[0].rawValue) : .any(owners.map { .requires($0.rawValue) })
        )
      })

  /// The schema of a setting in a step: on a view, a controller or constraints.
  static let setting = ValueSchema<Setting>(
    ObjectTable(
      "setting", nil, targets + properties.map(\.entry),
      rules: rules + Schema([("minProperties", .number(2))]))
  ) { (reader) throws(DocumentError) in try reader.setting(condition: .always) }

  private static let rule = ValueSchema<Setting>(
    ObjectTable(
      "rule", nil, targets + properties.map(\.entry) + [ValueSchemas.when.entry], rules: rules)
  ) { (reader) throws(DocumentError) in
    try reader.setting(condition: try reader.read(ValueSchemas.when))
  }

  /// The schema of the settings in a view's or controller's method.
  static let ruleList = ValueSchema<[Setting]>.array(of: rule, limit: Scene.objectLimit)
}
