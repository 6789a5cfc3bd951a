import Foundation
import GimbalDocuments
import Testing

@testable import GimbalCommandLine

@MainActor @Suite struct DiffVerbTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A trace of some events: receiver, name, arguments as JSON.
  private func trace(
    _ file: String, _ events: [(String, String, String)], depth: Int = 0, system: String = "18",
    recorder: String = "0"
  ) throws -> String {
    let header =
      #"{"kind":"header","format":"1.1","gimbal":"\#(recorder)","device":"iphone-15-pro","system":"\#(system)"}"#
    let lines = events.enumerated().map { index, event in
      #"{"kind":"event","index":\#(index),"time":\#(index),"depth":\#(depth),"receiver":"\#(event.0)","#
        + #""class":"C","name":"\#(event.1)","arguments":[\#(event.2)],"returned":\#(index + 1)}"#
    }
    return try folder.write(file, ([header] + lines).joined(separator: "\n") + "\n")
  }

  /// The lines that describe the traces.
  private func head(_ a: String, _ b: String) -> String {
    """
    first:  \(a): iphone-15-pro, iOS 18, by Gimbal 0
    second: \(b): iphone-15-pro, iOS 18, by Gimbal 0

    """
  }

  private let launch = [
    ("root", "viewDidLoad()", ""), ("root", "viewWillAppear(_:)", #"{"bool":false}"#),
    ("root.view", "layoutSubviews()", ""), ("root", "viewDidAppear(_:)", #"{"bool":false}"#),
  ]

  @Test func `traces with equal events have no difference, whatever their times and depths`()
    throws
  {
    let a = try trace("a.jsonl", launch)
    let b = try trace("b.jsonl", launch, depth: 0)
    let call = Call("diff", a, b)
    #expect(call.status == .held && call.output == head(a, b) + "no differences in 4 events\n")
  }

  @Test func `missing, extra, moved and changed events are reported with indices`() throws {
    var other = launch
    other[1].2 = #"{"bool":true}"#
    other.swapAt(2, 3)
    other.append(("list", "layoutSubviews()", ""))
    other.removeFirst()
    let (a, b) = (try trace("a.jsonl", launch), try trace("b.jsonl", other))
    let call = Call("diff", a, b)
    #expect(call.status == .failed)
    #expect(
      call.output == head(a, b) + """
        -      0         root              viewDidLoad()
        ~      1      0  root              viewWillAppear(_:)
                           false in the first, true in the second
        >      2      2  root.view         layoutSubviews()    (later)
        +             3  list              layoutSubviews()
        1 missing, 1 extra, 1 moved, 1 with other values; 1 event the same

        """, "\(call.output)")
  }

  @Test func `a report describes its traces`() throws {
    let a = try trace("a.jsonl", launch, system: "18.2", recorder: "UIKit")
    let b = try trace("b.jsonl", launch)
    #expect(
      Call("diff", a, b).output == """
        first:  \(a): iphone-15-pro, iOS 18.2, by UIKit
        second: \(b): iphone-15-pro, iOS 18, by Gimbal 0
        no differences in 4 events

        """)
  }

  @Test func `numbers agree except for rounding in traces`() throws {
    let size = { (width: String) in
      [("root", "viewWillTransition(to:with:)", #"{"label":"to","size":[\#(width),393]}"#)]
    }
    let a = try trace("a.jsonl", size("852"))
    #expect(Call("diff", a, try trace("b.jsonl", size("852.001"))).status == .held)
    let call = Call("diff", a, try trace("c.jsonl", size("844")))
    #expect(call.output.contains("to: 852 × 393 in the first, 844 × 393 in the second"))
  }

  @Test func `patterns and common names exclude events`() throws {
    let a = try trace("a.jsonl", launch + [("root", "loadView()", "")])
    let b = try trace("b.jsonl", Array(launch.dropLast()))
    #expect(Call("diff", a, b).status == .failed)
    #expect(Call("diff", a, b, "--common").status == .held)
    #expect(Call("diff", a, b, "--only", "root.view *").status == .held)
    #expect(
      Call("diff", a, b, "--only", "root.view *").output.hasSuffix("\nno differences in 1 event\n"))
  }

  @Test func `the result for programs has both events of a difference`() throws {
    let call = Call(
      "diff", try trace("a.jsonl", launch), try trace("b.jsonl", Array(launch.dropFirst())),
      "--json")
    let value = try JSONReader.read(Array(call.output.utf8), file: "diff")
    #expect(call.status == .failed)
    #expect(
      call.output.hasPrefix(#"{"same":3,"differences":[{"kind":"missing","first":{"kind":"event""#))
    #expect(value.value["second"]?.value["device"]?.value == .string("iphone-15-pro"))
  }

  @Test func `many differences are counted, and shown on request`() throws {
    let many = (0..<300).map { ("v\($0)", "layoutSubviews()", "") }
    let (a, b) = (try trace("a.jsonl", many), try trace("b.jsonl", []))
    let call = Call("diff", a, b)
    #expect(call.output.hasSuffix("… and 100 more\n300 missing; 0 events the same\n"))
    #expect(Call("diff", a, b, "--all").output.split(separator: "\n").count == 303)
  }

  /// Files that are no trace: the second line and its message.
  @Test(arguments: [
    (#"{"kind":"event","index":7,"time":0}"#, ":2:1: the line has no 'depth'"),
    ("{", ":2:2: "), (#"{"kind":"event","index":-1}"#, ":2:25: "),
  ])
  func `a bad line is reported with its location`(line: String, issue: String) throws {
    let good = try trace("good.jsonl", launch)
    let header = try String(contentsOfFile: good, encoding: .utf8).split(separator: "\n")[0]
    let bad = try folder.write("bad.jsonl", "\(header)\n\(line)\n")
    let call = Call("diff", good, bad)
    #expect(call.status == .wrongCall && call.output == "")
    #expect(call.errors.hasPrefix("gimbal: \(bad)\(issue)"), "\(call.errors)")
  }

  @Test func `a missing file, a wrong pattern and a newer format are reported in one line each`()
    throws
  {
    let good = try trace("good.jsonl", launch)
    #expect(Call("diff", good, "nothing.jsonl").errors.contains("there is no such file or folder"))
    #expect(Call("diff", good, good, "--only", "viewDidLaod").errors.contains("viewDidLoad"))
    #expect(Call("diff", good).errors.contains("'diff' needs A.jsonl B.jsonl"))
    let newer = try folder.write(
      "newer.jsonl",
      #"{"kind":"header","format":"2.0","gimbal":"9","device":"x","system":"18"}"# + "\n")
    #expect(Call("diff", good, newer).errors.contains("reads up to 1"))
  }

  @Test func `traces of two systems differ by the behaviour of the later one`() throws {
    let traces = try ["12", "16"].map { system in
      let text = ScenarioText.expecting("root viewDidLoad()", devices: "\"iphone-8\"")
      let path = try folder.write(
        "a\(system).scenario.json", text.replacing("\"17\"", with: "\"\(system)\""))
      return try folder.write("\(system).jsonl", Call("trace", path, "--format", "jsonl").output)
    }
    #expect(Call("diff", traces[0], traces[0]).status == .held)
    let call = Call("diff", traces[0], traces[1])
    #expect(call.status == .failed)
    #expect(
      call.output.contains("  root              viewIsAppearing(_:)  false\n"), "\(call.output)")
  }
}
