public import Dispatch
public import Foundation

/// A span between two times of a scheduler.
public struct SchedulerSpan: Comparable, SignedNumeric, Sendable, ExpressibleByFloatLiteral {
  /// The seconds.
  public var magnitude: Double
  init(_ seconds: Double) { magnitude = seconds }
  /// Creates it of a literal.
  public init(integerLiteral value: Int) { magnitude = Double(value) }
  /// Creates it of a literal.
  public init(floatLiteral value: Double) { magnitude = value }
  /// Creates a span of whole seconds.
  public init?<T: BinaryInteger>(exactly source: T) { magnitude = Double(source) }
  /// Seconds.
  public static func seconds(_ s: Int) -> SchedulerSpan { SchedulerSpan(Double(s)) }
  /// Seconds.
  public static func seconds(_ s: Double) -> SchedulerSpan { SchedulerSpan(s) }
  /// Thousandths of a second.
  public static func milliseconds(_ ms: Int) -> SchedulerSpan { SchedulerSpan(Double(ms) / 1e3) }
  /// Millionths of a second.
  public static func microseconds(_ us: Int) -> SchedulerSpan { SchedulerSpan(Double(us) / 1e6) }
  /// Billionths of a second.
  public static func nanoseconds(_ ns: Int) -> SchedulerSpan { SchedulerSpan(Double(ns) / 1e9) }
  /// Compares two spans, or calculates with them.
  public static func < (lhs: SchedulerSpan, rhs: SchedulerSpan) -> Bool {
    lhs.magnitude < rhs.magnitude
  }
  /// Compares two spans, or calculates with them.
  public static func + (lhs: SchedulerSpan, rhs: SchedulerSpan) -> SchedulerSpan {
    SchedulerSpan(lhs.magnitude + rhs.magnitude)
  }
  /// Compares two spans, or calculates with them.
  public static func - (lhs: SchedulerSpan, rhs: SchedulerSpan) -> SchedulerSpan {
    SchedulerSpan(lhs.magnitude - rhs.magnitude)
  }
  /// Compares two spans, or calculates with them.
  public static func * (lhs: SchedulerSpan, rhs: SchedulerSpan) -> SchedulerSpan {
    SchedulerSpan(lhs.magnitude * rhs.magnitude)
  }
  /// Compares two spans, or calculates with them.
  public static func *= (lhs: inout SchedulerSpan, rhs: SchedulerSpan) { lhs = lhs * rhs }
}

/// A time of a scheduler.
public struct SchedulerTime: Strideable, Sendable {
  let seconds: Double
  /// Returns the span to another time.
  public func distance(to other: SchedulerTime) -> SchedulerSpan {
    SchedulerSpan(other.seconds - seconds)
  }
  /// Returns the time after a span.
  public func advanced(by n: SchedulerSpan) -> SchedulerTime {
    SchedulerTime(seconds: seconds + n.magnitude)
  }
}

/// An object that executes work, at once or later.
///
/// Source: Apple, Combine, Scheduler.
public protocol Scheduler<SchedulerTimeType> {
  /// The times.
  associatedtype SchedulerTimeType: Strideable
  /// Options of the work.
  associatedtype SchedulerOptions
  /// The time.
  var now: SchedulerTimeType { get }
  /// Schedules work.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Schedules work after a delay.
  func schedule(after span: SchedulerSpan, _ action: @escaping () -> Void)
}

extension Scheduler {
  /// Schedules work.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
}

extension Scheduler where SchedulerTimeType == SchedulerTime {
  /// The time, as seconds since Foundation's reference date.
  public var now: SchedulerTime { SchedulerTime(seconds: Date().timeIntervalSinceReferenceDate) }
}

/// Options of work on queues, which have no effect.
public struct QueueSchedulerOptions: Sendable {
  /// Creates options.
  public init() {}
}

private func later(_ queue: DispatchQueue, _ span: Double, _ action: @escaping () -> Void) {
  nonisolated(unsafe) let action = action
  queue.asyncAfter(deadline: .now() + span) { action() }
}
private func soon(_ queue: DispatchQueue, _ action: @escaping () -> Void) {
  nonisolated(unsafe) let action = action
  queue.async { action() }
}

extension DispatchQueue: Scheduler {
  /// The times.
  public typealias SchedulerTimeType = SchedulerTime
  /// Options of the work.
  public typealias SchedulerOptions = QueueSchedulerOptions
  /// Schedules work.
  public func schedule(options: QueueSchedulerOptions?, _ action: @escaping () -> Void) {
    soon(self, action)
  }
  /// Schedules work after a delay.
  public func schedule(after span: SchedulerSpan, _ action: @escaping () -> Void) {
    later(self, span.magnitude, action)
  }
}
extension RunLoop: Scheduler {
  /// The times.
  public typealias SchedulerTimeType = SchedulerTime
  /// Options of the work.
  public typealias SchedulerOptions = QueueSchedulerOptions
  /// Schedules work.
  public func schedule(options: QueueSchedulerOptions?, _ action: @escaping () -> Void) {
    soon(.main, action)
  }
  /// Schedules work after a delay.
  public func schedule(after span: SchedulerSpan, _ action: @escaping () -> Void) {
    later(.main, span.magnitude, action)
  }
}
extension OperationQueue: Scheduler {
  /// The times.
  public typealias SchedulerTimeType = SchedulerTime
  /// Options of the work.
  public typealias SchedulerOptions = QueueSchedulerOptions
  /// Schedules work.
  public func schedule(options: QueueSchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }
  /// Schedules work after a delay.
  public func schedule(after span: SchedulerSpan, _ action: @escaping () -> Void) {
    later(.main, span.magnitude, action)
  }
}
/// A scheduler that executes work at once.
///
/// Source: Apple, Combine, ImmediateScheduler.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The times.
  public typealias SchedulerTimeType = SchedulerTime
  /// Options of the work.
  public typealias SchedulerOptions = Never
  /// The shared instance.
  public static let shared = ImmediateScheduler()
  /// Schedules work.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  /// Schedules work after a delay.
  public func schedule(after span: SchedulerSpan, _ action: @escaping () -> Void) { action() }
}

extension Publisher {
  /// Publishes the values on a scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    derived { value, receiver in
      scheduler.schedule { receiver.send(value) }
    } end: { completion, receiver in
      scheduler.schedule { receiver.end(completion) }
    }
  }
  /// Subscribes and requests values on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      scheduler.schedule {
        guard !receiver.isDone else { return }
        receiver.hold(
          self.run(
            Receiver {
              receiver.send($0)
            } end: {
              receiver.end($0)
            }))
      }
    }
  }
  /// Publishes the values after a delay.
  public func delay<S: Scheduler>(
    for interval: SchedulerSpan, tolerance: SchedulerSpan? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    derived { value, receiver in
      scheduler.schedule(after: interval) { receiver.send(value) }
    } end: { completion, receiver in
      scheduler.schedule(after: interval) { receiver.end(completion) }
    }
  }
  /// Publishes a value when no other follows for an interval.
  public func debounce<S: Scheduler>(
    for dueTime: SchedulerSpan, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    perSubscriber { () -> AnyPublisher<Output, Failure> in
      var count = 0
      return derived { value, receiver in
        count += 1
        let number = count
        scheduler.schedule(after: dueTime) { if number == count { receiver.send(value) } }
      }
    }
  }
  /// Publishes the first or the last value of each interval.
  public func throttle<S: Scheduler>(
    for interval: SchedulerSpan, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    perSubscriber { () -> AnyPublisher<Output, Failure> in
      var isWaiting = false
      var next: Output?
      func wait(_ receiver: Receiver<Output, Failure>) {
        isWaiting = true
        scheduler.schedule(after: interval) {
          isWaiting = false
          guard let value = next else { return }
          next = nil
          receiver.send(value)
          wait(receiver)
        }
      }
      return derived { value, receiver in
        if isWaiting {
          if latest || next == nil { next = value }
        } else {
          receiver.send(value)
          wait(receiver)
        }
      }
    }
  }
  /// Ends the stream, or fails, when no value arrives within an interval.
  public func timeout<S: Scheduler>(
    _ interval: SchedulerSpan, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var count = 0
      func wait() {
        count += 1
        let number = count
        scheduler.schedule(after: interval) {
          guard number == count else { return }
          receiver.end(customError.map { .failure($0()) } ?? .finished)
        }
      }
      receiver.hold(
        run(
          Receiver { value in
            wait()
            receiver.send(value)
          } end: {
            receiver.end($0)
          }))
      wait()
    }
  }
}

/// A publisher that begins when `connect()` is called.
///
/// Source: Apple, Combine, ConnectablePublisher.
public protocol ConnectablePublisher: Publisher {
  /// Begins.
  func connect() -> any Cancellable
}
extension ConnectablePublisher {
  /// Connects at the first subscriber.
  public func autoconnect() -> AnyPublisher<Output, Failure> {
    var connection: (any Cancellable)?
    return AnyPublisher { receiver in
      receiver.hold(
        run(
          Receiver {
            receiver.send($0)
          } end: {
            receiver.end($0)
          }))
      if connection == nil { connection = connect() }
      receiver.hold(
        AnyCancellable {
          connection?.cancel()
          connection = nil
        })
    }
  }
}

extension Publisher {
  /// Returns a publisher that begins for all of its subscribers when `connect()` is called.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(self, subject)
  }
  /// Returns a publisher that begins for all of its subscribers when `connect()` is called.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S)
    -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure { multicast(subject: createSubject()) }
}
extension Publisher where Failure == Never {
  /// Returns a publisher that begins for all of its subscribers when `connect()` is called.
  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
    multicast(subject: PassthroughSubject())
  }
}
extension Publishers {
  /// A publisher whose values a subject sends to its subscribers.
  public struct Multicast<Upstream: Publisher, S: Subject>: ConnectablePublisher
  where S.Output == Upstream.Output, S.Failure == Upstream.Failure {
    /// The values.
    public typealias Output = Upstream.Output
    /// The error.
    public typealias Failure = Upstream.Failure
    private let upstream: Upstream
    private let subject: S
    init(_ upstream: Upstream, _ subject: S) { (self.upstream, self.subject) = (upstream, subject) }
    /// Sends values to a subscriber.
    public func receive<Other: Subscriber>(subscriber: Other)
    where Other.Input == Output, Other.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }
    /// Begins.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }
}

extension Timer {
  /// Publishes the times at which a timer fires.
  ///
  /// Source: Apple, Timer.publish(every:tolerance:on:in:options:).
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: QueueSchedulerOptions? = nil
  ) -> TimerPublisher { TimerPublisher(interval) }

  /// A publisher of the times at which a timer fires.
  public final class TimerPublisher: ConnectablePublisher {
    /// The values.
    public typealias Output = Date
    /// The error.
    public typealias Failure = Never
    private let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()
    init(_ interval: TimeInterval) { self.interval = interval }
    /// Sends values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }
    /// Begins.
    public func connect() -> any Cancellable {
      let subject = subject
      let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
        subject.send(Date())
      }
      return AnyCancellable { timer.invalidate() }
    }
  }
}
