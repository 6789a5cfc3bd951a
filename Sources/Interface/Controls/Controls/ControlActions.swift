import Foundation
import GimbalEngine

/// The targets and actions of a control, with their events.
@MainActor
struct ControlActions {
  private(set) var entries: [Entry] = []

  /// One act of a control: a method or a closure, for some events.
  @MainActor
  struct Entry {
    let act: Act
    var events: UIControl.Event

    enum Act {
      case method(WeakTarget, Selector)
      case closure(UIAction)
    }

    /// True if the target has been released.
    var isGone: Bool {
      if case .method(let target, _) = act { target.isGone } else { false }
    }
  }

  /// A target that is not held; nil stands for the first in the chain that has the method.
  @MainActor
  struct WeakTarget {
    private(set) weak var object: AnyObject?
    let isAnyone: Bool

    init(_ object: Any?) {
      self.object = object.map(Selector.receiver)
      isAnyone = object == nil
    }

    var isGone: Bool { !isAnyone && object == nil }

    func isSame(as other: Any?) -> Bool {
      guard let other else { return isAnyone }
      return object === Selector.receiver(other)
    }
  }

  /// Adds a method, or more events to the one that is there.
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

  /// Adds a closure; one of the same name makes way.
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

  /// True if an event of a target has a method of which nothing tells whether it is the one, and none that is.
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

  /// Takes events from methods; nil stands for all targets, and for all methods.
  mutating func remove(_ target: Any?, _ action: Selector?, _ events: UIControl.Event) {
    remove(events) { act in
      guard case .method(let known, let method) = act else { return false }
      return (target == nil || known.isSame(as: target)) && (action == nil || action == method)
    }
  }

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

  /// The acts for one of some events, in the order in which they were added.
  func acts(for events: UIControl.Event) -> [Entry.Act] {
    entries.filter { !$0.events.isDisjoint(with: events) && !$0.isGone }.map(\.act)
  }
}
