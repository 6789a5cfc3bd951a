import GimbalDocuments
import SeededGenerator
import Testing

@testable import GimbalTraces

@Suite struct JSONLinesTests {
  private let header =
    #"{"kind":"header","format":"1.1","gimbal":"0","device":"d","system":"17.0"}"#
  private let event =
    #"{"kind":"event","index":3,"time":0,"depth":0,"receiver":"r","class":"C","name":"bounds"}"#

  private func read(_ lines: String...) throws -> Trace {
    try Trace(jsonLines: Array(lines.joined(separator: "\n").utf8), file: "t.jsonl")
  }

  @Test func `a trace is written as a header and one line for each event`() throws {
    let trace = Trace(
      header: TraceHeader(
        gimbal: "0.1.0", scenario: "turn", device: "iphone-15-pro", system: "17.0", seed: 5),
      events: [
        TraceEvent(
          index: 0, time: 0.4, receiver: "root", receiverClass: "Player",
          name: "viewWillAppear(_:)",
          arguments: [
            TraceArgument(nil, .bool(true)),
            TraceArgument("to", .change(.number(1.5), .text("x"))),
          ])
      ])

    let text = String(decoding: trace.jsonLines, as: UTF8.self)

    #expect(
      text == #"""
        {"kind":"header","format":"1.1","gimbal":"0.1.0","scenario":"turn","device":"iphone-15-pro","system":"17.0","seed":5}
        {"kind":"event","index":0,"time":0.4,"depth":0,"receiver":"root","class":"Player","name":"viewWillAppear(_:)","arguments":[{"bool":true},{"label":"to","change":[{"number":1.5},{"text":"x"}]}],"returned":1}

        """#)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `a written trace reads back unchanged`(seed: UInt64) throws {
    let trace = RandomTrace.make(seed: seed)

    let read = try Trace(jsonLines: trace.jsonLines, file: "t.jsonl")

    #expect(read == trace)
    #expect(read.text == trace.text)
    #expect(read.jsonLines == trace.jsonLines)
    #expect(trace.text.split(separator: "\n").count == trace.events.count)
  }

  @Test func `unknown lines, members and values are skipped`() throws {
    let trace = try read(
      header, "", #"{"kind":"verdict","met":true}"#,
      #"{"kind":"event","index":0,"time":0,"depth":0,"receiver":"r","class":"","name":"n","#
        + #""mood":1,"arguments":[{"colour":[1,0,0]},{"bool":true}]}"#)

    #expect(trace.events.count == 1)
    #expect(trace.events[0].argumentsText == #"{"colour":[1,0,0]}, true"#)
  }

  @Test func `a newer minor version is read`() throws {
    let newer = header.replacing("1.1", with: "1.9")

    #expect(try read(newer).header.format == TraceFormat(major: 1, minor: 9))
  }

  @Test(arguments: [
    (
      #"{"kind":"header","format":"2.0","gimbal":"9","device":"d","system":"26.0"}"#,
      "t.jsonl:1:27: the trace has format 2.0, and this version of Gimbal reads up to 1; "
        + "read it with the version that wrote it or a newer one"
    ),
    (
      #"{"kind":"header","format":"one","gimbal":"9","device":"d","system":"26.0"}"#,
      "t.jsonl:1:27: 'format' is 'one'; allowed is a version such as '1.0'"
    ),
    (#"{"kind":"event"}"#, "t.jsonl:1:1: the first line is 'event'; allowed is 'header'"),
    (#"{"format":"1.1"}"#, "t.jsonl:1:1: the line has no 'kind'"),
    ("\n\n", "t.jsonl:1:1: the file is empty; its first line is a header"),
  ])
  func `a bad header is refused in one line`(line: String, message: String) {
    #expect(throws: DocumentError.self) { try read(line) }
    do { _ = try read(line) } catch { #expect("\(error)" == message) }
  }

  @Test(arguments: [
    (
      #""index":3"#, #""index":5"#,
      "t.jsonl:3:25: 'index' is 5; allowed is 4"
    ),
    (#","name":"bounds""#, "", "t.jsonl:3:1: the line has no 'name'"),
    (
      #""time":0"#, #""time":"soon""#,
      "t.jsonl:3:34: 'time' is a string; allowed is a number, 'nan', 'inf' or '-inf'"
    ),
    (
      #""name":"#, #""arguments":[{"size":[1]}],"name":"#,
      "t.jsonl:3:94: 'arguments[0].size' has 1 numbers; allowed is 2"
    ),
  ])
  func `a bad event is refused with its position`(old: String, new: String, message: String) {
    let next = event.replacing(#""index":3"#, with: #""index":4"#)
    let bad = (old.contains("index") ? event : next).replacing(old, with: new)

    #expect(throws: DocumentError.self) { try read(header, event, bad) }
    do { _ = try read(header, event, bad) } catch { #expect("\(error)" == message) }
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `damaged bytes are read or refused and never trap`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var bytes = RandomTrace.make(seed: seed, events: 5).jsonLines
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
        in: 0...255, using: &random)
    }

    do {
      _ = try Trace(jsonLines: bytes, file: "t.jsonl")
    } catch {
      #expect(error.description.hasPrefix("t.jsonl:"))
    }
  }
}
