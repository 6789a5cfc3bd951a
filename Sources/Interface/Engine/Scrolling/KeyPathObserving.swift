public import Foundation
import GimbalGeometry

/// Key-value observing by property names.
///
/// Supported are a view's geometry, safe area and `isHidden`, the values of a scroll view, and the
/// geometry of a scene. Other names are rejected with a log line.
///
/// See: R-KVO-1.
///
/// Source: Apple, NSKeyValueObserving.
extension NSObject {
  /// Sends an observer the changes of a property by `observeValue(forKeyPath:of:change:context:)`.
  ///
  /// - Complexity: O(1), and O(observations) for each change.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) let observer = observer
    nonisolated(unsafe) let context = context
    let isObserved = MainActor.assumeIsolated {
      guard let object = object as? UIResponder, let observer = observer as? UIResponder,
        let value = ObservedNames.value(of: object, keyPath)
      else { return false }
      object.observe(keyPath, value, observer, options, context)
      return true
    }
    guard !isObserved else { return }
    FileHandle.standardError.write(
      Data(
        "gimbal: addObserver(_:forKeyPath: \"\(keyPath)\") of \(type(of: self)): its changes are not observed\n"
          .utf8))
  }

  /// Ends all observations of a property by an observer.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) let observer = observer
    MainActor.assumeIsolated {
      (object as? UIResponder)?.observers?.named.removeAll {
        $0.keyPath == keyPath && ($0.observer === observer || $0.observer == nil)
      }
    }
  }

  /// Ends the observation of a property by an observer that was added with the same context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) let observer = observer
    nonisolated(unsafe) let context = context
    MainActor.assumeIsolated {
      (object as? UIResponder)?.observers?.named.removeAll {
        $0.keyPath == keyPath && $0.context == context && $0.observer === observer
      }
    }
  }

  /// Announces a change of a property; it has no effect, because former values are stored.
  public func willChangeValue(forKey key: String) {}

  /// Announces that a property has changed; its observers are called if its value differs.
  public func didChangeValue(forKey key: String) {
    nonisolated(unsafe) let object = self
    guard object is UIResponder else { return ObservedObjects.compare(object) }
    MainActor.assumeIsolated { (object as? UIResponder)?.observers?.compare() }
  }
}

/// The properties that can be observed by name.
@MainActor
private enum ObservedNames {
  /// Returns the value of a property; nil for one that cannot be observed.
  static func value(
    of object: UIResponder, _ name: String
  ) -> (@MainActor (UIResponder) -> AnyHashable)? {
    if object is UIScrollView, let read = scrolled[name] { return read }
    if object is UIWindowScene, name == "effectiveGeometry" {
      return { ($0 as? UIWindowScene).map { AnyHashable($0.effectiveGeometry) } ?? AnyHashable(0) }
    }
    return object is UIView ? seen[name] : nil
  }

  private static let seen: [String: @MainActor (UIResponder) -> AnyHashable] = [
    "frame": { NSValue(rect: ($0 as? UIView)?.frame ?? .zero) },
    "bounds": { NSValue(rect: ($0 as? UIView)?.bounds ?? .zero) },
    "hidden": { NSNumber(value: ($0 as? UIView)?.isHidden ?? false) },
    "safeAreaInsets": { ($0 as? UIView)?.safeAreaInsets ?? .zero },
    "center": { NSValue(point: ($0 as? UIView)?.center ?? .zero) },
  ]

  private static let scrolled: [String: @MainActor (UIResponder) -> AnyHashable] = [
    "contentSize": { NSValue(size: ($0 as? UIScrollView)?.contentSize ?? .zero) },
    "contentOffset": { NSValue(point: ($0 as? UIScrollView)?.contentOffset ?? .zero) },
  ]
}

extension UIResponder {
  fileprivate func observe(
    _ keyPath: String, _ value: @escaping @MainActor (UIResponder) -> AnyHashable,
    _ observer: UIResponder, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    let list = observerList
    nonisolated(unsafe) var last = value(self)
    nonisolated(unsafe) let context = context
    let notify: @MainActor (UIResponder, UIResponder, AnyHashable?) -> Void = {
      object, observer, old in
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = last.base }
      if options.contains(.old), let old { change[.oldKey] = old.base }
      observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    let observation = NSKeyValueObservation(list) { [weak self, weak observer] in
      MainActor.assumeIsolated {
        guard let self, let observer else { return }
        let now = value(self)
        guard now != last else { return }
        let old = last
        last = now
        notify(self, observer, old)
      }
    }
    list.add(observation)
    list.named.append(
      .init(observer: observer, keyPath: keyPath, context: context, observation: observation))
    if options.contains(.initial) { notify(self, observer, nil) }
  }
}
