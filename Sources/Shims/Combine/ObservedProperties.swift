import Foundation
public import GimbalEngine

extension _KeyValueCodingAndObserving where Self: UIResponder {
  /// The values of a property: the present one, and each change that `observe` reports.
  ///
  /// See: R-KVO-1.
  /// Source: Apple, `publisher(for:options:)`.
  @preconcurrency @MainActor
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    nonisolated(unsafe) let keyPath = keyPath
    return AnyPublisher { receiver in
      nonisolated(unsafe) let receiver = receiver
      MainActor.assumeIsolated {
        let observation = self.observe(keyPath, options: options) { object, _ in
          receiver.send(object[keyPath: keyPath])
        }
        receiver.hold(AnyCancellable { observation.invalidate() })
      }
    }
  }
}
