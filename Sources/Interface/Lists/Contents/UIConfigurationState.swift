import Foundation
public import GimbalTraits

/// The state on which a view's look can depend, for configurations.
///
/// Source: Apple, UIConfigurationState.
public protocol UIConfigurationState {
  /// The traits that hold for the view.
  var traitCollection: UITraitCollection { get set }

  /// Creates a state of a view that is nothing in particular.
  init(traitCollection: UITraitCollection)

  /// A value of the app's own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A name of an app's own value in a state.
///
/// Source: Apple, UIConfigurationStateCustomKey.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A key of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view such as a header.
///
/// Source: Apple, UIViewConfigurationState.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits that hold for the view.
  public var traitCollection: UITraitCollection
  /// True if the view cannot be used.
  public var isDisabled = false
  /// True while a finger is on the view.
  public var isHighlighted = false
  /// True if the view is selected.
  public var isSelected = false
  /// True if the view is in focus; never set.
  public var isFocused = false
  private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state of a view that is nothing in particular.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}

/// The state of a cell.
///
/// Source: Apple, UICellConfigurationState.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The part of a cell in a drag; always none, as nothing is dragged between views.
  public enum DragState: Int, Sendable {
    /// The cell is not dragged.
    case none = 0
    /// The cell is being lifted.
    case lifting = 1
    /// The cell is dragged.
    case dragging = 2
  }

  /// The part of a cell in a drop; always none.
  public enum DropState: Int, Sendable {
    /// Nothing is dropped.
    case none = 0
    /// Something may be dropped elsewhere.
    case notTargeted = 1
    /// Something may be dropped here.
    case targeted = 2
  }

  /// The traits that hold for the cell.
  public var traitCollection: UITraitCollection
  /// True if the cell cannot be used.
  public var isDisabled = false
  /// True while a finger is on the cell.
  public var isHighlighted = false
  /// True if the cell is selected.
  public var isSelected = false
  /// True if the cell is in focus; never set.
  public var isFocused = false
  /// True while the list is edited.
  public var isEditing = false
  /// True if the cell shows what belongs to it.
  public var isExpanded = false
  /// True while swipe actions of the cell are shown.
  public var isSwiped = false
  /// True if the cell is moved by a finger.
  public var isReordering = false
  /// The cell's part in a drag.
  public var cellDragState = DragState.none
  /// The cell's part in a drop.
  public var cellDropState = DropState.none
  private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state of a cell that is nothing in particular.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}
