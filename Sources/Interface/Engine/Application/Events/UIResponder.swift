public import Foundation
import GimbalTraces

/// An object that can respond to events: views, controllers, the application and its delegate.
///
/// Source: Apple, UIResponder.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationHolder {
  /// The values of `objc_setAssociatedObject`; only the module `UIKit` reads and writes them.
  nonisolated(unsafe) package final var associations: AnyObject?
  /// The observations of the object's properties; nil if there are none.
  nonisolated(unsafe) final var observers: KeyValueObservers?
  #if DEBUG
    /// The lifetime token, which debug builds check at unretained reads.
    package nonisolated final let life = ObjectLife()
  #endif

  /// Creates a responder.
  public override init() { super.init() }

  /// The next responder in the chain, or nil at its end.
  open var next: UIResponder? { nil }

  /// True if the object is the first responder, which receives events without a location, such as
  /// keys.
  open var isFirstResponder: Bool { presentFirst === self }

  /// True if the object can become the first responder; the default is false.
  open var canBecomeFirstResponder: Bool { false }

  /// Makes the object the first responder.
  ///
  /// Returns false if the object cannot become it, or if the current first responder refuses to
  /// resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool { responding.takeFirst() }

  /// True if the object can resign as the first responder; the default is true.
  open var canResignFirstResponder: Bool { true }

  /// Resigns as the first responder; returns false if the object must not resign.
  @discardableResult
  open func resignFirstResponder() -> Bool { responding.letGoOfFirst() }

  // MARK: Documents

  /// Called once for an object from a document, after all its objects are created and connected.
  ///
  /// See: R-NIB-2.
  open func awakeFromNib() {}

  /// Called by Interface Builder's canvas; the engine does not call it.
  open func prepareForInterfaceBuilder() {}

  // MARK: Activities

  /// Called to update the values of the object's activity; the engine does not call it.
  ///
  /// Source: Apple, UIResponder.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Called to continue an activity; the engine does not call it.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Touches

  /// Called when touches begin in the view; the default implementation forwards to the next
  /// responder.
  ///
  /// See: R-TOUCH-3.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(.touchesBegan, touches, UIResponder.touchesBegan, event)
  }

  /// Called when touches of the view move; the default implementation forwards to the next
  /// responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(.touchesMoved, touches, UIResponder.touchesMoved, event)
  }

  /// Called when touches of the view end; the default implementation forwards to the next
  /// responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(.touchesEnded, touches, UIResponder.touchesEnded, event)
  }

  /// Called when touches of the view are cancelled; the default implementation forwards to the next
  /// responder.
  ///
  /// See: R-TOUCH-6, R-TOUCH-7, R-GEST-4.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(.touchesCancelled, touches, UIResponder.touchesCancelled, event)
  }

  /// Called when estimated values of touches are updated; simulated touches have none.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: Keys, motion, remote controls

  /// Called when keys are pressed; the default implementation forwards the call.
  ///
  /// A simulated device has no keys.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when presses change; the default implementation forwards the call.
  ///
  /// A simulated device has no keys.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when keys are released; the default implementation forwards the call.
  ///
  /// A simulated device has no keys.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when presses are cancelled; the default implementation forwards the call.
  ///
  /// A simulated device has no keys.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Called when a shake begins; the default implementation forwards the call.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when a shake has ended; the default implementation forwards the call.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when a shake is cancelled; the default implementation forwards the call.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Called for a key of a remote control; the default implementation forwards the call.
  ///
  /// A simulated device has no remote control.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  /// The key commands of the object.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Actions

  /// Returns true if the object can perform an action method; by default, if it has that method.
  ///
  /// See: R-CTRL-5.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isMethod(of: self)
  }

  /// Returns the object that performs an action method: this one, or the next in the chain that
  /// can.
  ///
  /// See: R-CTRL-5.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    firstTarget(forAction: action, withSender: sender)
  }

  // MARK: Edits

  /// Called to move the selection to the pasteboard; the default implementation does nothing.
  open func cut(_ sender: Any?) {}

  /// Called to copy the selection to the pasteboard; the default implementation does nothing.
  open func copy(_ sender: Any?) {}

  /// Called to insert the content of the pasteboard; the default implementation does nothing.
  open func paste(_ sender: Any?) {}

  /// Called to select near the insertion point; the default implementation does nothing.
  open func select(_ sender: Any?) {}

  /// Called to select everything; the default implementation does nothing.
  open func selectAll(_ sender: Any?) {}

  /// Called to delete the selection; the default implementation does nothing.
  open func delete(_ sender: Any?) {}

  /// Called to make the selection bold; the default implementation does nothing.
  open func toggleBoldface(_ sender: Any?) {}

  /// Called to make the selection italic; the default implementation does nothing.
  open func toggleItalics(_ sender: Any?) {}

  /// Called to underline the selection; the default implementation does nothing.
  open func toggleUnderline(_ sender: Any?) {}

  /// Called to make the selection left-to-right; the default implementation does nothing.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}

  /// Called to make the selection right-to-left; the default implementation does nothing.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

  /// The language and kind of keyboard for the object; nil by default.
  open var textInputMode: UITextInputMode? { nil }

  // MARK: Menus

  /// Called to change the app's menus; the engine does not call it.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Called to update a command before its menu is shown; the engine does not call it.
  open func validate(_ command: UICommand) {}

  // MARK: Observing

  /// Called when a value changes that this object observes by a key path.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: Restoration

  /// Called to save the object's state for the next launch; the engine does not call it.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Called to restore the object's state; the engine does not call it.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Called after state restoration; the engine does not call it.
  open func applicationFinishedRestoringState() {}

  /// The nearest undo manager in the responder chain; each window has one.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Input

  /// The view that replaces the keyboard; the keyboard has this view's height.
  ///
  /// See: R-KEY-3.
  open var inputView: UIView? { nil }

  /// The view above the keyboard; its height is added to the keyboard's.
  ///
  /// See: R-KEY-3.
  open var inputAccessoryView: UIView? { nil }

  /// Reads the input views of the first responder again.
  open func reloadInputViews() { responding.inputViewsDidChange() }

  /// The machine of a responder that can be the first responder; nil for others.
  var ownMachine: Machine? { (self as? any Recorded)?.machine }
}

extension UIResponder: UnretainedObject {}

/// The functions of first responders, which the Responders folder implements.
@preconcurrency @MainActor
protocol FirstResponding: AnyObject {
  /// The first responder of the object's device; nil if there is none.
  var firstOfDevice: UIResponder? { get }

  /// Makes the object the first responder; returns false if it cannot become that.
  ///
  /// Called by the default `becomeFirstResponder()`.
  func takeFirst() -> Bool

  /// Resigns the first responder; returns false if the object refuses.
  ///
  /// Called by the default `resignFirstResponder()`.
  func letGoOfFirst() -> Bool

  /// Updates the keyboard after a change of `inputView` or `inputAccessoryView`.
  ///
  /// Called by the default `reloadInputViews()`.
  func inputViewsDidChange()
}

extension UIResponder {
  private var responding: any FirstResponding { self }

  /// The first responder of this object's device, or nil; `isFirstResponder` compares with it.
  var presentFirst: UIResponder? { responding.firstOfDevice }
}
