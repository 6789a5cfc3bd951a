package import Foundation
import GimbalFontFiles

/// The characters of a line, for drawings that position each one.
extension MeasuredText {
  /// The beginnings of the user-perceived characters of a text without line ends, in points, and
  /// the text's width as the last number.
  ///
  /// It is nil if a script joins its characters or runs from right to left, or if its rules are
  /// not known.
  ///
  /// - Complexity: O(characters).
  package var characterEdges: [CGFloat]? {
    guard !text.unicodeScalars.contains(where: { FontScript($0).isJoined }) else { return nil }
    var index = 0
    return [0]
      + text.map { character in
        index += character.unicodeScalars.count
        return CGFloat(breaker.start(of: index))
      }
  }
}
