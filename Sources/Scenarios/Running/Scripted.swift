import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// Views and controllers that do what a scene says.
///
/// They bear the names of the classes that a scene names, so that traces and layouts show those.
@MainActor
enum Scripted {
  /// A view that lays out by rules and can stand in for one with content.
  final class UIView: GimbalEngine.UIView {
    private let rules: [Setting]
    private let stage: SceneStage

    init(frame: CGRect, rules: [Setting], stage: SceneStage) {
      self.rules = rules
      self.stage = stage
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    /// The content that the view stands in for.
    var content: StandInSize? {
      didSet {
        textBlock = content?.textBlock
        invalidateIntrinsicContentSize()
      }
    }

    var alignmentInsets: UIEdgeInsets? {
      didSet { invalidateIntrinsicContentSize() }
    }

    override var intrinsicContentSize: CGSize {
      content?.intrinsicSize ?? super.intrinsicContentSize
    }

    override var alignmentRectInsets: UIEdgeInsets { alignmentInsets ?? super.alignmentRectInsets }

    override func layoutSubviews() {
      super.layoutSubviews()
      if !rules.isEmpty { stage.apply(rules, traits: traitCollection) }
    }
  }

  /// A controller that makes its view and its children from a scene.
  final class UIViewController: GimbalEngine.UIViewController {
    private let script: SceneController
    let stage: SceneStage
    var orientations: UIInterfaceOrientationMask?
    var rotates: Bool?
    /// The constraints that the loaded view brings, until all that they name is there.
    private var lists: [ConstraintList] = []

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
      let view = stage.makeView(script, frame: CGRect(origin: .zero, size: size))
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      do throws(StageProblem) {
        if parent == nil {
          try stage.apply(script.values, to: view, superview: nil)
        }
        try stage.fill(view, from: script, &lists)
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
      lists.append(ConstraintList(holder: view, constraints: script.constraints))
      do throws(StageProblem) {
        try stage.add(lists)
      } catch {
        stage.note(error)
      }
      lists = []
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      stage.followConditions(of: self)
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      stage.followConditions(of: self)
      stage.apply(script.layout, traits: traitCollection)
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      if !script.withoutSuper.contains(.willTransition) {
        super.willTransition(to: newCollection, with: coordinator)
      }
      applyAlong(script.willTransition, coordinator, newCollection)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      if !script.withoutSuper.contains(.viewWillTransition) {
        super.viewWillTransition(to: size, with: coordinator)
      }
      applyAlong(script.viewWillTransition, coordinator, nil)
      guard !script.afterTransition.isEmpty else { return }
      coordinator.animate(alongsideTransition: nil) { [self] _ in
        stage.apply(script.afterTransition, traits: traitCollection)
      }
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

extension StandInSize {
  /// The size that the content asks for.
  fileprivate var intrinsicSize: CGSize {
    switch self {
    case .size(let width, let height):
      CGSize(width: width ?? UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
    case .text(let text): text.block.size(fitting: text.preferredMaxLayoutWidth)
    }
  }

  /// What layout needs to know of the text, if it is one.
  fileprivate var textBlock: TextBlock? {
    if case .text(let text) = self { text.block } else { nil }
  }
}

extension StandInText {
  fileprivate var block: TextBlock {
    var block = TextBlock(
      lineWidth: lineWidth, lineHeight: lineHeight, numberOfLines: numberOfLines, ascent: ascent)
    block.preferredMaxLayoutWidth = preferredMaxLayoutWidth
    return block
  }
}
