public import Foundation
public import GimbalGeometry

/// The undo manager, which Foundation has only on Apple platforms.
///
/// On Apple platforms the actions registered in one run-loop turn form a group. Here such a group
/// ends when something is undone, or when the app begins another group.
///
/// Source: Apple, UndoManager.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  /// A registered action, which undoes one change.
  private struct Action {
    /// The object that is changed; nil after it was released.
    weak var target: AnyObject?
    /// Undoes the change of the object.
    var run: @MainActor (AnyObject) -> Void
  }

  /// The actions that are undone together.
  private struct Group {
    /// The actions in the order of registration.
    var actions: [Action] = []
    /// The name for menus; empty without one.
    var name = ""
  }

  private var undone: [Group] = []
  private var redone: [Group] = []
  /// The open groups, each nested in the one before.
  private var open: [Group] = []
  private var disabled = 0
  /// True during an undo.
  open private(set) var isUndoing = false
  /// True during a redo.
  open private(set) var isRedoing = false
  /// True if registrations without an open group are grouped automatically.
  @Settable open var groupsByEvent = true
  /// The maximum number of groups that can be undone; 0 means no limit.
  @Settable open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  /// Creates a manager without actions.
  public override init() { super.init() }

  /// True if there is a group to undo.
  open var canUndo: Bool { !undone.isEmpty || open.contains { !$0.actions.isEmpty } }

  /// True if there is a group to redo.
  open var canRedo: Bool { !redone.isEmpty }

  /// The number of open groups.
  open var groupingLevel: Int { open.count }

  /// True if registration of actions is enabled.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }

  /// Disables registration, until a matching call of `enableUndoRegistration()`.
  open func disableUndoRegistration() { disabled += 1 }

  /// Enables registration again.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// Begins a group: the actions until its end are undone together.
  open func beginUndoGrouping() { open.append(Group()) }

  /// Ends the group that was begun last.
  open func endUndoGrouping() {
    guard let group = open.popLast(), !group.actions.isEmpty else { return }
    if open.isEmpty { push(group) } else { open[open.count - 1].actions += group.actions }
  }

  /// Registers a closure that undoes a change; the target is held weakly.
  public final func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    let action = Action(target: target) { handler(unsafeDowncast($0, to: Target.self)) }
    register(action)
  }

  /// Registers a method and its argument that undo a change; the target is held weakly.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(
      Action(target: target as AnyObject) { _ = selector.call(on: $0, anObject) })
  }

  private func register(_ action: Action) {
    guard isUndoRegistrationEnabled else { return }
    if !open.isEmpty { return open[open.count - 1].actions.append(action) }
    push(Group(actions: [action]))
  }

  private func push(_ group: Group) {
    if isUndoing { return redone.append(group) }
    if !isRedoing { redone = [] }
    undone.append(group)
    trim()
  }

  private func trim() {
    if levelsOfUndo > 0, undone.count > levelsOfUndo {
      undone.removeFirst(undone.count - levelsOfUndo)
    }
  }

  /// Undoes the last group.
  open func undo() {
    while !open.isEmpty { endUndoGrouping() }
    guard let group = undone.popLast() else { return }
    isUndoing = true
    carryOut(group)
    isUndoing = false
  }

  /// Redoes the group that was last undone.
  open func redo() {
    guard let group = redone.popLast() else { return }
    isRedoing = true
    carryOut(group)
    isRedoing = false
  }

  /// Runs the actions of a group, last first; the actions that they register form one group.
  private func carryOut(_ group: Group) {
    beginUndoGrouping()
    if !open.isEmpty { open[open.count - 1].name = group.name }
    for action in group.actions.reversed() {
      if let target = action.target { action.run(target) }
    }
    endUndoGrouping()
  }

  /// Removes all actions.
  open func removeAllActions() { (undone, redone, open) = ([], [], []) }

  /// Removes the actions of a target.
  open func removeAllActions(withTarget target: Any) {
    func without(_ groups: [Group]) -> [Group] {
      groups.compactMap { group in
        var group = group
        group.actions.removeAll { $0.target === (target as AnyObject) }
        return group.actions.isEmpty ? nil : group
      }
    }
    (undone, redone) = (without(undone), without(redone))
  }

  /// Sets the name of the last group.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if isUndoing, !redone.isEmpty {
      redone[redone.count - 1].name = actionName
    } else if !undone.isEmpty {
      undone[undone.count - 1].name = actionName
    }
  }

  /// The name of the group that the next undo would undo; empty if it has none.
  open var undoActionName: String { undone.last?.name ?? "" }

  /// The name of the group that the next redo would redo; empty if it has none.
  open var redoActionName: String { redone.last?.name ?? "" }
}
