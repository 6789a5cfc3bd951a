/// Ends when the object that holds it is freed, after its `deinit`, in which it can still be read.
package final class ObjectLife: Sendable {
  #if DEBUG
    /// The life of an object that outlives all that refer to it.
    static let endless = ObjectLife()
  #endif
}
