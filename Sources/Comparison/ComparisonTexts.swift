import GimbalGeometry

extension LayoutComparison: CustomStringConvertible {
  /// The scene, and how much was compared and found.
  public var description: String {
    "\(scene): \(configurations.count) configurations in \(groups.count) groups, "
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

extension RelationGroup: CustomStringConvertible {
  /// The number of configurations, and what separates them from the first group.
  public var description: String {
    "\(configurations.count) configuration\(configurations.count == 1 ? "" : "s")"
      + (differences.isEmpty ? "" : ": " + differences.joined(separator: "; "))
  }
}

extension Finding: CustomStringConvertible {
  /// The severity and the sentence.
  public var description: String { "\(severity.rawValue): \(sentence)" }
}

extension Finding.Evidence: CustomStringConvertible {
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
  /// The number of configurations that are asked for.
  public var description: String { "\(count) configurations on \(devices.count) devices" }
}

extension FrameTable: CustomStringConvertible {
  /// A line a view: its name and its frame in each column, `-` where the layout lacks it.
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
