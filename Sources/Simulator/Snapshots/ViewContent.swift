public import Foundation

/// The role of a view for the user.
public enum ViewRole: String, CaseIterable, Hashable, Sendable {
  /// A container, a card, a line, or a view with its own drawing.
  case plain
  /// Text to read.
  case text
  /// A control to touch.
  case control
  /// An image.
  case image = "picture"
  /// A view that scrolls its content.
  case scroll
  /// A bar, which belongs at an edge.
  case bar
}

/// The content of a view: its role, its creator, and its text.
public struct ViewContent: Hashable, Sendable {
  /// The role of the view.
  public var role: ViewRole
  /// True if the system created the view as a part of another one, such as a button's label.
  ///
  /// The app does not position it, so no finding names it.
  ///
  /// See: F-41, F-42.
  public var isMadeBySystem: Bool
  /// True if the view is a control that is enabled and has user interaction enabled.
  public var isTouchable: Bool
  /// The text that is shown; nil without one, and if it is unknown.
  ///
  /// For a button with an image in a bar it is the image's name, with no lines.
  public var text: ViewText?
  /// The content size of a scroll view, in points.
  ///
  /// It is nil for other views, and for a scroll view that zooms or pages, where no width is an
  /// error.
  public var scrolledSize: CGSize?

  /// Creates a view's content.
  public init(
    role: ViewRole, isMadeBySystem: Bool = false, isTouchable: Bool = false, text: ViewText? = nil
  ) {
    self.role = role
    self.isMadeBySystem = isMadeBySystem
    self.isTouchable = isTouchable
    self.text = text
  }

  /// Creates the content that follows from the class alone, such as `UIButton`.
  public init(className: String) {
    let role = ViewContent.roles[className] ?? .plain
    self.init(
      role: role, isMadeBySystem: ViewContent.isPrivate(className),
      isTouchable: role == .control && !ViewContent.shown.contains(className))
  }

  /// Returns true if a class is private to UIKit by its name.
  public static func isPrivate(_ className: String) -> Bool {
    className.hasPrefix("_UI") || privateClasses.contains(className)
  }

  private static let privateClasses: Set<String> = [
    "UIButtonLabel", "UILayoutContainerView", "UITransitionView", "UIDimmingView",
    "UIDropShadowView",
    "UITableViewCellContentView", "UICollectionViewCellContentView", "UINavigationButton",
    "UINavigationItemButtonView", "UIToolbarTextButton", "UITabBarButton", "UITabBarButtonLabel",
    "UITabBarSwappableImageView", "UIPickerTableViewCell",
  ]
  /// Controls without interaction.
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

/// The text of a view.
///
/// Lengths are in points.
public struct ViewText: Hashable, Sendable {
  /// The text.
  public var string: String
  /// The rectangle in which it is drawn, in the view's coordinates.
  public var rect: CGRect
  /// The number of lines that are drawn.
  public var lines: Int
  /// The number of lines of the whole text at the view's width.
  public var neededLines: Int
  /// The width of the whole text in one line.
  public var lineWidth: CGFloat
  /// The font's size.
  public var fontSize: CGFloat
  /// The color as red, green, blue and opacity from 0 to 1.
  public var color: [CGFloat]
  /// True if a part of the text is truncated.
  public var isCut: Bool
  /// The share of a line's free width that is left of the line: 0, 0.5 if centered, 1 at the right.
  public var lineStart: CGFloat

  /// Creates a text.
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
