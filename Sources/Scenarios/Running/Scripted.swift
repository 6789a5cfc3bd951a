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
  final class UIViewController: GimbalEngine.UIViewController, ScriptedController {
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

    override func loadView() {
      guard let view = script.makeView(for: self) else { return super.loadView() }
      self.view = view
    }

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
