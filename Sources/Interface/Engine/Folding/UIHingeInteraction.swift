import Foundation
public import GimbalGeometry
import GimbalTraces

/// An interaction that receives the updates of the hinge of a foldable device (from iOS 27.1 on).
///
/// The handler is called with the current state when the interaction's view enters a window, on
/// every update of the hinge, and when the interaction is enabled. When the view leaves its window,
/// it is called with `hinge` nil. Updates are not stored while the interaction is disabled.
///
/// Source: Apple, UIHingeInteraction.
///
/// Rule: R-FOLD-11.
@preconcurrency @MainActor
public final class UIHingeInteraction: UIInteraction {
  /// The value that the handler receives.
  ///
  /// Source: Apple, UIHingeInteraction.Update.
  @preconcurrency @MainActor
  public struct Update {
    /// The hinge; nil outside of a window and on a device without a hinge.
    public let hinge: UIHinge?
  }

  /// The view of the interaction.
  public private(set) weak var view: UIView?
  /// True if the handler is called; setting it to true calls the handler.
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

  /// Ends the observation of the hinge for the old view.
  public func willMove(to view: UIView?) {
    guard let old = self.view, old !== view else { return }
    old.machine.folding.stopObserving(self)
    self.view = nil
    if hadHinge { send(nil, on: old) }
  }

  /// Begins the observation of the hinge for the new view.
  public func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    view.machine.folding.observe(self)
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
  /// The view to which the interaction was added; nil if there is none.
  package var observedView: UIView? { view }

  /// Called by the engine after an update of the hinge, and after the view has entered or left a
  /// window.
  package func hingeDidUpdate() { update() }
}
