import GimbalTraces

/// The responder that a device knows: the first.
final class ResponderState: MachineState {
  static var position: MachineStateSlot { .responders }
  weak var first: UIResponder?
  /// The responder that becomes first when its view enters a window.
  weak var awaited: UIResponder?
  /// The number of changes from one first responder to another that are under way.
  var changes = 0

  init() {}
}

extension Machine {
  /// The responder that gets what is meant for no particular place.
  package internal(set) var firstResponder: UIResponder? {
    get { state(ResponderState.self).first }
    set {
      state(ResponderState.self).first = newValue
      keyboardMayChange()
    }
  }

  /// Has the keyboard follow the first responder and the screen, unless the first responder is being changed.
  func keyboardMayChange() {
    if !isChangingFirstResponder { haveKeyboardFollow(self) }
  }

  /// True while one first responder makes way for another.
  package var isChangingFirstResponder: Bool { state(ResponderState.self).changes > 0 }
}

/// Has the keyboard follow the first responder and the screen; the room of text fields defines the function.
///
/// It is a symbol that the linker must find, so that a static archive cannot leave it out.
@MainActor
@_silgen_name("gimbal_keyboardMayChange")
private func haveKeyboardFollow(_ machine: Machine)

/// The first responder.
///
/// Source: Apple, UIResponder, Managing the responder chain.
extension UIResponder: FirstResponding {
  var firstOfDevice: UIResponder? { ownMachine?.firstResponder }

  /// Source: Apple, becomeFirstResponder(): the present one is asked to resign; a view outside any
  /// window cannot become first.
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

  /// Remembers the responder until its view enters a window, or for the rest of the run-loop turn.
  private func awaitWindow(_ state: ResponderState) {
    state.awaited = self
    ownMachine?.afterCommit.append { [weak self] in
      if let self, state.awaited === self { state.awaited = nil }
    }
  }

  func letGoOfFirst() -> Bool {
    guard let machine = ownMachine, machine.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    machine.firstResponder = nil
    (self as? any Recorded)?.recordEvent(
      .isFirstResponder, machine.arguments(TraceArgument(nil, .bool(false))))
    return true
  }

  /// Has the keyboard take another height, if the responder is the first.
  func inputViewsDidChange() {
    guard let machine = ownMachine, machine.firstResponder === self else { return }
    machine.keyboardMayChange()
  }

  /// The view through which the responder is shown.
  fileprivate var shownView: UIView? {
    self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
  }

  fileprivate func sendResign() -> Bool {
    (self as? any Recorded)?.send(.resignFirstResponder) { resignFirstResponder() }
      ?? resignFirstResponder()
  }
}

extension UIView {
  /// The controller in whose view this view stands, or whose view it is.
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

  /// True if the view belongs to a controller that is about to appear, although its view is in no window yet: a
  /// window's root, a presented controller, or a descendant of a controller that is visible.
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

  /// Makes the responder first that has waited for this view, or one below it, to enter a window.
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

  /// Resigns the first responder when its view leaves the window, even against its will.
  func resignOnLeaving() {
    guard let first = machine.firstResponder else { return }
    guard let view = first.shownView, view.isDescendant(of: self) else { return }
    _ = first.sendResign()
    if machine.firstResponder === first { machine.firstResponder = nil }
  }

  /// Makes the first responder, if it is this view or below it, resign; with `force` even where it
  /// does not want to.
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
