/// A token of an object's lifetime: it is released after the `deinit` of the object that holds it.
package final class ObjectLife: Sendable {
  #if DEBUG
    /// The token of an object that outlives all references to it.
    static let endless = ObjectLife()
  #endif
}
