/// Gives views the looks that an app has set for their classes.
///
/// The room of appearances sets it when an app first asks for a proxy; until then a view that comes into a window
/// costs one look.
@preconcurrency @MainActor
package protocol AppearanceWork: AnyObject {
  /// Called when a view has come into a window, after the views below it and before `didMoveToWindow()`.
  func apply(to view: UIView)
}

/// The looks of one device's app.
package final class AppearanceState: MachineState {
  package static var position: MachineStateSlot { .appearances }
  /// Gives views their looks; nil while the app has set none.
  package var work: (any AppearanceWork)?

  package init() {}
}

extension Machine {
  /// Makes objects that no trace is to count.
  package func uncounted<Object>(_ make: () -> Object) -> Object {
    let saved = names
    defer { names = saved }
    return make()
  }
}
