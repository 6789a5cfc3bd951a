/// A controller's state of presentations: how it wants to be presented, its presenter, and what it presents itself.
package struct PresentationState {
  /// The style that the app has set; nil is what the system's version has by itself.
  package var style: UIModalPresentationStyle?
  /// The app's value; nil for the default of the class.
  package var definesContext: Bool?
  var transitioningReceiver: NamedReceiver?

  /// The presentation controller that was made before the presentation, and its only owner until
  /// then.
  package var prepared: UIPresentationController?
  /// The presentation by which the controller is on screen; its presenter holds it.
  package weak var own: UIPresentationController?
  /// The presentation over this controller.
  package var over: UIPresentationController?
  /// True if a presentation has taken the controller's view away.
  package var isCovered = false
  package var isBeingPresented = false
  package var isBeingDismissed = false
}
