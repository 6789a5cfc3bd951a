#if APPLE_UIKIT
  import Foundation
  import GimbalGeometry
  import GimbalSnapshots
  import GimbalTraces
  import UIKit

  /// The layout of a window of Apple's UIKit, read through public members only.
  ///
  /// Some values have no public member. No view is blocked by an animation, no text is truncated,
  /// no view awaits content or comes from a document, and no list positions a view.
  @MainActor
  struct WindowReading {
    /// The layout.
    private(set) var layout: LayoutSnapshot
    /// The views, in the order of the layout.
    private(set) var views: [UIView] = []
    private var positions: [ObjectIdentifier: Int] = [:]

    /// Reads a window; without one the layout has no views.
    init(_ window: UIWindow?) {
      let screen = window?.screen
      let orientation = window?.windowScene?.interfaceOrientation.rawValue ?? 0
      layout = LayoutSnapshot(
        screenSize: screen?.bounds.size ?? .zero,
        fixedSize: screen?.fixedCoordinateSpace.bounds.size ?? .zero,
        orientation: GimbalGeometry.UIInterfaceOrientation(rawValue: orientation)?.name
          ?? "unknown",
        windowFrame: window?.frame ?? .zero, safeAreaInsets: Self.insets(of: window),
        traits: window.map { Self.sizeClasses(of: $0.traitCollection) } ?? "", views: [])
      guard let window else { return }
      layout.origin = LayoutOrigin(
        device: UIDevice.current.model, system: UIDevice.current.systemVersion)
      append(window, parent: nil, depth: 0, alpha: 1)
      let names = names()
      for (index, name) in names.enumerated() { layout.views[index].name = name }
    }

    /// Returns the position of a view in the layout.
    func index(of view: UIView) -> Int? { positions[ObjectIdentifier(view)] }

    private mutating func append(_ view: UIView, parent: Int?, depth: Int, alpha: CGFloat) {
      let own = views.count
      let alpha = view.isHidden ? 0 : alpha * view.alpha
      let fixed = view.window?.screen.fixedCoordinateSpace
      positions[ObjectIdentifier(view)] = own
      views.append(view)
      layout.views.append(
        ViewSnapshot(
          name: "", className: Self.className(type(of: view)), parent: parent, depth: depth,
          frame: view.frame, bounds: view.bounds, center: view.center,
          transform: view.transform.isIdentity ? nil : view.transform,
          windowFrame: view.convert(view.bounds, to: nil),
          fixedFrame: fixed.map { view.convert(view.bounds, to: $0) } ?? .zero,
          safeAreaInsets: Self.insets(of: view), isHidden: view.isHidden, effectiveAlpha: alpha,
          clipsToBounds: view.clipsToBounds, isControllerView: view.next is UIViewController,
          background: Self.background(of: view), content: Self.content(of: view)))
      let control = view as? UIControl
      layout.views[own].takesTouches = view.isUserInteractionEnabled
      layout.views[own].isDisabled = control.map { !$0.isEnabled } ?? false
      // A title belongs to the button, not to the label that the button creates for it.
      let content = layout.views[own].content
      if content.isMadeBySystem, let text = content.text, let parent,
        layout.views[parent].content.role == .control
      {
        layout.views[parent].content.text = text
      }
      for child in view.subviews { append(child, parent: own, depth: depth + 1, alpha: alpha) }
    }

    /// Returns the names of all views, which the recorder of traces chooses.
    private func names() -> [String] {
      let recorder = TraceRecorder(recording: .off)
      let receivers = views.map { view in
        let receiver = recorder.register(type: type(of: view))
        if view is UIWindow { recorder.setRole("window", of: receiver) }
        recorder.setAccessibilityIdentifier(view.accessibilityIdentifier, of: receiver)
        if let controller = view.next as? UIViewController {
          let owner = recorder.register(type: type(of: controller))
          if view.window?.rootViewController === controller { recorder.setRole("root", of: owner) }
          recorder.setController(owner, ofView: receiver)
        }
        return receiver
      }
      return recorder.names(of: receivers)
    }

    // MARK: Values of one view

    private static func content(of view: UIView) -> ViewContent {
      // A subclass has the role of the nearest of its classes that has one.
      let classes = sequence(first: Mirror(reflecting: view), next: \.superclassMirror).map {
        className($0.subjectType)
      }
      let role = classes.lazy.map { ViewContent(className: $0).role }.first { $0 != .plain }
      let control = view as? UIControl
      return ViewContent(
        role: role ?? .plain, isMadeBySystem: ViewContent.isPrivate(classes.first ?? ""),
        isTouchable: control.map { $0.isEnabled && $0.isUserInteractionEnabled } ?? false,
        text: text(of: view).map { ViewText($0, rect: .zero, lines: 0, lineWidth: 0) })
    }

    private static func className(_ type: Any.Type) -> String { _typeName(type, qualified: false) }

    /// Returns the text of a label, or the text or placeholder of a field.
    private static func text(of view: UIView) -> String? {
      switch view {
      case let label as UILabel: label.text
      case let field as UITextField: field.hasText ? field.text : field.placeholder
      default: nil
      }
    }

    /// Returns the background as red, green, blue and opacity from 0 to 1.
    private static func background(of view: UIView) -> [CGFloat]? {
      guard let color = view.backgroundColor?.resolvedColor(with: view.traitCollection) else {
        return nil
      }
      var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (0, 0, 0, 0)
      guard color.getRed(&parts.red, green: &parts.green, blue: &parts.blue, alpha: &parts.alpha)
      else { return nil }
      return [parts.red, parts.green, parts.blue, parts.alpha]
    }

    private static func insets(of view: UIView?) -> GimbalGeometry.UIEdgeInsets {
      guard let insets = view?.safeAreaInsets else { return .init() }
      return .init(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    private static func sizeClasses(of traits: UITraitCollection) -> String {
      let letters: [UIUserInterfaceSizeClass: String] = [.compact: "C", .regular: "R"]
      return "h\(letters[traits.horizontalSizeClass] ?? "-") "
        + "v\(letters[traits.verticalSizeClass] ?? "-")"
    }
  }
#endif
