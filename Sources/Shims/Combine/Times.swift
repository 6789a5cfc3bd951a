public import Dispatch
public import Foundation

/// A span between two times of a scheduler.
public struct SchedulerSpan: Comparable, SignedNumeric, Sendable, ExpressibleByFloatLiteral {
  /// The length of the span, in seconds; it can be negative.
  public var magnitude: Double
  init(_ seconds: Double) { magnitude = seconds }
  /// Creates a span of a literal number of seconds.
  public init(integerLiteral value: Int) { magnitude = Double(value) }
  /// Creates a span of a literal number of seconds.
  public init(floatLiteral value: Double) { magnitude = value }
  /// Creates a span of whole seconds.
  public init?<T: BinaryInteger>(exactly source: T) { magnitude = Double(source) }
  /// Returns a span of seconds.
  public static func seconds(_ s: Int) -> SchedulerSpan { SchedulerSpan(Double(s)) }
  /// Returns a span of seconds.
  public static func seconds(_ s: Double) -> SchedulerSpan { SchedulerSpan(s) }
  /// Returns a span of milliseconds.
  public static func milliseconds(_ ms: Int) -> SchedulerSpan { SchedulerSpan(Double(ms) / 1e3) }
  /// Returns a span of microseconds.
  public static func microseconds(_ us: Int) -> SchedulerSpan { SchedulerSpan(Double(us) / 1e6) }
  /// Returns a span of nanoseconds.
  public static func nanoseconds(_ ns: Int) -> SchedulerSpan { SchedulerSpan(Double(ns) / 1e9) }
  /// Returns true if the left span is shorter.
  public static func < (lhs: SchedulerSpan, rhs: SchedulerSpan) -> Bool {
    lhs.magnitude < rhs.magnitude
  }
  /// Returns the sum of two spans.
  public static func + (lhs: SchedulerSpan, rhs: SchedulerSpan) -> SchedulerSpan {
    SchedulerSpan(lhs.magnitude + rhs.magnitude)
  }
  /// Returns the difference of two spans.
  public static func - (lhs: SchedulerSpan, rhs: SchedulerSpan) -> SchedulerSpan {
    SchedulerSpan(lhs.magnitude - rhs.magnitude)
  }
  /// Returns the product of the seconds of two spans.
  public static func * (lhs: SchedulerSpan, rhs: SchedulerSpan) -> SchedulerSpan {
    SchedulerSpan(lhs.magnitude * rhs.magnitude)
  }
  /// Multiplies the seconds of a span by those of another.
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
  /// The type of the scheduler's times.
  associatedtype SchedulerTimeType: Strideable
  /// The type of the options of scheduled work.
  associatedtype SchedulerOptions
  /// The current time of the scheduler.
  var now: SchedulerTimeType { get }
  /// Schedules work for execution as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Schedules work after a delay in seconds.
  func schedule(after span: SchedulerSpan, _ action: @escaping () -> Void)
}

extension Scheduler {
  /// Schedules work for execution as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
}

extension Scheduler where SchedulerTimeType == SchedulerTime {
  /// The time, as seconds since Foundation's reference date.
  public var now: SchedulerTime { SchedulerTime(seconds: Date().timeIntervalSinceReferenceDate) }
}

/// The options of work on dispatch queues, run loops and operation queues; they have no effect.
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
  /// The type of the scheduler's times.
  public typealias SchedulerTimeType = SchedulerTime
  /// The type of the options of scheduled work.
  public typealias SchedulerOptions = QueueSchedulerOptions
  /// Schedules work for execution as soon as possible; `options` are ignored.
  public func schedule(options: QueueSchedulerOptions?, _ action: @escaping () -> Void) {
    soon(self, action)
  }
  /// Schedules work after a delay in seconds.
  public func schedule(after span: SchedulerSpan, _ action: @escaping () -> Void) {
    later(self, span.magnitude, action)
  }
}
extension RunLoop: Scheduler {
  /// The type of the scheduler's times.
  public typealias SchedulerTimeType = SchedulerTime
  /// The type of the options of scheduled work.
  public typealias SchedulerOptions = QueueSchedulerOptions
  /// Schedules work for execution as soon as possible; `options` are ignored.
  public func schedule(options: QueueSchedulerOptions?, _ action: @escaping () -> Void) {
    soon(.main, action)
  }
  /// Schedules work after a delay in seconds.
  public func schedule(after span: SchedulerSpan, _ action: @escaping () -> Void) {
    later(.main, span.magnitude, action)
  }
}
extension OperationQueue: Scheduler {
  /// The type of the scheduler's times.
  public typealias SchedulerTimeType = SchedulerTime
  /// The type of the options of scheduled work.
  public typealias SchedulerOptions = QueueSchedulerOptions
  /// Schedules work for execution as soon as possible; `options` are ignored.
  public func schedule(options: QueueSchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }
  /// Schedules work after a delay in seconds.
  public func schedule(after span: SchedulerSpan, _ action: @escaping () -> Void) {
    later(.main, span.magnitude, action)
  }
}
/// A scheduler that executes work at once.
///
/// Source: Apple, Combine, ImmediateScheduler.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The type of the scheduler's times.
  public typealias SchedulerTimeType = SchedulerTime
  /// The type of the options of scheduled work.
  public typealias SchedulerOptions = Never
  /// The shared instance.
  public static let shared = ImmediateScheduler()
  /// Executes work at once.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  /// Executes work at once, whatever the delay.
  public func schedule(after span: SchedulerSpan, _ action: @escaping () -> Void) { action() }
}

extension Publisher {
  /// Publishes the values and the completion on a scheduler; `options` are ignored.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    derived { value, receiver in
      scheduler.schedule { receiver.send(value) }
    } end: { completion, receiver in
      scheduler.schedule { receiver.end(completion) }
    }
  }
  /// Subscribes to this publisher on a scheduler; `options` are ignored.
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
  /// Publishes the values and a normal or failed end after a delay.
  ///
  /// `tolerance` and `options` are ignored.
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
  /// Publishes a value when no other value follows within `dueTime`; `options` are ignored.
  ///
  /// A value that still waits when the stream ends is dropped; the end is sent on the scheduler.
  public func debounce<S: Scheduler>(
    for dueTime: SchedulerSpan, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    perSubscriber { () -> AnyPublisher<Output, Failure> in
      var count = 0
      return derived { value, receiver in
        count += 1
        let number = count
        scheduler.schedule(after: dueTime) { if number == count { receiver.send(value) } }
      } end: { completion, receiver in
        count += 1
        scheduler.schedule { receiver.end(completion) }
      }
    }
  }
  /// Publishes at most one value per interval: the first value at once, then one at each interval.
  ///
  /// `latest` chooses the last value that arrived during the interval instead of the first. A value
  /// that still waits when the stream ends is published at the interval, before the end.
  public func throttle<S: Scheduler>(
    for interval: SchedulerSpan, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    perSubscriber { () -> AnyPublisher<Output, Failure> in
      var isWaiting = false
      var next: Output?
      var completion: Subscribers.Completion<Failure>?
      func wait(_ receiver: Receiver<Output, Failure>) {
        isWaiting = true
        scheduler.schedule(after: interval) {
          isWaiting = false
          guard let value = next else { return }
          next = nil
          receiver.send(value)
          if let completion { return receiver.end(completion) }
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
      } end: { last, receiver in
        guard next == nil else {
          completion = last
          return
        }
        scheduler.schedule { receiver.end(last) }
      }
    }
  }
  /// Ends the stream when no value arrives within an interval, with `customError` if it is given.
  ///
  /// `options` are ignored.
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
  /// Begins to publish; the returned object stops it.
  func connect() -> any Cancellable
}
extension ConnectablePublisher {
  /// Connects at the first subscriber; the connection ends when the last subscriber ends.
  public func autoconnect() -> AnyPublisher<Output, Failure> {
    var connection: (any Cancellable)?
    var isConnected = false
    var count = 0
    func disconnect() {
      let last = connection
      (connection, isConnected) = (nil, false)
      last?.cancel()
    }
    return AnyPublisher { receiver in
      count += 1
      receiver.hold(
        AnyCancellable {
          count -= 1
          if count == 0 { disconnect() }
        })
      receiver.hold(
        run(
          Receiver {
            receiver.send($0)
          } end: {
            receiver.end($0)
          }))
      guard !isConnected, !receiver.isDone else { return }
      isConnected = true
      connection = connect()
      // All subscribers may have ended while the publisher connected.
      if count == 0 { disconnect() }
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
    /// Subscribes the subject to the upstream publisher.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }
}

extension Timer {
  /// Returns a publisher of the times at which a timer fires.
  ///
  /// Only `interval` has an effect. The timer runs in the run loop of the thread that connects.
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
    /// Starts a repeating timer in the current run loop; cancelling the returned object stops it.
    public func connect() -> any Cancellable {
      let subject = subject
      let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
        subject.send(Date())
      }
      return AnyCancellable { timer.invalidate() }
    }
  }
}
