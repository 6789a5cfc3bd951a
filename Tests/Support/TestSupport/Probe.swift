package import Foundation
package import GimbalEngine
package import GimbalGeometry
package import GimbalTraits

/// A controller that runs a test's blocks in its callbacks, around the call of super.
package final class Probe: UIViewController {
  package var callsSuper = true
  package var onLoad: ((Probe) -> Void)?
  package var onWillAppear: ((Probe) -> Void)?
  package var onIsAppearing: ((Probe) -> Void)?
  package var onDidAppear: ((Probe) -> Void)?
  package var onWillDisappear: ((Probe) -> Void)?
  package var onDidDisappear: ((Probe) -> Void)?
  package var onWillLayout: ((Probe) -> Void)?
  package var onDidLayout: ((Probe) -> Void)?
  package var onTraits: ((Probe, UITraitCollection?) -> Void)?
  package var onSafeArea: ((Probe) -> Void)?
  package var onWillTransition:
    ((Probe, UITraitCollection, any UIViewControllerTransitionCoordinator) -> Void)?
  package var onSize: ((Probe, CGSize, any UIViewControllerTransitionCoordinator) -> Void)?
  package var orientations: UIInterfaceOrientationMask?
  package var autorotates = true
  package var forwardsAppearance = true
  package var makesView: (() -> UIView)?
  package var isGone: (() -> Void)?

  package convenience init(_ name: String) {
    self.init(nibName: nil, bundle: nil)
    sceneIdentifier = name
  }

  isolated deinit { isGone?() }

  package override func loadView() {
    if let makesView { view = makesView() } else { super.loadView() }
  }
  package override func viewDidLoad() { onLoad?(self) }
  package override func viewWillAppear(_ animated: Bool) { onWillAppear?(self) }
  package override func viewIsAppearing(_ animated: Bool) { onIsAppearing?(self) }
  package override func viewDidAppear(_ animated: Bool) { onDidAppear?(self) }
  package override func viewWillDisappear(_ animated: Bool) { onWillDisappear?(self) }
  package override func viewDidDisappear(_ animated: Bool) { onDidDisappear?(self) }
  package override func viewWillLayoutSubviews() { onWillLayout?(self) }
  package override func viewDidLayoutSubviews() { onDidLayout?(self) }
  package override func viewSafeAreaInsetsDidChange() { onSafeArea?(self) }
  package override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    onTraits?(self, previous)
  }
  package override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    onWillTransition?(self, newCollection, coordinator)
    if callsSuper { super.willTransition(to: newCollection, with: coordinator) }
  }
  package override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    onSize?(self, size, coordinator)
    if callsSuper { super.viewWillTransition(to: size, with: coordinator) }
  }
  package override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    orientations ?? super.supportedInterfaceOrientations
  }
  package override var shouldAutorotate: Bool { autorotates }
  package override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwardsAppearance }
}

/// A view that runs a test's blocks in its callbacks.
package final class ProbeView: UIView {
  package var onLayout: ((ProbeView) -> Void)?
  package var onTraits: ((ProbeView) -> Void)?
  package var onWillMoveToSuperview: ((ProbeView, UIView?) -> Void)?
  package var onDidMoveToWindow: ((ProbeView) -> Void)?
  package var onConstraints: ((ProbeView) -> Void)?
  package var onFrame: ((ProbeView) -> Void)?

  package override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?(self)
  }
  package override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    onTraits?(self)
  }
  package override func willMove(toSuperview newSuperview: UIView?) {
    onWillMoveToSuperview?(self, newSuperview)
  }
  package override func didMoveToWindow() { onDidMoveToWindow?(self) }
  package override func updateConstraints() {
    onConstraints?(self)
    super.updateConstraints()
  }
  package override var frame: CGRect { didSet { onFrame?(self) } }
}

/// A view that takes part in constraint-based layout without a constraint.
package final class ConstrainedView: UIView {
  package override class var requiresConstraintBasedLayout: Bool { true }
}

extension UIView {
  /// Makes a view with a name that the trace uses.
  package convenience init(_ name: String, _ frame: CGRect = .zero) {
    self.init(frame: frame)
    sceneIdentifier = name
  }
}

extension UIViewController {
  /// Embeds a child as documented: `addChild`, add and lay out the view, `didMove(toParent:)`.
  package func embed(_ child: UIViewController, frame: CGRect? = nil) {
    addChild(child)
    child.view.frame = frame ?? view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
