public import Foundation
public import GimbalEngine

/// A size of a screen's pixels.
///
/// Source: Apple, UIScreenMode.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// The size, in pixels.
  public final let size: CGSize
  /// The width of a pixel, in heights of one: 1.
  public final let pixelAspectRatio: CGFloat = 1

  init(size: CGSize) { self.size = size }
}

/// A screen has one size.
extension UIScreen {
  /// The size of the screen's pixels.
  public var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
  /// The sizes that the screen can have: its own.
  public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
  /// The size that is best for the screen: its own.
  public var preferredMode: UIScreenMode? { currentMode }
  /// The seconds until what is drawn is seen: none.
  public var calibratedLatency: CFTimeInterval { 0 }
  /// The screen without its status bar, in points; deprecated from iOS 9 on.
  public var applicationFrame: CGRect {
    let top = UIApplication.shared.statusBarFrame.height
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }
}
