public import Foundation
public import FoundationNetworking

// The types of operators' results. Here an operator returns an `AnyPublisher`, and each of these
// types is another name of it, so that an app can write the type of a result. They have no
// initializers of their own.

extension Publishers {
  /// The result of `map(_:)`.
  public typealias Map<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// The result of `map(_:)` with a key path.
  public typealias MapKeyPath<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// The result of `tryMap(_:)`.
  public typealias TryMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
  /// The result of `mapError(_:)`.
  public typealias MapError<Upstream: Publisher, Failure: Error> = AnyPublisher<
    Upstream.Output, Failure
  >
  /// The result of `compactMap(_:)`.
  public typealias CompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// The result of `tryCompactMap(_:)`.
  public typealias TryCompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
  /// The result of `filter(_:)`.
  public typealias Filter<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of `scan(_:_:)`.
  public typealias Scan<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// The result of `reduce(_:_:)`.
  public typealias Reduce<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// The result of `collect()`.
  public typealias Collect<Upstream: Publisher> = AnyPublisher<[Upstream.Output], Upstream.Failure>
  /// The result of `collect(_:)`.
  public typealias CollectByCount<Upstream: Publisher> = Collect<Upstream>
  /// The result of `count()`.
  public typealias Count<Upstream: Publisher> = AnyPublisher<Int, Upstream.Failure>
  /// The result of `ignoreOutput()`.
  public typealias IgnoreOutput<Upstream: Publisher> = AnyPublisher<Never, Upstream.Failure>
  /// The result of `removeDuplicates(by:)`.
  public typealias RemoveDuplicates<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// The result of `first()`.
  public typealias First<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of `first(where:)`.
  public typealias FirstWhere<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of `last()`.
  public typealias Last<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of `dropFirst(_:)`.
  public typealias Drop<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of `drop(while:)`.
  public typealias DropWhile<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of `prefix(while:)`.
  public typealias PrefixWhile<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// The result of `prefix(untilOutputFrom:)`.
  public typealias PrefixUntilOutput<Upstream: Publisher, Other: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// The result of `contains(_:)`.
  public typealias Contains<Upstream: Publisher> = AnyPublisher<Bool, Upstream.Failure>
  /// The result of `contains(where:)`.
  public typealias ContainsWhere<Upstream: Publisher> = AnyPublisher<Bool, Upstream.Failure>
  /// The result of `allSatisfy(_:)`.
  public typealias AllSatisfy<Upstream: Publisher> = AnyPublisher<Bool, Upstream.Failure>
  /// The result of `append(_:)` and `prepend(_:)` with a publisher.
  public typealias Concatenate<Prefix: Publisher, Suffix: Publisher> = AnyPublisher<
    Prefix.Output, Prefix.Failure
  >

  // MARK: Errors

  /// The result of `catch(_:)`.
  public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> = AnyPublisher<
    Upstream.Output, NewPublisher.Failure
  >
  /// The result of `tryCatch(_:)`.
  public typealias TryCatch<Upstream: Publisher, NewPublisher: Publisher> = AnyPublisher<
    Upstream.Output, any Error
  >
  /// The result of `replaceEmpty(with:)`.
  public typealias ReplaceEmpty<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// The result of `replaceError(with:)`.
  public typealias ReplaceError<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
  /// The result of `retry(_:)`.
  public typealias Retry<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of `assertNoFailure(_:file:line:)`.
  public typealias AssertNoFailure<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
  /// The result of `setFailureType(to:)`.
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> = AnyPublisher<
    Upstream.Output, Failure
  >

  // MARK: Several streams, times

  /// The result of `flatMap(maxPublishers:_:)`.
  public typealias FlatMap<NewPublisher: Publisher, Upstream: Publisher> = AnyPublisher<
    NewPublisher.Output, Upstream.Failure
  >
  /// The result of `switchToLatest()`.
  public typealias SwitchToLatest<P: Publisher, Upstream: Publisher> = AnyPublisher<
    P.Output, P.Failure
  >
  /// The result of `receive(on:options:)`.
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// The result of `subscribe(on:options:)`.
  public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// The result of `delay(for:tolerance:scheduler:options:)`.
  public typealias Delay<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// The result of `debounce(for:scheduler:options:)`.
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// The result of `throttle(for:scheduler:latest:)`.
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// The result of `timeout(_:scheduler:options:customError:)`.
  public typealias Timeout<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// The result of `autoconnect()`.
  public typealias Autoconnect<Upstream: ConnectablePublisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// The result of `share()`.
  public typealias Share<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of `handleEvents(…)`.
  public typealias HandleEvents<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// The result of `print(_:to:)`.
  public typealias Print<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// The result of `decode(type:decoder:)`.
  public typealias Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder> =
    AnyPublisher<Output, any Error>
  /// The result of `encode(encoder:)`.
  public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> = AnyPublisher<
    Coder.Output, any Error
  >
}

extension NotificationCenter {
  /// The result of `publisher(for:object:)`.
  public typealias Publisher = AnyPublisher<Notification, Never>
}

extension URLSession {
  /// The result of `dataTaskPublisher(for:)`.
  public typealias DataTaskPublisher = AnyPublisher<(data: Data, response: URLResponse), URLError>
}
