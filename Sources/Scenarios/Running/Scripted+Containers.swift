import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// Containers that do what a scene says; a class of UIKit's can only be taught by deriving from it, and
/// so each repeats the overrides of the plain one.
extension Scripted {
  final class UISplitViewController: GimbalEngine.UISplitViewController, ScriptedController {
    let script: ControllerScript

    init(_ script: ControllerScript, classic: Void) {
      self.script = script
      super.init(nibName: nil, bundle: nil)
    }

    init(_ script: ControllerScript, style: Style) {
      self.script = script
      super.init(style: style)
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit { noteDeinit() }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      script.orientations ?? super.supportedInterfaceOrientations
    }

    override var shouldAutorotate: Bool { script.rotates ?? super.shouldAutorotate }

    override var receivesLegacyRotationCallbacks: Bool {
      script.scene.receivesLegacyRotationCallbacks
    }

    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      script.preferredSizeDidChange(of: container, in: self)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      script.viewDidLoad(self)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      script.traitsDidChange(self)
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      script.viewWillLayout(self)
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      if script.callsSuper(in: .willTransition) {
        super.willTransition(to: newCollection, with: coordinator)
      }
      script.willTransition(to: newCollection, with: coordinator)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      if script.callsSuper(in: .viewWillTransition) {
        super.viewWillTransition(to: size, with: coordinator)
      }
      script.sizeWillChange(self, with: coordinator)
    }
  }

  final class UIPageViewController: GimbalEngine.UIPageViewController, ScriptedController {
    let script: ControllerScript

    init(_ script: ControllerScript, style: TransitionStyle) {
      self.script = script
      super.init(transitionStyle: style, navigationOrientation: .horizontal)
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit { noteDeinit() }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      script.orientations ?? super.supportedInterfaceOrientations
    }

    override var shouldAutorotate: Bool { script.rotates ?? super.shouldAutorotate }

    override var receivesLegacyRotationCallbacks: Bool {
      script.scene.receivesLegacyRotationCallbacks
    }

    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      script.preferredSizeDidChange(of: container, in: self)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      script.viewDidLoad(self)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      script.traitsDidChange(self)
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      script.viewWillLayout(self)
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      if script.callsSuper(in: .willTransition) {
        super.willTransition(to: newCollection, with: coordinator)
      }
      script.willTransition(to: newCollection, with: coordinator)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      if script.callsSuper(in: .viewWillTransition) {
        super.viewWillTransition(to: size, with: coordinator)
      }
      script.sizeWillChange(self, with: coordinator)
    }
  }

  final class UINavigationController: GimbalEngine.UINavigationController, ScriptedController {
    let script: ControllerScript

    init(_ script: ControllerScript) {
      self.script = script
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit { noteDeinit() }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      script.orientations ?? super.supportedInterfaceOrientations
    }

    override var shouldAutorotate: Bool { script.rotates ?? super.shouldAutorotate }

    override var receivesLegacyRotationCallbacks: Bool {
      script.scene.receivesLegacyRotationCallbacks
    }

    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      script.preferredSizeDidChange(of: container, in: self)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      script.viewDidLoad(self)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      script.traitsDidChange(self)
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      script.viewWillLayout(self)
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      if script.callsSuper(in: .willTransition) {
        super.willTransition(to: newCollection, with: coordinator)
      }
      script.willTransition(to: newCollection, with: coordinator)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      if script.callsSuper(in: .viewWillTransition) {
        super.viewWillTransition(to: size, with: coordinator)
      }
      script.sizeWillChange(self, with: coordinator)
    }
  }

  final class UITabBarController: GimbalEngine.UITabBarController, ScriptedController {
    let script: ControllerScript

    init(_ script: ControllerScript) {
      self.script = script
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit { noteDeinit() }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      script.orientations ?? super.supportedInterfaceOrientations
    }

    override var shouldAutorotate: Bool { script.rotates ?? super.shouldAutorotate }

    override var receivesLegacyRotationCallbacks: Bool {
      script.scene.receivesLegacyRotationCallbacks
    }

    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      script.preferredSizeDidChange(of: container, in: self)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      script.viewDidLoad(self)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      script.traitsDidChange(self)
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      script.viewWillLayout(self)
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      if script.callsSuper(in: .willTransition) {
        super.willTransition(to: newCollection, with: coordinator)
      }
      script.willTransition(to: newCollection, with: coordinator)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      if script.callsSuper(in: .viewWillTransition) {
        super.viewWillTransition(to: size, with: coordinator)
      }
      script.sizeWillChange(self, with: coordinator)
    }
  }
}
