public import GimbalComparison

/// The differences from approved layouts as text for a terminal.
public enum BaselineText {
  /// The limit of lines of one kind in a change.
  static let lineLimit = 40

  /// Returns a summary, then each change once with its configurations.
  ///
  /// - Complexity: linear in the size of the changes.
  public static func report(
    _ changes: BaselineComparison, style: TextStyle = .plain
  ) -> String {
    let sections =
      [[summary(changes, style)]]
      + changes.changes.map { change($0, of: changes, style) }
      + [unapproved(changes, style)]
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  /// Returns the number of changed configurations as text.
  public static func summary(_ changes: BaselineComparison) -> String {
    let changed = changes.changes.map(\.configurations.count).reduce(0, +)
    let compared = changed + changes.unchanged.count
    let phrase =
      changed == 0
      ? "as approved on \(counted(compared, "configuration"))"
      : "changed on \(changed) of \(counted(compared, "configuration")), in "
        + counted(changes.changes.count, "way")
    return phrase
      + (changes.unapproved.isEmpty ? "" : ", \(changes.unapproved.count) without a baseline")
      + (changes.notShown > 0 ? ", \(changes.notShown) approved not shown" : "")
  }

  private static func summary(
    _ changes: BaselineComparison, _ style: TextStyle
  ) -> String {
    style.bold(VisibleText.of(changes.scene)) + ": " + summary(changes)
  }

  private static func change(
    _ change: BaselineComparison.Change, of changes: BaselineComparison, _ style: TextStyle
  ) -> [String] {
    let first = changes.configurations[change.configurations[0]].description
    let more = change.configurations.count - 1
    let head =
      style.bold(VisibleText.of(first)) + (more > 0 ? " and \(more) more" : "")
      + (change.varies ? style.faint(", with other values") : "")
    return [head] + limited(change.relations).map { "  " + style.doubtful($0) }
      + limited(change.views).map { "  " + $0 }
  }

  private static func unapproved(
    _ changes: BaselineComparison, _ style: TextStyle
  ) -> [String] {
    if changes.unapproved.isEmpty { return [] }
    return [style.bold("Without a baseline") + "; 'approve' adds them"]
      + limited(changes.unapproved.map { changes.configurations[$0].description })
      .map { "  " + $0 }
  }

  private static func limited(_ lines: [String]) -> [String] {
    let shown = lines.prefix(lineLimit).map { VisibleText.of($0, limit: 1_000) }
    return shown + (lines.count > lineLimit ? ["and \(lines.count - lineLimit) more"] : [])
  }
}
