import Foundation
public import GimbalEngine
import GimbalGeometry
public import GimbalGestures
import GimbalTraits

/// Bars that touches and the keyboard hide and show.
extension UINavigationController {
  /// The recognizer of the swipe that hides and shows the bars.
  ///
  /// Source: Apple, UINavigationController.barHideOnSwipeGestureRecognizer.
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer {
    recognizer(BarSwipe.self) { BarSwipe(self) }
  }

  /// The recognizer of the tap that hides and shows the bars.
  ///
  /// Source: Apple, UINavigationController.barHideOnTapGestureRecognizer.
  public var barHideOnTapGestureRecognizer: UITapGestureRecognizer {
    recognizer(BarTap.self) { BarTap(self) }
  }

  /// Returns the recognizer of a class on the controller's view; loads the view, and adds the
  /// recognizer if needed.
  private func recognizer<Recognizer: UIGestureRecognizer>(
    _ type: Recognizer.Type, _ make: () -> Recognizer
  ) -> Recognizer {
    if let known = view.attachedRecognizers.lazy.compactMap({ $0 as? Recognizer }).first {
      return known
    }
    let made = make()
    view.attach(made)
    return made
  }

  /// Adds the recognizers that are needed, and observes the keyboard if it is to hide the bars.
  func followHiding() {
    guard isViewLoaded else { return }
    if bars.hidesOnSwipe { recognizer(BarSwipe.self) { BarSwipe(self) }.isEnabled = true }
    if bars.hidesOnTap || bars.hidesForKeyboard || bars.hidesWhenCompact {
      recognizer(BarTap.self) { BarTap(self) }.isEnabled = true
    }
    if bars.hidesForKeyboard { followKeyboard() }
  }

  /// Hides or shows both bars; the toolbar only if it has buttons.
  fileprivate func setBars(hidden: Bool) {
    bars.areAwayForKeyboard = false
    setNavigationBarHidden(hidden, animated: true)
    if !(toolbar.items ?? []).isEmpty { setToolbarHidden(hidden, animated: true) }
  }

  /// Rule: R-BAR-4.
  fileprivate func swipe(along way: CGPoint) {
    guard bars.hidesOnSwipe, abs(way.y) > abs(way.x) else { return }
    setBars(hidden: way.y < 0)
  }

  /// Rule: R-BAR-5.
  fileprivate func tap(at point: CGPoint) {
    if bars.areAwayForKeyboard {
      setBars(hidden: false)
    } else if wantsHeightOfBars, !bars.areBackInCompact {
      guard isWhereBarsWere(point) else { return }
      bars.areBackInCompact = true
      view.setNeedsLayout()
      reviewSystemBars()
    } else if bars.hidesOnTap {
      setBars(hidden: !isNavigationBarHidden)
    }
  }

  /// Returns true for a point in the area where a hidden bar would be.
  private func isWhereBarsWere(_ point: CGPoint) -> Bool {
    let atTop = barTop(in: view) + machine.height(of: .navigation)
    let atBottom = view.bounds.height - view.safeAreaInsets.bottom - toolbarHeight
    return point.y < atTop || !bars.hidesTool && point.y > atBottom
  }
}

/// Hides the bars for the keyboard.
extension UINavigationController: KeyboardWatcher {
  /// Hides the bars if the app has set `hidesBarsWhenKeyboardAppears`.
  ///
  /// Called when the keyboard appears.
  ///
  /// Rule: R-BAR-6.
  package func keyboardComes() {
    if searchStandsAtSide { viewIfLoaded?.setNeedsLayout() }
    guard bars.hidesForKeyboard, viewIfLoaded?.window != nil, !bars.hidesNavigation else { return }
    setBars(hidden: true)
    bars.areAwayForKeyboard = true
  }
}

/// The recognizer of a vertical swipe, which works alongside scrolling.
private final class BarSwipe: UIPanGestureRecognizer {
  /// Creates the recognizer of a container, which adds it to its view.
  init(_ navigation: UINavigationController) {
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    gesture.onChange = { [weak navigation, unowned self] in
      if $0.state == .began { navigation?.swipe(along: self.translation(in: nil)) }
    }
  }

  /// Returns false, so that scrolling and other gestures continue.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns true only for the gesture that goes back.
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer is UIScreenEdgePanGestureRecognizer
  }
}

/// The recognizer of a tap that nothing else handles.
private final class BarTap: UITapGestureRecognizer {
  private let judge: Judge

  /// Creates the recognizer of a container, which adds it to its view.
  init(_ navigation: UINavigationController) {
    judge = Judge(navigation)
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delegate = judge
    gesture.onChange = { [weak navigation, unowned self] in
      if $0.state == .ended { navigation?.tap(at: self.location(in: navigation?.view)) }
    }
  }

  /// Excludes touches on controls and bars from the tap.
  private final class Judge: UIGestureRecognizerDelegate, SystemJudge {
    private weak var navigation: UINavigationController?

    /// Creates the delegate of the container's recognizer.
    init(_ navigation: UINavigationController) { self.navigation = navigation }

    /// Returns false for touches on controls and bars.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
      -> Bool
    {
      guard let navigation, let view = touch.view else { return false }
      let bars = [navigation.navigationBar, navigation.toolbar as UIView]
      return !view.tracksTouches && !bars.contains { view.isDescendant(of: $0) }
    }
  }
}
