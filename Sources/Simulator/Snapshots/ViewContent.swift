public import Foundation

/// The role of a view for the people who look at it.
public enum ViewRole: String, CaseIterable, Hashable, Sendable {
  /// A container, a card, a line, or a view that draws itself.
  case plain
  /// A text to read.
  case text
  /// A control to touch.
  case control
  /// A picture.
  case image = "picture"
  /// A view that scrolls what is in it.
  case scroll
  /// A bar, which belongs at an edge.
  case bar
}

/// The content of a view: its purpose, its maker, and its text.
public struct ViewContent: Hashable, Sendable {
  /// The role of the view.
  public var role: ViewRole
  /// True if the system made the view for a view or container of its own, such as a button's label.
  ///
  /// The app never placed it, so it is never blamed.
  ///
  /// See: F-41, F-42.
  public var isMadeBySystem: Bool
  /// True if touches reach the view as a control: it is enabled, and user interaction is.
  public var isTouchable: Bool
  /// The text that is shown; nil without one, and where it is not known.
  ///
  /// A button in a bar that shows a picture has its name, with no lines.
  public var text: ViewText?
  /// The size of the content of a view that scrolls, in points; nil for others, and where any width is meant: for one
  /// that zooms or turns pages.
  public var scrolledSize: CGSize?

  /// Describes a view's content.
  public init(
    role: ViewRole, isMadeBySystem: Bool = false, isTouchable: Bool = false, text: ViewText? = nil
  ) {
    self.role = role
    self.isMadeBySystem = isMadeBySystem
    self.isTouchable = isTouchable
    self.text = text
  }

  /// The content of a view of which only the class is known, such as `UIButton`.
  public init(className: String) {
    let role = ViewContent.roles[className] ?? .plain
    self.init(
      role: role, isMadeBySystem: ViewContent.isPrivate(className),
      isTouchable: role == .control && !ViewContent.shown.contains(className))
  }

  /// True if a class is private to UIKit by its name.
  public static func isPrivate(_ className: String) -> Bool {
    className.hasPrefix("_UI") || privateClasses.contains(className)
  }

  private static let privateClasses: Set<String> = [
    "UIButtonLabel", "ContainerView", "UITransitionView", "UIDimmingView", "UIDropShadowView",
    "UITableViewCellContentView", "UICollectionViewCellContentView", "UINavigationButton",
    "UINavigationItemButtonView", "UIToolbarTextButton", "UITabBarButton", "UITabBarButtonLabel",
    "UITabBarSwappableImageView",
  ]
  /// Controls that only show something.
  private static let shown: Set<String> = ["UIProgressView", "UIActivityIndicatorView"]
  private static let roles: [String: ViewRole] = [
    "UILabel": .text, "UITextField": .control, "UIButton": .control, "UISwitch": .control,
    "UISlider": .control, "UIStepper": .control, "UISegmentedControl": .control,
    "UIDatePicker": .control, "UIPickerView": .control, "UIPageControl": .control,
    "UISearchBar": .control, "UIProgressView": .control, "UIActivityIndicatorView": .control,
    "UIControl": .control, "UIImageView": .image, "UIScrollView": .scroll,
    "UITableView": .scroll, "UICollectionView": .scroll, "UITextView": .scroll,
    "UINavigationBar": .bar, "UIToolbar": .bar, "UITabBar": .bar,
  ]
}

/// A text as a view shows it.
///
/// Lengths are in points.
public struct ViewText: Hashable, Sendable {
  /// The text.
  public var string: String
  /// The rectangle in which it is drawn, in the view's coordinates.
  public var rect: CGRect
  /// The number of lines that are drawn.
  public var lines: Int
  /// The number of lines that the whole text has at the view's width.
  public var neededLines: Int
  /// The width of the whole text on one line.
  public var lineWidth: CGFloat
  /// The font's size.
  public var fontSize: CGFloat
  /// The color as red, green, blue and opacity from 0 to 1.
  public var color: [CGFloat]
  /// True if a part of the text cannot be seen.
  public var isCut: Bool
  /// The share of a line's free width that lies before it: 0 at the left, 0.5 in the middle, 1 at the right.
  public var lineStart: CGFloat

  /// Describes a text.
  public init(
    _ string: String, rect: CGRect, lines: Int = 1, neededLines: Int = 1, lineWidth: CGFloat,
    fontSize: CGFloat = 17, color: [CGFloat] = [0, 0, 0, 1], isCut: Bool = false,
    lineStart: CGFloat = 0
  ) {
    self.string = string
    self.rect = rect
    self.lines = lines
    self.neededLines = neededLines
    self.lineWidth = lineWidth
    self.fontSize = fontSize
    self.color = color
    self.isCut = isCut
    self.lineStart = lineStart
  }
}
