import Foundation
package import GimbalEngine
import GimbalGeometry
import GimbalTraces
import GimbalTraits

/// The keyboard of one device: its frame, and the notifications that are still to be posted.
final class KeyboardState: MachineState {
  /// The slot in which a device stores this state.
  static var position: MachineStateSlot { .keyboard }
  /// The keyboard's frame on the screen, in points; nil while it is hidden.
  var frame: CGRect?
  /// The presented alert that has hidden the keyboard; nil without one.
  weak var cover: UIViewController?
  /// The presented controller, or the root, that contains the responder for which the keyboard was
  /// shown.
  weak var owner: UIViewController?
  /// The number of nested `holdingKeyboard(_:)` calls; above 0, the keyboard does not move.
  var holds = 0
  /// The timer on the virtual clock that ends the move and posts the did-notifications; nil without
  /// a move.
  var arrival: Int?
  /// The move that hid the keyboard for a rotation, until it is shown again.
  var departure: KeyboardInfo?

  /// Creates the state of a device; called at its first use.
  init() {}
}

extension Machine {
  /// The keyboard's state on this device, created at the first use.
  var keyboard: KeyboardState { state() }
}

/// The keyboard, which follows the first responder and the screen.
@MainActor
package struct KeyboardTransitions {
  /// The device whose objects and state the functions use.
  let machine: Machine

  /// Stores the device; callers create a value for each call.
  package init(_ machine: Machine) { self.machine = machine }

  /// The duration of showing and hiding the keyboard, in virtual seconds.
  ///
  /// See: R-KEY-1.
  private static let keyboardDuration = 0.25

  /// Runs `body` without moving the keyboard, and updates the keyboard afterwards.
  ///
  /// Rule: R-KEY-2.
  func holdingKeyboard<Result>(_ body: () -> Result) -> Result {
    machine.keyboard.holds += 1
    let result = body()
    machine.keyboard.holds -= 1
    followWithKeyboard()
    return result
  }

  /// Hides the keyboard of a responder outside `alert` while the alert is presented.
  ///
  /// Rule: R-KEY-5.
  package func hideKeyboard(following alert: UIViewController) {
    guard machine.features.hidesKeyboardBehindAlerts else { return }
    machine.keyboard.cover = alert
    followWithKeyboard()
  }

  /// Shows the keyboard again after `alert` has hidden it, if its responder is still the first
  /// responder.
  ///
  /// See: R-KEY-5.
  package func showKeyboard(hiddenBehind alert: UIViewController) {
    guard machine.keyboard.cover === alert else { return }
    machine.keyboard.cover = nil
    followWithKeyboard()
  }

  /// Shows, moves or hides the keyboard as the first responder and the screen require.
  ///
  /// A rotation calls it twice: before anything rotates, and after the screen's bounds have
  /// changed.
  ///
  /// Rule: R-KEY-1.
  func followWithKeyboard() {
    guard machine.keyboard.holds == 0, !machine.isChangingFirstResponder else { return }
    let screen = machine.screen.bounds
    if let rotation = machine.rotation.underWay, rotation.from == machine.interfaceOrientation {
      return leaveForRotation(screen)
    }
    if let departure = machine.keyboard.departure {
      machine.keyboard.departure = nil
      for name in KeyboardInfo.names(false).did { post(name, departure) }
      if keyboardHeight == 0 { GuideUpdates(machine).showKeyboard(height: 0) }
    }
    let height = min(keyboardHeight, screen.height)
    let old = machine.keyboard.frame
    if height > 0 { machine.keyboard.owner = presentedController(of: machine.firstResponder) }
    if height == 0, old != nil, isPreservedByOwner { return }
    guard old != nil || height > 0 else { return }
    let new = CGRect(
      x: 0, y: screen.height - height, width: screen.width,
      height: height > 0 ? height : old?.height ?? 0)
    guard height > 0 ? old != new : old != nil else { return }
    machine.keyboard.frame = height > 0 ? new : nil
    let away = CGRect(x: 0, y: screen.height, width: screen.width, height: new.height)
    move(from: old ?? away, to: height > 0 ? new : away, comes: height > 0)
  }

  /// Returns the presented controller, or a window's root, that contains a responder.
  ///
  /// - Complexity: O(depth).
  private func presentedController(of responder: UIResponder?) -> UIViewController? {
    var controller = responder as? UIViewController ?? (responder as? UIView)?.nearestController
    while let parent = controller?.parent { controller = parent }
    return controller
  }

  /// True if the keyboard stays without a first responder that takes text.
  ///
  /// This happens on an iPad while the controller in `owner` is shown and preserves the keyboard.
  ///
  /// Rule: R-KEY-7.
  private var isPreservedByOwner: Bool {
    // R-KEY-7.2
    guard machine.hardware.idiom == .pad, machine.firstResponder == nil,
      machine.keyboard.cover == nil,
      let owner = machine.keyboard.owner, owner.presentingViewController != nil,
      owner.viewIfLoaded?.window != nil, !owner.isBeingDismissed
    else { return false }
    return owner.disablesAutomaticKeyboardDismissal
  }

  /// Posts the will-hide notifications before a rotation; the keyboard layout guides move when it
  /// is shown again.
  ///
  /// See: R-KEY-1.
  private func leaveForRotation(_ screen: CGRect) {
    guard let old = machine.keyboard.frame, machine.keyboard.departure == nil else { return }
    if let arrival = machine.keyboard.arrival { machine.clock.cancel(arrival) }
    machine.keyboard.arrival = nil
    machine.keyboard.frame = nil
    let away = CGRect(x: 0, y: screen.height, width: screen.width, height: old.height)
    let info = KeyboardInfo(begin: old, end: away, duration: KeyboardTransitions.keyboardDuration)
    machine.keyboard.departure = info
    for name in KeyboardInfo.names(false).will { post(name, info) }
  }

  /// Posts the notifications of a move and moves the keyboard layout guides.
  private func move(from old: CGRect, to new: CGRect, comes: Bool) {
    if let arrival = machine.keyboard.arrival { machine.clock.cancel(arrival) }
    let info = KeyboardInfo(begin: old, end: new, duration: KeyboardTransitions.keyboardDuration)
    let names = KeyboardInfo.names(comes)
    for name in names.will { post(name, info) }
    GuideUpdates(machine).showKeyboard(height: machine.keyboard.frame?.height ?? 0)
    machine.keyboard.arrival = machine.clock.schedule(after: KeyboardTransitions.keyboardDuration) {
      [unowned machine] in
      machine.keyboard.arrival = nil
      for name in names.did { KeyboardTransitions(machine).post(name, info) }
    }
  }

  private func post(_ name: (event: EventName, name: Notification.Name), _ info: KeyboardInfo) {
    machine.application.send(name.event) {
      NotificationCenter.default.post(name: name.name, object: nil, userInfo: info.userInfo)
    }
  }

  /// The height for the first responder, in points: of its input view or the system's keyboard,
  /// plus its accessory view.
  ///
  /// Rule: R-KEY-3.
  private var keyboardHeight: CGFloat {
    guard let first = machine.firstResponder else { return 0 }
    // An app's overrides of `next` may form a cycle.
    let chain = Array(sequence(first: first, next: \.next).prefix(5_000))
    if let cover = machine.keyboard.cover, !chain.contains(where: { $0 === cover }) { return 0 }
    let accessory = accessoryView(in: chain).map(inputHeight) ?? 0
    if let input = first.inputView { return inputHeight(input) + accessory }
    guard first is any UIKeyInput else {
      return accessory > 0
        ? accessory + machine.hardware.safeArea(machine.interfaceOrientation).bottom : 0
    }
    let (height, reason) = machine.hardware.layoutMetrics.keyboardHeight(
      machine.interfaceOrientation.isLandscape)
    if let reason { machine.assumptions.record(reason, of: "keyboard") }
    return height + accessory
  }

  /// Returns the first accessory view in a chain.
  ///
  /// `inputAccessoryView` of each responder is read only once, because a getter may return another
  /// view each time.
  private func accessoryView(in chain: [UIResponder]) -> UIView? {
    for responder in chain {
      if let view = responder.inputAccessoryView { return view }
    }
    return nil
  }

  /// Gives an input view the screen's width and its own height, and returns the height in points.
  private func inputHeight(_ view: UIView) -> CGFloat {
    let width = machine.screen.bounds.width
    var height = view.frame.height
    if height <= 0 { height = view.intrinsicContentSize.height }
    if height <= 0 {
      height =
        view.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    }
    guard height.isFinite, height > 0 else { return 0 }
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return height
  }
}

/// Updates the keyboard for the first responder and the screen; the engine calls it by name.
@MainActor
@_silgen_name("gimbal_keyboardMayChange")
func linkedKeyboardMayChange(_ machine: Machine) {
  KeyboardTransitions(machine).followWithKeyboard()
}
