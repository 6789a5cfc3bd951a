public import Foundation
public import GimbalGeometry

/// Undoing and redoing: what Foundation has on Apple platforms and not on others.
///
/// Actions that are registered in one turn of the run loop are one group, as far as an app closes none itself:
/// here a group ends when something is undone, or when the app begins another.
///
/// Source: Apple, UndoManager.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private struct Action {
    weak var target: AnyObject?
    var run: @MainActor (AnyObject) -> Void
  }

  private struct Group {
    var actions: [Action] = []
    var name = ""
  }

  private var undone: [Group] = []
  private var redone: [Group] = []
  /// The groups that are open, one inside the other.
  private var open: [Group] = []
  private var disabled = 0
  /// True while something is undone.
  open private(set) var isUndoing = false
  /// True while something is redone.
  open private(set) var isRedoing = false
  /// True if each registration without an open group is one of its own.
  @Settable open var groupsByEvent = true
  /// The greatest number of groups that can be undone; 0 is no limit.
  @Settable open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  /// Creates a manager that has nothing to undo.
  public override init() { super.init() }

  /// True if there is something to undo.
  open var canUndo: Bool { !undone.isEmpty || open.contains { !$0.actions.isEmpty } }

  /// True if there is something to redo.
  open var canRedo: Bool { !redone.isEmpty }

  /// The number of open groups.
  open var groupingLevel: Int { open.count }

  /// True if actions are registered.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }

  /// Ceases to register actions, until as many calls of `enableUndoRegistration()`.
  open func disableUndoRegistration() { disabled += 1 }

  /// Registers actions again.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// Opens a group: what is registered until its end is undone together.
  open func beginUndoGrouping() { open.append(Group()) }

  /// Closes the group that was opened last.
  open func endUndoGrouping() {
    guard let group = open.popLast(), !group.actions.isEmpty else { return }
    if open.isEmpty { push(group) } else { open[open.count - 1].actions += group.actions }
  }

  /// Registers what undoes a change; the target is not held.
  public final func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    let action = Action(target: target) { handler(unsafeDowncast($0, to: Target.self)) }
    register(action)
  }

  /// Registers a method that undoes a change, with its argument; the target is not held.
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

  /// Redoes the group that was undone last.
  open func redo() {
    guard let group = redone.popLast() else { return }
    isRedoing = true
    carryOut(group)
    isRedoing = false
  }

  /// Carries a group out, last first; what it registers is one group.
  private func carryOut(_ group: Group) {
    beginUndoGrouping()
    if !open.isEmpty { open[open.count - 1].name = group.name }
    for action in group.actions.reversed() {
      if let target = action.target { action.run(target) }
    }
    endUndoGrouping()
  }

  /// Forgets everything.
  open func removeAllActions() { (undone, redone, open) = ([], [], []) }

  /// Forgets what concerns a target.
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

  /// Names the last group.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if isUndoing, !redone.isEmpty {
      redone[redone.count - 1].name = actionName
    } else if !undone.isEmpty {
      undone[undone.count - 1].name = actionName
    }
  }

  /// The name of what would be undone.
  open var undoActionName: String { undone.last?.name ?? "" }

  /// The name of what would be redone.
  open var redoActionName: String { redone.last?.name ?? "" }
}
