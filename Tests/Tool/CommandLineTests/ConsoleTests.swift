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
  func `colors and progress are used on terminals that support them`(
    isTerminal: Bool, variables: [String: String], colours: Bool, progress: Bool
  ) {
    #expect(Console.allowsColours(isTerminal: isTerminal) { variables[$0] } == colours)
    #expect(Console.allowsProgress(isTerminal: isTerminal) { variables[$0] } == progress)
  }

  @Test func `a log gets a progress line every ten seconds`() {
    var errors = ""
    let console = Console(
      out: { _ in }, err: { errors += $0 }, usesColours: false, progress: .lines, descriptor: nil)
    for second in 0...25 { console.progress(second, of: 25, "cases", at: Double(second)) }
    console.endProgress()
    #expect(errors == "10 of 25 cases\n20 of 25 cases\n")
  }

  @Test func `the progress line is removed before other output`() {
    var errors = ""
    var output = ""
    let console = Console(out: { output += $0 }, err: { errors += $0 }, showsProgress: true)

    console.progress(1, of: 2, "cases", at: 0)
    console.write("result\n")
    console.endProgress()
    console.say("remark")

    #expect(errors == "\r\u{1B}[K1 of 2 cases\r\u{1B}[Kremark\n")
    #expect(output == "result\n")
  }

  @Test func `the progress is written ten times a second, not once a case (F-36)`() {
    var errors = ""
    let console = Console(out: { _ in }, err: { errors += $0 }, showsProgress: true)

    for number in 0..<10_000 {
      console.progress(number, of: 10_000, "cases", at: Double(number) / 10_000)
    }

    #expect(errors.split(separator: "\r").count == 10)
  }
}
