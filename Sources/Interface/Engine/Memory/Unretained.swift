package import GimbalTraits

/// A reference to an object that something else keeps alive: it holds nothing, and reading it costs nothing.
///
/// Nodes, seats and constraints name views, engines and each other so, because counting references costs
/// more than the work done at a view. Code that releases an object ensures that nothing refers to it any
/// more. All reads go through ``object`` and ``borrow(_:)``: a build for debugging traps there, and says what
/// was read after its end; a release build checks nothing.
package struct Unretained<Object: UnretainedObject> {
  private let reference: Unmanaged<Object>
  #if DEBUG
    private weak var life: ObjectLife?
    private let type: AnyClass
  #endif

  @inline(__always)
  package init(_ object: Object) {
    reference = .passUnretained(object)
    #if DEBUG
      life = object.life
      type = Swift.type(of: object)
    #endif
  }

  /// The object.
  @inline(__always)
  package var object: Object {
    expectAlive()
    return reference.takeUnretainedValue()
  }

  /// Uses the object without retaining it.
  @inline(__always)
  package func borrow<Result>(_ body: (Object) -> Result) -> Result {
    expectAlive()
    return reference._withUnsafeGuaranteedRef { body($0) }
  }

  /// True if the reference names an object; neither has to be alive.
  @inline(__always)
  package func names(_ object: Object) -> Bool {
    reference.toOpaque() == Unmanaged.passUnretained(object).toOpaque()
  }

  @inline(__always)
  private func expectAlive() {
    #if DEBUG
      precondition(
        life != nil,
        "a \(type) at \(reference.toOpaque()) was released while a reference to it was kept")
    #endif
  }
}

extension Unretained: Equatable {
  /// True if both name the same object, which need not be alive.
  @inline(__always)
  package static func == (left: Self, right: Self) -> Bool {
    left.reference.toOpaque() == right.reference.toOpaque()
  }
}

/// An object that can be named without being held.
package protocol UnretainedObject: AnyObject {
  #if DEBUG
    /// The object's life, which debug builds check at unretained reads.
    nonisolated var life: ObjectLife { get }
  #endif
}

extension Machine: UnretainedObject {}

/// A device's table of traits keeps every collection that it has ever had.
extension UITraitCollection: UnretainedObject {
  #if DEBUG
    package var life: ObjectLife { .endless }
  #endif
}
