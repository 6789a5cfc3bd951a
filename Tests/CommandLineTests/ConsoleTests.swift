import Testing

@testable import GimbalCommandLine

@MainActor
@Suite struct ConsoleTests {
  @Test(arguments: [
    (true, [:], true, true),
    (false, [:], false, false),
    (true, ["NO_COLOR": "1"], false, true),
    (true, ["NO_COLOR": ""], true, true),
    (true, ["TERM": "dumb"], false, false),
    (true, ["TERM": "xterm-256color"], true, true),
  ])
  func `colours and progress are for terminals that want them`(
    isTerminal: Bool, variables: [String: String], colours: Bool, progress: Bool
  ) {
    #expect(Console.allowsColours(isTerminal: isTerminal) { variables[$0] } == colours)
    #expect(Console.allowsProgress(isTerminal: isTerminal) { variables[$0] } == progress)
  }

  @Test func `the progress goes away before anything else is written`() {
    var errors = ""
    var output = ""
    let console = Console(out: { output += $0 }, err: { errors += $0 }, showsProgress: true)

    console.progress(1, of: 2, "cases")
    console.write("result\n")
    console.endProgress()
    console.say("remark")

    #expect(errors == "\r\u{1B}[K1 of 2 cases\r\u{1B}[Kremark\n")
    #expect(output == "result\n")
  }
}
