public import GimbalEngine
public import GimbalGraphics

/// A controller by which people choose a color: another process's on a device, so that it shows nothing here.
///
/// Source: Apple, UIColorPickerViewController.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// The object that is told of the choice; nothing is chosen, so that nothing is said.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The color that is chosen.
  open var selectedColor = UIColor.white
  /// True if opacities can be chosen.
  open var supportsAlpha = true

  /// Creates a controller.
  public convenience init() { self.init(nibName: nil, bundle: nil) }
}

/// The object that is told which color is chosen.
///
/// Source: Apple, UIColorPickerViewControllerDelegate.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// A color was chosen, while the controller stays or for good.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// A color was chosen.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// The controller is gone.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Nothing.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  /// Nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
