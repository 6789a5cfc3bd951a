import Foundation
import Testing

/// Custom expectations and verbs of an app's own program.
@Suite struct OwnProgramTests {
  private let folder: ScenarioFolder

  init() throws { folder = try ScenarioFolder() }

  private func write(outcome: String) throws {
    try folder.write(
      "a.scenario.json",
      """
      {"title": "t", "devices": ["iphone-15-pro"], "scene": {"swift": "Calm"},
      "steps": [{"launch": {}}, {"rotate": "landscapeLeft"}, {"expect": {"swift": "isWide"}},
      {"rotate": "portrait"}, {"expect": {"swift": "\(outcome)"}}]}
      """)
  }

  @Test func `an expectation written in Swift is checked, and reports what it found`() throws {
    try write(outcome: "isWide")
    for more in [[], ["--jobs", "2"]] {
      let run = try Program(callArguments: ["run", "."] + more, in: folder)
      #expect(run.status == 1)
      #expect(
        run.output.contains("a.scenario.json:3:46: step 5: isWide: 393.0 wide and 852.0 high"),
        "\(run.output)")
      #expect(run.output.contains("1 of 1 case failed"))
    }
  }

  @Test func `an expectation that is not registered is reported with the nearest name`() throws {
    try write(outcome: "isWild")
    for verb in ["run", "check"] {
      let run = try Program(verb, "a.scenario.json", in: folder)
      #expect(run.status == 2)
      #expect(
        run.errors
          == "ProgramUnderTest: a.scenario.json:3:46: no expectation is registered as 'isWild'; did you mean "
          + "'isWide'?\n")
    }
  }

  @Test func `an app's own verb is listed with those of Gimbal`() throws {
    #expect(try Program("side", "iphone-15-pro", in: folder).output == "852\n")
    let wrong = try Program("side", "iphone-15-por", in: folder)
    #expect(wrong.status == 2 && wrong.errors.hasPrefix("ProgramUnderTest: "), "\(wrong.errors)")
    #expect(wrong.errors.contains("iphone-15-pro"))
    #expect(try Program("help", in: folder).output.contains("\n  side DEVICE "))
    let help = try Program("side", "--help", in: folder)
    #expect(help.status == 0 && help.output.contains("Usage: ProgramUnderTest side DEVICE"))
    #expect(try Program("sied", in: folder).errors.contains("did you mean 'side'?"))
    #expect(try Program("completions", "fish", in: folder).output.contains("-a 'side'"))
  }
}
