public import Foundation
public import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// The root of a view hierarchy, which fills the screen or the app's part of it.
///
/// See: R-LAUNCH-2, R-RSZ-3.
/// Source: Apple, UIWindow.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Creates a window with a frame in the screen's coordinates, in points.
  public override init(frame: CGRect) {
    DefaultDevice.ensure(for: "UIWindow")
    super.init(frame: frame)
    becomeRootOfTree()
  }

  /// Creates a window that fills the app's part of the screen (from iOS 9 on).
  public convenience init() {
    DefaultDevice.ensure(for: "UIWindow")
    let machine = Machine.forNewObjects
    // R-LAUNCH-2.4
    self.init(
      frame: machine.features.newWindowsFillScreen ? WindowGeometry(machine).windowFrame : .zero)
  }

  /// Creates a window that fills a scene (from iOS 13 on).
  public init(windowScene: UIWindowScene) {
    super.init(frame: WindowGeometry(windowScene.machine).windowFrame)
    becomeRootOfTree()
    enter(windowScene)
  }

  /// Creates a window with default values; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeRootOfTree()
  }

  private func becomeRootOfTree() {
    node.pointee.flags.formUnion([.isWindow, .hidden])
    node.pointee.window = node
    node.pointee.traits = machine.traitSource.windowTraits
    node.pointee.flags.insert(.knowsTraits)
    if machine.recorder.isRecording { recordEvent(.initialize) }
    if !machine.scenes.usesSceneLifeCycle { enter(machine.scenes.current) }
  }

  /// The scene in which the window is shown (from iOS 13 on).
  ///
  /// In an app with a scene delegate a window has no scene, and is not shown, until `windowScene`
  /// is set. In other apps it has the app's only scene.
  open var windowScene: UIWindowScene? {
    get { _windowScene }
    set { _windowScene = newValue }
  }
  private final weak var _windowScene: UIWindowScene? {
    didSet { if windowScene !== oldValue { sceneDidChange() } }
  }

  /// True between the calls of `becomeKey()` and `resignKey()`.
  final var knowsThatItIsKey = false

  /// The level of the window; windows of a higher level are in front.
  @Settable open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue, isShown { positionAmongWindows() } }
  }

  /// The controller whose root view fills the window.
  ///
  /// Setting it adds the controller's view if the window is shown.
  @Settable open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      rootDidChange(from: oldValue)
    }
  }

  /// The screen that shows the window.
  open var screen: UIScreen { machine.screen }

  /// True if the window receives events without a location, such as keys.
  open var isKeyWindow: Bool { machine.showing.keyWindow === self }

  /// True if the window can become the key window (queried from iOS 15 on).
  open var canBecomeKey: Bool { true }

  /// Shows the window in front of the others of its level, and makes it the key window.
  open func makeKeyAndVisible() {
    send(.makeKeyAndVisible) {
      if isShown { positionAmongWindows() }
      isHidden = false
      makeKey()
    }
  }

  /// Makes the window the key window without showing it.
  open func makeKey() { becomeKeyWindow() }

  /// Called after the window has become the key window.
  ///
  /// The default implementation does nothing.
  open func becomeKey() {}

  /// Called after the window has resigned as the key window.
  ///
  /// The default implementation does nothing.
  open func resignKey() {}

  /// Delivers an event's touches to gesture recognizers and views.
  ///
  /// See: R-TOUCH-1, R-TOUCH-2.
  open func sendEvent(_ event: UIEvent) {
    if event.type == .touches { machine.touchDelivery.deliver(event, in: self) }
  }

  /// Lays out the root controller's view.
  ///
  /// See: R-LAUNCH-4.
  open override func layoutSubviews() {
    // R-LAUNCH-4.5
    positionRootView()
    super.layoutSubviews()
  }

  /// The next responder: the scene from iOS 13 on, otherwise the application.
  ///
  /// Source: responder chains that public code has printed on iOS 13 and later.
  open override var next: UIResponder? {
    machine.features.hasScenes ? windowScene ?? machine.application : machine.application
  }

  /// The undo manager of the window, shared by its views and controllers.
  open override var undoManager: UndoManager? { ownUndoManager }

  private lazy var ownUndoManager = UndoManager()
}

extension UIWindow {
  /// Loads and adds the root controller's view when the window is shown.
  ///
  /// Rule: R-LAUNCH-4 (showing a window loads its root controller's view and adds it).
  func installRootViewOfShown() {
    // For an app in a pane, the pane is the whole screen.
    if machine.part != nil || machine.hardware.isInner, frame == machine.mainScreen.bounds {
      frame = WindowGeometry(machine).windowFrame
    }
    node.requestWork(.layoutWork)
    installRootView()
  }

  /// Releases the reserved name in the trace, when the app ends and another may start.
  func loseNames() {
    if receiver != .none { machine.recorder.setRole("formerWindow", of: receiver) }
    guard let root = rootViewController, root.receiver != .none else { return }
    root.isRoot = false
    machine.recorder.setRole("formerRoot", of: root.receiver)
  }

  private func rootDidChange(from old: UIViewController?) {
    if let old {
      old.isRoot = false
      if old.receiver != .none { machine.recorder.setRole("formerRoot", of: old.receiver) }
      machine.hold(old)
      old.endPresentations()
    }
    if let root = rootViewController {
      root.belong(to: machine)
      root.isRoot = true
      if root.receiver != .none { machine.recorder.setRole("root", of: root.receiver) }
    }
    if machine.recorder.isRecording {
      recordEvent(.rootViewController, machine.argument(nil, rootViewController))
    }
    old?.loadedView?.removeFromSuperview()
    if isShown { installRootView() }
    if isKeyWindow { rootViewController?.keyRootDidChange() }
  }

  /// Adds the root controller's view, the only direct subview that the system adds.
  private func installRootView() {
    // R-LAUNCH-4.1
    guard let root = rootViewController, !root.isCovered, let view = root.view,
      view.superview !== self
    else { return }
    root.viewWillEnterWindow()
    // R-LAUNCH-4.2, R-LAUNCH-4.3
    insertSubview(view, at: 0)
    // A callback may have set another root controller.
    guard rootViewController === root else { return view.removeFromSuperview() }
    if machine.callbackTiming == .rotatedRootView { positionRootView() }
    root.viewDidEnterWindow()
  }

  /// Gives the root view the window's bounds; up to iOS 7 it also rotates the view, because the
  /// window does not rotate.
  package func positionRootView() {
    if machine.callbackTiming == .rotatedRootView {
      for view in subviews { view.windowDidRotate() }
    }
    guard let view = rootViewController?.viewIfLoaded, view.superview === self else { return }
    guard machine.callbackTiming == .rotatedRootView else {
      if view.frame != bounds { view.frame = bounds }
      return
    }
    let placement = WindowGeometry(machine).legacyRootPlacement(orientation)
    if view.transform != placement.transform {
      view.recordEvent(
        .transform,
        machine.arguments(
          TraceArgument(
            nil, .change(.transform(view.transform), .transform(placement.transform)))))
      view.transform = placement.transform
    }
    view.bounds = placement.bounds
    view.center = placement.center
  }

  /// The orientation of the window: the interface's, unless the window keeps another one.
  final var orientation: UIInterfaceOrientation {
    machine.heldRotation(of: self)?.orientation ?? machine.interfaceOrientation
  }

  /// Fills the app's part of the screen, after a rotation or a resize.
  ///
  /// Rule: R-COORD-4, R-RSZ-3.
  /// See: R-ROT-1.
  func fillScreen() {
    let frame = WindowGeometry(machine).windowFrame
    guard self.frame != frame else { return }
    self.frame = frame
    positionRootView()
  }
}
