import Foundation
import Testing

@testable import GimbalTraces

@Suite struct BoundedRecordingTests {
  private let header = TraceHeader(gimbal: "0", device: "iphone-15-pro", system: "17.0")

  @Test func `the requested number of last events is retained, with arguments and times`() {
    let recorder = TraceRecorder(recording: .last(5_000))
    for number in 0..<100_000 {
      recorder.time = Double(number / 10)
      recorder.recordEvent(.keyboard, on: .none, recorder.numberArguments(Double(number)))
    }

    let events = recorder.trace(header: header).events

    #expect(events.map(\.index) == Array(95_000..<100_000))
    #expect(events.allSatisfy { $0.arguments == [TraceArgument(nil, .number(Double($0.index)))] })
    #expect(events.allSatisfy { $0.time == Double($0.index / 10) })
  }

  @Test func `memory does not grow over a million events`() {
    let recorder = TraceRecorder(recording: .last(10_000))
    func record(_ count: Int) {
      for number in 0..<count {
        recorder.time += 0.001
        recorder.begin(.layoutSubviews, on: .none)
        recorder.recordEvent(.bounds, on: .none, recorder.rectChange(from: .zero, to: .zero))
        if number % 100 == 0 {
          let list = recorder.arguments([TraceArgument(nil, .text("hC vR"))])
          recorder.recordEvent(.traitCollection, on: .none, list)
        }
        recorder.end()
      }
    }
    func held() -> [Int] {
      [
        recorder.chunks.chunks.count, recorder.argumentStore.pageCount,
        recorder.timeChanges.timeChanges.count,
      ]
    }

    record(50_000)
    let early = held()
    record(450_000)

    #expect(recorder.count > 1_000_000)
    #expect(zip(held(), early).allSatisfy { now, before in now <= before * 5 / 4 + 2 }, "\(early)")
    #expect(recorder.chunks.chunks.count <= 4)
  }

  @Test func `arguments are dropped with their events, and lasting ones are retained`() {
    let recorder = TraceRecorder(recording: .last(1))
    let passing = recorder.arguments([TraceArgument(nil, .text("passing"))])
    let lasting = recorder.lastingArguments([TraceArgument(nil, .text("lasting"))])
    recorder.recordEvent(.keyboard, on: .none, passing)
    #expect(recorder.trace(header: header).events.last?.argumentsText == "passing")

    for _ in 0..<50_000 { recorder.recordEvent(.keyboard, on: .none, recorder.numberArguments(0)) }

    recorder.recordEvent(.keyboard, on: .none, passing)
    #expect(recorder.trace(header: header).events.last?.argumentsText == "…")
    recorder.recordEvent(.keyboard, on: .none, lasting)
    #expect(recorder.trace(header: header).events.last?.argumentsText == "lasting")
  }

  @Test(arguments: [0, -1, Int.min])
  func `a limit below one event counts as one`(count: Int) {
    let recorder = TraceRecorder(recording: .last(count))
    recorder.recordEvent(.bounds, on: .none)
    recorder.recordEvent(.keyboard, on: .none)
    #expect(recorder.trace(header: header).events.map(\.index) == [1])
  }

  @Test func `events inside an open call have its depth after its event is dropped`() {
    let recorder = TraceRecorder(recording: .last(10))
    recorder.begin(.layoutSubviews, on: .none)
    for _ in 0..<20_000 { recorder.recordEvent(.bounds, on: .none) }

    let events = recorder.trace(header: header).events

    #expect(events.count == 10)
    #expect(events.allSatisfy { $0.depth == 1 && $0.cause == 0 && $0.returned == $0.index + 1 })
  }

  @Test func `recording ends when an index would no longer fit`() {
    let recorder = TraceRecorder()
    recorder.state.pointee.skip(to: .max - 100)

    recorder.begin(.layoutSubviews, on: .none)
    recorder.end()

    #expect(recorder.isFull)
    #expect(!recorder.isRecording)
    #expect(recorder.count == Int(UInt32.max - 100))
  }
}
