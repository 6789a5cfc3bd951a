import Foundation
public import GimbalComparison
import GimbalTraits

/// The text that `gimbal sweep` prints: where a layout changes while one size grows.
public enum SweepText {
  /// Returns a line with the counts, then the stretches: ranges of the size without a change of
  /// relations and findings.
  ///
  /// The line of a stretch is followed by what differs from the previous stretch: relations, new
  /// findings and findings that are gone.
  ///
  /// - Complexity: linear in the size of the sweep.
  public static func report(
    _ sweep: LayoutSweep, of scene: String, style: TextStyle = .plain
  ) -> String {
    let breakpoints = sweep.stretches.count - 1
    let classes = Set(sweep.stretches.map(\.layoutClass)).count
    let head =
      style.bold(VisibleText.of(scene)) + ": " + counted(breakpoints, "breakpoint") + " in "
      + SweepValueText.measure(sweep.axis) + ", \(LayoutClassNames.count(classes)), "
      + counted(sweep.layouts, "layout")
    let cut =
      sweep.isCut ? ["the rest was not checked: too many breakpoints; choose a smaller range"] : []
    return ([head] + sweep.stretches.flatMap { lines(of: $0, sweep, style) } + cut)
      .joined(separator: "\n") + "\n"
  }

  /// Returns the line of a stretch and the lines of its changes.
  private static func lines(
    of stretch: LayoutSweep.Stretch, _ sweep: LayoutSweep, _ style: TextStyle
  ) -> [String] {
    let begun = stretch.findings.filter { stretch.appeared.contains($0.id) }
    let head =
      "from \(SweepValueText.value(stretch.first, sweep.axis)) to "
      + "\(SweepValueText.value(stretch.last, sweep.axis))\(SweepValueText.unit(sweep.axis)): class "
      + LayoutClass.letter(stretch.layoutClass)
    return [style.bold(head)]
      + stretch.differences.map { "  " + VisibleText.of($0, limit: 1_000) }
      + begun.map { finding in
        let word = finding.severity.rawValue.padded(to: 9)
        return "  " + (finding.severity == .error ? style.bad(word) : style.doubtful(word))
          + VisibleText.of(finding.message, limit: 1_000)
      }
      + stretch.ended.map { style.faint("  gone     \(VisibleText.of($0, limit: 1_000))") }
  }
}

/// The values of a sweep with their names and units, for text and JSON.
enum SweepValueText {
  /// Returns the name of the size that varies.
  static func measure(_ axis: LayoutSweep.Axis) -> String {
    switch axis {
    case .width: "width"
    case .height: "height"
    case .text: "text size"
    case .window: "the window's width"
    case .hinge: "the hinge's angle"
    }
  }

  /// Returns the unit that follows a value, with a space before a word.
  static func unit(_ axis: LayoutSweep.Axis) -> String {
    switch axis {
    case .width: " pt wide"
    case .height: " pt high"
    case .text: ""
    case .window: " pt wide"
    case .hinge: "°"
    }
  }

  /// Returns a value in points, or the name of a text size.
  static func value(_ value: CGFloat, _ axis: LayoutSweep.Axis) -> String {
    guard axis == .text else { return FrameMetric.text(value) }
    let sizes = UIContentSizeCategory.allCases
    let index = Int(value)
    return sizes.indices.contains(index) ? sizes[index].name : "\(index)"
  }
}
