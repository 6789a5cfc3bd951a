import Foundation
import GimbalGeometry

/// The reason why a visual format is invalid, and the column.
///
/// See: L-VFL-E1, L-VFL-E2, L-VFL-E3, L-VFL-E4, L-VFL-E5, L-VFL-E6, L-VFL-E7, L-VFL-E8, L-VFL-E9.
package struct VisualFormatError: Error, Equatable, CustomStringConvertible {
  /// The kind of the error.
  package enum Reason: Equatable, Sendable {
    case empty
    case tooLong(bytes: Int)
    case noColon(isVertical: Bool)
    case noView
    case noViewName
    case unclosedView
    case unclosedList
    case unclosedConnection
    case textAfterEnd
    case noQuantity
    case unknownRelation
    case notFinite(Double)
    case priorityTooHigh(Double)
    case priorityTooLow(Double)
    case unknownView(String)
    case unknownMetric(String)
    case notAnItem(String)
    case notANumber(String)
    case noSuperview
    case alignmentAlongAxis(isVertical: Bool)
  }

  /// The kind of the error, which determines the message.
  package let reason: Reason
  /// The original text.
  package let format: String
  /// The column of the caret, in Unicode scalars, from 1.
  package let column: Int

  /// Creates an error at a byte offset of a text's UTF-8.
  package init(_ reason: Reason, in format: String, at offset: Int) {
    self.reason = reason
    self.format = format
    let end = format.utf8.index(
      format.startIndex, offsetBy: offset, limitedBy: format.endIndex)
    column = format.unicodeScalars[..<(end ?? format.endIndex)].count + 1
  }

  /// The message, in UIKit's words where they are known.
  package var message: String {
    switch reason {
    case .empty: "It's an empty string."
    case .tooLong(let bytes):
      "It has \(bytes) bytes, and at most \(VisualFormat.longestText) are read."
    case .noColon(let isVertical):
      "Expected ':' after '\(isVertical ? "V" : "H")' to specify "
        + "\(isVertical ? "vertical" : "horizontal") arrangement"
    case .noView: "Expected a view"
    case .noViewName:
      "Expected a view. View names must start with a letter or an underscore, then contain letters, "
        + "numbers, and underscores."
    case .unclosedView:
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    case .unclosedList: "Predicates on a space must end with ')'"
    case .unclosedConnection: "A space must end with '-'"
    case .textAfterEnd: "Expected the end of the format string."
    case .noQuantity:
      "Expected a number or key from the metrics dictionary, but encountered something else"
    case .unknownRelation: "Unknown relation. Must be ==, >=, or <="
    case .notFinite(let number): "Constant is not finite!  That's illegal.  constant:\(number)"
    case .priorityTooHigh(let number):
      "Invalid priority specified: \(MeasureText.significant(CGFloat(number))). Priority cannot be "
        + "higher than NSLayoutPriorityRequired, which is 1000."
    case .priorityTooLow(let number):
      "Invalid priority specified: \(MeasureText.significant(CGFloat(number))). Priority must be "
        + "greater than 0."
    case .unknownView(let name): "\(name) is not a key in the views dictionary."
    case .unknownMetric(let name):
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views "
        + "dictionaries"
    case .notAnItem(let name): "\(name) in the views dictionary is neither a view nor a guide."
    case .notANumber(let name): "\(name) in the metrics dictionary is not a number."
    case .noSuperview:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .alignmentAlongAxis(let isVertical):
      "Options mask required views to be aligned on a \(isVertical ? "vertical" : "horizontal") "
        + "edge, which is not allowed for layout that is also "
        + "\(isVertical ? "vertical" : "horizontal")."
    }
  }

  /// The reason of UIKit's exception, with the caret under the column.
  ///
  /// Rule: L-VFL-E1.
  package var description: String {
    let head = "Unable to parse constraint format: "
    switch reason {
    case .empty, .tooLong: return head + message
    default:
      let spaces = String(repeating: " ", count: column - 1)
      return "\(head)\n\(message) \n\(format) \n\(spaces)^"
    }
  }
}
