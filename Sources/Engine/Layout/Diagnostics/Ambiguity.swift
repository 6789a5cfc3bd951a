import Foundation
import GimbalSolver

extension LayoutEngine {
  /// Whether the engine has a solution for a seat.
  func hasValues(at index: Int) -> Bool {
    index < seats.pointee.count && !seats.pointee.frames[index].x.isNaN
  }
}

extension UIView {
  /// Source: L-AMB-1.
  final var isAmbiguous: Bool { false }

  /// Source: L-AMB-2.
  final func exerciseAmbiguity() {}

  /// Source: L-AMB-3.
  final func affectingConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }
}

extension UILayoutGuide {
  /// Source: L-AMB-1.
  final var isAmbiguous: Bool { false }

  /// Source: L-AMB-3.
  final func affectingConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }
}
