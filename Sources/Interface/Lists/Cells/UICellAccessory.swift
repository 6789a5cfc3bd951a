public import Foundation
public import GimbalEngine
public import GimbalGraphics

/// An accessory at an edge of a list's cell.
///
/// An accessory that tables also have is as wide as there; the widths of the others are assumed.
/// Source: Apple, UICellAccessory.
@MainActor
public struct UICellAccessory {
  /// The states of the list in which an accessory is shown.
  public enum DisplayedState: Int, Sendable {
    /// Always.
    case always = 0
    /// In editing mode.
    case whenEditing = 1
    /// Outside of editing mode.
    case whenNotEditing = 2
  }

  /// The edge at which an accessory is, and the states in which it is shown.
  public enum Placement {
    /// Before the content.
    case leading(
      displayed: DisplayedState = .always, at: ([UICellAccessory]) -> Int = { $0.count })
    /// After the content.
    case trailing(
      displayed: DisplayedState = .always, at: ([UICellAccessory]) -> Int = { $0.count })
  }

  /// The width reserved for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// The accessory's actual width.
    case actual
    /// The system's width.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The options of an accessory.
  public struct Options {
    /// True if it is hidden; its width stays reserved.
    public var isHidden: Bool?
    /// The width reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint color.
    public var tintColor: UIColor?
    /// The background color.
    public var backgroundColor: UIColor?
    /// True if a vertical separator is before it.
    public var showsVerticalSeparator: Bool?

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  /// The options of a disclosure indicator.
  public typealias DisclosureIndicatorOptions = Options
  /// The options of a check mark.
  public typealias CheckmarkOptions = Options
  /// The options of a delete control.
  public typealias DeleteOptions = Options
  /// The options of an insert control.
  public typealias InsertOptions = Options
  /// The options of a reorder control.
  public typealias ReorderOptions = Options
  /// The options of a multiple selection control.
  public typealias MultiselectOptions = Options
  /// The options of an outline disclosure.
  public typealias OutlineDisclosureOptions = Options
  /// The options of a label.
  public typealias LabelOptions = Options
  /// The options of a detail button.
  public typealias DetailOptions = Options

  /// A custom view as an accessory.
  @MainActor
  public struct CustomViewConfiguration {
    /// The view that the list cell shows.
    let view: UIView
    /// The edge and the states of the cell in which the view is shown.
    let placement: Placement
    /// The width, color and visibility of the accessory.
    let options: Options
    /// True if the view has its own size in every state; stored only.
    let maintainsFixedSize: Bool

    /// Creates a configuration of a view at an edge.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      view = customView
      self.placement = placement
      options = Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  /// The kinds of accessories, which determine their views and widths.
  enum Kind {
    /// The disclosure indicator.
    case disclosureIndicator
    /// The checkmark.
    case checkmark
    /// The detail button.
    case detail
    /// The control for deletion, insertion or multiple selection.
    case control
    /// The reorder control.
    case reorder
    /// A text.
    case label(String)
    /// A view of the app.
    case custom(UIView)
  }

  /// The kind of the accessory.
  let kind: Kind
  /// True at the leading edge, false at the trailing edge.
  let isLeading: Bool
  /// The states of the list in which the accessory is shown: always, or only in or outside of
  /// editing.
  let displayed: DisplayedState
  /// The width, color and visibility.
  let options: Options
  /// Returns the index at which the view is inserted among the accessories that are already at its
  /// edge.
  let location: ([UICellAccessory]) -> Int

  /// Creates an accessory; the functions with UIKit's names call it.
  init(
    _ kind: Kind, isLeading: Bool = false, _ displayed: DisplayedState, _ options: Options,
    location: @escaping ([UICellAccessory]) -> Int = { $0.count }
  ) {
    self.kind = kind
    self.isLeading = isLeading
    self.displayed = displayed
    self.options = options
    self.location = location
  }

  /// Returns a disclosure indicator.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = Options()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options) }

  /// Returns an outline disclosure, which opens and closes a group.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options) }

  /// Returns a check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = Options()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options) }

  /// Returns a detail button (from iOS 15.4 on).
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed, options) }

  /// Returns a delete control.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.control, isLeading: true, displayed, options) }

  /// Returns an insert control.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.control, isLeading: true, displayed, options) }

  /// Returns a multiple selection control.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = Options()
  ) -> UICellAccessory { UICellAccessory(.control, isLeading: true, displayed, options) }

  /// Returns a reorder control.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = Options()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options) }

  /// Returns a label.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = Options()
  ) -> UICellAccessory { UICellAccessory(.label(text), displayed, options) }

  /// Returns a custom view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    switch configuration.placement {
    case .leading(let displayed, let location):
      UICellAccessory(
        .custom(configuration.view), isLeading: true, displayed, configuration.options,
        location: location
      )
    case .trailing(let displayed, let location):
      UICellAccessory(
        .custom(configuration.view), displayed, configuration.options, location: location)
    }
  }
}
