import GimbalDocuments

/// The schema of the step that compares a layout or a trace with a golden file.
enum GoldenSchemas {
  private static let name = ValueSchema<String>(
    .type("string") + .pattern("^[A-Za-z0-9_-]{1,100}$")
  ) {
    (value) throws(DocumentError) in
    let text = try value.nonemptyString()
    guard text.utf8.count <= 100, text.utf8.allSatisfy(isPart) else {
      throw value.error(
        "\(value.path.subject) is \(QuotedText.of(text)); allowed are letters, digits, '-' and '_', at "
          + "most 100")
    }
    return text
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static let table = ObjectTable(
    "golden",
    "The result is compared with a file next to the scenario, for each class of "
      + "devices; 'gimbal approve' writes it.",
    [
      MemberEntry("layout", name, "A name for the layout of this moment."),
      MemberEntry("trace", name, "A name for events, without their times."),
      MemberEntry(
        "since", .name, "Of 'trace': as in 'expect'; default: the last step with an effect."),
      MemberEntry(
        "only", EventSchemas.patterns,
        "Of 'trace': patterns of the compared events; default: all."
      ),
    ],
    rules: .oneKey(of: ["layout", "trace"])
      + .dependencies([("since", ["trace"]), ("only", ["trace"])]))

  /// Reads the step: what is compared, and the name of the file.
  static let golden = ValueSchema<GoldenStep>(table) { (reader) throws(DocumentError) in
    let (key, value) = try reader.only(of: ["layout", "trace"], "'golden'")
    let name = try name.read(value)
    guard key == "trace" else {
      for other in ["since", "only"] { try reader.refuse(other, without: "trace") }
      return GoldenStep(subject: .layout, name: name, position: value.node.position)
    }
    return GoldenStep(
      subject: .trace(
        since: try ExpectSchemas.since(reader.given("since")),
        only: try reader.optional("only", EventSchemas.patterns) ?? []),
      name: name, position: value.node.position)
  }
}
