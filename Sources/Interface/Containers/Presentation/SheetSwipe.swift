import Foundation
import GimbalEngine
import GimbalGestures
import GimbalTraits

/// The gestures that dismiss a presentation.
extension UIPresentationController {
  /// Adds the recognizers to the container: a swipe down on a sheet, a tap outside a popover (from
  /// iOS 13 on).
  ///
  /// See: R-GEST-18, R-PRES-8.
  func addSwipes(to container: UIView) {
    guard machine.features.swipesPresentationsAway else { return }
    if style.isSheet { container.attach(SheetSwipe(self)) }
    if style == .popover { container.attach(OutsideTap(self)) }
  }

  /// Returns true if a touch is on the presented view.
  fileprivate func isPresenting(_ touch: UITouch) -> Bool {
    guard let view = touch.view, let presented = presentedView else { return false }
    return view.isDescendant(of: presented)
  }
}

/// The recognizer of the swipe down on a sheet.
private final class SheetSwipe: UIPanGestureRecognizer {
  private weak var presentation: UIPresentationController?
  private var progress: SwipeProgress?

  /// Creates the recognizer of a sheet; its progress drives the dismissal.
  init(_ presentation: UIPresentationController) {
    self.presentation = presentation
    super.init(target: nil, action: nil)
    let change = DrivenChange(
      begin: { [weak presentation] in
        presentation?.presentedViewController.beginSwipeDown() ?? false
      },
      update: { [weak presentation] in presentation?.presentedViewController.updateSwipeDown($0) },
      end: { [weak presentation] in
        presentation?.presentedViewController.endSwipeDown(cancelled: $0)
      })
    progress = SwipeProgress(change) { [unowned self] in
      (
        self.translation(in: nil).y, self.velocity(in: nil).y,
        self.presentation?.presentedView?.bounds.height ?? 0
      )
    }
    gesture.onChange = { [unowned self] in self.progress?.follow($0.state) }
  }

  /// Fails at once for touches outside of the presented view.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let presentation else {
      state = .failed
      return
    }
    if !touches.contains(where: presentation.isPresenting) { state = .failed }
  }

  /// Fails if the touch does not move down.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let way = translation(in: nil)
    if state == .began, way.y < abs(way.x) { state = .failed }
  }
}

/// The recognizer of the tap outside a popover.
private final class OutsideTap: UITapGestureRecognizer {
  private weak var presentation: UIPresentationController?

  /// Creates the recognizer of a popover, whose tap dismisses it.
  init(_ presentation: UIPresentationController) {
    self.presentation = presentation
    super.init(target: nil, action: nil)
    gesture.onChange = { [weak presentation] _ in
      guard let controller = presentation?.presentedViewController, controller.beginSwipeDown()
      else { return }
      controller.endSwipeDown(cancelled: false)
    }
  }

  /// Fails at once for touches inside of the presented view.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let presentation else {
      state = .failed
      return
    }
    if touches.contains(where: presentation.isPresenting) { state = .failed }
  }
}
