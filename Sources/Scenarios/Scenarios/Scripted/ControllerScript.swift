import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// The script of a scene for a controller, which a controller of any class executes.
@MainActor
final class ControllerScript: ControllerBehavior {
  private let scene: SceneController
  /// The scene, which adds children and applies rules.
  let builtScene: BuiltScene
  /// The orientations of the scene or of the last step that set them; nil for those of the class.
  var supportedOrientations: UIInterfaceOrientationMask?
  /// The orientation of the scene or of the last step that set it; nil for that of the class.
  var preferredOrientation: UIInterfaceOrientation?
  /// Whether the interface may rotate, by the scene or a step; nil for the class's value.
  var rotates: Bool?
  /// True if the scene requests the rotation callbacks of iOS 7.
  var wantsLegacyRotation: Bool { scene.receivesLegacyRotationCallbacks }
  /// False if the scene omits the call of `super` in `willTransition(to:with:)`.
  var passesTraitsOn: Bool { !scene.withoutSuper.contains(.willTransition) }
  /// False if the scene omits the call of `super` in `viewWillTransition(to:with:)`.
  var passesSizesOn: Bool { !scene.withoutSuper.contains(.viewWillTransition) }
  /// The scene's delegate of the controller, which references it weakly.
  var delegate: ScriptedDelegate?
  /// The delegates of its presentation and transitions, which are also referenced weakly.
  private var presentationDelegate: ScriptedPresentationDelegate?
  private var transitioningDelegate: ScriptedTransitioningDelegate?
  /// The data source of a page view controller, which references it weakly.
  var pages: ScriptedPages?
  /// The constraints of the loaded view, until all named objects exist.
  private var lists: [ConstraintList] = []

  /// Creates the script of a controller before its view is loaded.
  init(_ scene: SceneController, builtScene: BuiltScene) {
    self.scene = scene
    self.builtScene = builtScene
    supportedOrientations = scene.values[ControllerProperty.supportedOrientations]
    preferredOrientation = scene.values[ControllerProperty.preferredOrientation]
    rotates = scene.values[ControllerProperty.shouldAutorotate]
  }

  /// Returns the view that the scene describes, or nil for the default view of the class.
  func makeView(for controller: UIViewController) -> UIView? {
    guard let source = scene.view else { return nil }
    let size = builtScene.keyWindow?.bounds.size ?? UIScreen.main.bounds.size
    let view = builtScene.makeView(source, frame: CGRect(origin: .zero, size: size))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    attempt { () throws(SceneError) in
      if controller.parent == nil { try builtScene.apply(source.values, to: view, superview: nil) }
      try builtScene.fill(view, from: source, &lists)
    }
    return view
  }

  /// Adds the scene's children, and then the constraints, which may name them.
  func viewDidLoad(_ controller: UIViewController) {
    for child in scene.children {
      attempt { () throws(SceneError) in try builtScene.add(child, to: controller) }
    }
    lists.append(ConstraintList(holder: controller.view, constraints: scene.constraints))
    attempt { () throws(SceneError) in try builtScene.add(lists) }
    lists = []
  }

  /// Sets the delegates of the controller's presentation and transitions.
  func bringDelegates(to controller: UIViewController) {
    if let answers = scene.transitioningDelegate {
      let delegate = ScriptedTransitioningDelegate(answers)
      transitioningDelegate = delegate
      controller.transitioningDelegate = delegate
    }
    if let answers = scene.presentationDelegate {
      let delegate = ScriptedPresentationDelegate(answers)
      presentationDelegate = delegate
      controller.presentationController?.delegate = delegate
    }
  }

  /// Gives a child its preferred size, as a container may.
  ///
  /// See: R-CC-2 (the message does not resize).
  func preferredSizeDidChange(of container: any UIContentContainer, in parent: UIViewController) {
    guard scene.grantsPreferredContentSize, let child = container as? UIViewController else {
      return
    }
    let size = child.preferredContentSize
    child.callViewWillTransition(
      to: size, with: child.transitionCoordinator ?? ImmediateCoordinator(in: parent.view))
    child.view.bounds.size = size
  }

  /// Applies the changed conditions of the controller's constraints.
  func traitsDidChange(_ controller: UIViewController) {
    builtScene.followConditions(of: controller)
  }

  /// Applies the changed conditions of constraints, and then the layout rules.
  func viewWillLayout(_ controller: UIViewController) {
    builtScene.followConditions(of: controller)
    builtScene.apply(scene.layout, traits: controller.traitCollection)
  }

  /// Applies the scene's rules for new traits alongside the transition.
  func traitsWillChange(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    applyAlong(scene.willTransition, coordinator) { traits }
  }

  /// Applies the scene's rules for a new size alongside the transition, and others after it.
  func sizeWillChange(
    _ controller: UIViewController, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    applyAlong(scene.viewWillTransition, coordinator) { controller.traitCollection }
    guard !scene.afterTransition.isEmpty else { return }
    coordinator.animate(alongsideTransition: nil) { [builtScene, scene] _ in
      builtScene.apply(scene.afterTransition, traits: controller.traitCollection)
    }
  }

  /// Applies rules alongside the transition's animation.
  private func applyAlong(
    _ rules: [Setting], _ coordinator: any UIViewControllerTransitionCoordinator,
    _ traits: @escaping () -> UITraitCollection
  ) {
    guard !rules.isEmpty else { return }
    coordinator.animate(alongsideTransition: { [builtScene] _ in
      builtScene.apply(rules, traits: traits())
    })
  }

  private func attempt(_ body: () throws(SceneError) -> Void) {
    do throws(SceneError) {
      try body()
    } catch {
      builtScene.recordError(error)
    }
  }
}

extension UIViewController {
  /// The script of the controller; nil for one from Swift.
  var script: ControllerScript? { scriptedBehavior as? ControllerScript }
}
