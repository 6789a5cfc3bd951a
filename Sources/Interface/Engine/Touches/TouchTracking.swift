/// A view that tracks touches, as a control does.
@preconcurrency @MainActor
package protocol TouchTracking: UIView {}
