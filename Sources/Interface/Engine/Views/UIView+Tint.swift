package import GimbalGraphics
import GimbalTraces

extension UIView {
  /// The dimming of the tint color.
  ///
  /// Source: Apple, UIView.TintAdjustmentMode, with its raw values.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// As the superview's.
    case automatic = 0
    /// As it is set.
    case normal = 1
    /// Without hue.
    case dimmed = 2
  }
}

/// The color of what can be touched, which views have from above.
extension UIView {
  /// The nearest color that is set on the way up, or nil for the system's.
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

  /// The nearest mode that is set on the way up, else normal.
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

  /// The nearest color that is set on the way up, else the system's blue; without hue where it is dimmed.
  ///
  /// Rule: L-TINT-1.
  var effectiveTint: UIColor {
    let color = nearestTint ?? .systemBlue
    return effectiveTintMode == .dimmed ? color.desaturated() : color
  }

  /// The color that is set on the view itself; setting it is setting `tintColor`.
  package var ownTint: UIColor? {
    get { TintTable.state(of: self)?.color }
    set { tintColor = newValue }
  }

  func setTint(_ color: UIColor?) {
    let old = nearestTint
    var state = TintTable.state(of: self) ?? TintState()
    state.color = color
    TintTable.set(state, of: self)
    if nearestTint != old { sendTintChange { $0.color != nil } }
  }

  func setTintMode(_ mode: TintAdjustmentMode) {
    let old = effectiveTintMode
    var state = TintTable.state(of: self) ?? TintState()
    state.mode = mode
    TintTable.set(state, of: self)
    if effectiveTintMode != old { sendTintChange { $0.effectiveMode != .automatic } }
  }

  /// Dims the tint of the view and of all below it while something is presented above, or ceases to.
  ///
  /// Rule: L-TINT-4.
  package func dimTint(_ dims: Bool) {
    let old = effectiveTintMode
    var state = TintTable.state(of: self) ?? TintState()
    state.dimmings = max(0, state.dimmings + (dims ? 1 : -1))
    TintTable.set(state, of: self)
    if effectiveTintMode != old { sendTintChange { $0.effectiveMode != .automatic } }
  }

  /// The tint before the view moves, for `sendTintOnEntering(after:)`; nil while no view sets any.
  var tintBeforeMoving: (color: UIColor?, mode: TintAdjustmentMode)? {
    TintTable.isInUse ? (nearestTint, effectiveTintMode) : nil
  }

  /// Tells a view that has come to a superview, and all below it, if their tint is another there.
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

  /// Tells the view, then all below it but for those that set what has changed, and what is below these.
  ///
  /// Rule: L-TINT-2.
  private func sendTintChange(except isUntouched: (TintState) -> Bool) {
    send(.tintColorDidChange) { tintColorDidChange() }
    for child in children {
      // App code may have moved it meanwhile.
      guard child.superview === self else { continue }
      if let state = TintTable.state(of: child), isUntouched(state) { continue }
      child.sendTintChange(except: isUntouched)
    }
  }
}
