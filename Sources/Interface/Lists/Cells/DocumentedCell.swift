import Foundation
import GimbalEngine

/// The document of a cell, as the cell keeps it.
@MainActor
package struct DocumentedCell {
  /// True for a cell of one row alone, which is never used again for another.
  package var isStatic = false
  /// True if the document states the margins of the content view, in the place of the cell's.
  package var statesMargins = false
  /// The segue that begins at the cell; it goes when a person selects the row.
  package var onSelection: (() -> Void)?
}
