import Foundation
import Testing

@testable import GimbalTraces

private class Screen {}
private class Label {}

@Suite struct TraceRecorderTests {
  private let header = TraceHeader(gimbal: "0", device: "iphone-15-pro", system: "17.0")

  @Test func `a call encloses the events until it returns`() {
    let recorder = TraceRecorder()

    recorder.begin(.viewWillLayoutSubviews, on: .none)
    recorder.begin(.layoutSubviews, on: .none)
    recorder.recordEvent(.bounds, on: .none)
    recorder.end()
    recorder.end()
    recorder.recordEvent(.keyboard, on: .none)

    let events = recorder.trace(header: header).events
    #expect(events.map(\.depth) == [0, 1, 2, 0])
    #expect(events.map(\.returned) == [3, 3, 3, 4])
    #expect(events.map(\.cause) == [nil, 0, 1, nil])
    #expect(recorder.depth == 0)
  }

  @Test func `a call that has not returned encloses all following events`() {
    let recorder = TraceRecorder()

    recorder.begin(.viewDidLoad, on: .none)
    recorder.recordEvent(.bounds, on: .none)

    #expect(recorder.trace(header: header).events.map(\.returned) == [2, 2])
  }

  @Test func `the stimulus is the cause of events outside of calls`() {
    let recorder = TraceRecorder()

    recorder.recordStimulus(.resize, on: .none)
    recorder.begin(.willTransition, on: .none)
    recorder.recordEvent(.bounds, on: .none)
    recorder.end()
    recorder.recordEvent(.traitCollection, on: .none)
    recorder.recordStimulus(.resize, on: .none)
    recorder.recordEvent(.bounds, on: .none)

    let causes = recorder.trace(header: header).events.map(\.cause)
    #expect(causes == [nil, 0, 1, 0, nil, 4])
    #expect(recorder.stimulus == 4)
  }

  @Test func `an event has the time of the clock`() {
    let recorder = TraceRecorder()

    recorder.recordEvent(.bounds, on: .none)
    recorder.time = 0.1
    recorder.time = 0.25
    recorder.recordEvent(.bounds, on: .none)
    recorder.recordEvent(.bounds, on: .none)
    recorder.time = 0.4
    recorder.recordEvent(.bounds, on: .none)

    #expect(recorder.events(in: 0..<4).map(\.time) == [0, 0.25, 0.25, 0.4])
    #expect(recorder.events(in: 2..<9).map(\.time) == [0.25, 0.4])
  }

  @Test func `a call without a receiver is removed`() {
    let recorder = TraceRecorder()
    recorder.begin(.viewDidLoad, on: .none)

    recorder.begin(.layoutSubviews, on: .none)
    recorder.time = 1
    recorder.takeBack()
    recorder.time = 2
    recorder.recordEvent(.bounds, on: .none)
    recorder.end()

    let events = recorder.trace(header: header).events
    #expect(events.map(\.name) == ["viewDidLoad()", "bounds"])
    #expect(events.map(\.depth) == [0, 1])
    #expect(events.map(\.time) == [0, 2])
  }

  @Test func `nothing is recorded when recording is off`() {
    let recorder = TraceRecorder(recording: .off)

    recorder.begin(.layoutSubviews, on: .none, recorder.flagArguments(true))
    recorder.recordEvent(.bounds, on: .none, recorder.rectChange(from: .zero, to: .zero))
    recorder.recordStimulus(
      .resize, on: .none, recorder.arguments([TraceArgument(nil, .bool(true))]))
    recorder.end()
    recorder.time = 1

    #expect(recorder.count == 0)
    #expect(recorder.lastingArguments([TraceArgument(nil, .bool(true))]) == .none)
    #expect(recorder.trace(header: header).events.isEmpty)
  }

  @Test func `arguments are returned as they were recorded`() {
    let recorder = TraceRecorder()
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let shared = recorder.arguments([
      TraceArgument("with", .text("x")), TraceArgument(nil, .bool(false)),
    ])
    let ids = [
      recorder.flagArguments(true), recorder.numberArguments(2.5),
      recorder.sizeArguments(rect.size), recorder.pointArguments(rect.origin),
      recorder.rectArguments(rect), recorder.rectChange(from: .zero, to: rect),
      recorder.sizeChange(from: .zero, to: rect.size),
      recorder.pointChange(from: .zero, to: rect.origin), recorder.numberChange(from: 1, to: 0.5),
      shared, shared, recorder.lastingArguments([TraceArgument(nil, .number(1))]), .none,
    ]

    for id in ids { recorder.recordEvent(.bounds, on: .none, id) }

    #expect(
      recorder.trace(header: header).events.map(\.argumentsText) == [
        "true", "2.5", "3 × 4", "(1, 2)", "(1, 2, 3, 4)", "(0, 0, 0, 0) → (1, 2, 3, 4)",
        "0 × 0 → 3 × 4", "(0, 0) → (1, 2)", "1 → 0.5", "with: x, false", "with: x, false", "1", "",
      ])
  }

  @Test func `a receiver among the arguments is named in the trace`() {
    let recorder = TraceRecorder()
    let label = recorder.register(type: Label.self)
    let values = [
      TraceValue.receiver(label), .receiver(.none), .change(.receiver(label), .bool(true)),
    ]

    recorder.recordEvent(
      .bounds, on: label, recorder.arguments(values.map { TraceArgument(nil, $0) }))

    #expect(recorder.events(in: 0..<1)[0].argumentsText == "Label#1, nil, Label#1 → true")
  }

  @Test func `a custom event name is recorded`() {
    let recorder = TraceRecorder()
    let own = recorder.name("sync finished")

    recorder.recordEvent(own, on: .none)

    #expect(recorder.name("sync finished") == own)
    recorder.recordEvent(recorder.name("layoutSubviews()"), on: .none)
    #expect(recorder.events(in: 0..<2).map(\.name) == ["sync finished", "layoutSubviews()"])
    #expect(recorder.indices(of: [.layoutSubviews]) == [1])
  }

  @Test func `roles name a receiver first, then identifiers, then class and number`() {
    let recorder = TraceRecorder()
    let screens = (0..<3).map { _ in recorder.register(type: Screen.self) }
    let labels = (1...4).map { recorder.register(type: Label.self, ordinal: $0) }
    recorder.setRole("root", of: screens[0])
    recorder.setIdentifier("detail", of: screens[1])
    recorder.setController(screens[0], ofView: labels[0])
    recorder.setIdentifier("background", of: labels[0])
    recorder.setIdentifier("title", of: labels[1])
    recorder.setAccessibilityIdentifier("ignored", of: labels[1])
    recorder.setAccessibilityIdentifier("hint", of: labels[2])

    let names = (screens + labels).map { recorder.name(of: $0) }

    #expect(names == ["root", "detail", "Screen#3", "root.view", "title", "hint", "Label#4"])
    #expect(recorder.name(of: .none) == "")
  }

  @Test func `names that were queried follow later changes`() {
    let recorder = TraceRecorder()
    let screen = recorder.register(type: Screen.self)
    let label = recorder.register(type: Label.self)
    func names() -> [String] { recorder.names(of: [screen, label]) }

    #expect(names() == ["Screen#1", "Label#1"])
    recorder.setAccessibilityIdentifier("hint", of: label)
    #expect(names() == ["Screen#1", "hint"])
    recorder.setIdentifier("title", of: label)
    #expect(names() == ["Screen#1", "title"])
    recorder.setRole("root", of: screen)
    #expect(names() == ["root", "title"])
    recorder.setIdentifier(nil, of: label)
    recorder.setAccessibilityIdentifier(nil, of: label)
    recorder.setController(screen, ofView: label)
    #expect(names() == ["root", "root.view"])
    #expect(recorder.name(of: recorder.register(type: Label.self)) == "Label#2")
  }

  @Test func `the second holder of a name gets a number, even when an identifier looks like it`() {
    let recorder = TraceRecorder()
    let cells = (0..<4).map { _ in recorder.register(type: Label.self) }
    for (cell, identifier) in zip(cells, ["cell#2", "cell", "cell", "cell"]) {
      recorder.setIdentifier(identifier, of: cell)
    }

    #expect(cells.map { recorder.name(of: $0) } == ["cell#2", "cell", "cell#3", "cell#4"])
  }
}
