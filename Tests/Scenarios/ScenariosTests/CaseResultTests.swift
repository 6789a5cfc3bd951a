import GimbalDocuments
import GimbalScenarios
import GimbalTraits
import Testing

@Suite struct CaseIDTests {
  @Test func `a case has its scenario, device and system, and the command that runs it`() {
    let id = CaseID(
      scenario: "rotation/half-turn.scenario.json", device: "iphone-15-pro", system: .iOS(17))

    #expect(id.description == "rotation/half-turn.scenario.json · iphone-15-pro · iOS 17")
    #expect(
      id.reproduce
        == "gimbal run rotation/half-turn.scenario.json --devices iphone-15-pro --systems 17")
  }

  @Test func `a path with spaces and quotes is one argument of the command`() {
    let id = CaseID(scenario: "my 'own'.scenario.json", device: "ipad-2", system: .iOS(7, 1))

    #expect(
      id.reproduce
        == #"gimbal run 'my '\''own'\''.scenario.json' --devices ipad-2 --systems 7.1"#)
  }

  @Test(arguments: [
    ("a\nb", #"$'a\nb'"#), ("a\u{202E}'\\", #"$'a\xe2\x80\xae\'\\'"#), ("", "''"), ("a$b", "'a$b'"),
    ("größe.json", "größe.json"), ("a\tb\u{7}", #"$'a\tb\x07'"#),
  ])
  func `a word is quoted for the shell`(word: String, written: String) {
    #expect(ShellWord.of(word) == written)
  }

  @Test func `a file name that looks like an option is not passed as an option`() {
    let id = CaseID(scenario: "-a.scenario.json", device: "ipad-2", system: .iOS(7))
    #expect(id.reproduce.hasPrefix("gimbal run ./-a.scenario.json "))
  }

  @Test func `a run passes when no case fails and no file was wrong`() {
    let id = CaseID(scenario: "a", device: "b", system: .iOS(17))
    let failure = CaseFailure(
      file: "a", position: .start, step: 1, message: "x", reproduce: id.reproduce)
    let held = CaseResult(id: id, title: "")
    let failed = CaseResult(id: id, title: "", failures: [failure])

    #expect(RunResult(cases: [held]).passed)
    #expect(!RunResult(cases: [held], issues: ["a: is empty"]).passed)
    #expect(!RunResult(cases: [held, failed]).passed)
    #expect(RunResult(cases: [held, failed]).failed.count == 1)
  }
}
