import Foundation
import GimbalContainers
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalText
import GimbalTraits

// Views and controllers that take part in a randomized test in each of their callbacks.

final class RandomTestView: UIView, RandomTestObject {
  weak var randomTest: CallbackRandomTest?

  override func layoutSubviews() {
    randomTest?.react("layoutSubviews")
    super.layoutSubviews()
    randomTest?.react("layoutSubviews, after super")
  }
  override func updateConstraints() {
    randomTest?.react("updateConstraints")
    super.updateConstraints()
  }
  override func didAddSubview(_ subview: UIView) { randomTest?.react("didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) { randomTest?.react("willRemoveSubview") }
  override func willMove(toSuperview newSuperview: UIView?) {
    randomTest?.react("willMove(toSuperview:)")
  }
  override func didMoveToSuperview() { randomTest?.react("didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) { randomTest?.react("willMove(toWindow:)") }
  override func didMoveToWindow() { randomTest?.react("didMoveToWindow") }
  override func safeAreaInsetsDidChange() { randomTest?.react("safeAreaInsetsDidChange") }
  override func layoutMarginsDidChange() { randomTest?.react("layoutMarginsDidChange") }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    randomTest?.react("traitCollectionDidChange")
  }
  override func updateProperties() { randomTest?.react("updateProperties") }
  override func draw(_ rect: CGRect) { randomTest?.react("draw") }
  override var intrinsicContentSize: CGSize {
    randomTest?.react("intrinsicContentSize")
    return CGSize(width: 20, height: 10)
  }
  override var alignmentRectInsets: UIEdgeInsets {
    randomTest?.react("alignmentRectInsets")
    return .zero
  }
  override var bounds: CGRect { didSet { randomTest?.react("bounds") } }
  override var center: CGPoint { didSet { randomTest?.react("center") } }
}

final class RandomTestLabel: UILabel, RandomTestObject {
  weak var randomTest: CallbackRandomTest?

  override func layoutSubviews() {
    randomTest?.react("layoutSubviews of a label")
    super.layoutSubviews()
  }
  override var intrinsicContentSize: CGSize {
    randomTest?.react("intrinsicContentSize of a label")
    return super.intrinsicContentSize
  }
  override var forFirstBaselineLayout: UIView {
    randomTest?.react("forFirstBaselineLayout")
    return super.forFirstBaselineLayout
  }
}

final class RandomTestStack: UIStackView, RandomTestObject {
  weak var randomTest: CallbackRandomTest?

  override func layoutSubviews() {
    randomTest?.react("layoutSubviews of a stack")
    super.layoutSubviews()
  }
  override func updateConstraints() {
    super.updateConstraints()
    randomTest?.react("updateConstraints of a stack")
  }
  override func willRemoveSubview(_ subview: UIView) {
    randomTest?.react("willRemoveSubview of a stack")
    super.willRemoveSubview(subview)
  }
}

final class RandomTestScroll: UIScrollView, RandomTestObject {
  weak var randomTest: CallbackRandomTest?

  override func layoutSubviews() {
    super.layoutSubviews()
    randomTest?.react("layoutSubviews of a scroll view")
  }
  override func adjustedContentInsetDidChange() {
    randomTest?.react("adjustedContentInsetDidChange")
  }
}

final class RandomTestPlain: UIViewController, RandomTestObject {
  weak var randomTest: CallbackRandomTest?

  override func loadView() {
    randomTest?.react("loadView")
    if randomTest?.flip() == true, let view = randomTest?.makeView(), view.superview == nil {
      self.view = view
    } else {
      super.loadView()
    }
  }
  override func viewDidLoad() {
    if let randomTest, randomTest.flip() { view.addSubview(randomTest.makeView()) }
    randomTest?.react("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) { randomTest?.react("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { randomTest?.react("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { randomTest?.react("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { randomTest?.react("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { randomTest?.react("viewDidDisappear") }
  override func viewWillLayoutSubviews() { randomTest?.react("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { randomTest?.react("viewDidLayoutSubviews") }
  override func updateViewConstraints() {
    randomTest?.react("updateViewConstraints")
    super.updateViewConstraints()
  }
  override func viewSafeAreaInsetsDidChange() { randomTest?.react("viewSafeAreaInsetsDidChange") }
  override func viewLayoutMarginsDidChange() { randomTest?.react("viewLayoutMarginsDidChange") }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    randomTest?.react("traitCollectionDidChange of a controller")
  }
  override func updateProperties() { randomTest?.react("updateProperties of a controller") }
  override func willMove(toParent parent: UIViewController?) {
    randomTest?.react("willMove(toParent:)")
    super.willMove(toParent: parent)
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    randomTest?.react("didMove(toParent:)")
  }
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    randomTest?.follow(coordinator)
    randomTest?.react("willTransition")
    super.willTransition(to: newCollection, with: coordinator)
    randomTest?.react("willTransition, after super")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    randomTest?.follow(coordinator)
    randomTest?.react("viewWillTransition")
    super.viewWillTransition(to: size, with: coordinator)
    randomTest?.react("viewWillTransition, after super")
  }
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    randomTest?.react("size(forChildContentContainer:)")
    return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    randomTest?.react("preferredContentSizeDidChange")
    super.preferredContentSizeDidChange(forChildContentContainer: container)
  }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    randomTest?.react("supportedInterfaceOrientations")
    return randomTest?.roll(4) == 0 ? .portrait : .all
  }
  override var prefersStatusBarHidden: Bool {
    randomTest?.react("prefersStatusBarHidden")
    return randomTest?.roll(4) == 0
  }
  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) { randomTest?.react("willRotate") }
  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    randomTest?.react("didRotate")
  }
  override func didReceiveMemoryWarning() { randomTest?.react("didReceiveMemoryWarning") }
}

final class RandomTestNavigation: UINavigationController, RandomTestObject {
  weak var randomTest: CallbackRandomTest?
  override func viewWillLayoutSubviews() { randomTest?.react("viewWillLayoutSubviews of a stack") }
  override func viewWillAppear(_ animated: Bool) { randomTest?.react("viewWillAppear of a stack") }
  override func viewDidDisappear(_ animated: Bool) {
    randomTest?.react("viewDidDisappear of a stack")
  }
}

final class RandomTestTabs: UITabBarController, RandomTestObject {
  weak var randomTest: CallbackRandomTest?
  override func viewWillLayoutSubviews() { randomTest?.react("viewWillLayoutSubviews of tabs") }
  override func viewDidAppear(_ animated: Bool) { randomTest?.react("viewDidAppear of tabs") }
}

final class RandomTestSplit: UISplitViewController, RandomTestObject {
  weak var randomTest: CallbackRandomTest?
  override func viewDidLayoutSubviews() { randomTest?.react("viewDidLayoutSubviews of a split") }
  override func viewWillAppear(_ animated: Bool) { randomTest?.react("viewWillAppear of a split") }
}

final class RandomTestPages: UIPageViewController, RandomTestObject {
  weak var randomTest: CallbackRandomTest?
  override func viewDidLayoutSubviews() { randomTest?.react("viewDidLayoutSubviews of pages") }
  override func viewWillDisappear(_ animated: Bool) {
    randomTest?.react("viewWillDisappear of pages")
  }
}
