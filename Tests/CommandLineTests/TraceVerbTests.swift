import GimbalDocuments
import Testing

@testable import GimbalCommandLine

@MainActor
@Suite struct TraceVerbTests {
  @Test func `the events of a case come in the form that is asked for`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.scenario.json", ScenarioText.holds)

    let text = Call("trace", path)
    #expect(text.status == .held)
    #expect(text.errors == "")
    #expect(text.output.hasPrefix("  0.000  app  ") && text.output.contains(" viewDidLoad()\n"))
    let lines = Call("trace", path, "--format", "jsonl").output.split(separator: "\n")
    #expect(lines.count > 10)
    for line in lines { _ = try JSONReader.read(Array(line.utf8), file: "line") }
    let chrome = Call("trace", path, "--format", "chrome").output
    _ = try JSONReader.read(Array(chrome.utf8), file: "chrome")
  }

  @Test func `of several cases the first is shown, and said to be it`() throws {
    let folder = try TemporaryFolder()
    let text = ScenarioText.expecting("root viewDidLoad()", devices: "\"phones\"")
    let path = try folder.write("a.scenario.json", text)

    let call = Call("trace", path)
    #expect(call.errors.contains("this is 1 of "))
    let chosen = Call("trace", path, "--devices", "iphone-15")
    #expect(chosen.errors == "")
    #expect(chosen.status == .held)
  }

  @Test func `what does not hold is told apart from the events`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.scenario.json", ScenarioText.fails)

    let call = Call("trace", path)

    #expect(call.status == .failed)
    #expect(call.errors.hasPrefix("\(path):9:"))
    #expect(call.output.contains("viewDidLoad()"))
  }

  @Test func `a bad file is one line`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.scenario.json", "")

    let call = Call("trace", path)

    #expect(call.status == .wrongCall)
    #expect(call.errorLines.count == 1)
    #expect(call.output == "")
  }
}
