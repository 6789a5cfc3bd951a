/// A controller's presentation state: its preferred style, its presenter, and what it presents
/// itself.
package struct PresentationState {
  /// The style that the app has set; nil means the default of the system version.
  package var style: UIModalPresentationStyle?
  /// The value of `definesPresentationContext` that the app has set; nil means the class's default.
  package var definesContext: Bool?
  /// The name of the transitioning delegate in the trace, cached after its first call.
  var transitioningReceiver: NamedReceiver?

  /// The presentation controller that was created before the presentation; only this property
  /// retains it until then.
  package var prepared: UIPresentationController?
  /// The presentation that shows the controller; its presenter retains it.
  package weak var own: UIPresentationController?
  /// The presentation over this controller, which it presents; nil if there is none.
  package var over: UIPresentationController?
  /// True if a presentation has removed the controller's view from the window.
  package var isCovered = false
  /// The value of `isBeingPresented`.
  package var isBeingPresented = false
  /// The value of `isBeingDismissed`.
  package var isBeingDismissed = false
}
