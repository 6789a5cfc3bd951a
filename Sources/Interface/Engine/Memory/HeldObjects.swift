/// Objects that have left the tree and cannot be released yet.
final class HeldObjects: MachineState {
  /// The slot in which a device stores this state.
  static var position: MachineStateSlot { .held }
  /// Objects that a traversal may still refer to.
  fileprivate var forTraversals: [AnyObject] = []
  /// The views with subviews that have left the tree during a call, as in an autorelease pool.
  fileprivate(set) var departed: [UIView] = []

  /// Creates the state of a device; called at its first use.
  init() {}
}

extension Machine {
  /// The objects of this device that wait for their release.
  var held: HeldObjects { state() }

  /// Runs a traversal of views, during which no view that leaves the tree is released.
  @inline(__always)
  func traversing<Result>(_ body: () -> Result) -> Result {
    beginTraversal()
    let result = body()
    endTraversal()
    return result
  }

  /// Begins a traversal; from now on no object that leaves the tree is released.
  @inline(__always)
  func beginTraversal() { traversal.pointee.depth += 1 }

  /// Ends a traversal; the end of the outermost one releases the objects that waited for it.
  @inline(__always)
  func endTraversal() {
    traversal.pointee.depth -= 1
    if traversal.pointee.depth == 0, traversal.pointee.holdsAny { held.release(on: self) }
  }

  /// Retains an object until no traversal can refer to it any more.
  package func hold(_ object: AnyObject) {
    guard traversal.pointee.depth > 0 else { return }
    traversal.pointee.holdsAny = true
    held.forTraversals.append(object)
  }
}

extension HeldObjects {
  /// Releases what traversals have held, after the outermost one.
  @MainActor
  func release(on machine: Machine) {
    var objects = forTraversals
    forTraversals = []
    machine.traversal.pointee.holdsAny = false
    // They are released in the order in which they left, so that the check of each one sees the
    // effects of the earlier ones.
    objects.reverse()
    while !objects.isEmpty {
      var object: AnyObject = objects.removeLast()
      let isForgotten = isKnownUniquelyReferenced(&object)
      guard let view = object as? UIView, !view.children.isEmpty else { continue }
      if isForgotten { view.dropSubviews() } else if machine.isExecuting { departed.append(view) }
    }
  }

  /// Releases the views that left the tree during a call, and those that leave during the resulting
  /// callbacks.
  ///
  /// The function stops after 100 rounds, for an app whose callbacks remove further views without
  /// end.
  @MainActor
  func releaseAllDeparted() {
    var rounds = 0
    while !departed.isEmpty, rounds < 100 {
      releaseDeparted()
      rounds += 1
    }
    departed = []
  }

  /// Releases the views without other owners, at the end of the call.
  @MainActor
  private func releaseDeparted() {
    var views = departed
    departed = []
    views.reverse()
    while !views.isEmpty {
      var view = views.removeLast()
      if isKnownUniquelyReferenced(&view) { view.dropSubviews() }
    }
  }
}
