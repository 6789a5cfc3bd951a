/// Ends when the object that holds it is freed, after its `deinit`, in which it can still be read.
package final class ObjectLife: Sendable {
  #if DEBUG
    /// The life of what is never freed before whoever names it.
    static let endless = ObjectLife()
  #endif
}
