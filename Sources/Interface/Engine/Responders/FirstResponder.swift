import GimbalTraces

/// The first responder of a device, and the responder that waits to become it.
final class ResponderState: MachineState {
  /// The slot in which a device stores this state.
  static var position: MachineStateSlot { .responders }
  /// The first responder; nil once it is released, or if there is none.
  weak var first: UIResponder?
  /// The responder that becomes the first responder when its view enters a window.
  weak var awaited: UIResponder?
  /// The number of changes of the first responder in progress.
  var changes = 0

  /// Creates the state of a device; called at its first use.
  init() {}
}

extension Machine {
  /// The responder that receives events without a location, such as keys; nil if there is none.
  package internal(set) var firstResponder: UIResponder? {
    get { state(ResponderState.self).first }
    set {
      state(ResponderState.self).first = newValue
      keyboardMayChange()
    }
  }

  /// Updates the keyboard's height for the first responder and the screen, but not while the first
  /// responder is changing.
  func keyboardMayChange() {
    if !isChangingFirstResponder { haveKeyboardFollow(self) }
  }

  /// True while one first responder resigns for another one; the keyboard stays meanwhile.
  package var isChangingFirstResponder: Bool { state(ResponderState.self).changes > 0 }
}

/// Updates the keyboard for the first responder and the screen; the Fields module defines the
/// function.
///
/// The linker must resolve the symbol, so a static archive with the definition cannot be left out.
@MainActor
@_silgen_name("gimbal_keyboardMayChange")
private func haveKeyboardFollow(_ machine: Machine)

/// The first responder.
///
/// Source: Apple, UIResponder, Managing the responder chain.
extension UIResponder: FirstResponding {
  /// The first responder of the object's device; nil if there is none.
  var firstOfDevice: UIResponder? { ownMachine?.firstResponder }

  /// Makes this the first responder, after the current one has resigned; returns false if it
  /// cannot.
  ///
  /// A view outside of any window cannot become the first responder.
  ///
  /// Source: Apple, becomeFirstResponder().
  func takeFirst() -> Bool {
    guard let machine = ownMachine else { return false }
    if machine.firstResponder === self { return true }
    guard canBecomeFirstResponder, let view = shownView else { return false }
    let state = machine.state(ResponderState.self)
    guard view.window != nil else {
      if view.isAboutToEnterWindow { awaitWindow(state) }
      return false
    }
    state.changes += 1
    if let present = machine.firstResponder, !present.sendResign() {
      state.changes -= 1
      return false
    }
    state.changes -= 1
    machine.firstResponder = self
    (self as? any Recorded)?.recordEvent(
      .isFirstResponder, machine.arguments(TraceArgument(nil, .bool(true))))
    return true
  }

  /// Stores the responder until its view enters a window, at most until the end of the run-loop
  /// turn.
  private func awaitWindow(_ state: ResponderState) {
    state.awaited = self
    ownMachine?.afterCommit.append { [weak self] in
      if let self, state.awaited === self { state.awaited = nil }
    }
  }

  /// Resigns the first responder; returns false if it refuses.
  ///
  /// Called by the default `resignFirstResponder()`; records the change.
  func letGoOfFirst() -> Bool {
    guard let machine = ownMachine, machine.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    machine.firstResponder = nil
    (self as? any Recorded)?.recordEvent(
      .isFirstResponder, machine.arguments(TraceArgument(nil, .bool(false))))
    return true
  }

  /// Updates the keyboard's height, if this is the first responder.
  func inputViewsDidChange() {
    guard let machine = ownMachine, machine.firstResponder === self else { return }
    machine.keyboardMayChange()
  }

  /// The view that shows the responder.
  fileprivate var shownView: UIView? {
    self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
  }

  fileprivate func sendResign() -> Bool {
    (self as? any Recorded)?.send(.resignFirstResponder) { resignFirstResponder() }
      ?? resignFirstResponder()
  }
}

extension UIView {
  /// The controller whose view this is, or the nearest one whose view contains this view.
  ///
  /// - Complexity: O(depth).
  package var nearestController: UIViewController? {
    var ancestor: ViewNode? = node
    while let current = ancestor {
      if let controller = current.pointee.controller { return controller }
      ancestor = current.pointee.parent
    }
    return nil
  }

  /// True if the view is in no window yet, but belongs to a controller that is about to appear.
  ///
  /// The controller is a window's root, a presented controller, or a descendant of a visible
  /// controller.
  ///
  /// - Complexity: O(depth).
  fileprivate var isAboutToEnterWindow: Bool {
    guard let nearest = nearestController else { return false }
    var next: UIViewController? = nearest
    while let controller = next {
      if controller.isRoot || controller.presentation.isBeingPresented { return true }
      switch controller.appearance.state {
      case .appearing: return true
      case .appeared where controller !== nearest: return true
      default: next = controller.parent
      }
    }
    return false
  }

  /// Makes the waiting responder the first responder, after this view and the responder's view have
  /// entered a window.
  ///
  /// Rule: R-KEY-6.
  final func takeAwaitedFirst() {
    let state = machine.state(ResponderState.self)
    guard let awaited = state.awaited, let view = awaited.shownView, view.window != nil,
      view.isDescendant(of: self)
    else { return }
    state.awaited = nil
    _ = awaited.becomeFirstResponder()
  }

  /// Makes the first responder resign when its view leaves the window, even if it refuses.
  func resignOnLeaving() {
    guard let first = machine.firstResponder else { return }
    guard let view = first.shownView, view.isDescendant(of: self) else { return }
    _ = first.sendResign()
    if machine.firstResponder === first { machine.firstResponder = nil }
  }

  /// Makes the first responder resign if it is this view or a descendant; `force` overrides its
  /// refusal.
  ///
  /// Source: Apple, UIView.endEditing(_:).
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let first = machine.firstResponder as? UIView, first.isDescendant(of: self) else {
      return true
    }
    let resigned = first.sendResign()
    if force, machine.firstResponder === first { machine.firstResponder = nil }
    return resigned || force
  }
}
