import Foundation
import GimbalEngine

/// The targets and actions of a control, with their events.
@MainActor
struct ControlActions {
  /// The actions in the order in which they were added.
  private(set) var entries: [Entry] = []

  /// One action of a control: a method or a closure, for some events.
  @MainActor
  struct Entry {
    /// The method or closure.
    let act: Act
    /// The events for which the action is called.
    var events: UIControl.Event

    /// The method or closure that an action calls.
    enum Act {
      /// A method of a target.
      case method(WeakTarget, Selector)
      /// The closure of a `UIAction`.
      case closure(UIAction)
    }

    /// True if the target has been released, so that the action is not called any more.
    var isGone: Bool {
      if case .method(let target, _) = act { target.isGone } else { false }
    }
  }

  /// A weak target; nil means the first responder in the chain that has the method.
  @MainActor
  struct WeakTarget {
    /// The target; nil once it is released, or for the responder chain.
    private(set) weak var object: AnyObject?
    /// True if the action goes to the first responder in the chain that has the method.
    let isAnyone: Bool

    /// Creates a weak reference; nil stands for the responder chain.
    init(_ object: Any?) {
      self.object = object.map(Selector.receiver)
      isAnyone = object == nil
    }

    /// True if the target has been released.
    var isGone: Bool { !isAnyone && object == nil }

    /// Returns true if this is the target that an app passed; nil stands for the responder chain.
    func isSame(as other: Any?) -> Bool {
      guard let other else { return isAnyone }
      return object === Selector.receiver(other)
    }
  }

  /// Adds a method, or adds events to its existing entry.
  mutating func add(_ target: Any?, _ action: Selector, _ events: UIControl.Event) {
    for index in entries.indices {
      guard case .method(let known, let method) = entries[index].act,
        known.isSame(as: target), method == action
      else { continue }
      entries[index].events.formUnion(events)
      return
    }
    entries.append(Entry(act: .method(WeakTarget(target), action), events: events))
  }

  /// Adds a closure; it replaces a closure that has the same identifier.
  ///
  /// Source: Apple, UIControl.addAction(_:for:).
  mutating func add(_ action: UIAction, _ events: UIControl.Event) {
    remove(action.identifier, events)
    for index in entries.indices {
      guard case .closure(let known) = entries[index].act, known === action else { continue }
      entries[index].events.formUnion(events)
      return
    }
    entries.append(Entry(act: .closure(action), events: events))
  }

  /// Returns true if no entry has exactly this selector, but one has a selector that may mean it.
  func lacks(_ target: Any?, _ action: Selector?, _ events: UIControl.Event) -> Bool {
    guard let action else { return false }
    let methods = acts(for: events).compactMap { act in
      if case .method(let known, let method) = act, target == nil || known.isSame(as: target) {
        method
      } else {
        nil
      }
    }
    return !methods.contains(action) && methods.contains { $0.isMadeApart(from: action) }
  }

  /// Removes events from methods; a nil target means all targets, a nil action all methods.
  mutating func remove(_ target: Any?, _ action: Selector?, _ events: UIControl.Event) {
    remove(events) { act in
      guard case .method(let known, let method) = act else { return false }
      return (target == nil || known.isSame(as: target)) && (action == nil || action == method)
    }
  }

  /// Removes the action with an identifier for some events.
  mutating func remove(_ identifier: UIAction.Identifier, _ events: UIControl.Event) {
    remove(events) { act in
      if case .closure(let action) = act { action.identifier == identifier } else { false }
    }
  }

  private mutating func remove(_ events: UIControl.Event, where isMeant: (Entry.Act) -> Bool) {
    for index in entries.indices where isMeant(entries[index].act) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// Returns the methods and closures for any of the events, in the order in which they were added.
  func acts(for events: UIControl.Event) -> [Entry.Act] {
    entries.filter { !$0.events.isDisjoint(with: events) && !$0.isGone }.map(\.act)
  }
}
