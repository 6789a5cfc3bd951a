import Combine
import Testing
import UIKit

private struct Wrong: Error, Equatable {}

/// Records the values and completion of a publisher as strings.
private final class Log {
  var lines: [String] = []
  var source: AnyCancellable?

  init<P: Publisher>(_ publisher: P) {
    source = publisher.sink { [unowned self] completion in
      switch completion {
      case .finished: lines.append("end")
      case .failure: lines.append("error")
      }
    } receiveValue: { [unowned self] in
      lines.append("\($0)")
    }
  }
}

private final class Lines: TextOutputStream {
  var text = ""
  func write(_ string: String) { text += string }
}

private final class Model: ObservableObject {
  @Published var name = "a"
  @Published var count = 0
}

@Suite struct StreamTests {
  @Test func `publishers send their values`() {
    #expect(Log(Just(1)).lines == ["1", "end"])
    #expect(Log(Empty<Int, Never>()).lines == ["end"])
    #expect(Log(Fail<Int, Wrong>(error: Wrong())).lines == ["error"])
    #expect(Log([1, 2].publisher).lines == ["1", "2", "end"])
    #expect(Log(Result<Int, Wrong>.failure(Wrong()).publisher).lines == ["error"])
    var made = 0
    let future = Future<Int, Never> { promise in
      made += 1
      promise(.success(7))
    }
    #expect(Log(future).lines == ["7", "end"] && Log(future).lines == ["7", "end"] && made == 1)
    let deferred = Deferred { () -> Just<Int> in
      made += 1
      return Just(made)
    }
    #expect(Log(deferred).lines == ["2", "end"] && Log(deferred).lines == ["3", "end"])
  }

  @Test func `subjects send to all subscribers until they complete`() {
    let subject = PassthroughSubject<Int, Wrong>()
    subject.send(0)
    let (one, two) = (Log(subject), Log(subject))
    subject.send(1)
    two.source = nil
    subject.send(2)
    subject.send(completion: .failure(Wrong()))
    subject.send(3)
    #expect(one.lines == ["1", "2", "error"] && two.lines == ["1"])
    #expect(Log(subject).lines == ["error"])
    let value = CurrentValueSubject<String, Never>("a")
    let log = Log(value)
    value.value = "b"
    #expect(log.lines == ["a", "b"] && value.value == "b")
  }

  @Test func `a subscriber receives no more than its demand`() {
    var values: [Int] = []
    var subscription: (any Subscription)?
    var ended = false
    [1, 2, 3].publisher.subscribe(
      AnySubscriber(
        receiveSubscription: { subscription = $0 },
        receiveValue: {
          values.append($0)
          return .none
        }, receiveCompletion: { _ in ended = true }))
    #expect(values.isEmpty)
    subscription?.request(.max(2))
    #expect(values == [1, 2] && !ended)
    subscription?.request(.max(1))
    #expect(values == [1, 2, 3] && ended)
  }

  @Test func `an app's own publisher works with operators`() {
    struct Own: Publisher {
      typealias Output = Int
      typealias Failure = Never
      func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        [4, 5].publisher.receive(subscriber: subscriber)
      }
    }
    #expect(Log(Own().map { $0 * 2 }).lines == ["8", "10", "end"])
  }

  @Test func `published properties send before they change`() {
    let model = Model()
    let names = Log(model.$name)
    var seen: [String] = []
    let watch = model.$name.dropFirst().sink { seen.append("\(model.name) \($0)") }
    var changes = 0
    let all = model.objectWillChange.sink { changes += 1 }
    model.name = "b"
    model.count += 1
    #expect(names.lines == ["a", "b"] && seen == ["a b"] && changes == 2)
    Just("c").assign(to: &model.$name)
    #expect(model.name == "c")
    let assigned = Just(9).assign(to: \.count, on: model)
    #expect(model.count == 9)
    withExtendedLifetime((watch, all, assigned)) {}
  }

  @MainActor @Test
  func `a view publishes its present property and each change, until the subscription ends`() {
    let field = UITextField()
    field.text = "a"
    let texts = Log(field.publisher(for: \.text).map { $0 ?? "" })
    let hidden = Log(field.publisher(for: \.isHidden, options: .new))
    field.isHidden = true
    hidden.source = nil
    field.isHidden = false
    #expect(texts.lines == ["a"] && hidden.lines == ["true"])
  }

  @Test func `a subscription ends when its cancellable is released`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var retained: Set<AnyCancellable> = []
    subject.sink { values.append($0) }.store(in: &retained)
    subject.send(1)
    retained = []
    subject.send(2)
    #expect(values == [1])
  }
}

@Suite struct OperatorTests {
  private let numbers = [1, 2, 2, 3].publisher

  @Test func `operators transform, filter and count values`() {
    #expect(Log(numbers.map { $0 * 2 }.filter { $0 > 2 }).lines == ["4", "4", "6", "end"])
    #expect(Log(numbers.removeDuplicates()).lines == ["1", "2", "3", "end"])
    #expect(Log(numbers.compactMap { $0 == 2 ? nil : $0 }).lines == ["1", "3", "end"])
    #expect(Log(numbers.scan(0, +)).lines == ["1", "3", "5", "8", "end"])
    #expect(Log(numbers.collect()).lines == ["[1, 2, 2, 3]", "end"])
    #expect(Log(numbers.collect(3)).lines == ["[1, 2, 2]", "[3]", "end"])
    #expect(Log(numbers.first()).lines == ["1", "end"])
    #expect(Log(numbers.last()).lines == ["3", "end"])
    #expect(Log(numbers.dropFirst(2).prefix(1)).lines == ["2", "end"])
    #expect(Log(numbers.drop { $0 < 3 }).lines == ["3", "end"])
    #expect(Log(numbers.contains(2)).lines == ["true", "end"])
    #expect(Log(numbers.allSatisfy { $0 > 1 }).lines == ["false", "end"])
    #expect(Log(numbers.count()).lines == ["4", "end"])
    #expect(
      Log(numbers.prepend(0).append(9).prefix { $0 < 3 }).lines == ["0", "1", "2", "2", "end"])
    #expect(Log([nil, 1].publisher.replaceNil(with: 5)).lines == ["5", "1", "end"])
    #expect(Log(Empty<Int, Never>().replaceEmpty(with: 3)).lines == ["3", "end"])
  }

  @Test func `errors end a publisher, or are replaced`() {
    func fail(_ value: Int) throws -> Int { if value == 2 { throw Wrong() } else { value } }
    #expect(Log(numbers.tryMap(fail)).lines == ["1", "error"])
    #expect(Log(numbers.tryMap(fail).replaceError(with: 0)).lines == ["1", "0", "end"])
    #expect(Log(numbers.tryMap(fail).catch { _ in Just(8) }).lines == ["1", "8", "end"])
    #expect(Log(numbers.tryMap(fail).retry(1)).lines == ["1", "1", "error"])
    #expect(Log(numbers.tryMap(fail).mapError { _ in Wrong() }).lines == ["1", "error"])
    let data = Just(Data("[1]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
    #expect(Log(data).lines == ["[1]", "end"])
  }

  @Test func `publishers are combined, zipped and merged`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let (both, pairs) = (Log(a.combineLatest(b)), Log(a.zip(b)))
    let either = Log(a.map { "\($0)" }.merge(with: b))
    a.send(1)
    a.send(2)
    b.send("x")
    b.send("y")
    a.send(completion: .finished)
    b.send("z")
    b.send(completion: .finished)
    #expect(both.lines == ["(2, \"x\")", "(2, \"y\")", "(2, \"z\")", "end"])
    #expect(pairs.lines == ["(1, \"x\")", "(2, \"y\")", "end"])
    #expect(either.lines == ["1", "2", "x", "y", "z", "end"])
  }

  @Test func `publishers of publishers are flattened`() {
    #expect(
      Log(numbers.flatMap { [$0, $0 * 10].publisher }.prefix(3)).lines == ["1", "10", "2", "end"])
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let log = Log(outer.switchToLatest())
    outer.send(one)
    one.send(1)
    outer.send(two)
    one.send(2)
    two.send(3)
    outer.send(completion: .finished)
    two.send(completion: .finished)
    #expect(log.lines == ["1", "3", "end"])
  }

  @Test func `a shared publisher runs once`() {
    var runs = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveOutput: { _ in runs += 1 }).share()
    let (one, two) = (Log(shared), Log(shared))
    subject.send(1)
    #expect(runs == 1 && one.lines == ["1"] && two.lines == ["1"])
  }

  @Test func `a multicast publisher starts when it is connected`() {
    let stream = [1, 2].publisher.multicast { PassthroughSubject<Int, Never>() }
    let (one, two) = (Log(stream), Log(stream))
    #expect(one.lines.isEmpty)
    let connection = stream.connect()
    #expect(one.lines == ["1", "2", "end"] && two.lines == one.lines)
    withExtendedLifetime(connection) {}
  }

  @Test func `an autoconnected publisher is connected until its last subscriber ends`() {
    let subject = PassthroughSubject<Int, Never>()
    var (begun, cancelled) = (0, 0)
    let stream = subject.handleEvents(
      receiveSubscription: { _ in begun += 1 }, receiveCancel: { cancelled += 1 }
    ).makeConnectable().autoconnect()
    let (one, two) = (Log(stream), Log(stream))
    subject.send(1)
    one.source = nil
    subject.send(2)
    #expect(one.lines == ["1"] && two.lines == ["1", "2"] && begun == 1 && cancelled == 0)
    two.source = nil
    #expect(cancelled == 1)
    let three = Log(stream)
    subject.send(3)
    #expect(three.lines == ["3"] && begun == 2)
  }

  @Test func `a publisher that ends while it connects is not connected again`() {
    var begun = 0
    let stream = [1, 2].publisher.handleEvents(receiveSubscription: { _ in begun += 1 })
      .makeConnectable().autoconnect()
    #expect(Log(stream).lines == ["1", "2", "end"] && Log(stream).lines == ["end"] && begun == 1)
  }

  @Test func `values are published until another publisher has one`() {
    let (subject, stop) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Wrong>())
    let other = PassthroughSubject<Int, Wrong>()
    let log = Log(subject.prefix(untilOutputFrom: stop))
    let failed = Log(subject.prefix(untilOutputFrom: other))
    subject.send(1)
    stop.send()
    other.send(completion: .failure(Wrong()))
    subject.send(2)
    #expect(log.lines == ["1", "end"] && failed.lines == ["1", "2"])
    var calls = 0
    let values = [1, 2].publisher.map { value -> Int in
      calls += 1
      return value
    }
    #expect(Log(values.prefix(untilOutputFrom: Just(0))).lines == ["end"] && calls == 0)
  }

  @Test func `each event is printed to a stream`() {
    let lines = Lines()
    _ = Log(Just(1).print("just", to: lines))
    #expect(
      lines.text == """
        just: receive subscription: (Just)
        just: request unlimited
        just: receive value: (1)
        just: receive finished

        """)
    let log = Log(PassthroughSubject<Int, Never>().print(to: lines))
    lines.text = ""
    log.source = nil
    #expect(lines.text == "receive cancel\n")
  }

  @Test func `notifications are a publisher`() {
    let name = Notification.Name("CombineTests")
    let log = Log(NotificationCenter.default.publisher(for: name).map(\.name.rawValue))
    NotificationCenter.default.post(name: name, object: nil)
    log.source = nil
    NotificationCenter.default.post(name: name, object: nil)
    #expect(log.lines == ["CombineTests"])
  }

  @Test func `the results of operators have the names of their types`() {
    typealias Names = Publishers.MapKeyPath<
      Publishers.CompactMap<NotificationCenter.Publisher, NSString>, Int
    >
    let name = Notification.Name("CombineTests.names")
    let lengths: Names = NotificationCenter.default.publisher(for: name)
      .compactMap { $0.object as? NSString }.map(\.length)
    let log = Log(lengths.map(String.init))
    NotificationCenter.default.post(name: name, object: "four" as NSString)
    #expect(log.lines == ["4"])

    let numbers = PassthroughSubject<Int, Never>()
    let later: Publishers.Debounce<PassthroughSubject<Int, Never>, RunLoop> = numbers.debounce(
      for: .seconds(1), scheduler: RunLoop.main)
    let timer: Publishers.Autoconnect<Timer.TimerPublisher> = Timer.publish(
      every: 1, on: .main, in: .common
    ).autoconnect()
    let loaded: (URLSession.DataTaskPublisher.Output) -> Data = { $0.data }
    #expect(type(of: later) == AnyPublisher<Int, Never>.self)
    #expect(type(of: timer) == AnyPublisher<Date, Never>.self)
    let response = URLResponse(
      url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil
    )
    #expect(loaded((Data([1]), response)) == Data([1]))
  }
}

@MainActor @Suite(.serialized) struct SchedulerTests {
  private func wait(_ seconds: Double) async throws {
    try await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
  }

  @Test func `receiving on a queue delivers values later`() async throws {
    let log = Log([1, 2].publisher.receive(on: DispatchQueue.main))
    #expect(log.lines.isEmpty)
    try await wait(0.1)
    #expect(log.lines == ["1", "2", "end"])
  }

  @Test func `debounce sends the last value after a pause`() async throws {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log(subject.debounce(for: .milliseconds(50), scheduler: RunLoop.main))
    subject.send(1)
    subject.send(2)
    #expect(log.lines.isEmpty)
    try await wait(0.3)
    #expect(log.lines == ["2"])
  }

  @Test(arguments: [(true, ["1", "3"]), (false, ["1", "2"])])
  func `throttle sends one value per interval`(latest: Bool, expected: [String]) async throws {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log(subject.throttle(for: 0.05, scheduler: DispatchQueue.main, latest: latest))
    for value in 1...3 { subject.send(value) }
    try await wait(0.3)
    #expect(log.lines == expected)
  }

  @Test func `debounce ends on its scheduler, without the value that still waits`() async throws {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log(subject.debounce(for: .milliseconds(50), scheduler: DispatchQueue.main))
    subject.send(1)
    subject.send(completion: .finished)
    #expect(log.lines.isEmpty)
    try await wait(0.3)
    #expect(log.lines == ["end"])
  }

  @Test(arguments: [(3, ["1", "3", "end"]), (1, ["1", "end"])])
  func `throttle sends the value that waits before the end`(
    count: Int, expected: [String]
  ) async throws {
    let subject = PassthroughSubject<Int, Wrong>()
    let log = Log(subject.throttle(for: 0.05, scheduler: DispatchQueue.main, latest: true))
    for value in 1...count { subject.send(value) }
    subject.send(completion: .finished)
    #expect(log.lines == ["1"])
    try await wait(0.3)
    #expect(log.lines == expected)
  }

  @Test func `delay postpones values, and timeout ends a silent publisher`() async throws {
    let late = Log(Just(1).delay(for: .seconds(0.05), scheduler: DispatchQueue.main))
    let silent = Log(PassthroughSubject<Int, Never>().timeout(0.05, scheduler: DispatchQueue.main))
    #expect(late.lines.isEmpty)
    try await wait(0.3)
    #expect(late.lines == ["1", "end"] && silent.lines == ["end"])
  }
}
