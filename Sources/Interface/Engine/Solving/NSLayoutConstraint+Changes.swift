import Foundation
import GimbalTraits

/// Changes of a constraint's values, which are passed to its engine.
extension NSLayoutConstraint {
  /// Sets the constant, and passes it to the engine; called by the setter of `constant`.
  func setConstant(_ constant: CGFloat) {
    guard constant.isFinite else { return reporter.report(.constantNotFinite(constant, of: self)) }
    guard constant != storedConstant else { return }
    storedConstant = limited(constant)
    spacing = .points
    placement.engine?.object.constantDidChange(self)
    owner?.notifyConstraintWatcher()
  }

  /// Sets the priority, or raises an exception if the change is not allowed.
  ///
  /// See: L-ERR-6, L-ERR-7.
  func setPriority(_ priority: UILayoutPriority) {
    let number = priority.rawValue
    guard number > 0, number <= UILayoutPriority.required.rawValue else {
      return reporter.report(.illegalPriority(number))
    }
    guard priority != storedPriority else { return }
    if isActive, (priority == .required) != (storedPriority == .required),
      machine.features.refusesPriorityCrossing,
      !machine.features.crossesPriorityBeforeLayout
        || placement.engine.map({ $0.object.solutions > 0 }) ?? false
    {
      return reporter.report(.priorityCrossing(from: storedPriority.rawValue, to: number))
    }
    storedPriority = priority
    placement.engine?.object.priorityDidChange(self)
    owner?.notifyConstraintWatcher()
  }
}
