/// A view that follows touches by itself, as a control does.
@MainActor
package protocol TouchTracking: UIView {}
