import GimbalDocuments

/// The Static Analysis Results Interchange Format, which code hosts and editors read.
///
/// Source: OASIS, SARIF 2.1.0.
enum SARIFLog {
  /// Returns a log of one run of Gimbal as text.
  static func text(version: String, rules: [JSONValue], results: [JSONValue]) -> String {
    let driver: JSONValue = .members([
      ("name", .string("Gimbal")), ("version", .string(version)), ("rules", .elements(rules)),
    ])
    return JSONText.pretty(
      .members([
        ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
        ("version", .string("2.1.0")),
        (
          "runs",
          .elements([
            .members([("tool", .members([("driver", driver)])), ("results", .elements(results))])
          ])
        ),
      ]))
  }

  /// Returns a text as a message object, which SARIF has instead of strings.
  static func message(_ text: String) -> JSONValue { .members([("text", .string(text))]) }

  /// Returns a position in a file, or the file without a line; lines and columns count from 1.
  static func location(_ file: String, line: Int?, column: Int?) -> JSONValue {
    var location: [(String, JSONValue)] = [
      ("artifactLocation", .members([("uri", .string(uri(file)))]))
    ]
    if let line, let column {
      let region: JSONValue = .members([
        ("startLine", .number(Double(max(1, line)))),
        ("startColumn", .number(Double(max(1, column)))),
      ])
      location.append(("region", region))
    }
    return .members(location)
  }

  /// Returns a path as a URI reference: all but letters, digits and `-._~/` is percent-encoded.
  private static func uri(_ path: String) -> String {
    path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        return String(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }.joined()
  }
}
