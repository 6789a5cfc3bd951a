import Foundation
public import GimbalEngine
import GimbalGeometry
import GimbalGestures
import GimbalTraits

/// The swipe that goes back in a navigation controller.
extension UINavigationController {
  /// The recognizer of the swipe from the edge that goes back (from iOS 7 on); nil before the view
  /// is loaded.
  ///
  /// Its delegate forbids the swipe without a previous controller, with a hidden bar or back
  /// button, and with an item in place of the back button. An app can set another delegate.
  ///
  /// See: R-GEST-18, R-NAV-3.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? {
    viewIfLoaded?.attachedRecognizers.first { $0 is BackSwipe }
  }

  /// Adds the recognizer of the swipe to the container's view, on systems that have it.
  func addBackSwipe(to view: UIView) {
    guard machine.features.swipesBack else { return }
    view.attach(BackSwipe(self))
  }

  fileprivate var mayGoBack: Bool {
    guard stack.count > 1, change == nil, !isNavigationBarHidden || stackAround != nil,
      let top = stack.last, (top as? UINavigationController)?.mayGoBack != true
    else { return false }
    return !top.navigationItem.hidesBackButton && top.navigationItem.leftBarButtonItem == nil
  }
}

/// The swipe from the edge.
private final class BackSwipe: UIScreenEdgePanGestureRecognizer {
  private let judge: Judge
  private var progress: SwipeProgress?

  /// Creates the recognizer of a container; its progress drives the pop.
  init(_ navigation: UINavigationController) {
    judge = Judge(navigation)
    super.init(target: nil, action: nil)
    delegate = judge
    let change = DrivenChange(
      begin: { [weak navigation] in navigation?.beginSwipeBack() ?? false },
      update: { [weak navigation] in navigation?.updateSwipeBack($0) },
      end: { [weak navigation] in navigation?.endSwipeBack(cancelled: $0) })
    progress = SwipeProgress(change) { [unowned self] in
      let sign: CGFloat = self.edges == .right ? -1 : 1
      return (
        sign * self.translation(in: nil).x, sign * self.velocity(in: nil).x,
        self.view?.bounds.width ?? 0
      )
    }
    gesture.onChange = { [unowned self] in self.progress?.follow($0.state) }
  }

  /// Sets the edge of the gesture by the direction of the interface, before the touch is judged.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isLeftToRight = view?.effectiveUserInterfaceLayoutDirection != .rightToLeft
    edges = isLeftToRight ? .left : .right
    super.touchesBegan(touches, with: event)
  }

  private final class Judge: UIGestureRecognizerDelegate, SystemJudge {
    private weak var navigation: UINavigationController?

    /// Creates the delegate of the container's recognizer.
    init(_ navigation: UINavigationController) { self.navigation = navigation }

    /// Returns true if the container can pop a controller now.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      navigation?.mayGoBack ?? false
    }
  }
}
