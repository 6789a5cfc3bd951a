import Foundation
import GimbalSolver
import GimbalTraces

/// Reports of values that the solver rejects; UIKit has no message for them, so the wording is
/// Gimbal's.
@MainActor
extension LayoutEngine {
  /// Records a warning that names the rejected constraint.
  func report(_ error: SolverError, in source: RowSource) {
    guard !isThrowaway || !isReportedElsewhere(source) else { return }
    let (subject, view) = subject(of: source)
    view.report(.unsolvable(subject, error))
  }

  /// Returns true if the tree's engine has the same values and has reported them.
  private func isReportedElsewhere(_ source: RowSource) -> Bool {
    switch source {
    case .constraint(let constraint): constraint.object.owner?.layoutEngine != nil
    case .mask(let itemIndex, _), .content(let itemIndex, _), .guide(let itemIndex, _),
      .nonNegative(let itemIndex, _):
      view(at: itemIndex)?.node.top.pointee.owner.autoLayout?.hostedEngine != nil
    case .top, .none: false
    }
  }

  private func subject(of source: RowSource) -> (String, UIView) {
    let top = root.pointee.owner
    switch source {
    case .none:
      return ("the constraints below \(top.shortTraceName), which stay as they were", top)
    case .constraint(let constraint):
      let constraint = constraint.object
      return (constraint.message, constraint.concernedView ?? top)
    case .mask(let itemIndex, let row):
      let view = view(at: itemIndex) ?? top
      return (view.maskConstraint(row)?.message ?? "the frame of \(view.shortTraceName)", view)
    case .content(let itemIndex, _):
      let view = view(at: itemIndex) ?? top
      return ("the content size of \(view.shortTraceName)", view)
    case .guide(let itemIndex, _):
      let view = view(at: itemIndex) ?? top
      return ("a guide of \(view.shortTraceName)", view)
    case .nonNegative(let itemIndex, _):
      let view = view(at: itemIndex) ?? top
      return ("the size of \(view.shortTraceName)", view)
    case .top:
      return ("the size of \(top.shortTraceName)", top)
    }
  }

  private func view(at itemIndex: Int32) -> UIView? {
    let entry = entries[Int(itemIndex)]
    return entry.node?.pointee.owner ?? entry.guide?.object.owningView
  }
}

extension UIView {
  /// The name of the view in a message.
  final var shortTraceName: String { machine.recorder.expectedName(of: registered()) }
}
