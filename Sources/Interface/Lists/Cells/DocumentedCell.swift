import Foundation
import GimbalEngine

/// What a cell stores of the document that it was loaded from.
@MainActor
package struct DocumentedCell {
  /// True for a static cell of one row, which is never reused for another.
  package var isStatic = false
  /// True if the document contains the margins of the content view, which replace the cell's.
  package var statesMargins = false
  /// The segue that begins at the cell; performed when the user selects the row.
  package var onSelection: (() -> Void)?
}
