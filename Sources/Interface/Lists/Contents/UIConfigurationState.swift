import Foundation
public import GimbalTraits

/// The state of a view, such as selected or highlighted, from which configurations derive its
/// appearance.
///
/// Source: Apple, UIConfigurationState.
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// Creates a default state.
  init(traitCollection: UITraitCollection)

  /// A custom value of the app.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom value in a state.
///
/// Source: Apple, UIConfigurationStateCustomKey.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key with a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view such as a header.
///
/// Source: Apple, UIViewConfigurationState.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// True if the view is disabled.
  public var isDisabled = false
  /// True while a touch is on the view.
  public var isHighlighted = false
  /// True if the view is selected.
  public var isSelected = false
  /// True if the view is focused; never set.
  public var isFocused = false
  private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a default state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A custom value of the app.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}

/// The state of a cell.
///
/// Source: Apple, UICellConfigurationState.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The state of a cell in a drag; always `none`, because drag and drop is not simulated.
  public enum DragState: Int, Sendable {
    /// The cell is not dragged.
    case none = 0
    /// The cell is being lifted.
    case lifting = 1
    /// The cell is dragged.
    case dragging = 2
  }

  /// The state of a cell in a drop; always `none`.
  public enum DropState: Int, Sendable {
    /// Nothing is dropped.
    case none = 0
    /// Something may be dropped elsewhere.
    case notTargeted = 1
    /// Something may be dropped here.
    case targeted = 2
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// True if the cell is disabled.
  public var isDisabled = false
  /// True while a touch is on the cell.
  public var isHighlighted = false
  /// True if the cell is selected.
  public var isSelected = false
  /// True if the cell is focused; never set.
  public var isFocused = false
  /// True in editing mode of the list.
  public var isEditing = false
  /// True if the cell's group is expanded.
  public var isExpanded = false
  /// True while swipe actions of the cell are shown.
  public var isSwiped = false
  /// True while a touch moves the cell.
  public var isReordering = false
  /// The cell's state in a drag.
  public var cellDragState = DragState.none
  /// The cell's state in a drop.
  public var cellDropState = DropState.none
  private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a default state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A custom value of the app.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}
