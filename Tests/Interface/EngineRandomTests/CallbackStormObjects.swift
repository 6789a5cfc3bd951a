import Foundation
import GimbalContainers
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalText
import GimbalTraits

// Views and controllers that take part in a storm in every callback of theirs.

final class StormView: UIView, StormObject {
  weak var storm: CallbackStorm?

  override func layoutSubviews() {
    storm?.react("layoutSubviews")
    super.layoutSubviews()
    storm?.react("layoutSubviews, after super")
  }
  override func updateConstraints() {
    storm?.react("updateConstraints")
    super.updateConstraints()
  }
  override func didAddSubview(_ subview: UIView) { storm?.react("didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) { storm?.react("willRemoveSubview") }
  override func willMove(toSuperview newSuperview: UIView?) {
    storm?.react("willMove(toSuperview:)")
  }
  override func didMoveToSuperview() { storm?.react("didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) { storm?.react("willMove(toWindow:)") }
  override func didMoveToWindow() { storm?.react("didMoveToWindow") }
  override func safeAreaInsetsDidChange() { storm?.react("safeAreaInsetsDidChange") }
  override func layoutMarginsDidChange() { storm?.react("layoutMarginsDidChange") }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    storm?.react("traitCollectionDidChange")
  }
  override func updateProperties() { storm?.react("updateProperties") }
  override func draw(_ rect: CGRect) { storm?.react("draw") }
  override var intrinsicContentSize: CGSize {
    storm?.react("intrinsicContentSize")
    return CGSize(width: 20, height: 10)
  }
  override var alignmentRectInsets: UIEdgeInsets {
    storm?.react("alignmentRectInsets")
    return .zero
  }
  override var bounds: CGRect { didSet { storm?.react("bounds") } }
  override var center: CGPoint { didSet { storm?.react("center") } }
}

final class StormLabel: UILabel, StormObject {
  weak var storm: CallbackStorm?

  override func layoutSubviews() {
    storm?.react("layoutSubviews of a label")
    super.layoutSubviews()
  }
  override var intrinsicContentSize: CGSize {
    storm?.react("intrinsicContentSize of a label")
    return super.intrinsicContentSize
  }
  override var forFirstBaselineLayout: UIView {
    storm?.react("forFirstBaselineLayout")
    return super.forFirstBaselineLayout
  }
}

final class StormStack: UIStackView, StormObject {
  weak var storm: CallbackStorm?

  override func layoutSubviews() {
    storm?.react("layoutSubviews of a stack")
    super.layoutSubviews()
  }
  override func updateConstraints() {
    super.updateConstraints()
    storm?.react("updateConstraints of a stack")
  }
  override func willRemoveSubview(_ subview: UIView) {
    storm?.react("willRemoveSubview of a stack")
    super.willRemoveSubview(subview)
  }
}

final class StormScroll: UIScrollView, StormObject {
  weak var storm: CallbackStorm?

  override func layoutSubviews() {
    super.layoutSubviews()
    storm?.react("layoutSubviews of a scroll view")
  }
  override func adjustedContentInsetDidChange() { storm?.react("adjustedContentInsetDidChange") }
}

final class StormPlain: UIViewController, StormObject {
  weak var storm: CallbackStorm?

  override func loadView() {
    storm?.react("loadView")
    if storm?.flip() == true, let view = storm?.makeView(), view.superview == nil {
      self.view = view
    } else {
      super.loadView()
    }
  }
  override func viewDidLoad() {
    if let storm, storm.flip() { view.addSubview(storm.makeView()) }
    storm?.react("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) { storm?.react("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { storm?.react("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { storm?.react("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { storm?.react("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { storm?.react("viewDidDisappear") }
  override func viewWillLayoutSubviews() { storm?.react("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { storm?.react("viewDidLayoutSubviews") }
  override func updateViewConstraints() {
    storm?.react("updateViewConstraints")
    super.updateViewConstraints()
  }
  override func viewSafeAreaInsetsDidChange() { storm?.react("viewSafeAreaInsetsDidChange") }
  override func viewLayoutMarginsDidChange() { storm?.react("viewLayoutMarginsDidChange") }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    storm?.react("traitCollectionDidChange of a controller")
  }
  override func updateProperties() { storm?.react("updateProperties of a controller") }
  override func willMove(toParent parent: UIViewController?) {
    storm?.react("willMove(toParent:)")
    super.willMove(toParent: parent)
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    storm?.react("didMove(toParent:)")
  }
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    storm?.follow(coordinator)
    storm?.react("willTransition")
    super.willTransition(to: newCollection, with: coordinator)
    storm?.react("willTransition, after super")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    storm?.follow(coordinator)
    storm?.react("viewWillTransition")
    super.viewWillTransition(to: size, with: coordinator)
    storm?.react("viewWillTransition, after super")
  }
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    storm?.react("size(forChildContentContainer:)")
    return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    storm?.react("preferredContentSizeDidChange")
    super.preferredContentSizeDidChange(forChildContentContainer: container)
  }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    storm?.react("supportedInterfaceOrientations")
    return storm?.roll(4) == 0 ? .portrait : .all
  }
  override var prefersStatusBarHidden: Bool {
    storm?.react("prefersStatusBarHidden")
    return storm?.roll(4) == 0
  }
  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) { storm?.react("willRotate") }
  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    storm?.react("didRotate")
  }
  override func didReceiveMemoryWarning() { storm?.react("didReceiveMemoryWarning") }
}

final class StormNavigation: UINavigationController, StormObject {
  weak var storm: CallbackStorm?
  override func viewWillLayoutSubviews() { storm?.react("viewWillLayoutSubviews of a stack") }
  override func viewWillAppear(_ animated: Bool) { storm?.react("viewWillAppear of a stack") }
  override func viewDidDisappear(_ animated: Bool) { storm?.react("viewDidDisappear of a stack") }
}

final class StormTabs: UITabBarController, StormObject {
  weak var storm: CallbackStorm?
  override func viewWillLayoutSubviews() { storm?.react("viewWillLayoutSubviews of tabs") }
  override func viewDidAppear(_ animated: Bool) { storm?.react("viewDidAppear of tabs") }
}

final class StormSplit: UISplitViewController, StormObject {
  weak var storm: CallbackStorm?
  override func viewDidLayoutSubviews() { storm?.react("viewDidLayoutSubviews of a split") }
  override func viewWillAppear(_ animated: Bool) { storm?.react("viewWillAppear of a split") }
}

final class StormPages: UIPageViewController, StormObject {
  weak var storm: CallbackStorm?
  override func viewDidLayoutSubviews() { storm?.react("viewDidLayoutSubviews of pages") }
  override func viewWillDisappear(_ animated: Bool) { storm?.react("viewWillDisappear of pages") }
}
