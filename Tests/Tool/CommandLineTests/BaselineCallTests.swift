import Foundation
import GimbalDocuments
import Testing

@testable import GimbalCommandLine

/// Approved layouts, other versions of a scene, and sweeps.
@MainActor
@Suite struct BaselineCallTests {
  private func scene(_ y: Int) -> String {
    #"{ "controller": { "view": { "subviews": [{ "id": "submit", "frame": [20, \#(y), 300, 50] }] } } }"#
  }

  private let choice = ["--devices", "iphone-15-pro,iphone-se-3", "--orientations", "portrait"]

  @Test func `approved layouts are unchanged until the scene changes`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("form.scene.json", scene(200))
    let base = folder.path + "/base"

    let first = Call(["approve", file, "--baseline", base] + choice)
    let same = Call(["compare", file, "--baseline", base] + choice)
    try folder.write("form.scene.json", scene(210))
    let changed = Call(["compare", file, "--baseline", base] + choice)
    let again = Call(["approve", file, "--baseline", base] + choice)

    #expect(first.output == "\(file): first approved on 2 configurations\n")
    #expect(same.status == .held)
    #expect(same.output == "\(file): as approved on 2 configurations\n")
    #expect(changed.status == .failed)
    #expect(
      changed.output == """
        \(file): changed on 2 of 2 configurations, in 1 way

        iphone-15-pro · iOS 26 · portrait and 1 more
          submit: (20, 200, 300, 50) → (20, 210, 300, 50)

        """)
    #expect(again.output == "\(file): changed on 2 of 2 configurations, in 1 way\n")
    #expect(Call(["compare", file, "--baseline", base] + choice).status == .held)
  }

  @Test func `a configuration without a baseline is reported and is no failure if others have one`()
    throws
  {
    let folder = try TemporaryFolder()
    let file = try folder.write("form.scene.json", scene(200))
    let base = folder.path + "/base"
    _ = Call(
      "approve", file, "--baseline", base, "--devices", "iphone-se-3", "--orientations", "portrait")

    let both = Call(["compare", file, "--baseline", base] + choice)
    let other = Call("compare", file, "--baseline", base, "--devices", "iphone-15-pro")
    let grown = Call(
      "approve", file, "--baseline", base, "--devices", "iphone-15-pro", "--orientations",
      "portrait")

    #expect(both.status == .held)
    #expect(
      both.output.hasPrefix("\(file): as approved on 1 configuration, 1 without a baseline\n"))
    #expect(other.status == .wrongCall)
    #expect(
      other.errors == "gimbal: the baseline has none of these configurations; 'approve' adds them\n"
    )
    #expect(grown.output.hasSuffix("1 without a baseline, 1 approved not shown\n"))
    #expect(
      Call(["compare", file, "--baseline", base] + choice).output
        == "\(file): as approved on 2 configurations\n")
  }

  @Test func `a file that cannot be replaced leaves all approved layouts as they were (F-86)`()
    throws
  {
    let folder = try TemporaryFolder()
    let file = try folder.write("form.scene.json", scene(200))
    let baselines = BaselineFolder(path: folder.path + "/base")
    #expect(Call(["approve", file, "--baseline", baselines.path] + choice).status == .held)
    let layouts = try #require(try baselines.read(file, identifier: nil))
    let (first, second) = ("a.scene.json", "b.scene.json")
    try FileManager.default.createDirectory(
      atPath: baselines.file(of: second, identifier: nil), withIntermediateDirectories: false)
    #expect(throws: DocumentError.self) {
      try baselines.write([(first, layouts), (second, layouts)], identifier: nil)
    }
    #expect(!FileManager.default.fileExists(atPath: baselines.file(of: first, identifier: nil)))
  }

  @Test func `another file can be compared as a version of the scene`() throws {
    let folder = try TemporaryFolder()
    let old = try folder.write("old.scene.json", scene(200))
    let new = try folder.write("new.scene.json", scene(230))

    let call = Call(["compare", new, "--baseline", old, "--json"] + choice)

    #expect(call.status == .failed)
    #expect(call.output.contains(#""views": ["submit: (20, 200, 300, 50) → (20, 230, 300, 50)"]"#))
  }

  /// No program that the repository's own configuration names is run (F-73).
  @Test func `a git revision is shown on the same configurations`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("scenes/form.scene.json", scene(200))
    let ran = folder.path + "/ran"
    try folder.write(".gitattributes", "* filter=f diff=f\n")
    try folder.write("scenes/.gitattributes", "* filter=f diff=f\n")
    func git(_ callArguments: String...) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        [
          "git", "-C", folder.path, "-c", "user.name=a", "-c", "user.email=a@b", "-c",
          "commit.gpgsign=false",
        ]
        + callArguments
      process.standardOutput = FileHandle.nullDevice
      let ended = DispatchSemaphore(value: 0)
      process.terminationHandler = { _ in ended.signal() }
      try process.run()
      ended.wait()
      #expect(process.terminationStatus == 0)
    }
    try git("init", "-q", "-b", "trunk")
    try git("add", ".")
    try git("commit", "-q", "-m", "first")
    for key in [
      "filter.f.smudge", "filter.f.clean", "filter.f.process", "diff.f.textconv",
      "core.fsmonitor", "core.pager", "core.sshCommand", "tar.tar.command",
    ] {
      try git("config", key, "touch \(ran); cat")
    }
    try folder.write("scenes/form.scene.json", scene(240))
    let late = try folder.write("scenes/late.scene.json", scene(240))

    let call = Call(["compare", file, "--baseline", "trunk"] + choice)
    let missing = Call(["compare", late, "--baseline", "trunk"] + choice)
    let unknown = Call(["compare", file, "--baseline", "trnk"] + choice)

    // A clone without all objects fetches none: its remote would be asked by a program.
    for (key, value) in [
      ("core.repositoryformatversion", "1"), ("extensions.partialClone", "origin"),
      ("remote.origin.promisor", "true"), ("remote.origin.url", "ext::touch \(ran)"),
      ("protocol.ext.allow", "always"),
    ] { try git("config", key, value) }
    try git("tag", "scene", "trunk:scenes/form.scene.json")
    let hash = try String(contentsOfFile: folder.path + "/.git/refs/tags/scene", encoding: .utf8)
      .trimmingCharacters(in: .newlines)
    try FileManager.default.removeItem(
      atPath: folder.path + "/.git/objects/\(hash.prefix(2))/\(hash.dropFirst(2))")
    let partial = Call(["compare", file, "--baseline", "trunk"] + choice)

    #expect(call.status == .failed)
    #expect(call.output.contains("submit: (20, 200, 300, 50) → (20, 240, 300, 50)"))
    #expect(partial.status == .wrongCall, "\(partial.output) \(partial.errors)")
    #expect(!FileManager.default.fileExists(atPath: ran))
    #expect(missing.status == .wrongCall)
    #expect(missing.errors.hasPrefix("gimbal: scenes/late.scene.json: is not in the revision "))
    #expect(
      unknown.errors
        == "gimbal: trnk: is neither a folder that 'approve' wrote, nor a scene, nor a revision of the scene's repository\n"
    )
  }

  @Test func `two folders of layouts are compared without showing a scene`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("form.scene.json", scene(200))
    let (old, new) = (folder.path + "/old", folder.path + "/new")
    _ = Call(["approve", file, "--baseline", old] + choice)
    try folder.write("form.scene.json", scene(260))
    _ = Call(["approve", file, "--baseline", new] + choice)
    try FileManager.default.removeItem(atPath: file)

    let call = Call("compare", new, "--baseline", old)

    #expect(call.status == .failed)
    #expect(call.output.contains("submit: (20, 200, 300, 50) → (20, 260, 300, 50)"))
    #expect(Call("compare", new, "--baseline", new).status == .held)
    #expect(Call("compare", new).errors.contains("needs '--baseline DIR|SCENE|REVISION' too"))
    #expect(
      Call("compare", new, "--baseline", folder.path).errors
        == "gimbal: \(folder.path): contains no layouts that 'approve' wrote\n")
  }

  @Test func `a scene whose layouts are missing is reported as a change`() throws {
    let folder = try TemporaryFolder()
    let (old, new) = (folder.path + "/old", folder.path + "/new")
    for name in ["form.scene.json", "gone.scene.json"] {
      let file = try folder.write(name, scene(200))
      _ = Call(["approve", file, "--baseline", old] + choice)
      if name == "form.scene.json" { _ = Call(["approve", file, "--baseline", new] + choice) }
    }

    let call = Call("compare", new, "--baseline", old)

    #expect(call.status == .failed)
    #expect(call.errorLines.count == 1)
    #expect(call.errors.contains("\(new): has no layouts of "))
    #expect(call.errors.contains("gone.scene.json, which \(old) has"))
  }

  @Test func `the page shows changed views and their old frames`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("form.scene.json", scene(200))
    let (base, page) = (folder.path + "/base", folder.path + "/page.html")
    _ = Call(["approve", file, "--baseline", base] + choice)
    try folder.write("form.scene.json", scene(300))

    let call = Call(["compare", file, "--baseline", base, "--html", page] + choice)

    let text = String(decoding: try FileReader.read(page), as: UTF8.self)
    #expect(call.status == .failed)
    #expect(text.contains("Since the baseline: changed on 2 of 2 configurations, in 1 way"))
    #expect(text.contains(#"<rect class="was" x="20" y="200" width="300" height="50""#))
  }

  @Test func `two scenes with one baseline are refused, and nothing is written`() throws {
    let folder = try TemporaryFolder()
    let one = try folder.write("a/form.scene.json", scene(200))
    let other = try folder.write("b/form.scene.json", scene(210))
    let base = folder.path + "/base"

    let call = Call(["approve", one, other, "--baseline", base] + choice)

    #expect(call.status == .wrongCall)
    #expect(call.errorLines.count == 1)
    #expect(call.errors.contains("would have one baseline"))
    #expect(!FileManager.default.fileExists(atPath: base))
  }

  @Test func `a baseline of another version is reported in one line and not overwritten`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("form.scene.json", scene(200))
    let base = try folder.write("base/form.scene.json.baseline.json", #"{"format": 7}"#)
    let path = folder.path + "/base"

    for verb in ["compare", "approve"] {
      let call = Call([verb, file, "--baseline", path] + choice)
      #expect(call.status == .wrongCall)
      #expect(
        call.errors.hasPrefix(
          "gimbal: \(base):1:12: another version of Gimbal wrote this: its format is 7,"),
        "\(call.errors)")
      #expect(call.errorLines.count == 1)
    }
    #expect(String(decoding: try FileReader.read(base), as: UTF8.self) == #"{"format": 7}"#)
  }

  @Test(arguments: [
    (["approve", "swift:Plain"], "'swift:Plain' needs '--baseline DIR' too"),
    (
      ["approve", "swift:Plain", "--baseline", "/no/such/folder"],
      "/no/such/folder: cannot be written"
    ),
    (
      ["sweep", "swift:Plain", "--from", "500", "--to", "400"],
      "'--from' is '500'; allowed is a number below"
    ),
    (
      ["sweep", "swift:Plain", "--along", "text", "--from", "5"],
      "'--from' and '--along text' exclude each other"
    ),
    (
      ["sweep", "swift:Plain", "--devices", "ipad-pro-13-m5x"],
      "there is no device 'ipad-pro-13-m5x'"
    ),
    (
      ["sweep", "swift:Plain", "--systems", "4"],
      "'--systems' is '4'; allowed is 'newest' or a version that"
    ),
  ])
  func `a wrong call is reported in one line`(callArguments: [String], line: String) {
    let call = Call(callArguments)

    #expect(call.status == .wrongCall)
    #expect(call.errorLines.count == 1)
    #expect(call.errors.hasPrefix("gimbal: \(line)"), "\(call.errors)")
  }

  @Test func `a sweep reports its stretches`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("form.scene.json", scene(200))

    let call = Call("sweep", file, "--from", "300", "--to", "335")

    #expect(call.status == .held)
    #expect(
      call.output.hasPrefix(
        """
        \(file): 1 breakpoint in width, 2 layout classes, 1
        """), "\(call.output)")
    #expect(call.output.contains("from 320 to 335 pt wide: class B"), "\(call.output)")
  }
}
