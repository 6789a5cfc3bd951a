import Foundation

/// A stream of one value.
///
/// Source: Apple, Combine, Just.
public struct Just<Output>: Publisher {
  /// The error.
  public typealias Failure = Never
  /// The value.
  public let output: Output
  /// Creates a stream.
  public init(_ output: Output) { self.output = output }
  /// Sends values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    let output = output
    AnyPublisher {
      $0.send(output)
      $0.end(.finished)
    }.receive(subscriber: subscriber)
  }
}

/// A stream without values, which ends at once or never.
///
/// Source: Apple, Combine, Empty.
public struct Empty<Output, Failure: Error>: Publisher {
  /// True if the stream ends at once; false if it never ends.
  public let completeImmediately: Bool
  /// Creates a stream.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  /// Creates a stream with explicit types.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type)
  {
    self.completeImmediately = completeImmediately
  }
  /// Sends values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let ends = completeImmediately
    subscriber.receive(subscription: Conduit({ _ in }, to: subscriber))
    if ends { subscriber.receive(completion: .finished) }
  }
}

/// A stream that fails at once.
///
/// Source: Apple, Combine, Fail.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure
  /// Creates a stream.
  public init(error: Failure) { self.error = error }
  /// Creates a stream with explicit types.
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  /// Sends values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Conduit({ _ in }, to: subscriber))
    subscriber.receive(completion: .failure(error))
  }
}

/// A publisher of one value that is available later, the same for all subscribers.
///
/// Source: Apple, Combine, Future.
public final class Future<Output, Failure: Error>: Publisher {
  /// A closure that is called with the value or the error.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let subject = CurrentValueSubject<Result<Output, Failure>?, Never>(nil)
  /// Creates a publisher and calls `attemptToFulfill` at once with the closure that fulfils it.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    let subject = subject
    attemptToFulfill { if subject.value == nil { subject.value = $0 } }
  }
  /// Sends values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subject = subject
    AnyPublisher<Output, Failure> { receiver in
      receiver.hold(
        subject.run(
          Receiver { result in
            switch result {
            case .success(let value)?:
              receiver.send(value)
              receiver.end(.finished)
            case .failure(let error)?: receiver.end(.failure(error))
            case nil: break
            }
          } end: { _ in
          }))
    }.receive(subscriber: subscriber)
  }
}

/// A publisher that is created for each subscriber.
///
/// Source: Apple, Combine, Deferred.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The values.
  public typealias Output = DeferredPublisher.Output
  /// The error.
  public typealias Failure = DeferredPublisher.Failure
  /// The closure that creates the publisher.
  public let createPublisher: () -> DeferredPublisher
  /// Creates a stream.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }
  /// Sends values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

extension Sequence {
  /// The elements as a stream.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { receiver in
      for element in self where !receiver.isDone { receiver.send(element) }
      receiver.end(.finished)
    }
  }
}

extension Optional {
  /// A publisher of the value, which is empty if the value is nil.
  public var publisher: AnyPublisher<Wrapped, Never> {
    AnyPublisher {
      if let self { $0.send(self) }
      $0.end(.finished)
    }
  }
}

extension Result {
  /// A publisher of the value or the error.
  public var publisher: AnyPublisher<Success, Failure> {
    AnyPublisher {
      switch self {
      case .success(let value):
        $0.send(value)
        $0.end(.finished)
      case .failure(let error): $0.end(.failure(error))
      }
    }
  }
}

/// A stream to which values are sent.
///
/// Source: Apple, Combine, Subject.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value.
  func send(_ value: Output)
  /// Ends the stream.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends a value of type `Void`.
  public func send() { send(()) }
}

/// The subscribers of a subject.
final class Audience<Output, Failure: Error> {
  private let lock = NSRecursiveLock()
  private var receivers: [(id: Int, receiver: Receiver<Output, Failure>)] = []
  private var count = 0
  private var completion: Subscribers.Completion<Failure>?

  /// Adds a subscriber and sends it `first()`; after the end it sends only the completion.
  func add(_ receiver: Receiver<Output, Failure>, first: () -> Output?) {
    lock.withLock {
      if let completion { return receiver.end(completion) }
      count += 1
      let id = count
      receivers.append((id, receiver))
      receiver.hold(AnyCancellable { [weak self] in self?.remove(id) })
      if let value = first() { receiver.send(value) }
    }
  }
  private func remove(_ id: Int) { lock.withLock { receivers.removeAll { $0.id == id } } }
  /// Sends a value to all subscribers; does nothing after the end.
  func send(_ value: Output) {
    lock.withLock { if completion == nil { for item in receivers { item.receiver.send(value) } } }
  }
  /// Ends the stream for all subscribers, and for those that are added later.
  func end(_ last: Subscribers.Completion<Failure>) {
    lock.withLock {
      guard completion == nil else { return }
      completion = last
      for item in receivers { item.receiver.end(last) }
    }
  }
}

/// A subject that does not store a value.
///
/// Source: Apple, Combine, PassthroughSubject.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let audience = Audience<Output, Failure>()
  /// Creates a subject.
  public init() {}
  /// Sends a value.
  public func send(_ value: Output) { audience.send(value) }
  /// Ends the stream.
  public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }
  /// Requests all values.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
  /// Sends values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Conduit({ self.audience.add($0) { nil } }, to: subscriber))
  }
}

/// A subject with a current value, which each subscriber receives first.
///
/// Source: Apple, Combine, CurrentValueSubject.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let audience = Audience<Output, Failure>()
  private var current: Output
  /// Creates a subject.
  public init(_ value: Output) { current = value }
  /// The value, which is sent when it is set.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }
  /// Sends a value.
  public func send(_ value: Output) {
    current = value
    audience.send(value)
  }
  /// Ends the stream.
  public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }
  /// Requests all values.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
  /// Sends values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(
      subscription: Conduit({ self.audience.add($0) { self.current } }, to: subscriber))
  }
}

// MARK: Published properties

/// An object that publishes a change before it happens.
///
/// Source: Apple, Combine, ObservableObject.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher of changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// A publisher that sends before a published property of the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that the object's published properties share.
  ///
  /// An object without published properties returns a new publisher, which never sends.
  public var objectWillChange: ObservableObjectPublisher {
    var properties: [any PublishedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let part = mirror {
      properties += part.children.compactMap { $0.value as? any PublishedProperty }
      mirror = part.superclassMirror
    }
    let publisher = properties.lazy.compactMap(\.change).first ?? ObservableObjectPublisher()
    for property in properties { property.change = publisher }
    return publisher
  }
}

/// A publisher of the changes of an object.
///
/// Source: Apple, Combine, ObservableObjectPublisher.
public final class ObservableObjectPublisher: Publisher {
  /// The values.
  public typealias Output = Void
  /// The error.
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()
  /// Creates a stream.
  public init() {}
  /// Notifies the subscribers that the object is about to change.
  public func send() { subject.send() }
  /// Sends values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
}

/// A `Published` property of any type, by which an object finds its published properties.
protocol PublishedProperty {
  /// The publisher of the object's changes, which sends before each new value.
  var change: ObservableObjectPublisher? { get nonmutating set }
}

/// A property whose values are published.
///
/// Source: Apple, Combine, Published.
@propertyWrapper
public struct Published<Value>: PublishedProperty {
  /// The value and the subscribers of the property, shared by all copies of the wrapper.
  final class Box {
    var value: Value
    var change: ObservableObjectPublisher?
    let audience = Audience<Value, Never>()
    /// The subscriptions that assign the property, for as long as it lives.
    var sources: [AnyCancellable] = []
    init(_ value: Value) { self.value = value }
    /// Subscribers receive the new value while the property still has the old one.
    func set(_ new: Value) {
      change?.send()
      audience.send(new)
      value = new
    }
  }
  let box: Box
  /// Creates a property.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  /// Creates a property.
  public init(initialValue: Value) { box = Box(initialValue) }
  var change: ObservableObjectPublisher? {
    get { box.change }
    nonmutating set { box.change = newValue }
  }

  /// The value of the property; only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is a property of a class") }
    set { fatalError("@Published is a property of a class") }
  }
  /// The value of an object's property.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.set(newValue) }
  }

  /// A publisher of the values, which begins with the current one.
  public struct Publisher: Combine.Publisher {
    /// The values.
    public typealias Output = Value
    /// The error.
    public typealias Failure = Never
    let box: Box
    /// Sends values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let box = box
      subscriber.receive(
        subscription: Conduit({ box.audience.add($0) { box.value } }, to: subscriber))
    }
  }
  /// The publisher of the property's values; an assignment has no effect.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    set {}
  }
}
