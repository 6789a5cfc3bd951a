import Foundation
public import GimbalComparison
import GimbalDocuments

/// A sweep as JSON; `Documentation/Schemas/sweep-report.schema.json` describes the format.
public enum SweepJSON {
  /// The version of the format.
  public static let format = 1

  /// Returns the document as text.
  ///
  /// - Complexity: linear in the size of the sweep.
  public static func report(_ sweep: LayoutSweep, of scene: String) -> String {
    func value(_ value: CGFloat) -> JSONValue {
      sweep.axis == .text ? .string(SweepValueText.value(value, .text)) : .number(Double(value))
    }
    return JSONText.pretty(
      .members([
        ("format", .number(Double(format))), ("scene", .string(scene)),
        ("axis", .string(sweep.axis.rawValue)), ("step", .number(Double(sweep.step))),
        ("layouts", .number(Double(sweep.layouts))), ("cut", .bool(sweep.isCut)),
        (
          "stretches",
          .elements(
            sweep.stretches.map { stretch in
              .members([
                ("first", value(stretch.first)), ("last", value(stretch.last)),
                ("class", .string(LayoutClass.letter(stretch.layoutClass))),
                ("differences", .elements(stretch.differences.map { .string($0) })),
                (
                  "findings",
                  .elements(
                    stretch.findings.map { finding in
                      .members([
                        ("id", .string(finding.id)),
                        ("severity", .string(finding.severity.rawValue)),
                        ("sentence", .string(finding.message)),
                        ("appeared", .bool(stretch.appeared.contains(finding.id))),
                      ])
                    })
                ),
              ])
            })
        ),
      ]))
  }
}
