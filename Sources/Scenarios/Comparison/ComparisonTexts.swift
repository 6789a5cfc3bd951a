import Foundation
import GimbalGeometry

extension LayoutComparison: CustomStringConvertible {
  /// The scene, and the numbers of configurations and findings.
  public var description: String {
    "\(scene): \(configurations.count) configurations in \(classes.count) layout classes, "
      + "\(findings.count) findings"
  }
}

extension Configuration: CustomStringConvertible {
  /// The configuration's id.
  public var description: String { "\(id)" }
}

extension SceneComparison: @MainActor CustomStringConvertible {
  /// The scene.
  public var description: String { "a comparison of \(name)" }
}

extension LayoutClass: CustomStringConvertible {
  /// The number of configurations, and the differences from the nearest class.
  public var description: String {
    "\(configurations.count) configuration\(configurations.count == 1 ? "" : "s")"
      + (differences.isEmpty ? "" : ": " + differences.joined(separator: "; "))
  }
}

extension LayoutVariation: CustomStringConvertible {
  /// The settings as text.
  public var description: String {
    phrases.isEmpty ? "as on a new device" : phrases.joined(separator: " · ")
  }
}

extension MovedView: CustomStringConvertible {
  /// The view's index and its frames.
  public var description: String {
    "view \(view): \(MeasureText.rect(before)) → \(after.map { MeasureText.rect($0) } ?? "gone")"
  }
}

extension LayoutBaseline: CustomStringConvertible {
  /// The scene, and the number of its approved layouts.
  public var description: String { "\(scene): \(entries.count) approved layouts" }
}

extension LayoutBaseline.Entry: CustomStringConvertible {
  /// The configuration.
  public var description: String { "\(id)" }
}

extension BaselineComparison: CustomStringConvertible {
  /// The number of changed configurations.
  public var description: String {
    "\(changes.map(\.configurations.count).reduce(0, +)) changed, \(unchanged.count) unchanged, "
      + "\(unapproved.count) unapproved"
  }
}

extension BaselineComparison.Change: CustomStringConvertible {
  /// The changed relations, else the changed views.
  public var description: String {
    (relations.isEmpty ? views : relations).joined(separator: "; ")
  }
}

extension BaselineComparison.Outline: CustomStringConvertible {
  /// The name and the rectangle.
  public var description: String { "\(name) \(MeasureText.rect(rect))" }
}

extension LayoutSweep: CustomStringConvertible {
  /// One line per stretch.
  public var description: String { stretches.map(\.description).joined(separator: "\n") }
}

extension LayoutSweep.Stretch: CustomStringConvertible {
  /// The ends of the stretch, and its layout class.
  public var description: String {
    "\(MeasureText.number(first))…\(MeasureText.number(last)), class \(LayoutClass.letter(layoutClass))"
  }
}

extension SceneSweep: @MainActor CustomStringConvertible {
  /// A fixed description.
  public var description: String { "a sweep of a scene" }
}

extension Finding: CustomStringConvertible {
  /// The severity and the message.
  public var description: String { "\(severity.rawValue): \(message)" }
}

extension Finding.Measurement: CustomStringConvertible {
  /// The name and the rectangle.
  public var description: String { "\(name) \(MeasureText.rect(rect))" }
}

extension SkippedConfiguration: CustomStringConvertible {
  /// The configuration and the reason.
  public var description: String { "\(name): \(reason)" }
}

extension DeviceOutline: CustomStringConvertible {
  /// The slug.
  public var description: String { slug }
}

extension ComparisonRequest: CustomStringConvertible {
  /// The number of requested configurations.
  public var description: String { "\(count) configurations on \(devices.count) devices" }
}

extension FrameTable: CustomStringConvertible {
  /// One line per view: its name and its frame in each column, `-` if the layout does not have it.
  ///
  /// - Complexity: O(views × columns).
  public var description: String { rows.map(\.description).joined(separator: "\n") }
}

extension FrameTable.Column: CustomStringConvertible {
  /// The indices of the layouts.
  public var description: String { "\(configurations)" }
}

extension FrameTable.Row: CustomStringConvertible {
  /// The view's name and its frame in each column.
  public var description: String {
    ([String(repeating: "  ", count: min(depth, 32)) + view] + cells.map(\.description))
      .joined(separator: "  ")
  }
}

extension FrameTable.Cell: CustomStringConvertible {
  /// The frame, `-` without one.
  public var description: String { frame.map { MeasureText.rect($0) } ?? "-" }
}

extension LayoutRotation: CustomStringConvertible {
  /// The orientations before and after.
  public var description: String {
    "\(before.id.orientation.name) → \(after.id.orientation.name), \(frames.count) moments"
  }
}

extension LayoutFold: CustomStringConvertible {
  /// The devices before and after.
  public var description: String { "\(before.id.device) → \(after.id.device)" }
}

extension LayoutRotation.Frame: CustomStringConvertible {
  /// The time.
  public var description: String { "\(MeasureText.number(time)) s" }
}
