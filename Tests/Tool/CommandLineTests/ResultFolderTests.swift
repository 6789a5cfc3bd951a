import Foundation
import GimbalDocuments
import GimbalFiles
import GimbalScenarios
import Testing

@testable import GimbalCommandLine

/// Results never replace other files (F-9, F-12).
@MainActor @Suite struct ResultFolderTests {
  private let folder: TemporaryFolder
  private let scenario: String
  private let out: String

  init() throws {
    folder = try TemporaryFolder()
    scenario = try folder.write("a.scenario.json", ScenarioText.holds)
    out = folder.path + "/out"
  }

  private static let identity = RunIdentity()

  private func text(_ path: String) throws -> String {
    String(decoding: try FileReader.read(path), as: UTF8.self)
  }

  @Test(arguments: ["report.txt", "junit.xml", "report.json"])
  func `a report not written by a run is not replaced, and the folder is refused (F-12)`(
    name: String
  )
    throws
  {
    let mine = try folder.write("out/\(name)", "my own work")

    let call = Call("run", scenario, "--out", out)

    #expect(call.status == .wrongCall && call.errorLines.count == 1)
    #expect(call.errors.contains("\(mine): does not belong to a run"), "\(call.errors)")
    #expect(try text(mine) == "my own work" && !FileWriter.exists(out + "/results.jsonl"))
  }

  @Test func `a truncated report does not count as the end of a run (F-9)`() throws {
    #expect(Call("run", scenario, "--out", out).status == .held)
    let whole = try text(out + "/report.json")
    #expect(Call("run", scenario, "--out", out).status == .held)
    let lines = try text(out + "/results.jsonl")
    try folder.write("out/report.json", String(whole.dropLast(40)))

    let call = Call("run", scenario, "--out", out)

    #expect(call.status == .wrongCall)
    #expect(call.errors.contains("contains the results of an unfinished run"), "\(call.errors)")
    #expect(try text(out + "/results.jsonl") == lines)
  }

  @Test func `a truncated line is written again, and a duplicate case is refused`() throws {
    #expect(Call("run", scenario, "--out", out).status == .held)
    let whole = try text(out + "/results.jsonl")
    let lines = whole.split(separator: "\n")
    for format in RunFormat.allCases {
      try? FileManager.default.removeItem(atPath: out + "/" + format.fileName)
    }
    // The end of the run and a part of the last result are lost.
    try folder.write("out/results.jsonl", String(whole.dropLast(lines.last!.count + 20)))
    #expect(Call("run", scenario, "--out", out, "--resume").status == .held)
    #expect(try text(out + "/results.jsonl") == whole)
    #expect(Call("merge", out).status == .held)

    let twice = lines.prefix(2) + lines.dropFirst()
    try folder.write("out/results.jsonl", twice.joined(separator: "\n") + "\n")
    let call = Call("merge", out)
    #expect(call.status == .wrongCall)
    #expect(
      call.errors.hasPrefix("gimbal: \(out)/results.jsonl:3:1: the case ")
        && call.errors.hasSuffix(" is listed twice; remove one of its lines\n"),
      "\(call.errors)")
  }

  @Test func `an interrupted merge is repeated (F-86)`() throws {
    #expect(Call("run", scenario, "--out", out).status == .held)
    let all = folder.path + "/all"
    #expect(Call("merge", out, "--out", all).status == .held)
    let report = try text(all + "/report.json")
    // The state between writing the list and the reports.
    for format in RunFormat.inFolders {
      try FileManager.default.removeItem(atPath: all + "/" + format.fileName)
    }
    let call = Call("merge", out, "--out", all)
    #expect(call.status == .held, "\(call.errors)")
    #expect(try text(all + "/report.json") == report)
    // A merge that ends before all results are added leaves the folder as it was.
    let list = try text(all + "/results.jsonl")
    do {
      let begun = try ResultFolder(merging: all, of: Self.identity)
      try begun.flush()
    }
    #expect(try text(all + "/results.jsonl") == list && text(all + "/report.json") == report)
    // The results of an unfinished run are not removed.
    let lines = try text(out + "/results.jsonl").split(separator: "\n").dropLast()
    try folder.write("cut/results.jsonl", lines.joined(separator: "\n") + "\n")
    let refused = Call("merge", out, "--out", folder.path + "/cut")
    #expect(refused.status == .wrongCall)
    #expect(!refused.errors.contains("--resume"))
  }

  @Test func `links in a folder of results are not followed when writing (F-71, F-72)`() throws {
    let own = try folder.write("victim/own", "own")
    try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: false)
    func link(_ name: String, to path: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: out + "/" + name, withDestinationPath: path)
    }
    // An empty list is one that a run may write to.
    let empty = try folder.write("victim/empty", "")
    for target in [own, empty] {
      try link("results.jsonl", to: target)
      #expect(Call("run", scenario, "--out", out).status == .wrongCall)
      try FileManager.default.removeItem(atPath: out + "/results.jsonl")
    }
    try link("evidence", to: folder.path + "/victim")
    #expect(Call("run", scenario, "--out", out).status == .wrongCall)
    #expect(try text(own) == "own" && text(empty).isEmpty)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/victim")
    #expect(names.sorted() == ["empty", "own"])
  }

  @Test(arguments: [[], ["--resume"]])
  func `a list with other content is refused`(more: [String]) throws {
    try folder.write("out/results.jsonl", "my own work\n")
    let call = Call(["run", scenario, "--out", out] + more)

    #expect(call.status == .wrongCall && call.errorLines.count == 1)
    #expect(
      call.errors.hasPrefix("gimbal: \(out)/results.jsonl:1:1: is not a result of this version")
        && call.errors.hasSuffix("; name another folder\n"), "\(call.errors)")
    #expect(try text(out + "/results.jsonl") == "my own work\n")
  }

  @Test func `a report is replaced atomically, and a failed write leaves nothing (F-9)`() throws {
    let path = try folder.write("a.txt", "old")
    try FileWriter.replace(path, with: "new")
    #expect(try text(path) == "new")
    // A folder at the path.
    try FileManager.default.createDirectory(
      atPath: folder.path + "/b", withIntermediateDirectories: false)
    #expect(throws: DocumentError.self) {
      try FileWriter.replace(folder.path + "/b", with: "newer")
    }
    #expect(
      Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
        == ["a.scenario.json", "a.txt", "b"])
  }

  @Test func `a temporary file that cannot be renamed is removed, with the reason (F-9)`() throws {
    let path = folder.path + "/a.txt"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let inTheWay = #expect(throws: DocumentError.self) { try FileWriter.replace(path, with: "new") }
    #expect(inTheWay?.issue.contains("Is a directory") == true, "\(inTheWay as Any)")
    #expect(!FileWriter.exists(path + ".new"))
    // A folder in which no files can be created.
    guard FileWriter.exists("/proc/self") else { return }
    #expect(throws: DocumentError.self) { try FileWriter.replace("/proc/self/full", with: "new") }
    #expect(!FileWriter.exists("/proc/self/full"))
  }

  @Test func `the final report is written last and removed when another run begins (F-9)`() throws {
    #expect(Call("run", scenario, "--out", out).status == .held)
    do {
      let second = try ResultFolder(out, of: Self.identity)
      try FileManager.default.createDirectory(
        atPath: out + "/junit.xml", withIntermediateDirectories: false)
      #expect(throws: DocumentError.self) {
        try second.finish(RunResult(), total: 0, listsAssumptions: false)
      }
    }
    #expect(FileWriter.exists(out + "/report.txt") && !FileWriter.exists(out + "/report.json"))
    try FileManager.default.removeItem(atPath: out)
    #expect(Call("run", scenario, "--out", out).status == .held)
    let next = try ResultFolder(out, of: Self.identity)
    #expect(RunFormat.allCases.allSatisfy { !FileWriter.exists(out + "/" + $0.fileName) })
    #expect(throws: DocumentError.self) {
      try ResultFolder(out, of: Self.identity)
    }
    withExtendedLifetime(next) {}
  }

  @Test(arguments: [false, true])
  func `a report that cannot be written says how to continue (F-86)`(merges: Bool) throws {
    let results =
      try merges
      ? ResultFolder(merging: out, of: Self.identity) : ResultFolder(out, of: Self.identity)
    let error = #expect(throws: DocumentError.self) {
      try results.finish(RunResult(), total: 0, listsAssumptions: false) {
        // A folder in the place of a report.
        try? FileManager.default.createDirectory(
          atPath: out + "/junit.xml", withIntermediateDirectories: false)
      }
    }
    let advice =
      merges ? "; correct that, and merge again" : "; correct that, and continue with '--resume'"
    #expect(error?.issue.hasSuffix(advice) == true, "\(error as Any)")
  }

  @Test func `the reason why a folder cannot be created is reported (F-12)`() throws {
    // A dangling link exists and is no folder.
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.path + "/nothing")
    let taken = Call("run", scenario, "--out", link)
    #expect(taken.errors.contains("File exists"), "\(taken.errors)")
    let name = String(repeating: "n", count: 300)
    let call = Call("run", scenario, "--out", folder.path + "/" + name)
    #expect(call.errors.contains("File name too long"), "\(call.errors)")
    let nul = Call("run", scenario, "--out", folder.path + "/a\u{0}b")
    #expect(nul.errors.contains("a path must not contain the character U+0000"), "\(nul.errors)")
    #expect(throws: DocumentError.self) {
      try FileWriter.write("", to: folder.path + "/a\u{0}b")
    }
    #expect(!FileWriter.exists(folder.path + "/a"))
  }

  /// Two folders of which each is the first of its volume.
  private static let numbered = ["/proc", "/sys", "/dev/shm", "/dev", "/run", "/dev/pts", "/tmp"]

  @Test func `files of two volumes are different, whatever their inode numbers (F-12)`() throws {
    var met: [UInt: String] = [:]
    for path in Self.numbered {
      guard let number = try? FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber],
        let inode = number as? UInt
      else { continue }
      #expect(FileWriter.isSameFile(path, path + "/."))
      if let other = met[inode] { #expect(!FileWriter.isSameFile(path, other)) }
      met[inode] = path
    }
  }

  @Test func `a page does not overwrite its scene (F-12)`() throws {
    let scene = try folder.write(
      "a.scene.json", #"{ "controller": { "class": "UIViewController" } }"#)
    let link = folder.path + "/page.html"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: scene)
    for page in [scene, link, folder.path + "/./a.scene.json"] {
      let call = Call("compare", scene, "--devices", "iphone-15-pro", "--html", page)
      #expect(call.status == .wrongCall && call.errors.contains("is the scene itself"))
    }
    #expect(try text(scene).contains("UIViewController"))
    let page = try folder.write("page2.html", "an older page")
    #expect(Call("compare", scene, "--devices", "iphone-15-pro", "--html", page).status == .held)
    #expect(try text(page).contains("<html"))
  }
}
