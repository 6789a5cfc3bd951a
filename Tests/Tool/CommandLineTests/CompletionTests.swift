import Foundation
import Testing

@testable import GimbalCommandLine

/// Completions and the manual page, which contain all verbs and options.
@MainActor @Suite struct CompletionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs a program and returns its status and output.
  private func shell(_ callArguments: String...) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = callArguments
    process.standardOutput = pipe
    process.standardError = pipe
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  nonisolated private static func has(_ program: String) -> Bool {
    ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].contains {
      FileManager.default.isExecutableFile(atPath: $0 + program)
    }
  }

  private static let calls: [(callArguments: [String], expected: [String])] = [
    (["me"], ["merge"]), (["run", "--form"], ["--format"]), (["run", "--format", "ju"], ["junit"]),
    (["run", "--format", "=", "s"], ["sarif"]),
    (["merge", "--format", "=", ""], RunFormat.callArguments),
    (["run", "--devices", "iphone-15-pro,ipad-mini-a"], ["iphone-15-pro,ipad-mini-a17-pro"]),
    (["compare", "--styles", "light,d"], ["light,dark"]), (["run", "--systems", "ne"], ["newest"]),
    (["completions", "f"], ["fish"]), (["help", "swe"], ["sweep"]),
    (["devices", "iphone-se-"], ["iphone-se-1", "iphone-se-2", "iphone-se-3"]),
    (["check", "own"], ["own.scenario.json"]),
    (["check", "two"], ["two words.scene.json"]), (["run", "--out", "res"], ["results"]),
    (["run", "--jobs", ""], []),
  ]

  @Test(.enabled(if: has("bash"))) func `bash completes calls`() throws {
    let script = try folder.write("script", Call("completions", "bash").output)
    #expect(try shell("bash", "-n", script).output == "")
    try folder.write("own.scenario.json", "")
    try folder.write("two words.scene.json", "")
    try folder.write("results/x", "")
    for (callArguments, expected) in Self.calls {
      let list = (["gimbal"] + callArguments).map { "'\($0)'" }.joined(separator: " ")
      let found = try shell(
        "bash", "--norc", "-c",
        """
        . '\(script)'; COMP_WORDS=(\(list)); COMP_CWORD=\(callArguments.count)
        _gimbal; printf '%s\\n' "${COMPREPLY[@]}"
        """)
      #expect(
        found.output.split(separator: "\n").map(String.init).sorted() == expected.sorted(),
        "\(callArguments): \(found.output)")
    }
  }

  @Test(.enabled(if: has("fish"))) func `fish completes calls`() throws {
    let script = try folder.write("script", Call("completions", "fish").output)
    #expect(try shell("fish", "--no-config", "-n", script).output == "")
    for (callArguments, expected) in Self.calls
    where !callArguments.contains("=") && !expected.isEmpty {
      try folder.write("own.scenario.json", "")
      try folder.write("two words.scene.json", "")
      try folder.write("results/x", "")
      let found = try shell(
        "fish", "--no-config", "-c",
        "source '\(script)'; complete -C 'gimbal \(callArguments.joined(separator: " "))'")
      let offered = found.output.split(separator: "\n").map {
        String($0.prefix { $0 != "\t" })
      }
      #expect(
        expected.allSatisfy { want in offered.contains { $0 == want || $0 == want + "/" } },
        "\(callArguments): \(found.output)")
    }
  }

  @Test(.enabled(if: has("zsh"))) func `zsh reads its completions`() throws {
    let script = try folder.write("_gimbal", Call("completions", "zsh").output)
    #expect(try shell("zsh", "-f", "-n", script).output == "")
    let loaded = try shell(
      "zsh", "-f", "-c",
      "autoload -Uz compinit && compinit -u -D && . '\(script)' && print ${_comps[gimbal]}")
    #expect(loaded.output == "_gimbal\n")
  }

  @Test(arguments: ["bash", "zsh", "fish", "manual"])
  func `every verb and every option of the help is included`(shellName: String) {
    let text = shellName == "manual" ? Call("manual").output : Call("completions", shellName).output
    let plain = text.replacing("\\-", with: "-")
    for verb in GimbalProgram.verbs {
      #expect(plain.contains(verb.name))
      for option in verb.options {
        let name = shellName == "fish" ? " -l \(option.name.dropFirst(2)) " : option.name
        #expect(plain.contains(name), "\(verb.name) \(option.name)")
        guard shellName == "manual" else { continue }
        let summary = option.summary.split(separator: "\n")[0]
        #expect(plain.contains(summary), "\(option.summary)")
      }
    }
  }

  @Test(.enabled(if: has("man") && has("groff")))
  func `the manual page is read without a warning`() throws {
    let page = try folder.write("gimbal.1", Call("manual").output)
    let found = try shell("groff", "-man", "-Tutf8", "-Kutf8", "-ww", "-z", page)
    #expect(found.status == 0 && found.output == "", "\(found.output)")
    let shown = try shell("env", "LC_ALL=C.UTF-8", "man", "-l", page).output
    #expect(shown.contains("--devices NAME,…") && shown.contains("gimbal.json"))
  }

  @Test func `an unknown shell is refused`() {
    let call = Call("completions", "fis")
    #expect(call.status == .wrongCall)
    #expect(call.errors.contains("did you mean 'fish'?"), "\(call.errors)")
  }
}

extension RunFormat {
  fileprivate static var callArguments: [String] { allCases.map(\.rawValue) }
}
