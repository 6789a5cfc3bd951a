public import Foundation
import GimbalDocuments
public import GimbalTraits

/// The panes on one size of panel: a file `Devices/multitasking/panel-….json`.
public struct PanelSplits: Hashable, Sendable {
  /// A pane of Split View.
  public struct Pane: Hashable, Sendable {
    /// The share; nil is the whole screen.
    public let share: SplitShare?
    /// True if the interface lies on its side.
    public let isLandscape: Bool
    /// The pane's name.
    public let name: String
    /// In points of the turned interface; nil is not known.
    public let size: CGSize?
    /// The pane's classes.
    public let sizeClasses: SizeClasses
    /// The provenance of the size.
    public let provenance: String
    /// The confidence in it.
    public let confidence: Confidence
  }

  /// The floating pane.
  public struct SlideOver: Hashable, Sendable {
    /// Its width on a screen that lies on its side.
    public let landscapeWidth: CGFloat?
    /// Its width on an upright screen.
    public let portraitWidth: CGFloat?
    /// The distance from the screen's top.
    public let marginAbove: CGFloat?
    /// The distance from the screen's bottom.
    public let marginBelow: CGFloat?
    /// Its horizontal class.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// The provenance of the figures.
    public let provenance: String
    /// The confidence in them.
    public let confidence: Confidence
    /// A remark.
    public let note: String?

    /// Both distances, when both are known.
    var margins: (above: CGFloat, below: CGFloat)? {
      guard let marginAbove, let marginBelow else { return nil }
      return (marginAbove, marginBelow)
    }
  }

  /// The family's short name.
  public let key: String
  /// The panel's name.
  public let label: String
  /// The screen in points, upright.
  public let fullPortrait: CGSize
  /// The devices that have it.
  public let deviceSlugs: [String]
  /// Panes of Split View, and the whole screen, in both directions.
  public let panes: [Pane]
  /// The floating pane.
  public let slideOver: SlideOver
  /// Caveats.
  public let notes: [String]
  /// The sources of the figures.
  public let sources: [String]

  /// The pane of a share; nil where the panel offers none.
  public func pane(_ share: SplitShare, landscape: Bool) -> Pane? {
    panes.first { $0.share == share && $0.isLandscape == landscape }
  }
}
