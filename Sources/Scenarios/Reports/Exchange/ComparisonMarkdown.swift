public import GimbalComparison

/// A comparison as Markdown, for a comment on a pull request.
public enum ComparisonMarkdown {
  /// The limits of listed classes, findings and changes; comments have a limited length.
  static let limit = 30

  /// Returns a line of numbers, the changes since a baseline, the layout classes, and the findings.
  ///
  /// - Complexity: linear in the size of the comparison.
  public static func report(
    _ comparison: LayoutComparison, changes: BaselineComparison? = nil
  ) -> String {
    let digests = FindingDigest.all(of: comparison)
    var lines = [
      "### \(cell(comparison.scene))", "",
      counted(comparison.configurations.count, "configuration") + " in "
        + LayoutClassNames.count(comparison.classes.count) + ", "
        + FindingDigest.summary(digests, of: comparison.configurations.count)
        + AllowedFindingsText.count(comparison, before: ", ")
        + (comparison.skipped.isEmpty ? "" : ", \(comparison.skipped.count) skipped") + ".",
    ]
    if let changes { lines += self.changes(changes) }
    lines += classes(comparison)
    if !digests.isEmpty {
      lines += ["", "| severity | finding | on |", "| --- | --- | --- |"]
      lines += digests.prefix(limit).map { digest in
        let first = comparison.configurations[digest.configurations[0]].id.description
        let more = digest.configurations.count - 1
        let location = comparison.locations[digest.view].map { " (\(cell($0.description)))" } ?? ""
        return "| \(digest.severity.rawValue) | \(cell(digest.message))\(location) | \(cell(first))"
          + (more > 0 ? " and \(more) more" : "") + " |"
      }
      lines += rest(digests.count)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func classes(_ comparison: LayoutComparison) -> [String] {
    guard !comparison.classes.isEmpty else { return [] }
    let rows = comparison.classes.indices.prefix(limit).map { index in
      let layoutClass = comparison.classes[index]
      let differences = layoutClass.differences.prefix(3).map(cell).joined(separator: "; ")
      let more = layoutClass.differences.count - 3
      return "| \(LayoutClass.letter(index)) | \(layoutClass.configurations.count) | "
        + layoutClass.representatives.map { cell(LayoutClassNames.member($0, of: comparison)) }
        .joined(separator: " … ") + " | " + differences
        + (more > 0 ? "; and \(more) more" : "") + " |"
    }
    return ["", "| class | configurations | examples | differs in |", "| --- | --- | --- | --- |"]
      + rows + rest(comparison.classes.count)
  }

  private static func changes(_ changes: BaselineComparison) -> [String] {
    ["", "Since the baseline: \(cell(BaselineText.summary(changes)))"]
      + changes.changes.prefix(limit).map { change in
        let first = changes.configurations[change.configurations[0]].description
        let more = change.configurations.count - 1
        let listed = change.relations.isEmpty ? change.views : change.relations
        return "- \(cell(first))" + (more > 0 ? " and \(more) more" : "") + ": "
          + listed.prefix(4).map(cell).joined(separator: "; ")
          + (listed.count > 4 ? "; and \(listed.count - 4) more" : "")
      } + rest(changes.changes.count)
  }

  private static func rest(_ count: Int) -> [String] {
    count > limit ? ["", "… and \(count - limit) more."] : []
  }

  private static func cell(_ text: String) -> String { MarkdownText.cell(text) }
}
