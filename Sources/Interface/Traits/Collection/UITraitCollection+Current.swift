import Foundation

/// The current trait collection of a thread.
extension UITraitCollection {
  /// The current collection of the running thread; an empty collection at first.
  ///
  /// Every thread has its own. The engine sets it around callbacks. Dynamic colors and fonts are
  /// resolved with it.
  ///
  /// See: R-TRAIT-10.
  public class var current: UITraitCollection {
    get { CurrentTraits.collection ?? CurrentTraits.nothingSaid }
    set { CurrentTraits.collection = newValue }
  }

  /// Runs a closure with this collection as the thread's current one, then restores the previous
  /// one.
  public func performAsCurrent(_ actions: () -> Void) {
    let former = CurrentTraits.collection
    CurrentTraits.collection = self
    defer { CurrentTraits.collection = former }
    actions()
  }
}

/// The current collection of each thread, retained in a thread-local slot.
private enum CurrentTraits {
  /// The collection without any trait, which threads without a current one have.
  static let nothingSaid = UITraitCollection()

  /// The key of the slot, whose content is released when a thread ends.
  static let key: pthread_key_t = {
    var key = pthread_key_t()
    #if canImport(Darwin)
      let status = pthread_key_create(&key) {
        Unmanaged<UITraitCollection>.fromOpaque($0).release()
      }
    #else
      let status = pthread_key_create(&key) { held in
        held.map { Unmanaged<UITraitCollection>.fromOpaque($0).release() }
      }
    #endif
    precondition(status == 0, "no slot for the current traits of a thread: error \(status)")
    return key
  }()

  /// The collection of the current thread; setting it releases the former one.
  static var collection: UITraitCollection? {
    get {
      pthread_getspecific(key).map {
        Unmanaged<UITraitCollection>.fromOpaque($0).takeUnretainedValue()
      }
    }
    set {
      let former = pthread_getspecific(key)
      let status = pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
      precondition(status == 0, "the current traits of a thread cannot be set: error \(status)")
      former.map { Unmanaged<UITraitCollection>.fromOpaque($0).release() }
    }
  }
}
