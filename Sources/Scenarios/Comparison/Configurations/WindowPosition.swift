public import Foundation
public import GimbalDevices
public import GimbalGeometry

/// A window, and its side of the divided screen.
public struct WindowPosition: Hashable, Sendable, CustomStringConvertible {
  /// The part of the screen.
  public var layout: WindowLayout
  /// The side; nil for the default one, the left.
  public var side: PaneSide?

  /// Creates a window position.
  public init(_ layout: WindowLayout, side: PaneSide? = nil) {
    self.layout = layout
    self.side = side
  }

  /// The whole screen.
  public static let fullScreen = WindowPosition(.fullScreen)
  /// The pane that floats above another app.
  public static let slideOver = WindowPosition(.slideOver)

  /// One pane of Split View.
  public static func split(_ share: SplitShare, side: PaneSide? = nil) -> WindowPosition {
    WindowPosition(.split(share), side: side)
  }

  /// Returns a window of any size, in points.
  public static func window(_ size: CGSize) -> WindowPosition { WindowPosition(.window(size)) }

  /// The text in the names of configurations: `Split View half@right`, `Slide Over`.
  public var description: String {
    if case .split = layout { return "Split View \(word)" }
    return "\(layout)"
  }

  /// The keywords of windows without a size, in commands and files.
  public static let keywords =
    WindowLayout.keywords
    + SplitShare.allCases.flatMap { share in
      PaneSide.allCases.map { "\(share.rawValue)@\($0.name)" }
    }

  /// The window in commands and files: `half`, `half@right`, `slideOver`, `507x1024`.
  public var word: String { layout.word + (side.map { "@\($0.name)" } ?? "") }

  /// Parses a keyword; nil for any other string, and for a side of a window that does not divide
  /// the screen.
  public init?(word: String) {
    let parts = word.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let layout = WindowLayout(word: String(first)) else {
      return nil
    }
    self.init(layout)
    guard parts.count > 1 else { return }
    guard case .split = layout, let side = PaneSide(rawValue: String(parts[1])) else { return nil }
    self.side = side
  }
}
