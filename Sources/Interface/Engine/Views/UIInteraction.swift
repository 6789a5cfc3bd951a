import Foundation

/// An object that adds user interaction to a view.
///
/// Source: Apple, UIInteraction.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view to which the interaction was added, or nil.
  var view: UIView? { get }

  /// Called before the interaction is added to a view, or removed from it (`view` is nil).
  func willMove(to view: UIView?)

  /// Called after the interaction was added to a view, or removed from it (`view` is nil).
  func didMove(to view: UIView?)
}

/// The interactions of a device's views.
private final class InteractionState: MachineState {
  /// The slot in which a device stores this state.
  static var position: MachineStateSlot { .interactions }

  /// The interactions of one view.
  struct Entry {
    /// The view; nil once it is released.
    weak var view: UIView?
    /// The value of `interactions`, in the order in which they were added.
    var interactions: [any UIInteraction]
  }

  /// The entries by the identities of their views.
  var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries above which the entries of released views are removed.
  var limit = 16

  init() {}
}

extension UIView {
  /// The interactions that were added to the view.
  ///
  /// Source: Apple, UIView.interactions.
  public var interactions: [any UIInteraction] {
    get {
      let entry = machine.state(InteractionState.self).entries[ObjectIdentifier(self)]
      return entry?.view === self ? entry?.interactions ?? [] : []
    }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Adds an interaction to this view and removes it from its old view.
  ///
  /// - Complexity: O(1) on average.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard !interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    store(interactions + [interaction])
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    store(interactions.filter { $0 !== interaction })
    interaction.didMove(to: nil)
  }

  private func store(_ interactions: [any UIInteraction]) {
    let state = machine.state(InteractionState.self)
    state.entries[ObjectIdentifier(self)] =
      interactions.isEmpty ? nil : .init(view: self, interactions: interactions)
    guard state.entries.count > state.limit else { return }
    state.entries = state.entries.filter { $0.value.view != nil }
    state.limit = max(16, 2 * state.entries.count)
  }
}
