import Foundation
import GimbalEngine
import GimbalTraits

/// The view that dims the content below a sheet or a popover; it draws nothing here.
final class UIDimmingView: UIView {}

extension UIPresentationController {
  /// True if the style dims the content below: sheets and popovers, from iOS 8 on.
  ///
  /// Source: printed view hierarchies of apps on iOS 8 and later.
  ///
  /// See: F-64.
  private var dims: Bool {
    guard machine.callbackTiming != .rotatedRootView else { return false }
    return switch style {
    case .pageSheet, .formSheet, .popover: true
    default: false
    }
  }

  /// Adds a dimming view at the bottom of the container if the style has one, otherwise removes it.
  func positionDimmingView() {
    guard let container else { return }
    let present = container.children.first as? UIDimmingView
    if dims, present == nil {
      let view = UIDimmingView(frame: container.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.insertSubview(view, at: 0)
    } else if !dims {
      present?.removeFromSuperview()
    }
    dimPresenter(dims)
  }

  /// Dims the tint of the content below, or restores it.
  ///
  /// See: L-TINT-4.
  func dimPresenter(_ dims: Bool) {
    let view = dims ? presentingViewController.viewIfLoaded : nil
    guard view !== dimmed else { return }
    dimmed?.dimTint(false)
    view?.dimTint(true)
    dimmed = view
  }
}
