package import GimbalTraits

/// An unretained reference to an object that another owner keeps alive; reading it costs nothing.
///
/// Nodes, layout variables and constraints refer to views, engines and each other this way, because
/// reference counting costs more than the work per view. Code that releases an object ensures that
/// no reference to it is left. All reads use ``object`` and ``borrow(_:)``. In a debug build they
/// trap if the object has been released, and name it. A release build checks nothing.
package struct Unretained<Object: UnretainedObject> {
  private let reference: Unmanaged<Object>
  #if DEBUG
    private weak var life: ObjectLife?
    private let type: AnyClass
  #endif

  /// Creates a reference; the object must outlive it.
  @inline(__always)
  package init(_ object: Object) {
    reference = .passUnretained(object)
    #if DEBUG
      life = object.life
      type = Swift.type(of: object)
    #endif
  }

  /// The object, which must not have been released; a debug build checks that.
  @inline(__always)
  package var object: Object {
    expectAlive()
    return reference.takeUnretainedValue()
  }

  /// Calls a closure with the object without retaining it.
  @inline(__always)
  package func borrow<Result>(_ body: (Object) -> Result) -> Result {
    expectAlive()
    return reference._withUnsafeGuaranteedRef { body($0) }
  }

  /// Returns true if the reference points to an object; both may have been released.
  @inline(__always)
  package func names(_ object: Object) -> Bool {
    reference.toOpaque() == Unmanaged.passUnretained(object).toOpaque()
  }

  @inline(__always)
  private func expectAlive() {
    #if DEBUG
      precondition(
        life != nil,
        "a \(type) at \(reference.toOpaque()) was released while a reference to it was in use")
    #endif
  }
}

extension Unretained: Equatable {
  /// Returns true if both references point to the same object, which need not be alive.
  @inline(__always)
  package static func == (left: Self, right: Self) -> Bool {
    left.reference.toOpaque() == right.reference.toOpaque()
  }
}

/// An object to which unretained references are possible.
package protocol UnretainedObject: AnyObject {
  #if DEBUG
    /// The object's lifetime token, which debug builds check at unretained reads.
    nonisolated var life: ObjectLife { get }
  #endif
}

extension Machine: UnretainedObject {}

/// A device's table of traits retains every collection as long as the device exists.
extension UITraitCollection: UnretainedObject {
  #if DEBUG
    /// The life of a collection, which does not end while references to it exist.
    package var life: ObjectLife { .endless }
  #endif
}
