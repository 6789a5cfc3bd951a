package import Foundation
import GimbalControls
import GimbalEngine
import GimbalGeometry
package import GimbalInterfaceDocuments
import GimbalText
import GimbalTraces
import GimbalTraits

/// Lays out a document's root views on the canvas on which they were saved.
@MainActor
package struct CanvasLayout {
  /// The source of content sizes: the document, or Gimbal's classes.
  package enum Mode: String, CaseIterable, Sendable {
    /// Content sizes are read from saved frames, so that the results depend only on the layout
    /// engine.
    case structure
    /// Content sizes are computed by Gimbal's classes, which also measure text, controls and
    /// images.
    case whole
  }

  /// The result of laying out a root view.
  package struct Result {
    /// The root view that was laid out.
    package let root: CanvasRoot
    /// The size, scale and safe area with which it was laid out.
    package let canvas: Canvas
    /// The computed frames in points, each in its superview's coordinates, by the views' ids.
    package let frames: [String: CGRect]
    /// The number of unsatisfiable constraints that the layout found.
    package let conflicts: Int
  }

  private let document: InterfaceDocument
  private let mode: Mode
  private let rules: CanvasRules

  /// Prepares the layout of a document; `mode` is the source of content sizes.
  package init(_ document: InterfaceDocument, _ mode: Mode) {
    self.document = document
    self.mode = mode
    rules = CanvasRules(document)
  }

  /// Lays out all root views of the document, each on its own canvas.
  package func run() -> [Result] { CanvasRoot.all(in: document).map { layOut($0) } }

  /// Lays out one root view, optionally on a given canvas and with given frames of parts.
  func layOut(
    _ root: CanvasRoot, on canvas: Canvas? = nil, given: GivenFrames = GivenFrames()
  ) -> Result {
    let canvas = canvas ?? rules.canvas(of: root)
    let version = CanvasVersion(document)
    var settings = UserSettings()
    settings.contentSizeCategory = version.textSize
    let machine = Machine(
      hardware: CanvasLayout.hardware(of: canvas), system: version.system, app: AppDescription(),
      settings: settings, recorder: TraceRecorder(recording: .off))
    defer { LifeCycle(machine).powerOff() }
    machine.fontSystem = version.fontSystem
    let hasWholeStrings =
      mode == .whole
      && (rules.scale(of: root) < canvas.scale
        || machine.perform { CanvasStrings.areWhole(in: root, canvas, document) })
    var conflicts = 0
    machine.solving.onConflict = { _ in conflicts += 1 }
    let builder = ViewBuilder(document, .canvas, traits: canvas.traits)
    let controller: UIViewController = machine.perform {
      let controller = UIViewController()
      builder.makeView = { [mode] in
        given.stacks.contains($0.id)
          ? UIView(frame: .zero) : CanvasLayout.standIn(for: $0, mode, version)
      }
      builder.didConfigure = { [mode, document] in
        CanvasSymbols.align($0, $1, in: document, canvas.traits)
        CanvasStrings.setSize(of: $0, $1, canvas.traits, version)
        if mode == .structure || !OwnSizes.isOwn($1) || given.savesContent(of: $1.id) {
          CanvasLayout.stateContent(of: $0, $1, canvas.traits)
        } else {
          CanvasControls.stateLine(of: $0, $1, canvas.traits)
          CanvasControls.stateHeight(of: $0, $1, version)
          if hasWholeStrings { CanvasStrings.stateWholeSize(of: $0) }
        }
      }
      builder.didArrange = { [mode] in
        if mode == .structure || !OwnSizes.isOwn($1) || OwnSizes.hasNone($1) {
          CanvasLayout.stateSize(of: $0, $1, canvas.traits)
        }
      }
      let view = builder.tree(root.view)
      show(view, root, canvas, in: controller)
      if let content = root.view.markup.child(key: "contentView"), let id = content.id {
        let view = builder.objects.view(id)
        if !version.tracksContents(of: root.view.markup, content) {
          view?.frame = CGRect(origin: .zero, size: rules.contentSize(of: root, on: canvas))
        }
        adjust(view, root, content)
      }
      for guide in root.controller?.layoutGuides ?? [] {
        let isTop = guide.type == "top"
        builder.objects[guide.id] =
          (isTop ? controller.topLayoutGuide : controller.bottomLayoutGuide) as AnyObject
        // See: R-NIB-11.21
        builder.flatGuides[guide.id] = isTop ? .bottom : .top
      }
      builder.constrain(root.view)
      if document.usesAutoLayout {
        UndeterminedFrames(root.view, in: builder.objects).hold(in: root.view)
      }
      given.apply(to: builder.objects, canvas.traits)
      return controller
    }
    Launch(machine).launch(RootControllerDelegate(controller))
    UpdateCycle(machine).settle()
    if mode == .whole,
      machine.perform({ CanvasStrings.breakLines(in: builder.objects, of: document) })
    {
      UpdateCycle(machine).settle()
    }
    var frames: [String: CGRect] = [:]
    for id in builder.objects.order { frames[id] = builder.objects.view(id)?.frame }
    return Result(root: root, canvas: canvas, frames: frames, conflicts: conflicts)
  }

  private func show(
    _ view: UIView, _ root: CanvasRoot, _ canvas: Canvas, in controller: UIViewController
  ) {
    view.frame = CGRect(origin: .zero, size: canvas.size)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.isHidden = false
    if root.isCanvasView {
      controller.view = view
      if let margins = rules.rootMargins(of: root) {
        controller.viewRespectsSystemMinimumLayoutMargins = false
        view.layoutMargins = margins
      }
      let first = view as? UIScrollView ?? view.subviews.first as? UIScrollView
      if let first, first.contentInsetAdjustmentBehavior == .automatic,
        rules.adjustsScrollView(of: root)
      {
        first.alwaysBounceVertical = true
      }
    } else {
      view.autoresizingMask = []
      // Made a subview, so that the margins of the screen do not affect the list's content.
      let list = UIView(frame: CGRect(origin: .zero, size: canvas.size))
      controller.view = UIView(frame: list.frame)
      controller.view.addSubview(list)
      list.addSubview(view)
    }
  }

  /// Sets the margins of a cell's content view.
  ///
  /// If it preserves its superview's margins and has its own, the larger ones apply.
  ///
  /// Source: Apple, UIView.preservesSuperviewLayoutMargins.
  private func adjust(_ view: UIView?, _ root: CanvasRoot, _ content: Markup) {
    guard let view, var margins = rules.contentMargins(of: root) else { return }
    let hasOwn =
      content.child(key: "layoutMargins") != nil
      || content.child(key: "directionalLayoutMargins") != nil
    if hasOwn {
      guard content.flag("preservesSuperviewLayoutMargins") == true else { return }
      let own = view.directionalLayoutMargins
      margins = NSDirectionalEdgeInsets(
        top: max(margins.top, own.top), leading: max(margins.leading, own.leading),
        bottom: max(margins.bottom, own.bottom), trailing: max(margins.trailing, own.trailing))
    }
    view.directionalLayoutMargins = margins
  }

  private static func standIn(
    for description: ViewDescription, _ mode: Mode, _ version: CanvasVersion
  ) -> UIView? {
    if let plain = CanvasControls.plain[description.kind] { return plain() }
    guard CanvasControls.kinds.contains(description.kind) else { return nil }
    guard mode == .structure || !ViewClasses.entry(description.kind).isOwn else { return nil }
    let control = CanvasControl(frame: .zero)
    control.overhang = CanvasControls.overhang(
      of: description.kind, drawsRoundControls: version.drawsRoundControls)
    if description.kind == "textField" || description.kind == "segmentedControl" {
      control.setBaseline(
        InterfaceFont.font(description.markup.child(key: "fontDescription"), default: 14))
    }
    return control
  }

  /// Sets the saved size as the size of a view's content, if its class has one.
  private static func stateContent(
    of view: UIView, _ description: ViewDescription, _ traits: InterfaceTraits
  ) {
    guard let frame = description.frame.value(in: traits) else { return }
    let markup = description.markup
    var sides = ViewClasses.entry(description.kind).content
    if description.kind == "imageView", description.imageName(in: traits) == nil { sides = .none }
    // Only the saved frame determines the size of an unknown class.
    if description.customClass != nil, description.subviews.isEmpty { sides = .both }
    if description.kind == "textView", markup.flag("scrollEnabled") == false { sides = .both }
    let hasPlaceholder = view.statedContent != nil
    guard sides != .none || hasPlaceholder else { return }
    if hasPlaceholder { sides = .both }
    let size = view.alignmentRect(forFrame: frame).size
    view.statedContent = StatedContent(
      width: sides == .both ? size.width : nil, height: size.height)
  }

  /// Sets the saved size for an arranged view without a content size, such as an empty stack.
  ///
  /// The canvas does not change the size that such a view was given.
  ///
  /// Source: Interface Builder documents: plain views in stacks are 240 x 128 where nothing else
  /// sizes them.
  private static func stateSize(
    of view: UIView, _ description: ViewDescription, _ traits: InterfaceTraits
  ) {
    guard view.statedContent == nil, !(view is UIStackView) || description.subviews.isEmpty,
      let size = description.frame.value(in: traits)?.size
    else { return }
    view.statedContent = StatedContent(width: size.width, height: size.height)
    guard !description.subviews.isEmpty else { return }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(UILayoutPriority(rawValue: 26), for: axis)
      view.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 26), for: axis)
    }
  }

  private static func hardware(of canvas: Canvas) -> Hardware {
    func sizeClass(_ value: InterfaceTraits.SizeClass?) -> UIUserInterfaceSizeClass {
      switch value {
      case .compact: .compact
      case .regular: .regular
      case nil: .unspecified
      }
    }
    let classes = SizeClasses(
      horizontal: sizeClass(canvas.traits.width), vertical: sizeClass(canvas.traits.height))
    let size = CGSize(width: max(1, canvas.size.width), height: max(1, canvas.size.height))
    return Hardware(
      name: "canvas", model: "iPhone", idiom: canvas.traits.idiom == "pad" ? .pad : .phone,
      portraitSize: size, scale: canvas.scale, nativeScale: canvas.scale,
      nativeSize: CGSize(width: size.width * canvas.scale, height: size.height * canvas.scale),
      portraitSafeArea: canvas.safeArea, landscapeSafeArea: canvas.safeArea,
      portraitStatusBarHeight: 0, landscapeStatusBarHeight: 0, portraitSizeClasses: classes,
      landscapeSizeClasses: classes, supportsUpsideDown: false,
      layoutMetrics: LayoutMetrics(readableWidth: { _ in 672 }, barHeight: { _ in (0, nil) }))
  }
}
