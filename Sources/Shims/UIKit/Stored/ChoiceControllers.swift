public import Foundation
public import GimbalAlerts
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics
public import GimbalText

/// The controller for choosing colors: it can be presented, without content.
///
/// Source: Apple, UIColorPickerViewController.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// The delegate that receives the choice; nothing is chosen, so that it is never called.
  open var delegate: (any UIColorPickerViewControllerDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any UIColorPickerViewControllerDelegate)?
  /// The selected color.
  @Settable open var selectedColor = UIColor.black
  /// True if the color may be translucent.
  @Settable open var supportsAlpha = true

  /// Creates a controller for choosing a color.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller from an archive; the options of the picker keep their defaults.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The control that presents a controller for choosing colors: it has no content and no size of its
/// own, and a touch chooses nothing.
///
/// Source: Apple, UIColorWell.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// The title of the controller.
  @Settable open var title: String?
  /// The selected color; nil is none.
  @Settable open var selectedColor: UIColor?
  /// True if the color may be translucent.
  @Settable open var supportsAlpha = true
}

/// The delegate that receives the chosen color.
///
/// Source: Apple, UIColorPickerViewControllerDelegate.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// Called when a color is chosen; a test calls it to simulate the user.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Called when a color is chosen, also repeatedly during the choice; a test calls it to simulate
  /// the user.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called when the user is done; a test calls it to simulate the user.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Default implementation: does nothing.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  /// Default implementation: does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Default implementation: does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// The controller for choosing fonts: it can be presented, without content.
///
/// Source: Apple, UIFontPickerViewController.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// The configuration of a font picker.
  ///
  /// Source: Apple, UIFontPickerViewController.Configuration.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// True if faces are offered, not only families.
    @Settable open var includeFaces = false
    /// True if families are shown in the system's font.
    @Settable open var displayUsingSystemFont = false
    /// The required traits of a font.
    @Settable open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
  }

  /// The configuration of a font picker.
  public final let configuration: Configuration
  /// The delegate that receives the choice; nothing is chosen, so that it is never called.
  open var delegate: (any UIFontPickerViewControllerDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any UIFontPickerViewControllerDelegate)?
  /// The selected font.
  @Settable open var selectedFontDescriptor: UIFontDescriptor?

  /// Creates a controller for choosing a font.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that offers all families.
  public convenience init() { self.init(configuration: Configuration()) }

  /// Creates a controller from an archive; the options of the picker keep their defaults.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
}

/// The delegate that receives the chosen font.
///
/// Source: Apple, UIFontPickerViewControllerDelegate.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// Called when a font is chosen; a test calls it to simulate the user.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// Called when the user cancels; a test calls it to simulate the user.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Default implementation: does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Default implementation: does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// The item of a share sheet that is created on request.
///
/// Source: Apple, UIActivityItemProvider.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject {
  /// The placeholder of the item until it is created.
  public final let placeholderItem: Any?
  /// The requesting activity; there is none.
  open var activityType: UIActivity.ActivityType? { nil }

  /// Creates a provider.
  public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }

  /// The item: the placeholder, unless a subclass creates another.
  open var item: Any { placeholderItem ?? "" }
}
