public import GimbalComparison
import GimbalDocuments
import GimbalSnapshots

/// The differences from approved layouts as JSON.
///
/// `Documentation/Schemas/baseline-report.schema.json` describes the format.
public enum BaselineJSON {
  /// The version of the format.
  public static let format = 1

  /// Returns the document as text.
  ///
  /// - Complexity: linear in the size of the changes.
  public static func report(
    _ changes: BaselineComparison
  ) -> String {
    func names(_ indices: [Int]) -> JSONValue {
      .elements(indices.map { .string(changes.configurations[$0].description) })
    }
    func strings(_ labels: [String]) -> JSONValue { .elements(labels.map { .string($0) }) }
    return JSONText.pretty(
      .members([
        ("format", .number(Double(format))), ("scene", .string(changes.scene)),
        (
          "changes",
          .elements(
            changes.changes.map { change in
              .members([
                ("configurations", names(change.configurations)),
                ("relations", strings(change.relations)), ("views", strings(change.views)),
                ("varies", .bool(change.varies)),
                (
                  "before",
                  .elements(
                    (change.before.first ?? []).map {
                      .members([("name", .string($0.name)), ("rect", LayoutJSON.rect($0.rect))])
                    })
                ),
              ])
            })
        ),
        ("unchanged", names(changes.unchanged)), ("unapproved", names(changes.unapproved)),
        ("notShown", .number(Double(changes.notShown))),
      ]))
  }
}
