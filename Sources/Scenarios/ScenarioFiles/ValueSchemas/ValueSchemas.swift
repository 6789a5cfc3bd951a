import Foundation
import GimbalDevices
import GimbalDocuments
import GimbalGeometry
import GimbalTerms
import GimbalText
import GimbalTraits

/// The schemas of values that are more than a word or a number.
enum ValueSchemas {
  // MARK: Lengths

  /// A length as a number or a formula.
  static let length = ValueSchema<LengthExpression>(
    "length", .any([.type("number"), ValueSchema.name.schema]),
    "A number or a formula such as 'superview.width - safeArea.top - 20': + - * / ( ) min max over "
      + "parts of screen, fixed, window, superview, self and views by name."
  ) { (value) throws(DocumentError) in try value.length() }

  /// A rectangle of four lengths.
  static let rect = lengths("rect", 4, "x, y, width, height.") { (value) throws(DocumentError) in
    try value.rect()
  }
  /// A point of two lengths.
  static let point = lengths("point", 2, "x, y.") { (value) throws(DocumentError) in
    try value.point()
  }
  /// A width and a height as lengths.
  static let size = lengths("size", 2, "Width, height.") { (value) throws(DocumentError) in
    try value.size()
  }
  /// Insets of four lengths, in the order of `UIEdgeInsets`.
  static let insets = lengths("insets", 4, "Top, left, bottom, right.") {
    (value) throws(DocumentError) in try value.insets()
  }

  private static func lengths<Value: Sendable>(
    _ name: String, _ count: Int, _ note: String,
    _ read: @escaping @Sendable (DocumentValue) throws(DocumentError) -> Value
  ) -> ValueSchema<Value> {
    ValueSchema(name, .array(of: length.schema, least: count, most: count), note, read)
  }

  private static func numbers(_ count: Int) -> Schema {
    .array(of: .type("number"), least: count, most: count)
  }

  /// Insets of four numbers, in the order of `UIEdgeInsets`.
  static let numericInsets = ValueSchema<UIEdgeInsets>(
    "numericInsets", numbers(4), "Top, left, bottom, right."
  ) { (value) throws(DocumentError) in try value.edgeInsets() }

  /// Insets of four numbers; the second is the leading one.
  static let directionalInsets = ValueSchema<NSDirectionalEdgeInsets>(numericInsets.schema) {
    (value) throws(DocumentError) in try value.directionalInsets()
  }

  /// A width and a height as numbers, in points.
  static let fixedSize = ValueSchema<CGSize>(numbers(2)) { (value) throws(DocumentError) in
    let sides = try value.numbers(2, "a size as [width, height]")
    return CGSize(width: sides[0], height: sides[1])
  }

  // MARK: Transforms

  /// One transform of a list, by its kind.
  static let transform = ObjectTable(
    "transform", nil,
    [
      MemberEntry("translate", numbers(2)),
      MemberEntry("rotate", .type("number"), "Degrees, clockwise on the screen."),
      MemberEntry("scale", numbers(2)), MemberEntry("matrix", numbers(6)),
      MemberEntry(
        "concat", .reference(to: "transforms"), "Applied after the existing ones."),
      MemberEntry("inverse", .reference(to: "transforms")),
    ], rules: .oneKey(of: ["translate", "rotate", "scale", "matrix", "concat", "inverse"]))

  /// A transform: a matrix, or a list of transforms.
  static let transforms = ValueSchema<CGAffineTransform>(
    "transforms", .any([numbers(6), .array(of: transform.schema)])
  ) { (value) throws(DocumentError) in try value.transform() }

  // MARK: Priorities

  /// A priority by its number or UIKit's name.
  static let priority = ValueSchema<Float>(
    "priority",
    .any([
      .type("number")
        + Schema([("exclusiveMinimum", .number(0)), ("maximum", .number(1000))]),
      Keywords.priority.schema,
    ])
  ) { (value) throws(DocumentError) in try value.priority() }

  private static let eachAxis = ValueSchema<AxisPriorities>.fields(
    "axisPriorities", of: AxisPriorities(),
    [Field("horizontal", priority, \.horizontal), Field("vertical", priority, \.vertical)],
    rules: .notEmpty)

  /// The priorities of both axes.
  static let priorities = ValueSchema<AxisPriorities>(
    "priorities", .any([priority.schema, eachAxis.schema]), "One for both axes, or one for each."
  ) { (value) throws(DocumentError) in
    guard case .object = value.node.value else {
      let both = try priority.read(value)
      return AxisPriorities(horizontal: both, vertical: both)
    }
    let priorities = try eachAxis.read(value)
    guard priorities.horizontal != nil || priorities.vertical != nil else {
      throw value.error(
        "\(value.path.subject) is empty; allowed is 'horizontal' or 'vertical'")
    }
    return priorities
  }

  // MARK: Content

  /// A length of placeholder content, in points.
  private static let extent = ValueSchema<Double>.number(in: 0...1_000_000)
  /// A number of lines; 0 is any number.
  static let lineCount = ValueSchema<Int>.integer(in: 0...1_000_000)
  /// A width at which lines break, in points.
  static let lineWidth = extent

  private static let standInText = ValueSchema<StandInText>(
    ObjectTable(
      "standInText", "Text that breaks anywhere; lengths are in points.",
      [
        MemberEntry("lineWidth", extent, "On one line.", isRequired: true),
        MemberEntry("lineHeight", extent, isRequired: true),
        MemberEntry(
          "ascent", extent, "From the top of a line to its baseline; default: the whole line."),
        MemberEntry("numberOfLines", lineCount, "The limit; 0 for any number; default: 1."),
        MemberEntry(
          "preferredMaxLayoutWidth", extent,
          "The width at which lines break; default, and for 0: the width from layout."),
      ])
  ) { (reader) throws(DocumentError) in
    let height = try extent.read(reader["lineHeight"])
    return StandInText(
      lineWidth: try extent.read(reader["lineWidth"]), lineHeight: height,
      ascent: try reader.given("ascent")?.number(in: 0...height) ?? height,
      numberOfLines: try reader.optional("numberOfLines", lineCount) ?? 1,
      preferredMaxLayoutWidth: try reader.optional("preferredMaxLayoutWidth", extent) ?? 0)
  }

  /// The content that a plain view simulates: a size, or text.
  static let standInSize = ValueSchema<StandInSize>(
    "standInSize",
    .any([
      .array(of: .any([extent.schema, .type("null")]), least: 2, most: 2), standInText.schema,
    ]),
    "For a plain view: intrinsic width and height, null for none, or text."
  ) { (value) throws(DocumentError) in
    if case .object = value.node.value { return .text(try standInText.read(value)) }
    guard case .array(let elements) = value.node.value, elements.count == 2 else {
      throw value.mismatch("a size as [width, height], null for none, or an object for text")
    }
    let sides = try value.array()
    let width = sides[0].isNull ? nil : try extent.read(sides[0])
    return .size(width: width, height: sides[1].isNull ? nil : try extent.read(sides[1]))
  }

  /// An image of a size, or none.
  static let image = ValueSchema<SceneImage>(
    "image", .any([.array(of: extent.schema, least: 2, most: 2), .type("null")]),
    "Width and height of an image without content; null for none."
  ) { (value) throws(DocumentError) in
    if value.isNull { return .none }
    guard case .array(let elements) = value.node.value, elements.count == 2 else {
      throw value.mismatch("a size as [width, height], or null for no image")
    }
    let sides = try value.array()
    return .size(width: try extent.read(sides[0]), height: try extent.read(sides[1]))
  }

  private static let fontSize = ValueSchema<Double>.number(in: 1...1_000)

  /// A system font by size and weight, or by text style.
  static let font = ValueSchema<SceneFont>(
    ObjectTable(
      "font",
      "The system font: a size in points (default: 17) with a weight (default: regular), or a "
        + "text style.",
      [
        MemberEntry("size", fontSize), MemberEntry("weight", Keywords.fontWeight),
        MemberEntry("style", Keywords.textStyle),
      ],
      rules: Schema([
        (
          "not",
          (Schema.requires("style") + .any([.requires("size"), .requires("weight")])).json
        )
      ]))
  ) { (reader) throws(DocumentError) in
    if let style = reader.given("style") {
      for key in ["size", "weight"] {
        if let other = reader.given(key) {
          throw other.error("'\(key)' is not allowed with 'style', which sets both")
        }
      }
      return .style(try Keywords.textStyle.read(style))
    }
    return .system(
      size: try reader.optional("size", fontSize) ?? Double(UIFont.labelFontSize),
      weight: try reader.optional("weight", Keywords.fontWeight) ?? .regular)
  }

  /// The spacing after arranged subviews, by their names.
  static let customSpacing = ValueSchema<[CustomSpacing]>(.map(to: .type("number"))) {
    (value) throws(DocumentError) in
    guard case .object(let members) = value.node.value else {
      throw value.mismatch("numbers by views, such as {\"header\": 24}")
    }
    var spacings: [CustomSpacing] = []
    for (member, (name, value)) in zip(members, try value.members()) {
      spacings.append(
        CustomSpacing(
          view: Target(kind: .view, name: name, position: member.keyPosition),
          spacing: try value.number()))
    }
    return spacings
  }

  /// An autoresizing mask in UIKit's short form, such as `W+H`.
  static let mask = ValueSchema<ViewTerms.AutoresizingMask>(
    "mask",
    .type("string") + .pattern("^((LM|W|RM|TM|H|BM)(\\+(LM|W|RM|TM|H|BM))*)?$"),
    "Springs with '+' between them, as UIKit prints them; empty for none."
  ) { (value) throws(DocumentError) in try value.autoresizing() }

  /// A color by its name or its components; null is none.
  static let color = ValueSchema<SceneColor>(
    "colorOrNull",
    .any([
      Keywords.color.schema,
      .type("string") + .pattern("^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"), .type("null"),
    ])
  ) { (value) throws(DocumentError) in try value.color() }

  /// The update methods that `needs` calls.
  static let updateKinds = ValueSchema<[SceneUpdateKind]>.oneOrMore(
    of: Keywords.updateKind, limit: 100)

  // MARK: Traits, devices and conditions

  /// One or several interface orientations.
  static let orientations = ValueSchema<UIInterfaceOrientationMask>(
    "orientations",
    .any([Keywords.orientationName.schema, .array(of: Keywords.orientationName.schema, least: 1)])
  ) { (value) throws(DocumentError) in
    guard case .array = value.node.value else { return try Keywords.orientationName.read(value) }
    return try ValueSchema.list(of: Keywords.orientationName, limit: 100).read(value).reduce([]) {
      $0.union($1)
    }
  }

  /// The user's settings by their keys, which are traits too.
  static let settingsFields: [Field<SettingsChange>] = [
    Field("contentSizeCategory", Keywords.contentSizeCategory, \.contentSizeCategory),
    Field("userInterfaceStyle", Keywords.userInterfaceStyle, \.userInterfaceStyle),
    Field("layoutDirection", Keywords.layoutDirection, \.layoutDirection),
    Field("legibilityWeight", Keywords.legibilityWeight, \.legibilityWeight),
    Field("accessibilityContrast", Keywords.accessibilityContrast, \.accessibilityContrast),
  ]
  /// A change of the user's settings; others are unchanged.
  static let settings = ValueSchema<SettingsChange>.fields(
    "settings", of: SettingsChange(), settingsFields)

  private static let traitFields: [Field<TraitExpectation>] =
    [
      Field("horizontalSizeClass", Keywords.sizeClass, \.horizontalSizeClass),
      Field("verticalSizeClass", Keywords.sizeClass, \.verticalSizeClass),
      Field("userInterfaceIdiom", Keywords.idiom, \.userInterfaceIdiom),
      Field("displayScale", .number(in: 1...10), \.displayScale),
    ] + settingsFields.map { $0.within(\.settings) }
  private static let traitObject = ValueSchema<TraitExpectation>.fields(
    "traits", of: TraitExpectation(), traitFields, rules: .notEmpty)

  /// Expected or overridden traits, at least one.
  static let traits = ValueSchema<TraitExpectation>(traitObject) { (value) throws(DocumentError) in
    let outcome = try traitObject.read(value)
    guard outcome != TraitExpectation() else {
      throw value.error(
        "no trait is named; allowed is \(QuotedText.choice(traitFields.map(\.entry.key)))")
    }
    return outcome
  }

  private static let year = ValueSchema<Int>.integer(in: 2007...9999)
  private static let width = ValueSchema<Double>.number(in: 0...100_000)

  private static let deviceFilter = ValueSchema<DeviceQuery>.fields(
    "deviceFilter", "All given conditions must be true; widths are in points, in portrait.",
    of: DeviceQuery(),
    [
      Field("minYear", year, \.filter.minYear), Field("maxYear", year, \.filter.maxYear),
      Field("idiom", Keywords.idiom, \.filter.idiom),
      Field("horizontalSizeClass", Keywords.sizeClass, \.filter.horizontalSizeClass),
      Field("verticalSizeClass", Keywords.sizeClass, \.filter.verticalSizeClass),
      Field("minWidth", width, \.filter.minWidth), Field("maxWidth", width, \.filter.maxWidth),
      Field("homeButton", .bool, \.homeButton), Field("upsideDown", .bool, \.upsideDown),
    ])

  /// A selector of devices: a slug, a family or a filter.
  static let devices = ValueSchema<DeviceSelector>(
    "deviceSelector",
    // The slugs are for editors to complete; a folder of devices may add others.
    .any([
      Keywords.family.schema, .keywords(DeviceCatalog.standard.slugs), ValueSchema.name.schema,
      deviceFilter.schema,
    ])
  ) { (value) throws(DocumentError) in
    switch value.node.value {
    case .string(let text):
      if let family = DeviceFamily(rawValue: text) { return .family(family) }
      return .slug(try value.nonemptyString(), value.node.position)
    case .object:
      var query = try deviceFilter.read(value)
      query.position = value.node.position
      return .filter(query)
    default: throw value.mismatch("a device, a family or a filter")
    }
  }

  private static let version = ValueSchema<SystemLimit>(
    "system", .type("string") + .pattern("^[0-9]{1,3}(\\.[0-9]{1,3}){0,2}$"),
    "A version such as 17 or 12.3.1."
  ) { (value) throws(DocumentError) in
    let text = try value.string()
    guard let limit = SystemLimit(text) else {
      throw value.error(
        "\(value.path.subject) is \(QuotedText.of(text)); allowed is a version such as '12.3.1'")
    }
    return limit
  }

  /// A selector of systems: `newest`, `all`, a callback timing or a version.
  static let systems = ValueSchema<SystemSelector>(.any([Keywords.system.schema, version.schema])) {
    (value) throws(DocumentError) in try value.systemSelector()
  }

  /// A condition on device, system, orientation and size classes.
  static let condition = ValueSchema<Condition>.fields(
    "condition", "All given conditions must be true.", of: .always,
    [
      Field("idiom", Keywords.idiom, \.idiom),
      Field("orientation", orientations, \.orientation, "Of the interface."),
      Field("horizontalSizeClass", Keywords.sizeClass, \.horizontalSizeClass),
      Field("verticalSizeClass", Keywords.sizeClass, \.verticalSizeClass),
      Field("minSystem", version.map(\.version), \.minSystem),
      Field("maxSystem", version, \.maxSystem, "As precise as it is written: 16 includes 16.7."),
      Field("eras", .list(of: Keywords.callbackTiming, limit: 100), \.callbackTimings),
      Field("devices", .list(of: devices, limit: 1_000), \.devices),
      Field("homeButton", .bool, \.homeButton),
      Field(
        "upsideDown", .bool, \.upsideDown,
        "Whether the device supports upside down."),
      Field(
        "offers", windowLayout, \.offers,
        "A size as for 'resize' that device and system offer in the current orientation."),
      Field("posture", Keywords.posture, \.posture, "Only for foldable devices."),
    ])

  /// `when` next to a setting that otherwise always applies.
  static let when = Member<Condition>.optional(
    "when", condition, or: .always, "Default: it always applies.")

  // MARK: Names

  /// Returns the schema of the name of an existing view, controller or constraint.
  static func target(_ kind: Target.Kind) -> ValueSchema<Target> {
    ValueSchema(ValueSchema.name.schema) { (value) throws(DocumentError) in try value.target(kind) }
  }
}
