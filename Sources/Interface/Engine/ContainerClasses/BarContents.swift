public import Foundation
public import GimbalGeometry
public import GimbalGraphics

/// The size of an app's view in a bar that shows it with another size than its own.
///
/// When the bar has more space again, as after a rotation, the view gets its own size back.
package struct SizeInBar {
  /// The view.
  package let view: ObjectIdentifier
  /// The size that the view had before the bar changed it; may be empty.
  package let own: CGSize
  /// The size in the bar, before it is rounded to whole pixels.
  package let shown: CGSize

  /// Creates the sizes of a view.
  package init(view: ObjectIdentifier, own: CGSize, shown: CGSize) {
    self.view = view
    self.own = own
    self.shown = shown
  }
}

/// An item in a bar.
///
/// Source: Apple, UIBarItem.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title.
  @Settable open var title: String?
  /// The image.
  @Settable open var image: UIImage?
  /// True if the item is enabled.
  @Settable open var isEnabled = true
  /// A number that the app can use; the system does not read it.
  @Settable open var tag = 0
  /// The insets of the image; stored only.
  @Settable open var imageInsets = UIEdgeInsets.zero
  /// The image for phones in landscape; stored only.
  @Settable open var landscapeImagePhone: UIImage?
  /// The image for large content sizes; stored only.
  @Settable open var largeContentSizeImage: UIImage?
  /// The attributes of the title by state; stored only.
  package final var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Creates an item without a title.
  public override init() { super.init() }

  /// Creates an item without a title; no value is read from the coder.
  public required init?(coder: NSCoder) { super.init() }
}

/// A button in a bar; the bar creates its view.
///
/// See: R-BAR-12.
///
/// Source: Apple, UIBarButtonItem.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The style of a button.
  ///
  /// Source: Apple, UIBarButtonItem.Style.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// The style of the button.
  @Settable open var style = Style.plain
  /// The bars in which the button is shown (from iOS 27.1 on).
  @Settable open var axisBehavior = AxisBehavior.automatic
  /// The priority with which the button stays in a vertical bar that is too short (from iOS 27 on).
  ///
  /// See: R-FOLD-25.
  @Settable open var visibilityPriority = UIBarButtonItemVisibilityPriority.standard {
    didSet { if visibilityPriority != oldValue { onChange?() } }
  }

  /// A standard button of the system.
  ///
  /// Source: Apple, UIBarButtonItem.SystemItem.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
  }

  /// The width in points; 0 means the width of the content.
  @Settable open var width: CGFloat = 0
  /// True if the button is not shown and takes up no space in its bar (from iOS 16 on).
  ///
  /// See: R-BAR-7, R-BAR-9.
  @Settable open var isHidden = false { didSet { if isHidden != oldValue { onChange?() } } }
  /// Called when the bar must lay out its buttons again.
  final var onChange: (() -> Void)?
  /// The group that contains the button.
  public internal(set) final weak var buttonGroup: UIBarButtonItemGroup?
  /// The view that is shown instead of the button.
  @Settable open var customView: UIView?
  /// The size of the custom view in the bar; nil if it is the view's own.
  package final var sizeInBar: SizeInBar?
  /// The object whose `action` a tap calls, held weakly; nil means the first responder that has the
  /// method.
  ///
  /// See: R-BAR-12.
  open var target: AnyObject? {
    get { _target }
    set { _target = newValue }
  }
  private final weak var _target: AnyObject?
  /// The method that a tap calls.
  @Settable open var action: Selector?
  /// The closure that a tap calls (from iOS 14 on); its title and image are the button's.
  ///
  /// A system button keeps its own ones if the action has none.
  @Settable open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      if systemItem == nil || !primaryAction.title.isEmpty { title = primaryAction.title }
      if systemItem == nil || primaryAction.image != nil { image = primaryAction.image }
    }
  }

  /// Creates a button with a title, a target and an action.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, style: style)
    call(target, action)
  }

  /// Creates a button with an image, a target and an action.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, style: style)
    call(target, action)
  }

  /// Creates a button with an image, another one for phones in landscape, a target and an action.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates a system button with a target and an action.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    call(target, action)
  }

  /// Creates a button with the title and the image of a `UIAction`, which a tap runs.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
  }

  private func call(_ target: Any?, _ action: Selector?) {
    self.target = target.map(Selector.receiver)
    self.action = action
  }

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style = .plain) {
    self.init()
    self.title = title
    self.style = style
  }

  /// Creates a button with an image.
  public convenience init(image: UIImage?, style: Style = .plain) {
    self.init()
    self.image = image
    self.style = style
  }

  /// Creates a button that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// The kind of system button; nil for a button of the app.
  package final var systemItem: SystemItem?

  /// Creates a system button.
  public convenience init(systemItem: SystemItem) {
    self.init()
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// Creates a flexible space.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Creates a space with a fixed width in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
}

/// The item of a tab in a tab bar.
///
/// Source: Apple, UITabBarItem.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The standard items of the system, with its titles and images.
  ///
  /// Source: Apple, UITabBarItem.SystemItem.
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites = 1
    case featured = 2
    case topRated = 3
    case recents = 4
    case contacts = 5
    case history = 6
    case bookmarks = 7
    case search = 8
    case downloads = 9
    case mostRecent = 10
    case mostViewed = 11
  }

  /// The kind of system item; nil for an item of the app.
  package final var systemItem: SystemItem?

  /// The text on the item's badge.
  @Settable open var badgeValue: String?
  /// The image while the tab is selected.
  @Settable open var selectedImage: UIImage?

  /// Creates an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title and two images, the second for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates a system item.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }
}
