import Foundation

/// The words of rows.
extension UITableViewCell {
  /// The styles that the system lays out.
  ///
  /// Source: Apple, UITableViewCell.CellStyle.
  public enum CellStyle: Int, Sendable {
    /// A picture and a text.
    case `default` = 0
    /// A text, and another at the end of its line.
    case value1 = 1
    /// A narrow text, and another after it.
    case value2 = 2
    /// A text above another.
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

  /// The look of a selected row.
  public enum SelectionStyle: Int, Sendable {
    /// As any other.
    case none = 0
    /// In blue.
    case blue = 1
    /// In gray.
    case gray = 2
    /// As the system does.
    case `default` = 3
  }

  /// The control that a row offers while the table is edited.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Delete it.
    case delete = 1
    /// Insert one.
    case insert = 2
  }

  /// The system's accessories at the end of a row.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A mark that the row leads on.
    case disclosureIndicator = 1
    /// A button and that mark.
    case detailDisclosureButton = 2
    /// A mark that the row is chosen.
    case checkmark = 3
    /// A button.
    case detailButton = 4
  }

  /// The parts of editing that a row shows.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Parts of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The button that deletes or inserts.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The question whether to delete.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}

extension UITableViewCell {
  /// The parts of editing that the row shows, with the question whether to delete or without.
  final func states(withConfirmation confirms: Bool) -> StateMask {
    var states: StateMask = isEditing && editingStyle != .none ? .showingEditControl : []
    if confirms { states.insert(.showingDeleteConfirmation) }
    return states
  }
}
