import GimbalGraphics
import Synchronization

/// A view's own tint color and tint adjustment mode.
struct TintState: Sendable {
  /// The value that `tintColor` was set to; nil inherits the superview's color.
  var color: UIColor?
  /// The value of `tintAdjustmentMode`; `automatic` inherits the superview's mode.
  var mode = UIView.TintAdjustmentMode.automatic
  /// The number of presentations over the view that dim it.
  var dimmings = 0

  /// The mode that is set, or dimmed if it is automatic while a presentation is over the view.
  var effectiveMode: UIView.TintAdjustmentMode {
    mode == .automatic && dimmings > 0 ? .dimmed : mode
  }
}

/// The tints that views set, stored outside of the views to save memory in all others.
///
/// A view with the flag `hasTintEntry` has an entry, which its `deinit` removes.
enum TintTable {
  private static let entries = Mutex<[ObjectIdentifier: TintState]>([:])
  /// True once any view has set a tint; until then moving a view does not read the table.
  nonisolated(unsafe) private(set) static var isInUse = false

  /// Returns the entry of a view; nil if the view has the default values.
  static func state(of view: UIView) -> TintState? {
    view.hasTintEntry ? entries.withLock { $0[ObjectIdentifier(view)] } : nil
  }

  /// Stores the tint of a view, or removes the entry if the tint is the default.
  ///
  /// Called by `UIView+Tint`, which sends the callbacks.
  @MainActor
  static func set(_ state: TintState, of view: UIView) {
    let isNothing = state.color == nil && state.mode == .automatic && state.dimmings == 0
    if isNothing && !view.hasTintEntry { return }
    // Release the old color outside the lock: its deinitializer may use this table.
    let old = entries.withLock { table in
      let old = table[ObjectIdentifier(view)]
      table[ObjectIdentifier(view)] = isNothing ? nil : state
      return old
    }
    view.hasTintEntry = !isNothing
    isInUse = true
    withExtendedLifetime(old) {}
  }

  /// Removes the entry of a view that is being released.
  static func forget(_ view: ObjectIdentifier) {
    let old = entries.withLock { $0.removeValue(forKey: view) }
    withExtendedLifetime(old) {}
  }
}
