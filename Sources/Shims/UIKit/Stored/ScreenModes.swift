public import Foundation
public import GimbalEngine

/// A size of a screen in pixels.
///
/// Source: Apple, UIScreenMode.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// The size, in pixels.
  public final let size: CGSize
  /// The aspect ratio of a pixel, always 1.
  public final let pixelAspectRatio: CGFloat = 1

  init(size: CGSize) { self.size = size }
}

/// A screen has one mode.
extension UIScreen {
  /// The size of the screen in pixels.
  public var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
  /// The modes of the screen: its only one.
  public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
  /// The preferred mode of the screen: its only one.
  public var preferredMode: UIScreenMode? { currentMode }
  /// The seconds from drawing to display, always 0.
  public var calibratedLatency: CFTimeInterval { 0 }
  /// The screen without its status bar, in points; deprecated from iOS 9 on.
  public var applicationFrame: CGRect {
    let top = UIApplication.shared.statusBarFrame.height
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }
}
