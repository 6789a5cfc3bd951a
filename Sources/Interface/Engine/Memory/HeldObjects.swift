/// Objects that have left the tree and may not be released yet.
final class HeldObjects: MachineState {
  static var position: MachineStateSlot { .held }
  /// Objects that a walk may still refer to.
  fileprivate var forTraversals: [AnyObject] = []
  /// The views with subviews that left the tree in the course of a call, as in an autorelease pool.
  fileprivate(set) var departed: [UIView] = []

  init() {}
}

extension Machine {
  var held: HeldObjects { state() }

  /// Runs a walk over views, during which no view that leaves the tree is released.
  @inline(__always)
  func traversing<Result>(_ body: () -> Result) -> Result {
    beginTraversal()
    let result = body()
    endTraversal()
    return result
  }

  @inline(__always)
  func beginTraversal() { traversal.pointee.depth += 1 }

  @inline(__always)
  func endTraversal() {
    traversal.pointee.depth -= 1
    if traversal.pointee.depth == 0, traversal.pointee.holdsAny { releaseHeld() }
  }

  /// Keeps an object alive until no walk can hold it any more.
  package func hold(_ object: AnyObject) {
    guard traversal.pointee.depth > 0 else { return }
    traversal.pointee.holdsAny = true
    held.forTraversals.append(object)
  }

  func releaseHeld() {
    var objects = held.forTraversals
    held.forTraversals = []
    traversal.pointee.holdsAny = false
    // In the order in which they left: the check of each sees what those before it have released.
    objects.reverse()
    while !objects.isEmpty {
      var object: AnyObject = objects.removeLast()
      let isForgotten = isKnownUniquelyReferenced(&object)
      guard let view = object as? UIView, !view.children.isEmpty else { continue }
      if isForgotten { view.dropSubviews() } else if isExecuting { held.departed.append(view) }
    }
  }

  /// Releases the views that left the tree in the course of a call, and those that leave during the callbacks
  /// of that, until none is left; an app that goes on for ever ends this after 100 rounds.
  func releaseAllDeparted() {
    var rounds = 0
    while !held.departed.isEmpty, rounds < 100 {
      releaseDeparted()
      rounds += 1
    }
    held.departed = []
  }

  /// Releases those without other owners, at the end of the call.
  private func releaseDeparted() {
    var views = held.departed
    held.departed = []
    views.reverse()
    while !views.isEmpty {
      var view = views.removeLast()
      if isKnownUniquelyReferenced(&view) { view.dropSubviews() }
    }
  }
}
