import Foundation

extension Publisher {
  /// Returns a publisher whose values are derived from the values of this one.
  func derived<T, E: Error>(
    _ value: @escaping (Output, Receiver<T, E>) -> Void,
    end: @escaping (Subscribers.Completion<Failure>, Receiver<T, E>) -> Void
  ) -> AnyPublisher<T, E> {
    AnyPublisher { receiver in
      receiver.hold(
        run(
          Receiver {
            value($0, receiver)
          } end: {
            end($0, receiver)
          }))
    }
  }

  /// Returns a publisher that calls `value` with each value; it ends as this publisher does.
  func derived<T>(_ value: @escaping (Output, Receiver<T, Failure>) -> Void) -> AnyPublisher<
    T, Failure
  > {
    derived(value) { $1.end($0) }
  }

  /// As `derived(_:)`; the stream fails with an error that `value` throws.
  func trying<T>(_ value: @escaping (Output, Receiver<T, any Error>) throws -> Void)
    -> AnyPublisher<T, any Error>
  {
    derived { input, receiver in
      do { try value(input, receiver) } catch { receiver.end(.failure(error)) }
    } end: {
      $1.end($0.mapError { $0 })
    }
  }

  /// Returns the same stream as an `AnyPublisher`.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  // MARK: Values

  /// Transforms each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    derived { $1.send(transform($0)) }
  }
  /// Publishes a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }
  /// Transforms each value, until the closure throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    trying { $1.send(try transform($0)) }
  }
  /// Transforms each value and drops nil.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    derived { if let value = transform($0) { $1.send(value) } }
  }
  /// Transforms each value and drops nil, until the closure throws.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<
    T, any Error
  > {
    trying { if let value = try transform($0) { $1.send(value) } }
  }
  /// Publishes the values that fulfil a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    derived { if isIncluded($0) { $1.send($0) } }
  }
  /// Replaces nil by a value.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }
  /// Publishes the accumulated result after each value.
  public func scan<T>(_ initialResult: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<
    T, Failure
  > {
    perSubscriber { () -> AnyPublisher<T, Failure> in
      var result = initialResult
      return derived {
        result = next(result, $0)
        $1.send(result)
      }
    }
  }
  /// Publishes the accumulated result at the end.
  public func reduce<T>(_ initialResult: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<
    T, Failure
  > {
    perSubscriber { () -> AnyPublisher<T, Failure> in
      var result = initialResult
      return derived { value, _ in
        result = next(result, value)
      } end: { completion, receiver in
        if case .finished = completion { receiver.send(result) }
        receiver.end(completion)
      }
    }
  }
  /// Collects all values into one array.
  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
  /// Publishes arrays of `count` consecutive values; the last array can be shorter.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    perSubscriber { () -> AnyPublisher<[Output], Failure> in
      var group: [Output] = []
      return derived { value, receiver in
        group.append(value)
        guard group.count == count else { return }
        receiver.send(group)
        group = []
      } end: { completion, receiver in
        if case .finished = completion, !group.isEmpty { receiver.send(group) }
        receiver.end(completion)
      }
    }
  }
  /// Publishes the number of values.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }
  /// Publishes no value, only the completion.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { derived { _, _ in } }
  /// Drops values that are equal to the previous one.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<
    Output, Failure
  > {
    perSubscriber { () -> AnyPublisher<Output, Failure> in
      var last: Output?
      return derived { value, receiver in
        if let before = last, predicate(before, value) { return }
        last = value
        receiver.send(value)
      }
    }
  }
  /// Publishes the first value.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  /// Publishes the first value that fulfils a condition.
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).first()
  }
  /// Publishes the last value when the stream ends.
  public func last() -> AnyPublisher<Output, Failure> {
    reduce(nil) { $1 as Output? }.compactMap { $0 }
  }
  /// Drops the first `count` values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    perSubscriber { () -> AnyPublisher<Output, Failure> in
      var left = count
      return derived { if left > 0 { left -= 1 } else { $1.send($0) } }
    }
  }
  /// Drops values until one does not fulfil a condition, and publishes that one and all later ones.
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    perSubscriber { () -> AnyPublisher<Output, Failure> in
      var isOver = false
      return derived {
        isOver = isOver || !predicate($0)
        if isOver { $1.send($0) }
      }
    }
  }
  /// Publishes the first `count` values and ends.
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    perSubscriber { () -> AnyPublisher<Output, Failure> in
      var left = count
      guard left > 0 else { return Empty().eraseToAnyPublisher() }
      return derived { value, receiver in
        left -= 1
        receiver.send(value)
        if left == 0 { receiver.end(.finished) }
      }
    }
  }
  /// Publishes values until one does not fulfil a condition.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    derived { if predicate($0) { $1.send($0) } else { $1.end(.finished) } }
  }
  /// Publishes values until another publisher has one; if that one comes at once, none are requested.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      receiver.hold(
        publisher.run(
          Receiver { _ in
            receiver.end(.finished)
          } end: { _ in
          }))
      guard !receiver.isDone else { return }
      receiver.hold(
        run(
          Receiver {
            receiver.send($0)
          } end: {
            receiver.end($0)
          }))
    }
  }
  /// Publishes true at the first value that fulfils a condition, or false at the end, and ends.
  public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    map(predicate).first { $0 }.append(false).first()
  }
  /// Publishes false at the first value that does not fulfil a condition, or true at the end.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }

  /// Returns a publisher with separate state for each subscriber.
  func perSubscriber<T, E: Error>(_ make: @escaping () -> AnyPublisher<T, E>) -> AnyPublisher<T, E>
  {
    AnyPublisher { make().begin($0) }
  }

  // MARK: Before and after

  /// Publishes values before those of the stream.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { prepend(elements) }
  /// Publishes values before those of the stream.
  public func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output {
    prepend(elements.publisher.setFailureType(to: Failure.self))
  }
  /// Publishes the values of another publisher before those of this one.
  public func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure { publisher.append(self) }
  /// Publishes values after those of the stream.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { append(elements) }
  /// Publishes values after those of the stream.
  public func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure>
  where S.Element == Output {
    append(elements.publisher.setFailureType(to: Failure.self))
  }
  /// Publishes the values of another publisher after those of this one.
  public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    derived {
      $1.send($0)
    } end: { completion, receiver in
      guard case .finished = completion else { return receiver.end(completion) }
      receiver.hold(
        publisher.run(
          Receiver {
            receiver.send($0)
          } end: {
            receiver.end($0)
          }))
    }
  }
  /// Publishes a value if the stream ends without one.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    perSubscriber { () -> AnyPublisher<Output, Failure> in
      var isEmpty = true
      return derived { value, receiver in
        isEmpty = false
        receiver.send(value)
      } end: { completion, receiver in
        if isEmpty, case .finished = completion { receiver.send(output) }
        receiver.end(completion)
      }
    }
  }

  // MARK: Errors

  /// Transforms each error.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    derived {
      $1.send($0)
    } end: {
      $1.end($0.mapError(transform))
    }
  }
  /// Publishes, after an error, the values of the publisher that `handler` returns.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<
    Output, P.Failure
  >
  where P.Output == Output {
    derived {
      $1.send($0)
    } end: { completion, receiver in
      switch completion {
      case .finished: receiver.end(.finished)
      case .failure(let error):
        receiver.hold(
          handler(error).run(
            Receiver {
              receiver.send($0)
            } end: {
              receiver.end($0)
            }))
      }
    }
  }
  /// Publishes, after an error, the values of the publisher that `handler` returns.
  ///
  /// If `handler` throws, the stream fails with that error.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> AnyPublisher<Output, any Error> where P.Output == Output {
    self.catch { error -> AnyPublisher<Output, any Error> in
      do { return try handler(error).mapError { $0 }.eraseToAnyPublisher() } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }
  /// Publishes a value and ends normally instead of failing.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }
  /// Subscribes again after an error, up to a number of times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in self.retry(retries - 1) }
  }
  /// Stops the process if the stream fails; the message contains `prefix` and the error.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    self.catch { error -> Empty<Output, Never> in
      fatalError("\(prefix)\(error)", file: file, line: line)
    }
  }
}

extension Publisher where Output: Equatable {
  /// Drops values that equal the previous one.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
  /// Publishes true at the first value that equals this one, or false at the end, and ends.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
    contains { $0 == output }
  }
}
extension Publisher where Failure == Never {
  /// Returns the same stream with a failure type.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    derived {
      $1.send($0)
    } end: { (_: Subscribers.Completion<Never>, receiver) in
      receiver.end(.finished)
    }
  }
}
