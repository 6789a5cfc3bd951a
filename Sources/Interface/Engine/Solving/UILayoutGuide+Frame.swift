import Foundation
import GimbalGeometry

extension UILayoutGuide: SolvedGuide {
  /// The guide's rectangle in its owner's coordinates.
  ///
  /// See: L-GUIDE-1.
  final var currentFrame: CGRect {
    guard let view = owningView, let engine = seat.engine?.object,
      engine.hasValues(at: Int(seat.index))
    else { return frameByInsets }
    return engine.frame(at: Int(seat.index), on: view.machine.pixelGrid)
  }

  /// The rectangle of a guide of the system that no constraint names.
  private var frameByInsets: CGRect {
    guard let kind, let view = owningView else { return .zero }
    return view.bounds.inset(by: view.insets(of: kind))
  }
}
