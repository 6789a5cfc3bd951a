import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// Views and controllers that do what a scene says.
///
/// They bear the names of the classes that a scene names, so that traces and layouts show those.
@MainActor
enum Scripted {
  /// A view: a plain one when it has no rules.
  static func make(
    _ rules: [Setting], frame: CGRect, stage: SceneStage
  ) -> GimbalEngine.UIView {
    rules.isEmpty
      ? GimbalEngine.UIView(frame: frame) : UIView(frame: frame, rules: rules, stage: stage)
  }

  /// A view that lays out by rules.
  final class UIView: GimbalEngine.UIView {
    private let rules: [Setting]
    private let stage: SceneStage

    init(frame: CGRect, rules: [Setting], stage: SceneStage) {
      self.rules = rules
      self.stage = stage
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      stage.apply(rules, traits: traitCollection)
    }
  }

  /// A controller that makes its view and its children from a scene.
  final class UIViewController: GimbalEngine.UIViewController {
    private let script: SceneController
    let stage: SceneStage
    var orientations: UIInterfaceOrientationMask?
    var rotates: Bool?

    init(_ script: SceneController, stage: SceneStage) {
      self.script = script
      self.stage = stage
      orientations = script.values.supportedOrientations
      rotates = script.values.shouldAutorotate
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      orientations ?? super.supportedInterfaceOrientations
    }

    override var shouldAutorotate: Bool { rotates ?? super.shouldAutorotate }

    override func loadView() {
      guard let script = script.view else { return super.loadView() }
      let size = stage.keyWindow?.bounds.size ?? UIScreen.main.bounds.size
      let view = Scripted.make(
        script.layout, frame: CGRect(origin: .zero, size: size), stage: stage)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      do throws(StageProblem) {
        if parent == nil {
          try stage.apply(script.values, to: view, superview: nil)
        }
        for child in script.subviews { try stage.add(child, to: view) }
      } catch {
        stage.note(error)
      }
      self.view = view
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      for child in script.children {
        do throws(StageProblem) {
          try stage.add(child, to: self)
        } catch {
          stage.note(error)
        }
      }
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      stage.apply(script.layout, traits: traitCollection)
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      applyAlong(script.willTransition, coordinator, newCollection)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      applyAlong(script.viewWillTransition, coordinator, nil)
    }

    /// Carries out rules inside the transition's animation; without new traits the present ones count.
    private func applyAlong(
      _ rules: [Setting], _ coordinator: any UIViewControllerTransitionCoordinator,
      _ traits: UITraitCollection?
    ) {
      guard !rules.isEmpty else { return }
      coordinator.animate(alongsideTransition: { [self] _ in
        stage.apply(rules, traits: traits ?? traitCollection)
      })
    }
  }
}
