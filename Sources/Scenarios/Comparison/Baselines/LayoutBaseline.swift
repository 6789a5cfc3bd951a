public import Foundation
public import GimbalSnapshots

/// The approved layouts of a scene, by their configurations.
///
/// ```swift
/// let devices = try DeviceCatalog.standard.select(["iphone-se-3", "iphone-15-pro"])
/// let request = ComparisonRequest(devices: devices)
/// let comparison = try SceneComparison("player", request) { PlayerViewController() }.run()
/// let baseline = LayoutBaseline(comparison)
/// let again = try LayoutBaseline(reading: baseline.text, file: "player.baseline.json")
/// print(BaselineComparison(comparison, with: again).changes.isEmpty)
/// ```
public struct LayoutBaseline: Hashable, Sendable {
  /// An approved layout.
  public struct Entry: Hashable, Sendable {
    /// The configuration.
    public var id: ConfigurationID
    /// Rendered pixels per point.
    public var scale: CGFloat
    /// The layout.
    public var layout: LayoutSnapshot
  }

  /// The scene's name at the approval.
  public var scene: String
  /// The layouts, each configuration once.
  public private(set) var entries: [Entry]
  private var locations: [ConfigurationID: Int]

  /// Approves the layouts of a comparison.
  public init(_ comparison: LayoutComparison) {
    self.init(
      scene: comparison.scene,
      entries: comparison.configurations.map {
        Entry(id: $0.id, scale: $0.device.scale, layout: $0.layout)
      })
  }

  /// Creates a baseline; of several entries for one configuration, the last one counts.
  init(scene: String, entries: [Entry]) {
    self.scene = scene
    self.entries = []
    locations = [:]
    for entry in entries { add(entry) }
  }

  /// The approved layout of a configuration, or nil.
  public subscript(id: ConfigurationID) -> Entry? { locations[id].map { entries[$0] } }

  /// Returns the baseline with the layouts of a newer one, which replace those of the same
  /// configurations.
  ///
  /// Layouts of other configurations stay, and layouts of new configurations come last.
  /// `gimbal approve` calls it.
  ///
  /// - Complexity: linear in the number of layouts.
  public func updated(with newer: LayoutBaseline) -> LayoutBaseline {
    var result = self
    result.scene = newer.scene
    for entry in newer.entries { result.add(entry) }
    return result
  }

  private mutating func add(_ entry: Entry) {
    if let location = locations[entry.id] {
      entries[location] = entry
    } else {
      locations[entry.id] = entries.count
      entries.append(entry)
    }
  }
}
