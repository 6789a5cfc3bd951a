import Foundation
package import GimbalGeometry
import GimbalTraces

/// The hinge of a device that folds, who observes it, and the views that have read regions.
package final class FoldingState: MachineState {
  package static var position: MachineStateSlot { .folding }
  /// The angle of the hinge as it was set, in degrees.
  var degrees = 0.0
  package internal(set) var posture = Posture.closed
  /// True while the device is being folded or unfolded.
  var isSwinging = false
  /// The observers of the hinge, in the order in which they came.
  var observers: [WeakObserver] = []
  /// The regions that views read; nil until the first query.
  var regions: [DisplayRegion]?
  /// The views that have read regions in a phase that is tracked.
  var readers: [WeakReader] = []
  private var isPrepared = false

  struct WeakObserver {
    weak var observer: (any HingeObserver)?
  }

  struct WeakReader {
    weak var view: UIView?
  }

  package init() {}

  /// Takes the posture in which the device was powered on.
  fileprivate func prepare(_ fold: FoldMetrics?) {
    guard !isPrepared else { return }
    isPrepared = true
    guard let fold else { return }
    posture = fold.launchPosture
    degrees = posture == .closed ? 0 : posture == .open ? 180 : Self.halfOpen
  }

  /// The angle of a device that is powered on partly open, in degrees: reported as 2.23 radians.
  private static let halfOpen = 130.0

  /// Forgets that the device is being folded, when the app ends with the clock.
  func endSwing() { isSwinging = false }
}

/// An object that receives every update of the hinge.
@preconcurrency @MainActor
package protocol HingeObserver: AnyObject {
  /// The view in whose window the observer is.
  var observedView: UIView? { get }

  /// Called after the posture has changed and before the app's scene follows it.
  func hingeDidUpdate()
}

extension Machine {
  package var folding: FoldingState {
    let state = state(FoldingState.self)
    state.prepare(fold)
    return state
  }

  /// The posture of a device that folds; nil for any other.
  package var posture: Posture? { fold == nil ? nil : folding.posture }

  /// The angle that the system reports, in degrees.
  var reportedAngle: Double { fold?.reported(folding.degrees) ?? 0 }

  /// The posture at a reported angle.
  ///
  /// Rule: R-FOLD-1.
  func posture(at reported: Double) -> Posture {
    guard let fold else { return .closed }
    if reported >= 180 { return .open }
    let isClosed =
      folding.posture == .closed
      ? reported < switches.hingeOpensAt ?? fold.closedBelow
      : reported < switches.hingeClosesBelow ?? fold.closedBelow
    return isClosed ? .closed : .partlyOpen
  }

  /// Adds an observer of the hinge.
  package func observeHinge(_ observer: any HingeObserver) {
    folding.observers.removeAll { $0.observer == nil || $0.observer === observer }
    folding.observers.append(FoldingState.WeakObserver(observer: observer))
  }

  /// Removes an observer of the hinge.
  package func stopObservingHinge(_ observer: any HingeObserver) {
    folding.observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// Calls the observers of the hinge.
  func notifyHingeObservers() {
    for entry in folding.observers { entry.observer?.hingeDidUpdate() }
  }
}
