import Foundation
import GimbalGeometry

extension UILayoutGuide: SolvedGuide {
  /// The guide's rectangle in its owner's coordinates.
  ///
  /// See: L-GUIDE-1.
  final var currentFrame: CGRect {
    guard let view = owningView, let engine = layoutVariables.engine?.object,
      engine.hasValues(at: Int(layoutVariables.index))
    else { return frameByInsets }
    return engine.frame(at: Int(layoutVariables.index), on: view.machine.pixelGrid)
  }

  /// The rectangle of a system guide that no constraint contains.
  private var frameByInsets: CGRect {
    guard let kind, let view = owningView else { return .zero }
    return view.bounds.inset(by: view.insets(of: kind))
  }
}
