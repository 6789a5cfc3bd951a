import Foundation

/// Ranges outside of the text.
extension NSTextStorage {
  /// The messages of the exception, by the use of the range.
  ///
  /// Source: meitu/MPITextKit#66, glaszig/SZTextView#47 (indexes); ibireme/YYText#52 (ranges that
  /// are read); bytedance/RangersAppLog#15, ibireme/YYText#970 (ranges that are replaced).
  enum RangeUse: String {
    case index =
      "-[NSConcreteTextStorage attributesAtIndex:effectiveRange:]: Range or index out of bounds"
    case reading = "NSMutableRLEArray objectAtIndex:effectiveRange:: Out of bounds"
    case replacing = "NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds"
  }

  /// Returns whether the text contains a range; if not, the exception is reported, and the call has
  /// no effect.
  ///
  /// Foundation for Linux ends the process for most of these ranges.
  ///
  /// Rule: R-TEXTKIT-4.
  final func covers(_ range: NSRange, _ use: RangeUse) -> Bool {
    // A subclass has its own text, which Foundation's length does not count.
    let count = type(of: self) == NSTextStorage.self ? length : string.utf16.count
    if range.location >= 0, range.length >= 0, range.location <= count - range.length {
      return true
    }
    TextEnvironment.raiseRange(use.rawValue)
    return false
  }

  /// Returns whether the text has a character at an index.
  final func has(_ index: Int) -> Bool {
    covers(NSRange(location: index, length: index == .max ? 0 : 1), .index)
  }
}
