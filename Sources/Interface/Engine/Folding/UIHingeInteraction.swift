import Foundation
public import GimbalGeometry
import GimbalTraces

/// An interaction that receives the updates of the hinge of a device that folds (from iOS 27.1 on).
///
/// The handler is called with the present state when the interaction's view comes into a window, on every update of the
/// hinge, and when it is enabled; with no hinge when the view leaves its window. While it is not enabled nothing is kept
/// for later.
///
/// Source: Apple, UIHingeInteraction.
///
/// Rule: R-FOLD-11.
@preconcurrency @MainActor
public final class UIHingeInteraction: UIInteraction {
  /// What the handler receives.
  ///
  /// Source: Apple, UIHingeInteraction.Update.
  @preconcurrency @MainActor
  public struct Update {
    /// The hinge; nil outside of the hierarchy of a window on a device with one.
    public let hinge: UIHinge?
  }

  /// The view that has the interaction.
  public private(set) weak var view: UIView?
  /// True if the handler is called.
  @Settable
  public var isEnabled = true {
    didSet { if isEnabled, !oldValue { update() } }
  }
  private let handler: (UIHingeInteraction, Update) -> Void
  private var hadHinge = false

  /// Creates an interaction with a handler of updates.
  public init(updateHandler: @escaping (UIHingeInteraction, Update) -> Void) {
    handler = updateHandler
  }

  /// Leaves the view where it was.
  public func willMove(to view: UIView?) {
    guard let old = self.view, old !== view else { return }
    old.machine.stopObservingHinge(self)
    self.view = nil
    if hadHinge { send(nil, on: old) }
  }

  /// Comes to a view.
  public func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    view.machine.observeHinge(self)
    if view.window != nil { update() }
  }

  fileprivate func update() {
    guard let view, isEnabled else { return }
    let hinge = view.window == nil ? nil : view.machine.hinge
    guard hinge != nil || hadHinge else { return }
    send(hinge, on: view)
  }

  private func send(_ hinge: UIHinge?, on view: UIView) {
    hadHinge = hinge != nil
    guard isEnabled else { return }
    view.send(
      .hingeUpdate,
      view.machine.arguments(
        TraceArgument("status", .text(hinge?.status.name ?? "none")),
        TraceArgument("angle", .number(Double(hinge?.angle ?? 0))))
    ) { handler(self, Update(hinge: hinge)) }
  }
}

extension UIHingeInteraction: HingeObserver {
  package var observedView: UIView? { view }

  /// Called by the engine after an update of the hinge, and after the view has come into a window or left it.
  package func hingeDidUpdate() { update() }
}
