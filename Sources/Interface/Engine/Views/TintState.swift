import GimbalGraphics
import Synchronization

/// A view's own tint color and dimming.
struct TintState: Sendable {
  /// The color; nil is the superview's.
  var color: UIColor?
  /// The dimming of the color; automatic takes the superview's.
  var mode = UIView.TintAdjustmentMode.automatic
  /// The number of presentations above the view that dim it.
  var dimmings = 0

  /// The mode that is set, else that of what is presented above.
  var effectiveMode: UIView.TintAdjustmentMode {
    mode == .automatic && dimmings > 0 ? .dimmed : mode
  }
}

/// The tints that views set: beside the views, so that others pay no memory for them.
///
/// A view whose flag `hasTintEntry` is set has an entry, and takes it along when it is released.
enum TintTable {
  private static let entries = Mutex<[ObjectIdentifier: TintState]>([:])
  /// True once any view has set a tint; until then no view that moves is asked for one.
  nonisolated(unsafe) private(set) static var isInUse = false

  static func state(of view: UIView) -> TintState? {
    view.hasTintEntry ? entries.withLock { $0[ObjectIdentifier(view)] } : nil
  }

  @MainActor
  static func set(_ state: TintState, of view: UIView) {
    let isNothing = state.color == nil && state.mode == .automatic && state.dimmings == 0
    if isNothing && !view.hasTintEntry { return }
    // Release the old color outside the lock: its deinitializer may ask for others.
    let old = entries.withLock { table in
      let old = table[ObjectIdentifier(view)]
      table[ObjectIdentifier(view)] = isNothing ? nil : state
      return old
    }
    view.hasTintEntry = !isNothing
    isInUse = true
    withExtendedLifetime(old) {}
  }

  /// Forgets what a view has set that is being released.
  static func forget(_ view: ObjectIdentifier) {
    let old = entries.withLock { $0.removeValue(forKey: view) }
    withExtendedLifetime(old) {}
  }
}
