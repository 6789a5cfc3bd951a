package import GimbalGraphics
import GimbalTraces

/// The tint color of a view and its mode, which subviews inherit.
extension UIView {
  /// The modes of the tint color.
  ///
  /// Source: Apple, UIView.TintAdjustmentMode, with its raw values.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// The superview's mode.
    case automatic = 0
    /// The color as it was set.
    case normal = 1
    /// The color without hue.
    case dimmed = 2
  }
}

/// The tint color, which views inherit.
extension UIView {
  /// The nearest color that this view or a superview sets, or nil for the system's.
  ///
  /// - Complexity: O(depth).
  private var nearestTint: UIColor? {
    var view: UIView? = self
    while let current = view {
      if let color = TintTable.state(of: current)?.color { return color }
      view = current.superview
    }
    return nil
  }

  /// The nearest mode that this view or a superview sets, otherwise normal.
  ///
  /// Rule: L-TINT-3.
  var effectiveTintMode: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if let mode = TintTable.state(of: current)?.effectiveMode, mode != .automatic { return mode }
      view = current.superview
    }
    return .normal
  }

  /// The nearest color that this view or a superview sets, otherwise the system's blue; without hue
  /// if it is dimmed.
  ///
  /// Rule: L-TINT-1.
  var effectiveTint: UIColor {
    let color = nearestTint ?? .systemBlue
    return effectiveTintMode == .dimmed ? color.desaturated() : color
  }

  /// The color that is set on this view; setting it sets `tintColor`.
  package var ownTint: UIColor? {
    get { TintTable.state(of: self)?.color }
    set { tintColor = newValue }
  }

  /// Sets `tintColor`, and sends `tintColorDidChange()` to the views that now have another one.
  func setTint(_ color: UIColor?) {
    let old = nearestTint
    var state = TintTable.state(of: self) ?? TintState()
    state.color = color
    TintTable.set(state, of: self)
    if nearestTint != old { sendTintChange { $0.color != nil } }
  }

  /// Sets `tintAdjustmentMode`, and sends `tintColorDidChange()` to the views that now have another
  /// mode.
  func setTintMode(_ mode: TintAdjustmentMode) {
    let old = effectiveTintMode
    var state = TintTable.state(of: self) ?? TintState()
    state.mode = mode
    TintTable.set(state, of: self)
    if effectiveTintMode != old { sendTintChange { $0.effectiveMode != .automatic } }
  }

  /// Starts or ends the dimming of the tint of the view and its descendants while a presentation is
  /// over it.
  ///
  /// Rule: L-TINT-4.
  package func dimTint(_ dims: Bool) {
    let old = effectiveTintMode
    var state = TintTable.state(of: self) ?? TintState()
    state.dimmings = max(0, state.dimmings + (dims ? 1 : -1))
    TintTable.set(state, of: self)
    if effectiveTintMode != old { sendTintChange { $0.effectiveMode != .automatic } }
  }

  /// The tint before the view moves, for `sendTintOnEntering(after:)`; nil while no view sets a
  /// tint.
  var tintBeforeMoving: (color: UIColor?, mode: TintAdjustmentMode)? {
    TintTable.isInUse ? (nearestTint, effectiveTintMode) : nil
  }

  /// Notifies a view that has a new superview, and its descendants, if their tint has changed.
  ///
  /// See: L-TINT-2.
  func sendTintOnEntering(after old: (color: UIColor?, mode: TintAdjustmentMode)?) {
    guard let old, old.color != nearestTint || old.mode != effectiveTintMode else { return }
    let colorIsOther = old.color != nearestTint
    let modeIsOther = old.mode != effectiveTintMode
    sendTintChange {
      !(colorIsOther && $0.color == nil || modeIsOther && $0.effectiveMode == .automatic)
    }
  }

  /// Notifies the view and its descendants of a changed tint, except subtrees whose root sets that
  /// value itself.
  ///
  /// Rule: L-TINT-2.
  private func sendTintChange(except isUntouched: (TintState) -> Bool) {
    send(.tintColorDidChange) { tintColorDidChange() }
    for child in children {
      // App code may have moved the subview meanwhile.
      guard child.superview === self else { continue }
      if let state = TintTable.state(of: child), isUntouched(state) { continue }
      child.sendTintChange(except: isUntouched)
    }
  }
}
