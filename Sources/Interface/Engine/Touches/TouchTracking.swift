/// A view that follows touches by itself, as a control does.
@preconcurrency @MainActor
package protocol TouchTracking: UIView {}
