public import Foundation
import GimbalTraces

/// An object that can respond to events: views, controllers, the application and its delegate.
///
/// Source: Apple, UIResponder.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationHolder {
  nonisolated(unsafe) package final var associations: AnyObject?
  /// The observations of the object's properties; nil where none is observed.
  nonisolated(unsafe) final var observers: KeyValueObservers?
  #if DEBUG
    package nonisolated final let life = ObjectLife()
  #endif

  /// Creates a responder.
  public override init() { super.init() }

  /// The next responder in the chain, or nil at its end.
  open var next: UIResponder? { nil }

  /// True if the object gets what is meant for no particular place, such as keys.
  open var isFirstResponder: Bool { presentFirst === self }

  /// True if the object can become the first responder; the base cannot.
  open var canBecomeFirstResponder: Bool { false }

  /// Makes the object the first responder; false when it cannot or the present one refuses to
  /// resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool { responding.takeFirst() }

  /// True if the object can cease to be the first responder; the base can.
  open var canResignFirstResponder: Bool { true }

  /// Ceases to be the first responder; false when it may not.
  @discardableResult
  open func resignFirstResponder() -> Bool { responding.letGoOfFirst() }

  // MARK: Documents

  /// Called once for an object that was made of a document, when all of them are made and connected.
  ///
  /// See: R-NIB-2.
  open func awakeFromNib() {}

  /// Called in the place of an app's life when Interface Builder shows a view: never here.
  open func prepareForInterfaceBuilder() {}

  // MARK: Activities

  /// Called when the values of the object's activity have to be brought up to date: never here, where activities are kept.
  ///
  /// Source: Apple, UIResponder.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Called when an activity goes on with the object: never here.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Touches

  /// Called when fingers go down in the view; the base passes it on to the next responder.
  ///
  /// See: R-TOUCH-3.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(.touchesBegan, touches, UIResponder.touchesBegan, event)
  }

  /// Called when fingers that went down in the view move; the base passes it on to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(.touchesMoved, touches, UIResponder.touchesMoved, event)
  }

  /// Called when fingers that went down in the view go up; the base passes it on to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(.touchesEnded, touches, UIResponder.touchesEnded, event)
  }

  /// Called when the view gets no more of its touches; the base passes it on to the next responder.
  ///
  /// See: R-TOUCH-6, R-TOUCH-7, R-GEST-4.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    passOn(.touchesCancelled, touches, UIResponder.touchesCancelled, event)
  }

  /// Called when better values of touches have come, which no simulated touch has.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: Keys, motion, remote controls

  /// Called when keys go down; the base passes it on.
  ///
  /// No key of a simulated device does.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when keys change; the base passes it on.
  ///
  /// No key of a simulated device does.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when keys go up; the base passes it on.
  ///
  /// No key of a simulated device does.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when keys are no more followed; the base passes it on.
  ///
  /// No key of a simulated device is.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Called when the device is shaken; the base passes it on.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when the device has been shaken; the base passes it on.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when a shake is broken off; the base passes it on.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Called for a key of a remote control; the base passes it on.
  ///
  /// No simulated device has one.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  /// The keys with an action that the object offers.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Actions

  /// True if the object can carry out an action: the base, if it has the method.
  ///
  /// See: R-CTRL-5.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isMethod(of: self)
  }

  /// The object that carries out an action: this one, or the first along the chain that can.
  ///
  /// See: R-CTRL-5.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    firstTarget(forAction: action, withSender: sender)
  }

  // MARK: Edits

  /// Called to put what is selected on the pasteboard and take it away; the base does nothing.
  open func cut(_ sender: Any?) {}

  /// Called to put what is selected on the pasteboard; the base does nothing.
  open func copy(_ sender: Any?) {}

  /// Called to put what is on the pasteboard in; the base does nothing.
  open func paste(_ sender: Any?) {}

  /// Called to select what is near; the base does nothing.
  open func select(_ sender: Any?) {}

  /// Called to select everything; the base does nothing.
  open func selectAll(_ sender: Any?) {}

  /// Called to take what is selected away; the base does nothing.
  open func delete(_ sender: Any?) {}

  /// Called to make what is selected bold; the base does nothing.
  open func toggleBoldface(_ sender: Any?) {}

  /// Called to make what is selected italic; the base does nothing.
  open func toggleItalics(_ sender: Any?) {}

  /// Called to underline what is selected; the base does nothing.
  open func toggleUnderline(_ sender: Any?) {}

  /// Called to let what is selected be written from left to right; the base does nothing.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}

  /// Called to let what is selected be written from right to left; the base does nothing.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

  /// The language and the kind of keys in which the object is typed into; the base has none of its own.
  open var textInputMode: UITextInputMode? { nil }

  // MARK: Menus

  /// Called to change the menus of the app, none of which are built; the base does nothing.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Called to change a command before its menu is seen, which none is; the base does nothing.
  open func validate(_ command: UICommand) {}

  // MARK: Observing

  /// Called when a value changes that the object observes by a key path: of a view's geometry or of what scrolls.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: Restoration

  /// Called when the system keeps an interface for the next launch, which no simulated one does.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Called when the system brings a kept interface back, which no simulated one does.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Called when a kept interface has been brought back, which no simulated one is.
  open func applicationFinishedRestoringState() {}

  /// The nearest manager of undoing along the chain; each window has one.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Input

  /// The view that comes up in the place of the keyboard, of which the height counts.
  ///
  /// See: R-KEY-3.
  open var inputView: UIView? { nil }

  /// The view that comes up above the keyboard, of which the height counts.
  ///
  /// See: R-KEY-3.
  open var inputAccessoryView: UIView? { nil }

  /// Looks at the input views of the first responder anew.
  open func reloadInputViews() { responding.inputViewsDidChange() }

  /// The machine of a responder that can be first; nil for others.
  var ownMachine: Machine? { (self as? any Recorded)?.machine }
}

extension UIResponder: UnretainedObject {}

/// Being the first responder: what a responder leaves to those who keep it.
@preconcurrency @MainActor
protocol FirstResponding: AnyObject {
  /// The first responder of the object's device.
  var firstOfDevice: UIResponder? { get }

  func takeFirst() -> Bool

  func letGoOfFirst() -> Bool

  func inputViewsDidChange()
}

extension UIResponder {
  private var responding: any FirstResponding { self }

  /// The first responder of the object's device.
  var presentFirst: UIResponder? { responding.firstOfDevice }
}
