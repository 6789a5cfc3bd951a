public import Foundation
public import GimbalDevices
public import GimbalGeometry

/// A window, and the side of the divided screen on which it stands.
public struct WindowPosition: Hashable, Sendable, CustomStringConvertible {
  /// The part of the screen.
  public var layout: WindowLayout
  /// The side; nil for the usual one, the left.
  public var side: PaneSide?

  /// Places a window.
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

  /// A window of any size, in points.
  public static func window(_ size: CGSize) -> WindowPosition { WindowPosition(.window(size)) }

  /// The words of a message: `the split 'half' at the right`.
  public var description: String { "\(layout)" + (side.map { " at the \($0.name)" } ?? "") }

  /// The words that calls and files have for windows without a size.
  public static let keywords =
    WindowLayout.keywords
    + SplitShare.allCases.flatMap { share in
      PaneSide.allCases.map { "\(share.rawValue)@\($0.name)" }
    }

  /// The place as calls and files name it: `half`, `half@right`, `slideOver`, `507x1024`.
  public var word: String { layout.word + (side.map { "@\($0.name)" } ?? "") }

  /// Reads a word; nil for another text, and for a side of what does not divide the screen.
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
