import Foundation
import Testing

@testable import GimbalCommandLine

/// Completions and the manual page, in which the whole table of verbs and options is.
@MainActor @Suite struct CompletionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs a program; its status and what it prints.
  private func shell(_ words: String...) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
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

  private static let calls: [(words: [String], wanted: [String])] = [
    (["me"], ["merge"]), (["run", "--form"], ["--format"]), (["run", "--format", "ju"], ["junit"]),
    (["run", "--format", "=", "s"], ["sarif"]), (["merge", "--format", "=", ""], RunFormat.words),
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
    for (words, wanted) in Self.calls {
      let list = (["gimbal"] + words).map { "'\($0)'" }.joined(separator: " ")
      let found = try shell(
        "bash", "--norc", "-c",
        """
        . '\(script)'; COMP_WORDS=(\(list)); COMP_CWORD=\(words.count)
        _gimbal; printf '%s\\n' "${COMPREPLY[@]}"
        """)
      #expect(
        found.output.split(separator: "\n").map(String.init).sorted() == wanted.sorted(),
        "\(words): \(found.output)")
    }
  }

  @Test(.enabled(if: has("fish"))) func `fish completes calls`() throws {
    let script = try folder.write("script", Call("completions", "fish").output)
    #expect(try shell("fish", "--no-config", "-n", script).output == "")
    for (words, wanted) in Self.calls where !words.contains("=") && !wanted.isEmpty {
      try folder.write("own.scenario.json", "")
      try folder.write("two words.scene.json", "")
      try folder.write("results/x", "")
      let found = try shell(
        "fish", "--no-config", "-c",
        "source '\(script)'; complete -C 'gimbal \(words.joined(separator: " "))'")
      let offered = found.output.split(separator: "\n").map {
        String($0.prefix { $0 != "\t" })
      }
      #expect(
        wanted.allSatisfy { want in offered.contains { $0 == want || $0 == want + "/" } },
        "\(words): \(found.output)")
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
  func `every verb and every option of the help is there`(form: String) {
    let text = form == "manual" ? Call("manual").output : Call("completions", form).output
    let plain = text.replacing("\\-", with: "-")
    for verb in GimbalProgram.verbs {
      #expect(plain.contains(verb.name))
      for option in verb.options {
        let name = form == "fish" ? " -l \(option.name.dropFirst(2)) " : option.name
        #expect(plain.contains(name), "\(verb.name) \(option.name)")
        guard form == "manual" else { continue }
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

  @Test func `a shell that is none is refused`() {
    let call = Call("completions", "fis")
    #expect(call.status == .wrongCall)
    #expect(call.errors.contains("did you mean 'fish'?"), "\(call.errors)")
  }
}

extension RunFormat {
  fileprivate static var words: [String] { allCases.map(\.rawValue) }
}
