@_exported public import Foundation

// The module that an app's sources import as Combine: publishers with the operators that apps use
// most.
//
// An operator returns `AnyPublisher` instead of a separate type, and requests all values of its
// upstream at once. A subscriber receives no more values than it requested; the others are
// buffered.

/// A stream of values that ends, or fails.
///
/// Source: Apple, Combine, Publisher.
public protocol Publisher<Output, Failure> {
  /// The values.
  associatedtype Output
  /// The error with which the stream may fail; `Never` for none.
  associatedtype Failure: Error
  /// Sends values to a subscriber.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Sends values to a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure { receive(subscriber: subscriber) }

  /// Sends values to a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    AnyCancellable(
      run(
        Receiver {
          subject.send($0)
        } end: {
          subject.send(completion: $0)
        }))
  }
}

/// A receiver of a publisher's values.
///
/// Source: Apple, Combine, Subscriber.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The values.
  associatedtype Input
  /// The error with which they may end.
  associatedtype Failure: Error
  /// Called once, before any value.
  func receive(subscription: any Subscription)
  /// Called with each value; returns how many more values are requested.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Called once, after the last value.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives a value of type `Void`.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection between a publisher and a subscriber.
///
/// Source: Apple, Combine, Subscription.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests up to `demand` more values.
  func request(_ demand: Subscribers.Demand)
}

/// An identifier of a subscriber or subscription.
///
/// Source: Apple, Combine, CombineIdentifier.
public struct CombineIdentifier: Hashable, Sendable {
  private let id: UInt
  nonisolated(unsafe) private static var count: UInt = 0
  /// Creates a unique identifier.
  public init() {
    id = CombineLock.shared.withLock {
      CombineIdentifier.count += 1
      return CombineIdentifier.count
    }
  }
  /// Creates the identifier of an object.
  public init(_ object: AnyObject) { id = UInt(bitPattern: ObjectIdentifier(object).hashValue) }
}

/// An object with an identifier.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier of the subscriber or subscription.
  var combineIdentifier: CombineIdentifier { get }
}
extension CustomCombineIdentifierConvertible {
  /// A new identifier at each access.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier() }
}
extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// An operation that can be cancelled.
///
/// Source: Apple, Combine, Cancellable.
public protocol Cancellable {
  /// Cancels the operation; later calls have no effect.
  func cancel()
}

extension Cancellable {
  /// Stores the subscription in a set.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
  /// Stores the subscription in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { AnyCancellable(self).store(in: &collection) }
}

/// A subscription that is cancelled when it is released.
///
/// Source: Apple, Combine, AnyCancellable.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?
  /// Creates an instance with the closure that cancels.
  public init(_ cancel: @escaping () -> Void) { action = cancel }
  /// Creates an instance that cancels another.
  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }
  deinit { action?() }
  /// Calls the closure that cancels, at the first call only.
  public func cancel() {
    let stop = action
    action = nil
    stop?()
  }
  /// Stores the subscription in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  /// Stores the subscription in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }
  /// Returns true if both are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A namespace for the types of subscribers.
public enum Subscribers {
  /// How a stream ends.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)

    func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Completion<Other> {
      switch self {
      case .finished: .finished
      case .failure(let error): .failure(transform(error))
      }
    }
  }

  /// A number of requested values.
  public struct Demand: Equatable, Comparable, Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// The number; nil for all.
    public let max: Int?
    /// All values.
    public static let unlimited = Demand(max: nil)
    /// No value.
    public static let none = Demand(max: 0)
    /// Returns a number of values.
    public static func max(_ value: Int) -> Demand { Demand(max: value) }
    private init(max: Int?) { self.max = max }
    /// Creates a demand of a literal number of values.
    public init(integerLiteral value: Int) { max = value }
    /// Returns true if the left demand is smaller; ``unlimited`` is the largest.
    public static func < (lhs: Demand, rhs: Demand) -> Bool {
      guard let left = lhs.max else { return false }
      return rhs.max.map { left < $0 } ?? true
    }
    /// Returns the sum of two demands; it is ``unlimited`` if one of them is.
    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      guard let left = lhs.max, let right = rhs.max else { return .unlimited }
      return Demand(max: left + right)
    }
    /// Adds a demand.
    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
    /// Returns a demand reduced by a number of values.
    public static func - (lhs: Demand, rhs: Int) -> Demand {
      Demand(max: lhs.max.map { Swift.max(0, $0 - rhs) })
    }
    /// Reduces a demand by a number of values.
    public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }
    /// Returns true if more than a number of values are requested.
    public static func > (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }
    /// Returns true if exactly a number of values are requested.
    public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }
  }

  /// A subscriber with closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let value: (Input) -> Void
    private let end: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    /// Creates a subscriber.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) { (end, value) = (receiveCompletion, receiveValue) }
    /// Requests all values.
    public func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }
    /// Receives a value.
    public func receive(_ input: Input) -> Demand {
      value(input)
      return .none
    }
    /// Receives the completion.
    public func receive(completion: Completion<Failure>) {
      end(completion)
      subscription = nil
    }
    /// Cancels the subscription.
    public func cancel() {
      subscription?.cancel()
      subscription = nil
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}

/// A type-erased subscriber.
///
/// Source: Apple, Combine, AnySubscriber.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// The identifier of the subscriber.
  public let combineIdentifier = CombineIdentifier()
  private let begin: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let end: (Subscribers.Completion<Failure>) -> Void
  /// Creates a type-erased subscriber.
  public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
    (begin, value, end) = (s.receive(subscription:), s.receive(_:), s.receive(completion:))
  }
  /// Creates a subscriber with closures.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    begin = receiveSubscription ?? { $0.request(.unlimited) }
    value = receiveValue ?? { _ in .none }
    end = receiveCompletion ?? { _ in }
  }
  /// Passes the subscription on to the wrapped subscriber, or to the closure.
  ///
  /// If the closure is nil, all values are requested.
  public func receive(subscription: any Subscription) { begin(subscription) }
  /// Passes a value on, and returns how many more values are requested.
  public func receive(_ input: Input) -> Subscribers.Demand { value(input) }
  /// Passes the completion on.
  public func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}

/// The lock of the state that all threads share.
enum CombineLock { static let shared = NSRecursiveLock() }

/// The receiver of a stream's values, until the stream ends or is cancelled.
final class Receiver<Output, Failure: Error>: Cancellable {
  private var onValue: ((Output) -> Void)?
  private var onEnd: ((Subscribers.Completion<Failure>) -> Void)?
  /// The subscriptions that are cancelled with it.
  private var parts: [any Cancellable] = []
  private(set) var isDone = false

  init(
    _ value: @escaping (Output) -> Void, end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    (onValue, onEnd) = (value, end)
  }
  func send(_ value: Output) { if !isDone { onValue?(value) } }
  func end(_ completion: Subscribers.Completion<Failure>) {
    guard !isDone else { return }
    let last = onEnd
    cancel()
    last?(completion)
  }
  func hold(_ part: any Cancellable) { if isDone { part.cancel() } else { parts.append(part) } }
  func cancel() {
    isDone = true
    (onValue, onEnd) = (nil, nil)
    let all = parts
    parts = []
    for part in all { part.cancel() }
  }
}

extension Publisher {
  /// Requests all values; the returned object cancels the subscription.
  @discardableResult
  func run(_ receiver: Receiver<Output, Failure>) -> Receiver<Output, Failure> {
    if let any = self as? AnyPublisher<Output, Failure> {
      any.begin(receiver)
    } else {
      let sink = Subscribers.Sink<Output, Failure>(
        receiveCompletion: receiver.end, receiveValue: receiver.send)
      receiver.hold(AnyCancellable { [weak sink] in sink?.cancel() })
      receive(subscriber: sink)
    }
    return receiver
  }
}

/// A type-erased publisher, which every operator returns.
///
/// Source: Apple, Combine, AnyPublisher.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  let begin: (Receiver<Output, Failure>) -> Void

  init(begin: @escaping (Receiver<Output, Failure>) -> Void) { self.begin = begin }
  /// Creates a type-erased publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    self.init { publisher.run($0) }
  }
  /// Sends values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Conduit(begin, to: subscriber))
  }
}

/// A subscription that sends a subscriber as many values as it requests.
final class Conduit<Output, Failure: Error>: Subscription {
  private let lock = NSRecursiveLock()
  private var begin: ((Receiver<Output, Failure>) -> Void)?
  private var subscriber: AnySubscriber<Output, Failure>?
  private var receiver: Receiver<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var waiting: [Output] = []
  private var completion: Subscribers.Completion<Failure>?

  init<S: Subscriber>(_ begin: @escaping (Receiver<Output, Failure>) -> Void, to subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    self.begin = begin
    self.subscriber = AnySubscriber(subscriber)
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock {
      demand += more
      guard demand > 0 else { return }
      if let begin {
        self.begin = nil
        // The source retains the receiver until it ends or is cancelled.
        let receiver = Receiver<Output, Failure> {
          self.take($0)
        } end: {
          self.end($0)
        }
        self.receiver = receiver
        begin(receiver)
      }
      hand()
    }
  }

  private func take(_ value: Output) {
    lock.withLock {
      waiting.append(value)
      hand()
    }
  }

  private func end(_ last: Subscribers.Completion<Failure>) {
    lock.withLock {
      completion = last
      hand()
    }
  }

  private func hand() {
    while demand > 0, !waiting.isEmpty, let subscriber {
      demand -= 1
      demand += subscriber.receive(waiting.removeFirst())
    }
    guard waiting.isEmpty, let completion, let subscriber else { return }
    self.subscriber = nil
    subscriber.receive(completion: completion)
  }

  func cancel() {
    lock.withLock {
      subscriber = nil
      begin = nil
      waiting = []
      receiver?.cancel()
      receiver = nil
    }
  }
}
