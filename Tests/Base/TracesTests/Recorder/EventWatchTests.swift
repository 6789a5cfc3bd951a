import Testing

@testable import GimbalTraces

@Suite struct EventWatchTests {
  @Test func `watchers receive each event before it is recorded, across chunks`() {
    let recorder = TraceRecorder()
    let root = recorder.register(type: Int.self)
    recorder.recordEvent(.viewDidLoad, on: root)
    var announced: [Int] = []
    recorder.watch { index, _ in
      announced.append(index)
      #expect(recorder.count == index)
    }
    let count = 3 * RecorderState.chunkSize + 7
    for _ in 0..<count { recorder.recordEvent(.viewDidLoad, on: root) }
    recorder.watch(nil)
    for _ in 0..<5_000 { recorder.recordEvent(.viewDidLoad, on: root) }

    #expect(announced == Array(1...count))
    #expect(recorder.count == 1 + count + 5_000)
    let events = recorder.events(in: 0..<recorder.count)
    #expect(events.map(\.index) == Array(0..<recorder.count))
    #expect(events.allSatisfy { $0.receiver == "Int#1" })
  }

  @Test func `events that a watcher records are recorded`() {
    let recorder = TraceRecorder()
    let root = recorder.register(type: Int.self)
    var appearances = 0
    recorder.watch { _, _ in
      appearances += 1
      recorder.recordEvent(.viewWillAppear, on: root)
    }
    for _ in 0..<10 { recorder.recordEvent(.viewDidLoad, on: root) }

    #expect(appearances == 10)
    #expect(recorder.count == 20)
    #expect(
      recorder.events(in: 0..<20).map(\.baseName).prefix(2) == ["viewWillAppear", "viewDidLoad"])
  }

  @Test func `watchers receive no event when recording is off`() {
    let recorder = TraceRecorder(recording: .off)
    var appearances = 0
    recorder.watch { _, _ in appearances += 1 }
    recorder.recordEvent(.viewDidLoad, on: recorder.register(type: Int.self))

    #expect(appearances == 0)
  }
}
