public import Foundation
import GimbalGeometry

extension LayoutSnapshot {
  /// The turn of the interface; portrait for an unknown name.
  private var rotation: QuarterRotation {
    QuarterRotation(UIInterfaceOrientation(name: orientation) ?? .portrait)
  }

  /// The rectangle of a view on the screen as the interface is turned, in points.
  ///
  /// It is the same question for every system: up to iOS 7 the window does not turn with the
  /// interface, and its own coordinates are those of the device held upright.
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

  /// The window on the screen; the whole screen when there is no window.
  public var windowOnScreen: CGRect {
    views.first.map { screenFrame(of: $0) } ?? CGRect(origin: .zero, size: screenSize)
  }

  /// The part of the screen that belongs to the window and that nothing of the system's covers.
  ///
  /// Up to iOS 10 there is no safe area, and this is the window.
  ///
  /// See: L-SAFE-1.
  public var safeAreaOnScreen: CGRect { windowOnScreen.inset(by: safeAreaInsets) }
}
