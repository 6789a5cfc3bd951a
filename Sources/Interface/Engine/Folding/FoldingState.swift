import Foundation
package import GimbalGeometry
import GimbalTraces

/// The hinge of a foldable device, its observers, and the views that have read regions.
package final class FoldingState: MachineState {
  /// The slot in which a device stores this state.
  package static var position: MachineStateSlot { .folding }
  /// The angle of the hinge that was set, in degrees.
  var degrees = 0.0
  /// The posture of the device, which follows from the angle of the hinge.
  package internal(set) var posture = Posture.closed
  /// True while the device is being folded or unfolded.
  var isSwinging = false
  /// The observers of the hinge, in the order in which they were added.
  var observers: [WeakObserver] = []
  /// The regions that views read.
  var regions: [DisplayRegion] = []
  /// The state for which `regions` were computed; nil until the first query.
  var regionsState: DisplayRegionsState?
  /// The views that have read regions in a tracked phase.
  var readers: [WeakReader] = []
  private var isPrepared = false

  /// A weak reference to an observer of the hinge.
  struct WeakObserver {
    /// The observer; nil after it was released.
    weak var observer: (any HingeObserver)?
  }

  /// A weak reference to a view that has read regions.
  struct WeakReader {
    /// The view; nil after it was released.
    weak var view: UIView?
    /// The state whose regions a system bar has read; nil for views that read published regions.
    var state: DisplayRegionsState?
  }

  package init() {}

  /// Sets the posture in which the device was powered on.
  fileprivate func prepare(_ fold: FoldMetrics?) {
    guard !isPrepared else { return }
    isPrepared = true
    guard let fold else { return }
    posture = fold.launchPosture
    degrees = posture == .closed ? 0 : posture == .open ? 180 : Self.halfOpen
  }

  /// The angle of a device that is powered on partially open, in degrees; the system reports 2.23
  /// radians.
  private static let halfOpen = 130.0

  /// Ends folding or unfolding, when the app ends and the clock is cleared.
  func endSwing() { isSwinging = false }

  /// Adds an observer of the hinge; a hinge interaction that is added to a view calls it.
  package func observe(_ observer: any HingeObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
    observers.append(WeakObserver(observer: observer))
  }

  /// Removes an observer of the hinge; an interaction that is removed from its view calls it.
  package func stopObserving(_ observer: any HingeObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// Calls the observers of the hinge; called when its angle or the posture has changed.
  func notifyObservers() {
    for entry in observers { entry.observer?.hingeDidUpdate() }
  }
}

/// An object that is notified of every update of the hinge.
@preconcurrency @MainActor
package protocol HingeObserver: AnyObject {
  /// The view of the interaction; the observer is called when this view enters or leaves a window.
  var observedView: UIView? { get }

  /// Called after the posture has changed, but before the app's scene has the new size.
  func hingeDidUpdate()
}

extension Machine {
  /// The state of the hinge of this device; the first use sets the posture at power-on.
  package var folding: FoldingState {
    let state = state(FoldingState.self)
    state.prepare(fold)
    return state
  }

  /// The posture of a foldable device; nil for other devices.
  package var posture: Posture? { fold == nil ? nil : folding.posture }

  /// The angle that the system reports, in degrees.
  var reportedAngle: Double { fold?.reported(folding.degrees) ?? 0 }
}
