import Foundation

extension Publisher {
  // MARK: Several streams

  /// Transforms each value into a publisher, and publishes the values of all these publishers.
  ///
  /// `maxPublishers` is ignored: every publisher is subscribed to at once.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    map(transform).flattened(onlyLast: false)
  }
  /// Transforms each value into a publisher, and publishes the values of all these publishers.
  ///
  /// `maxPublishers` is ignored: every publisher is subscribed to at once.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
    map { transform($0).setFailureType(to: Failure.self) }.flattened(onlyLast: false)
  }
  /// Transforms each value into a publisher, and publishes the values of all these publishers.
  ///
  /// `maxPublishers` is ignored: every publisher is subscribed to at once.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never {
    setFailureType(to: P.Failure.self).map(transform).flattened(onlyLast: false)
  }

  /// Returns the values of all inner publishers, or with `onlyLast` of the newest one.
  func flattened(onlyLast: Bool) -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher { receiver in
      var open = 1
      var last: Receiver<Output.Output, Failure>?
      func close(_ completion: Subscribers.Completion<Failure>) {
        open -= 1
        if case .failure = completion { return receiver.end(completion) }
        if open == 0 { receiver.end(.finished) }
      }
      receiver.hold(
        run(
          Receiver { publisher in
            if onlyLast, let before = last, !before.isDone {
              before.cancel()
              open -= 1
            }
            open += 1
            let inner = Receiver<Output.Output, Failure> {
              receiver.send($0)
            } end: {
              close($0)
            }
            last = inner
            receiver.hold(inner)
            publisher.run(inner)
          } end: {
            close($0)
          }))
    }
  }

  /// Publishes the values of both publishers as they arrive.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.MergeMany(eraseToAnyPublisher(), other.eraseToAnyPublisher()).eraseToAnyPublisher()
  }
  /// Publishes the values of the three publishers as they arrive.
  public func merge<A: Publisher, B: Publisher>(with a: A, _ b: B) -> AnyPublisher<Output, Failure>
  where A.Output == Output, A.Failure == Failure, B.Output == Output, B.Failure == Failure {
    merge(with: a).merge(with: b)
  }
  /// Publishes the latest values of both publishers as a pair, whenever one has a new value.
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure { Publishers.joined(self, other, isZip: false) }
  /// Publishes a function of the latest values of both publishers, whenever one has a new value.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
  /// Combines the latest values of three streams.
  public func combineLatest<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(Output, A.Output, B.Output), Failure>
  where A.Failure == Failure, B.Failure == Failure {
    combineLatest(a).combineLatest(b).map { ($0.0.0, $0.0.1, $0.1) }
  }
  /// Combines the latest values of four streams.
  public func combineLatest<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(Output, A.Output, B.Output, C.Output), Failure>
  where A.Failure == Failure, B.Failure == Failure, C.Failure == Failure {
    combineLatest(a, b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }
  /// Publishes pairs: the first values of both publishers, then the second ones, and so on.
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure { Publishers.joined(self, other, isZip: true) }
  /// Publishes triples: the first values of the three publishers, then the second ones, and so on.
  public func zip<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(Output, A.Output, B.Output), Failure>
  where A.Failure == Failure, B.Failure == Failure {
    zip(a).zip(b).map { ($0.0.0, $0.0.1, $0.1) }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Publishes the values of the latest publisher that this one sent, and cancels the previous one.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> { flattened(onlyLast: true) }
}

/// A namespace for publishers that combine several publishers.
public enum Publishers {
  /// A publisher of the values of several publishers of one type.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values.
    public typealias Output = Upstream.Output
    /// The error.
    public typealias Failure = Upstream.Failure
    /// The publishers whose values are merged.
    public let publishers: [Upstream]
    /// Creates a publisher of the values of several publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Creates a publisher of the values of the publishers in a sequence.
    public init<S: Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }
    /// Sends values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      publishers.publisher.setFailureType(to: Failure.self).flattened(onlyLast: false)
        .receive(subscriber: subscriber)
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Merges the values of two streams.
  public static func Merge<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> AnyPublisher<
    A.Output, A.Failure
  >
  where A.Output == B.Output, A.Failure == B.Failure { a.merge(with: b) }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Combines the latest values of two streams.
  public static func CombineLatest<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
    a.combineLatest(b)
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Combines the latest values of three streams.
  public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
  where A.Failure == B.Failure, A.Failure == C.Failure { a.combineLatest(b, c) }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Combines the latest values of four streams.
  public static func CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> AnyPublisher<(A.Output, B.Output, C.Output, D.Output), A.Failure>
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    a.combineLatest(b, c, d)
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns a publisher of pairs: the first values of both, then the second ones, and so on.
  public static func Zip<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure { a.zip(b) }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns a publisher of triples: all first values, then all second values, and so on.
  public static func Zip3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
  where A.Failure == B.Failure, A.Failure == C.Failure { a.zip(b, c) }

  /// Returns pairs of values: the nth of both with `isZip`, otherwise the latest of both.
  static func joined<A: Publisher, B: Publisher>(
    _ a: A, _ b: B, isZip: Bool
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
    AnyPublisher { receiver in
      var (left, right): ([A.Output], [B.Output]) = ([], [])
      var ended = (false, false)
      func pair() {
        guard let first = left.first, let second = right.first else { return }
        if isZip {
          left.removeFirst()
          right.removeFirst()
        }
        receiver.send((first, second))
        close()
      }
      // No pair can follow once a stream without buffered values has ended.
      func close() {
        let isOver =
          isZip
          ? ended.0 && left.isEmpty || ended.1 && right.isEmpty
          : ended.0 && ended.1 || ended.0 && left.isEmpty || ended.1 && right.isEmpty
        if isOver { receiver.end(.finished) }
      }
      receiver.hold(
        a.run(
          Receiver { value in
            left = isZip ? left + [value] : [value]
            pair()
          } end: { completion in
            if case .failure = completion { return receiver.end(completion) }
            ended.0 = true
            close()
          }))
      receiver.hold(
        b.run(
          Receiver { value in
            right = isZip ? right + [value] : [value]
            pair()
          } end: { completion in
            if case .failure = completion { return receiver.end(completion) }
            ended.1 = true
            close()
          }))
    }
  }
}
