/// The object that applies the values of appearance proxies to views.
///
/// The Appearances module creates it when an app first reads an appearance proxy. Until then a view
/// that enters a window only checks that it is nil.
@preconcurrency @MainActor
package protocol AppearanceWork: AnyObject {
  /// Called after a view has entered a window: after its subviews, and before `didMoveToWindow()`.
  func apply(to view: UIView)
}

/// The state of one device's appearance proxies: the object that applies them, if the app uses any.
package final class AppearanceState: MachineState {
  /// The slot in which a device stores this state.
  package static var position: MachineStateSlot { .appearances }
  /// Applies appearance values to views; nil while the app has set none.
  package var work: (any AppearanceWork)?

  /// Creates the state of a device; called at its first use.
  package init() {}
}

extension Machine {
  /// Runs `make`; objects created in it are not counted in the numbering of the trace's names.
  package func uncounted<Object>(_ make: () -> Object) -> Object {
    let saved = names
    defer { names = saved }
    return make()
  }
}
