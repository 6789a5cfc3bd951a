import GimbalComparison
import GimbalDocuments

/// Findings in the Static Analysis Results Interchange Format, which code hosts and editors read.
///
/// Source: OASIS, SARIF 2.1.0.
public enum LintSARIF {
  /// The log as text; `version` is Gimbal's.
  ///
  /// What a scene allows is a result that is suppressed in the source.
  ///
  /// - Complexity: linear in the number of findings.
  public static func report(_ result: LintResult, version: String) -> String {
    JSONText.pretty(
      .members([
        ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
        ("version", .string("2.1.0")),
        (
          "runs",
          .elements([
            .members([
              ("tool", .members([("driver", driver(version))])),
              (
                "results",
                .elements(
                  result.scenes.flatMap { scene in
                    FindingDigest.all(of: scene.comparison.findings).map {
                      self.result($0, in: scene, isAllowed: false)
                    }
                      + FindingDigest.all(of: scene.comparison.allowed).map {
                        self.result($0, in: scene, isAllowed: true)
                      }
                  })
              ),
            ])
          ])
        ),
      ]))
  }

  private static func driver(_ version: String) -> JSONValue {
    .members([
      ("name", .string("Gimbal")), ("version", .string(version)),
      (
        "rules",
        .elements(
          FindingKind.allCases.map { kind in
            .members([
              ("id", .string(kind.rawValue)),
              ("shortDescription", text("A view is \(kind.title)")),
              ("fullDescription", text(kind.explanation.replacing("\n", with: " "))),
              ("defaultConfiguration", .members([("level", level(kind.severity))])),
            ])
          })
      ),
    ])
  }

  private static func result(
    _ digest: FindingDigest, in scene: LintResult.Scene, isAllowed: Bool
  ) -> JSONValue {
    let place = LintText.places(digest, scene.comparison)
    var location: [(String, JSONValue)] = [
      ("artifactLocation", .members([("uri", .string(uri(scene.file)))]))
    ]
    if let position = scene.position(of: digest) {
      location.append(
        (
          "region",
          .members([
            ("startLine", .number(Double(position.line))),
            ("startColumn", .number(Double(position.column))),
          ])
        ))
    }
    return .members(
      [
        ("ruleId", .string(digest.kind.rawValue)), ("level", level(digest.severity)),
        ("message", text("\(digest.sentence) on \(place).")),
        (
          "locations",
          .elements([
            .members([
              ("physicalLocation", .members(location)),
              (
                "logicalLocations",
                .elements([
                  .members([("name", .string(digest.view)), ("kind", .string("element"))])
                ])
              ),
            ])
          ])
        ),
        ("partialFingerprints", .members([("finding/v1", .string(digest.id))])),
      ]
        + (isAllowed
          ? [("suppressions", .elements([.members([("kind", .string("inSource"))])]))] : []))
  }

  private static func text(_ text: String) -> JSONValue { .members([("text", .string(text))]) }

  private static func level(_ severity: Severity) -> JSONValue { .string(severity.rawValue) }

  /// A path as a reference: what is no letter, digit or `-._~/` is spelled in bytes.
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
