import Foundation

/// A tab whose width depends on the text after it, which has not been read yet.
struct OpenTab {
  /// The index of the tab among the characters.
  var character: Int
  /// The tab stop at which the column is aligned.
  var stop: NSTextTab
  /// The position of the tab in its paragraph, in points.
  var x: Double

  /// Returns the width of the tab before a column of a width, in points.
  ///
  /// `terminated` is the width of the column's part before the stop's terminator.
  func width(before column: Double, terminated: Double?) -> Double {
    let space = Double(stop.location) - x
    switch stop.alignment {
    case .center: return max(0, space - column / 2)
    case .right: return max(0, space - (terminated ?? column))
    case .left, .natural, .justified: return max(0, space)
    }
  }
}
