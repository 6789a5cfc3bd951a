import GimbalDocuments

/// The schemas of steps that touch the screen.
enum TouchSchemas {
  private static let view = ValueSchemas.target(.view)
  private static let way = ValueSchemas.point
  private static let seconds = ValueSchema<Double>.number(in: 0...60)
  private static let positions = [
    MemberEntry("view", view, "The middle of the visible part of a view."),
    MemberEntry("at", way, "A point on the screen in interface orientation: x, y."),
  ]
  private static let onePosition = Schema.oneKey(of: ["view", "at"])

  /// The actions by their keys in a step, which `StepSchemas` includes.
  static let all: [(key: String, valueSchema: ValueSchema<TouchAct>, note: String)] = [
    ("tap", tap, "A touch that ends a tenth of a second later."),
    ("longPress", longPress, "A touch that ends after half a second or longer."),
    ("drag", drag, "A touch that moves in a straight line."),
    ("pinch", pinch, "Two touches that move apart or together."),
  ]

  private static let tap = valueSchema(
    "tap",
    [
      MemberEntry("count", .integer(in: 1...10), "Of taps; default: 1."),
      MemberEntry("fingers", .integer(in: 1...10), "Default: 1."),
    ]
  ) { (location, reader) throws(DocumentError) in
    TouchAct(
      location: location,
      gesture: .tap(
        count: try reader?.given("count")?.integer(in: 1...10) ?? 1,
        fingers: try reader?.given("fingers")?.integer(in: 1...10) ?? 1))
  }

  private static let longPress = valueSchema(
    "longPress", [MemberEntry("seconds", seconds, "Default: 0.5.")]
  ) { (location, reader) throws(DocumentError) in
    TouchAct(
      location: location, gesture: .longPress(seconds: try seconds(of: reader)))
  }

  private static let drag = valueSchema(
    "drag",
    [
      MemberEntry("by", way, "The distance: x, y.", isRequired: true),
      MemberEntry("seconds", seconds, "Default: 0.5."),
      MemberEntry(
        "end", Keywords.dragEnd,
        "By default the touch ends; 'cancel': the system cancels it."),
    ], needsMore: true
  ) { (location, reader) throws(DocumentError) in
    TouchAct(
      location: location,
      gesture: .drag(
        by: try way.read(reader!["by"]), seconds: try seconds(of: reader),
        end: try end(of: reader)))
  }

  private static let pinch = valueSchema(
    "pinch",
    [
      MemberEntry(
        "scale", .number(in: 0.1...10), "The distance at the end divided by that at the start.",
        isRequired: true), MemberEntry("seconds", seconds, "Default: 0.5."),
    ], needsMore: true
  ) { (location, reader) throws(DocumentError) in
    TouchAct(
      location: location,
      gesture: .pinch(
        scale: try reader!["scale"].number(in: 0.1...10),
        seconds: try seconds(of: reader)))
  }

  private static func seconds(of reader: ObjectReader?) throws(DocumentError) -> Double {
    guard let value = reader?.given("seconds") else { return 0.5 }
    return try seconds.read(value)
  }

  private static func end(of reader: ObjectReader?) throws(DocumentError) -> DragEnd {
    guard let value = reader?.given("end") else { return .lift }
    return try Keywords.dragEnd.read(value)
  }

  /// Returns the schema of a view's name if nothing else is required, or of an object with a
  /// location.
  private static func valueSchema(
    _ name: String, _ entries: [MemberEntry], needsMore: Bool = false,
    _ read:
      @escaping @Sendable (TouchTarget, ObjectReader?) throws(DocumentError) -> TouchAct
  ) -> ValueSchema<TouchAct> {
    let table = ObjectTable(name, nil, positions + entries, rules: onePosition)
    let schema: Schema = needsMore ? table.schema : .any([view.schema, table.schema])
    return ValueSchema(schema) { (value) throws(DocumentError) in
      if !needsMore, case .string = value.node.value {
        return try read(.view(try view.read(value)), nil)
      }
      let reader = try value.object(table.shape)
      let (key, content) = try reader.only(of: ["view", "at"], "'\(name)'")
      let location: TouchTarget =
        key == "view" ? .view(try view.read(content)) : .point(try way.read(content))
      return try read(location, reader)
    }
  }
}
