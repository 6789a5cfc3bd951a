public import Foundation
import GimbalGeometry

/// Rectangles of a layout on the screen.
extension LayoutSnapshot {
  /// The rotation of the interface; portrait for an unknown name.
  private var rotation: QuarterRotation {
    QuarterRotation(UIInterfaceOrientation(name: orientation) ?? .portrait)
  }

  /// Returns the rectangle of a view on the screen in the interface's orientation, in points.
  ///
  /// The result is comparable on every system: up to iOS 7 the window does not rotate with the
  /// interface, so its coordinates are those of the device in portrait.
  ///
  /// See: R-COORD-2.
  public func screenFrame(of view: ViewSnapshot) -> CGRect {
    view.fixedFrame.applying(rotation.fixedToInterface(portraitSize: fixedSize))
  }

  /// The rectangles of all views on the screen, in the order of `views`.
  ///
  /// - Complexity: O(views).
  public var screenFrames: [CGRect] {
    let transform = rotation.fixedToInterface(portraitSize: fixedSize)
    return views.map { $0.fixedFrame.applying(transform) }
  }

  /// The rectangle of the window on the screen; the whole screen without a window.
  public var windowOnScreen: CGRect {
    views.first.map { screenFrame(of: $0) } ?? CGRect(origin: .zero, size: screenSize)
  }

  /// The part of the window on the screen that the system does not cover.
  ///
  /// Up to iOS 10 there is no safe area, and this is the whole window.
  ///
  /// See: L-SAFE-1.
  public var safeAreaOnScreen: CGRect { windowOnScreen.inset(by: safeAreaInsets) }
}
