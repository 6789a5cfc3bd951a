import Foundation
public import GimbalDevices
import GimbalGeometry

/// The keywords of window layouts in commands and files.
extension WindowLayout {
  /// The keywords of all layouts that have one.
  public static let keywords = ["fullScreen", "slideOver"] + SplitShare.allCases.map(\.rawValue)

  /// The layout in commands and files: `half`, `slideOver`, `507x1024`.
  public var word: String {
    switch self {
    case .fullScreen: "fullScreen"
    case .slideOver: "slideOver"
    case .split(let share): share.rawValue
    case .window(let size):
      "\(MeasureText.number(size.width))x\(MeasureText.number(size.height))"
    }
  }

  /// Parses a keyword; nil for any other string, and for sides that are not from 1 to 10,000
  /// points.
  public init?(word: String) {
    if word == "fullScreen" {
      self = .fullScreen
    } else if word == "slideOver" {
      self = .slideOver
    } else if let share = SplitShare(rawValue: word) {
      self = .split(share)
    } else {
      let sides = word.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
      guard sides.count == 2, let width = sides[0], let height = sides[1],
        (1...10_000).contains(width), (1...10_000).contains(height)
      else { return nil }
      self = .window(CGSize(width: width, height: height))
    }
  }
}
