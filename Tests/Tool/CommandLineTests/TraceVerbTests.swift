import GimbalDocuments
import Testing

@testable import GimbalCommandLine

@MainActor
@Suite struct TraceVerbTests {
  @Test func `the events of a case are printed in the requested format`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.scenario.json", ScenarioText.holds)

    let text = Call("trace", path)
    #expect(text.status == .held)
    #expect(text.errors == "")
    #expect(text.output.contains("\n  0.000  app  ") && text.output.contains(" viewDidLoad()\n"))
    let lines = Call("trace", path, "--format", "jsonl").output.split(separator: "\n")
    #expect(lines.count > 10)
    for line in lines { _ = try JSONReader.read(Array(line.utf8), file: "line") }
    let chrome = Call("trace", path, "--format", "chrome").output
    _ = try JSONReader.read(Array(chrome.utf8), file: "chrome")
  }

  @Test func `by default the newest phone is shown (F-37)`() throws {
    let folder = try TemporaryFolder()
    let text = ScenarioText.expecting(
      "root viewDidLoad()", devices: "\"iphone-se-3\", \"iphone-15-pro\", \"ipad-mini-a17-pro\"")
    let path = try folder.write("a.scenario.json", text.replacing("\"17\"", with: "\"newest\""))

    #expect(Call("trace", path).errors.contains("this is 1 of 3 cases, \(path) · iphone-15-pro · "))
    #expect(
      Call("trace", path, "--devices", "iphone-se-3,ipad-mini-a17-pro").errors.contains(
        "this is 1 of 2 cases, \(path) · iphone-se-3 · "))
  }

  @Test func `a step is marked in each form (F-37)`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.scenario.json", ScenarioText.holds)

    #expect(
      Call("trace", path).output.hasPrefix(
        "—— step 1: launch {\"orientation\":\"portrait\"}\n  0.000  app  "))
    let lines = Call("trace", path, "--format", "jsonl").output.split(separator: "\n")
    #expect(lines[1].hasPrefix("{\"kind\":\"step\",\"index\":0,\"number\":1,\"text\":\"launch "))
    #expect(
      Call("trace", path, "--format", "chrome").output.contains("\"name\":\"step 1: launch "))
  }

  @Test func `a pattern excludes other events, and a wrong pattern is reported (F-37)`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.scenario.json", ScenarioText.holds)

    let lines = Call("trace", path, "--only", "root viewDidLoad,viewWillAppear").output
      .split(separator: "\n").dropFirst()
    #expect(lines.count > 1)
    #expect(
      lines.allSatisfy { $0.contains(" viewDidLoad()") || $0.contains(" viewWillAppear(_:)") })
    let wrong = Call("trace", path, "--only", "viewDidLaod")
    #expect(wrong.status == .wrongCall)
    #expect(wrong.errors.contains("'--only': ") && wrong.errors.contains("viewDidLoad"))
    let chrome = Call("trace", path, "--only", "bounds", "--format", "chrome")
    #expect(chrome.status == .wrongCall)
  }

  @Test func `of several cases the first is shown, with a note`() throws {
    let folder = try TemporaryFolder()
    let text = ScenarioText.expecting("root viewDidLoad()", devices: "\"phones\"")
    let path = try folder.write("a.scenario.json", text)

    let call = Call("trace", path)
    #expect(call.errors.contains("this is 1 of "))
    let chosen = Call("trace", path, "--devices", "iphone-15")
    #expect(chosen.errors == "")
    #expect(chosen.status == .held)
  }

  @Test func `failures are printed separately from the events`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.scenario.json", ScenarioText.fails)

    let call = Call("trace", path)

    #expect(call.status == .failed)
    #expect(call.errors.hasPrefix("\(path):9:"))
    #expect(call.output.contains("viewDidLoad()"))
  }

  @Test func `a scenario whose only launch does not apply has a message (F-3)`() throws {
    let folder = try TemporaryFolder()
    let launch = #"{ "launch": { "orientation": "portrait" }"#
    let text = ScenarioText.holds.replacing(
      launch, with: launch + #", "when": { "idiom": "pad" }"#)
    let path = try folder.write("a.scenario.json", text)
    #expect(text != ScenarioText.holds)

    let call = Call("trace", path)

    #expect(call.status == .failed && call.output == "")
    #expect(call.errors.contains(path), "\(call.errors)")
    #expect(call.errors.contains("launch"), "\(call.errors)")
  }

  @Test func `a bad file is reported in one line`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.scenario.json", "")

    let call = Call("trace", path)

    #expect(call.status == .wrongCall)
    #expect(call.errorLines.count == 1)
    #expect(call.output == "")
  }
}
