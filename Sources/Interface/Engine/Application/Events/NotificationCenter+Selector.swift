public import Foundation

/// Notification observers that are registered by selector.
///
/// An observer is held weakly; the entry of a released one is removed with the next notification.
///
/// Source: Apple, NotificationCenter.addObserver(_:selector:name:object:).
extension NotificationCenter {
  /// Registers a method that is called for notifications with a name and an object; nil means any.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?,
    object anObject: Any?
  ) {
    let observer = Selector.receiver(observer)
    let entry = SelectorObservers.Entry(observer: observer, name: aName, object: anObject)
    nonisolated(unsafe) let known = entry
    entry.token = addObserver(forName: aName, object: anObject, queue: nil) {
      [weak self] notification in
      guard let observer = known.observer else {
        self?.forget(known)
        return
      }
      aSelector.callHere(on: observer, notification)
    }
    SelectorObservers.add(entry, of: self)
  }

  /// Removes an observer, whether it was added by selector or returned for a block.
  public func removeObserver(_ observer: AnyObject) {
    (removeObserver as (Any) -> Void)(observer)
    for entry in SelectorObservers.take(of: self, where: { $0.observer === observer }) {
      end(entry)
    }
  }

  /// Removes an observer for notifications with a name and an object; nil means any.
  public func removeObserver(
    _ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?
  ) {
    (removeObserver as (Any, Notification.Name?, Any?) -> Void)(observer, aName, anObject)
    let object = anObject.map { $0 as AnyObject }
    let ended = SelectorObservers.take(of: self) { entry in
      entry.observer === observer && (aName == nil || entry.name == aName)
        && (object == nil || entry.object === object)
    }
    for entry in ended { end(entry) }
  }

  /// Removes the registrations of a class whose static methods are called.
  public func removeObserver(_ observer: AnyClass) {
    removeObserver(Selector.receiver(observer))
  }

  /// Removes the registrations of a class for notifications with a name and an object; nil means
  /// any.
  public func removeObserver(
    _ observer: AnyClass, name aName: Notification.Name?, object anObject: Any?
  ) {
    removeObserver(Selector.receiver(observer), name: aName, object: anObject)
  }

  private func forget(_ entry: SelectorObservers.Entry) {
    for ended in SelectorObservers.take(of: self, where: { $0 === entry }) { end(ended) }
  }

  private func end(_ entry: SelectorObservers.Entry) {
    if let token = entry.token { (removeObserver as (Any) -> Void)(token) }
  }
}

/// The observers by selector of all centers.
private enum SelectorObservers {
  /// One observer for one kind of notification.
  final class Entry {
    /// The observer; nil once it is released.
    weak var observer: AnyObject?
    /// The name of the observed notifications; nil for all.
    let name: Notification.Name?
    /// The object whose notifications are observed; nil if the app gave none or it is released.
    weak var object: AnyObject?
    /// The token of the underlying block observer, with which it is removed.
    var token: AnyObject?

    /// Creates the record of one call of `addObserver(_:selector:name:object:)`.
    init(observer: AnyObject, name: Notification.Name?, object: Any?) {
      self.observer = observer
      self.name = name
      self.object = object.map { $0 as AnyObject }
    }
  }

  private nonisolated(unsafe) static var entries: [ObjectIdentifier: [Entry]] = [:]
  private static let lock = NSLock()

  /// Records an observer of a center, so that `removeObserver` finds it.
  static func add(_ entry: Entry, of center: NotificationCenter) {
    lock.withLock { entries[ObjectIdentifier(center), default: []].append(entry) }
  }

  /// Removes entries from the table and returns them.
  static func take(
    of center: NotificationCenter, where isMeant: (Entry) -> Bool
  ) -> [Entry] {
    lock.withLock {
      let all = entries[ObjectIdentifier(center)] ?? []
      let remaining = all.filter { !isMeant($0) }
      guard remaining.count < all.count else { return [] }
      entries[ObjectIdentifier(center)] = remaining.isEmpty ? nil : remaining
      return all.filter(isMeant)
    }
  }
}
