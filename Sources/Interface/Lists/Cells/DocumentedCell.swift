import Foundation
import GimbalEngine

/// The values that a cell stores from the storyboard or nib file from which it was loaded.
@MainActor
package struct DocumentedCell {
  /// True for a static cell of one row, which is never reused for another.
  package var isStatic = false
  /// True if the file contains margins of the content view, which replace the cell's margins.
  package var statesMargins = false
  /// The segue that begins at the cell; performed when the user selects the row.
  package var onSelection: (() -> Void)?
}
