import Testing

@testable import GimbalCommandLine

@MainActor
@Suite struct HelpTests {
  @Test(arguments: [["help"], ["--help"], ["-h"], ["help", "help"]])
  func `the overview names every verb`(callArguments: [String]) {
    let call = Call(callArguments)

    #expect(call.status == .held)
    #expect(call.errors == "")
    for verb in GimbalProgram.verbs { #expect(call.output.contains("\n  \(verb.name) ")) }
    #expect(call.output.contains("Exit status: 0 everything passed; 1"))
  }

  @Test func `fuzz is another name of storm`() {
    #expect(Call("fuzz", "--help").output == Call("storm", "--help").output)
    #expect(Call("help", "fuzz").output == Call("help", "storm").output)
    #expect(Call("fuzz").errors == Call("storm").errors)
  }

  @Test func `the help of a verb has its options, and examples that parse`() throws {
    for verb in GimbalProgram.verbs {
      let page = Call("help", verb.name).output
      #expect(page == Call(verb.name, "--help").output)
      for option in verb.options { #expect(page.contains("  \(option.usage)")) }
      #expect(!verb.examples.isEmpty)
      for example in verb.examples {
        let callArguments = example.call.split(separator: " ").map(String.init)
        #expect(callArguments[0] == verb.name)
        #expect(throws: Never.self) { try Arguments(callArguments.dropFirst(), of: verb) }
      }
      #expect(page.split(separator: "\n").allSatisfy { $0.count <= 100 }, "\(page)")
    }
  }

  @Test(arguments: ["app", "intake", "test"])
  func `the help states which code a build runs (F-76)`(verb: String) {
    let page = Call("help", verb).output
    #expect(page.contains("own Package.swift, plugins and macros"))
    #expect(page.contains("that you do not trust"))
  }

  @Test func `the help of run lists every keyword for systems`() {
    let page = Call("help", "run").output
    for word in ["newest", "all", "e1", "e5"] { #expect(page.contains(" \(word)"), "\(word)") }
  }

  @Test func `help is printed also in a wrong call`() {
    #expect(Call("check", "--colour", "--help").status == .held)
  }

  @Test func `the version is one line`() {
    let call = Call("--version")
    #expect(call.status == .held)
    #expect(call.output.hasPrefix("gimbal ") && call.output.hasSuffix("\n"))
  }
}
