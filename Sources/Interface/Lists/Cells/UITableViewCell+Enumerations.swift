import Foundation

/// The enumerations of rows.
extension UITableViewCell {
  /// The system styles.
  ///
  /// Source: Apple, UITableViewCell.CellStyle.
  public enum CellStyle: Int, Sendable {
    /// An image and a label.
    case `default` = 0
    /// A label, and another one at the end of its line.
    case value1 = 1
    /// A narrow label, and another one after it.
    case value2 = 2
    /// A label above another one.
    case subtitle = 3
  }

  /// The line between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case singleLine = 1
    /// A line with an edge, up to iOS 10.
    case singleLineEtched = 2
  }

  /// The appearance of a selected row.
  public enum SelectionStyle: Int, Sendable {
    /// Unchanged.
    case none = 0
    /// In blue.
    case blue = 1
    /// In gray.
    case gray = 2
    /// The system's default.
    case `default` = 3
  }

  /// The control that a row shows in editing mode.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Deletes the row.
    case delete = 1
    /// Inserts a row.
    case insert = 2
  }

  /// The system's accessories at the trailing edge of a row.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A disclosure indicator.
    case disclosureIndicator = 1
    /// A detail button and a disclosure indicator.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A detail button.
    case detailButton = 4
  }

  /// The parts of editing mode that a row shows.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The edit control.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The delete confirmation.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}

extension UITableViewCell {
  /// Returns the parts of editing mode that the row shows, with or without the delete confirmation.
  final func states(withConfirmation confirms: Bool) -> StateMask {
    var states: StateMask = isEditing && editingStyle != .none ? .showingEditControl : []
    if confirms { states.insert(.showingDeleteConfirmation) }
    return states
  }
}
