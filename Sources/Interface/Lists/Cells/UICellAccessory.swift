public import Foundation
public import GimbalEngine
public import GimbalGraphics

/// An accessory at the end of a list's cell.
///
/// The widths are those of a table's accessories, where they have them, else assumed.
/// Source: Apple, UICellAccessory.
@MainActor
public struct UICellAccessory {
  /// The states of the list in which an accessory is there.
  public enum DisplayedState: Int, Sendable {
    /// Always.
    case always = 0
    /// While the list is edited.
    case whenEditing = 1
    /// While the list is not edited.
    case whenNotEditing = 2
  }

  /// The end at which an accessory stands, and when.
  public enum Placement {
    /// Before the content.
    case leading(
      displayed: DisplayedState = .always, at: ([UICellAccessory]) -> Int = { $0.count })
    /// After the content.
    case trailing(
      displayed: DisplayedState = .always, at: ([UICellAccessory]) -> Int = { $0.count })
  }

  /// The room that is kept for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// Its own width.
    case actual
    /// The system's width.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The look of an accessory.
  public struct Options {
    /// True if it is not seen, while its room stays.
    public var isHidden: Bool?
    /// The room that is kept for it.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint.
    public var tintColor: UIColor?
    /// The color behind it.
    public var backgroundColor: UIColor?
    /// True if a line stands before it.
    public var showsVerticalSeparator: Bool?

    /// A look.
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

  /// The look of a sign that the row leads on.
  public typealias DisclosureIndicatorOptions = Options
  /// The look of a check mark.
  public typealias CheckmarkOptions = Options
  /// The look of a button that deletes.
  public typealias DeleteOptions = Options
  /// The look of a button that inserts.
  public typealias InsertOptions = Options
  /// The look of a handle that moves the row.
  public typealias ReorderOptions = Options
  /// The look of a mark of several rows.
  public typealias MultiselectOptions = Options
  /// The look of a sign that opens a group.
  public typealias OutlineDisclosureOptions = Options
  /// The look of a text.
  public typealias LabelOptions = Options
  /// The look of a button for more.
  public typealias DetailOptions = Options

  /// A view of the app's own.
  @MainActor
  public struct CustomViewConfiguration {
    let view: UIView
    let placement: Placement
    let options: Options
    let maintainsFixedSize: Bool

    /// A view at an end.
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

  enum Kind {
    case disclosureIndicator
    case checkmark
    case detail
    case control
    case reorder
    case label(String)
    case custom(UIView)
  }

  let kind: Kind
  let isLeading: Bool
  let displayed: DisplayedState
  let options: Options
  /// Its place among the accessories that stand at its end already.
  let location: ([UICellAccessory]) -> Int

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

  /// A sign that the row leads on.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = Options()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options) }

  /// A sign that opens and closes a group.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options) }

  /// A check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = Options()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options) }

  /// A button for more (from iOS 15.4 on).
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed, options) }

  /// A button that deletes.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.control, isLeading: true, displayed, options) }

  /// A button that inserts.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.control, isLeading: true, displayed, options) }

  /// A mark of several rows.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = Options()
  ) -> UICellAccessory { UICellAccessory(.control, isLeading: true, displayed, options) }

  /// A handle that moves the row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = Options()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options) }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = Options()
  ) -> UICellAccessory { UICellAccessory(.label(text), displayed, options) }

  /// A view of the app's own.
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
