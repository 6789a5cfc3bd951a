import Foundation
public import GimbalComparison
import GimbalGeometry
import GimbalSnapshots

/// A comparison as text for a terminal.
public enum ComparisonText {
  /// The limit of configurations that a group lists by name.
  static let nameLimit = 12

  /// Returns layout classes with their differences, the table of frames, findings, and what was
  /// skipped and assumed.
  ///
  /// - Complexity: linear in the size of the comparison.
  public static func report(
    _ comparison: LayoutComparison, style: TextStyle = .plain
  ) -> String {
    let sections =
      [[summary(comparison, style)]]
      + comparison.classes.indices.map { layoutClass($0, of: comparison, style) }
      + [
        FrameTableText.lines(comparison, style), findings(comparison, style),
        skipped(comparison, style), assumptions(comparison, style),
      ]
    return sections.filter { !$0.isEmpty }
      .map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private static func summary(_ comparison: LayoutComparison, _ style: TextStyle) -> String {
    let skipped = comparison.skipped.isEmpty ? "" : ", \(comparison.skipped.count) skipped"
    return style.bold(VisibleText.of(comparison.scene)) + ": "
      + counted(comparison.configurations.count, "configuration") + " in "
      + LayoutClassNames.count(comparison.classes.count) + ", "
      + FindingDigest.summary(
        FindingDigest.all(of: comparison), of: comparison.configurations.count)
      + AllowedFindingsText.count(comparison, before: ", ") + skipped
  }

  private static func layoutClass(
    _ index: Int, of comparison: LayoutComparison, _ style: TextStyle
  ) -> [String] {
    let layoutClass = comparison.classes[index]
    let count = counted(layoutClass.configurations.count, "configuration")
    var lines = [style.bold("Class \(LayoutClass.letter(index))") + ", \(count)"]
    let ends = layoutClass.representatives
    for (word, location) in zip(ends.count > 1 ? ["smallest", "largest"] : ["example"], ends) {
      lines.append("  \(word.padded(to: 9))\(LayoutClassNames.member(location, of: comparison))")
    }
    let others = layoutClass.configurations.filter { !ends.contains($0) }
    lines += others.prefix(nameLimit).map {
      style.faint("           " + VisibleText.of(comparison.configurations[$0].id.description))
    }
    let more = others.count - nameLimit
    if more > 0 { lines.append(style.faint("           and \(more) more")) }
    if let nearest = layoutClass.nearest {
      lines.append("  differs from \(LayoutClass.letter(nearest)):")
      lines += layoutClass.differences.map {
        "    " + style.doubtful(VisibleText.of($0, limit: 1_000))
      }
    }
    return lines
  }

  private static func findings(_ comparison: LayoutComparison, _ style: TextStyle) -> [String] {
    let digests = FindingDigest.all(of: comparison)
    if digests.isEmpty { return [] }
    var lines = [style.bold("Findings")]
    for digest in digests {
      let first = comparison.configurations[digest.configurations[0]].id.description
      let more = digest.configurations.count - 1
      lines.append(
        "  \(label(digest.severity, style))\(VisibleText.of(digest.message, limit: 1_000))")
      if let location = comparison.locations[digest.view] {
        lines.append(style.faint("           at \(VisibleText.of(location.description))"))
      }
      let others = more > 0 ? " and \(more) more" : ""
      let varying = digest.varies ? ", with other values" : ""
      lines.append(style.faint("           on \(VisibleText.of(first))\(others)\(varying)"))
    }
    return lines
  }

  private static func label(_ severity: Severity, _ style: TextStyle) -> String {
    let word = severity.rawValue.padded(to: 9)
    return switch severity {
    case .error: style.bad(word)
    case .warning: style.doubtful(word)
    case .note: style.diagnostic(word)
    }
  }

  private static func skipped(_ comparison: LayoutComparison, _ style: TextStyle) -> [String] {
    if comparison.skipped.isEmpty { return [] }
    return [style.bold("Skipped")]
      + comparison.skipped.map {
        "  \(VisibleText.of($0.name)): \(VisibleText.of($0.explanation, limit: 1_000))"
      }
  }

  private static func assumptions(_ comparison: LayoutComparison, _ style: TextStyle) -> [String] {
    let lines = Assumptions.lines(of: comparison)
    if lines.isEmpty { return [] }
    return [style.bold("Assumed, because no source has them")] + lines.map { "  " + $0 }
  }
}

/// Phrases about layout classes, which text, Markdown and pages share.
enum LayoutClassNames {
  /// Returns the number with the noun: `1 layout class`, `2 layout classes`.
  static func count(_ count: Int) -> String {
    "\(count) layout \(count == 1 ? "class" : "classes")"
  }

  /// Returns the text about folded classes; nil for none.
  static func further(_ count: Int) -> String? {
    count > 0 ? "\(count) further layout \(count == 1 ? "class" : "classes")" : nil
  }

  /// Returns a configuration with the size of its window.
  static func member(_ index: Int, of comparison: LayoutComparison) -> String {
    let configuration = comparison.configurations[index]
    return VisibleText.of(configuration.id.description) + ", "
      + MeasureText.size(configuration.layout.windowOnScreen.size)
  }
}

/// The phrase about allowed findings, which the summaries of reports share.
enum AllowedFindingsText {
  /// Returns the number of allowed findings after a separator, such as `, 2 allowed`; empty for
  /// none.
  static func count(_ comparison: LayoutComparison, before separator: String) -> String {
    let count = Set(comparison.allowed.map(\.id)).count
    return count == 0 ? "" : "\(separator)\(count) allowed"
  }
}

/// The lines of a report about metrics that no source has, each named once.
enum Assumptions {
  /// Returns one line for each device and metric, in the order of the configurations.
  ///
  /// - Complexity: linear in the number of configurations.
  static func lines(of comparison: LayoutComparison) -> [String] {
    var seen: Set<String> = []
    return comparison.configurations.flatMap { configuration in
      configuration.assumptions.map { "\(configuration.device.slug): \($0)" }
    }.filter { seen.insert($0).inserted }.map { VisibleText.of($0, limit: 1_000) }
  }
}
