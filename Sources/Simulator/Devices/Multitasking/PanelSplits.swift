public import Foundation
import GimbalDocuments
public import GimbalTraits

/// The panes on one size of panel: a file `Devices/multitasking/panel-….json`.
public struct PanelSplits: Hashable, Sendable {
  /// A pane of Split View.
  public struct Pane: Hashable, Sendable {
    /// The share of the screen; nil is the whole screen.
    public let share: SplitShare?
    /// True if the interface is in landscape.
    public let isLandscape: Bool
    /// The pane's name.
    public let name: String
    /// The size in points of the interface's orientation; nil is unknown.
    public let size: CGSize?
    /// The pane's size classes.
    public let sizeClasses: SizeClasses
    /// The provenance of the size.
    public let provenance: String
    /// The confidence in the size.
    public let confidence: Confidence
  }

  /// The floating pane of Slide Over.
  public struct SlideOver: Hashable, Sendable {
    /// The width of the pane on a landscape screen, in points.
    public let landscapeWidth: CGFloat?
    /// The width of the pane on a portrait screen, in points.
    public let portraitWidth: CGFloat?
    /// The distance from the screen's top.
    public let marginAbove: CGFloat?
    /// The distance from the screen's bottom.
    public let marginBelow: CGFloat?
    /// The horizontal size class of the pane.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// The provenance of the sizes.
    public let provenance: String
    /// The confidence in them.
    public let confidence: Confidence
    /// A note.
    public let note: String?

    /// The distances above and below the pane in points; nil if one is unknown.
    var margins: (above: CGFloat, below: CGFloat)? {
      guard let marginAbove, let marginBelow else { return nil }
      return (marginAbove, marginBelow)
    }
  }

  /// The family's short name.
  public let key: String
  /// The panel's name.
  public let label: String
  /// The size of the screen in portrait, in points.
  public let fullPortrait: CGSize
  /// The slugs of the devices with this panel.
  public let deviceSlugs: [String]
  /// Panes of Split View, and the whole screen, in both directions.
  public let panes: [Pane]
  /// The floating pane.
  public let slideOver: SlideOver
  /// Caveats.
  public let notes: [String]
  /// The sources of the sizes.
  public let sources: [String]

  /// Returns the pane of a share; nil if the panel offers none.
  public func pane(_ share: SplitShare, landscape: Bool) -> Pane? {
    panes.first { $0.share == share && $0.isLandscape == landscape }
  }
}
