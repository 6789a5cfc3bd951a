public import Foundation
public import FoundationNetworking

extension Publisher {
  /// Subscribes with closures; the subscription is cancelled when the returned object is released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let receiver = Receiver<Output, Failure>(receiveValue, end: receiveCompletion)
    let cancellable = AnyCancellable(receiver)
    run(receiver)
    return cancellable
  }

  /// Calls closures at each event of the stream.
  ///
  /// `receiveRequest` is called once with `.unlimited`, because operators request all values.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var isOver = false
      receiveSubscription?(Conduit<Output, Failure>({ _ in }, to: AnySubscriber<Output, Failure>()))
      receiveRequest?(.unlimited)
      receiver.hold(AnyCancellable { if !isOver { receiveCancel?() } })
      receiver.hold(
        run(
          Receiver { value in
            receiveOutput?(value)
            receiver.send(value)
          } end: { completion in
            isOver = true
            receiveCompletion?(completion)
            receiver.end(completion)
          }))
    }
  }
  /// Writes a line for each event of the stream to `stream`; nil is the standard output.
  ///
  /// The line of a subscription has the name of the publisher's type: `AnyPublisher` for operators.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil)
    -> AnyPublisher<Output, Failure>
  {
    let lines = EventLines(start: prefix.isEmpty ? "" : prefix + ": ", stream: stream)
    return handleEvents(
      receiveSubscription: { _ in
        lines.write("receive subscription: (\("\(Self.self)".prefix { $0 != "<" }))")
      },
      receiveOutput: { lines.write("receive value: (\($0))") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: lines.write("receive finished")
        case .failure(let error): lines.write("receive error: (\(error))")
        }
      }, receiveCancel: { lines.write("receive cancel") },
      receiveRequest: { _ in lines.write("request unlimited") })
  }
  /// Shares one subscription to this publisher among all subscribers.
  ///
  /// The shared subscription begins with the first subscriber, and is cancelled after the last one
  /// ends.
  public func share() -> AnyPublisher<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    var source: AnyCancellable?
    var count = 0
    return AnyPublisher { receiver in
      count += 1
      receiver.hold(
        AnyCancellable {
          count -= 1
          if count == 0 { source = nil }
        })
      receiver.hold(
        subject.run(
          Receiver {
            receiver.send($0)
          } end: {
            receiver.end($0)
          }))
      if source == nil { source = self.subscribe(subject) }
    }
  }
  /// Decodes each value; an error of the decoder ends the stream.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
  /// Encodes each value; an error of the encoder ends the stream.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<
    Coder.Output, any Error
  >
  where Output: Encodable { tryMap { try encoder.encode($0) } }
}

extension Publisher where Failure == Never {
  /// Subscribes with closures; the subscription is cancelled when the returned object is released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
  /// Assigns each value to a property of an object, which the subscription retains.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }
  /// Assigns each value to a published property, for as long as the property exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    box.sources.append(sink { [weak box] in box?.set($0) })
  }
  /// The values, for `for await`.
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      nonisolated(unsafe) let source = sink { _ in
        continuation.finish()
      } receiveValue: {
        nonisolated(unsafe) let value = $0
        continuation.yield(value)
      }
      continuation.onTermination = { _ in source.cancel() }
    }
  }
}

/// A decoder of values from data.
public protocol TopLevelDecoder {
  /// The type that is decoded, such as `Data`.
  associatedtype Input
  /// Decodes a value of a type.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}
/// An encoder of values as data.
public protocol TopLevelEncoder {
  /// The type of encoded values, such as `Data`.
  associatedtype Output
  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}
extension JSONDecoder: TopLevelDecoder {
  /// The type of its input.
  public typealias Input = Data
}
extension JSONEncoder: TopLevelEncoder {
  /// The type of its output.
  public typealias Output = Data
}
extension PropertyListDecoder: TopLevelDecoder {
  /// The type of its input.
  public typealias Input = Data
}
extension PropertyListEncoder: TopLevelEncoder {
  /// The type of its output.
  public typealias Output = Data
}

extension NotificationCenter {
  /// Returns a publisher of the notifications with a name that `object` posts; nil is any object.
  ///
  /// Source: Apple, NotificationCenter.publisher(for:object:).
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<
    Notification, Never
  > {
    AnyPublisher { [weak object] receiver in
      nonisolated(unsafe) let target = receiver
      let token = self.addObserver(forName: name, object: object, queue: nil) { target.send($0) }
      receiver.hold(AnyCancellable { self.removeObserver(token) })
    }
  }
}

extension URLSession {
  /// Returns a publisher of the response to a request.
  ///
  /// Source: Apple, URLSession.dataTaskPublisher(for:).
  public func dataTaskPublisher(for request: URLRequest) -> AnyPublisher<
    (data: Data, response: URLResponse), URLError
  > {
    AnyPublisher { receiver in
      nonisolated(unsafe) let target = receiver
      let task = self.dataTask(with: request) { data, response, error in
        if let data, let response {
          target.send((data: data, response: response))
          target.end(.finished)
        } else {
          target.end(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      receiver.hold(AnyCancellable { task.cancel() })
      task.resume()
    }
  }
  /// Returns a publisher of the response to a request for a URL.
  public func dataTaskPublisher(for url: URL) -> AnyPublisher<
    (data: Data, response: URLResponse), URLError
  > {
    dataTaskPublisher(for: URLRequest(url: url))
  }
}

/// The lines that `print(_:to:)` writes.
private final class EventLines {
  private let start: String
  private var stream: (any TextOutputStream)?

  init(start: String, stream: (any TextOutputStream)?) {
    self.start = start
    self.stream = stream
  }

  func write(_ line: String) {
    if stream == nil { print(start + line) } else { stream?.write(start + line + "\n") }
  }
}
