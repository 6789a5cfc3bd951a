import Foundation
import GimbalDocuments
import GimbalScenarios
import Testing

@testable import GimbalCommandLine

@MainActor
@Suite struct WatchTests {
  private static func scene(_ text: String) -> String {
    #"{ "title": "a", "controller": { "id": "root", "view": { "subviews": ["#
      + #"{ "id": "label", "class": "UILabel", "text": "\#(text)" }] }, "constraints": ["#
      + #""label.leading == safeArea.leading + 20", "label.top == safeArea.top + 20"] } }"#
  }

  private func watching(
    _ word: String, page: String, _ handler: @escaping (String) -> Void = { _ in }
  ) throws -> WatchRun {
    let console = Console(out: { _ in }, err: handler)
    let session = Session(
      program: "gimbal", console: console, verbs: [], scenes: .init(), executable: nil,
      environment: { [:] }, now: { 0 })
    return WatchRun(
      word, page: page, try Arguments(["--devices", "iphone-se-3", word], of: .watch), session)
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try FileReader.read(path), as: UTF8.self)
  }

  @Test func `a page has a version file next to it, and an incomplete scene does not change it`()
    throws
  {
    let folder = try TemporaryFolder()
    let scene = try folder.write("a.scene.json", Self.scene("First"))
    let page = folder.path + "/a.html"
    var output = ""
    var run = try watching(scene, page: page) { output += $0 }

    #expect(try run.draw())
    let first = try text(page)
    #expect(first.contains("First"))
    #expect(first.contains("'a.html.js'"))
    #expect(try text(page + ".js").contains(#""problem":null"#))
    let stamp = try #require(run.page.stamp)

    try folder.write("a.scene.json", String(Self.scene("Second").prefix(60)))
    #expect(try !run.draw())
    #expect(try text(page) == first)
    #expect(try text(page + ".js").contains("a.scene.json:1:"))
    #expect(try text(page + ".js").contains(stamp))
    #expect(output.contains("a.scene.json:1:"))

    try folder.write("a.scene.json", Self.scene("Second"))
    #expect(try run.draw())
    #expect(try text(page).contains("Second"))
    #expect(try !text(page + ".js").contains(stamp))
  }

  @Test func `of a folder of scenes the last saved one is shown`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.scene.json", Self.scene("First"))
    let other = try folder.write("b.scene.json", Self.scene("Second"))
    let page = folder.path + "/page.html"
    var run = try watching(folder.path, page: page)

    #expect(try run.draw() && text(page).contains("First"))
    #expect(try run.draw(after: [other]) && text(page).contains("Second"))
  }

  @Test func `a folder of scenarios has the page of their run`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.scene.json", Self.scene("First"))
    try folder.write(
      "a.scenario.json",
      #"{ "title": "t", "devices": ["iphone-se-3"], "systems": ["17"], "scene": "a.scene.json", "#
        + #""steps": [{ "launch": {} }, { "expect": { "view": "label", "hidden": true } }] }"#
    )
    let page = folder.path + "/page.html"
    var run = try watching(folder.path, page: page)

    #expect(try run.draw())
    #expect(try text(page).contains("1 of 1 case failed"))
    #expect(try text(page).contains("class=\"course\""))
  }

  @Test func `a removed folder is reported, and the page stays`() throws {
    let folder = try TemporaryFolder()
    let scene = try folder.write("in/a.scene.json", Self.scene("First"))
    let page = folder.path + "/a.html"
    var output = ""
    var run = try watching(scene, page: page) { output += $0 }
    let watch = FolderWatch(run.folders)
    #expect(try run.draw())
    #expect(watch.isThere)

    try FileManager.default.removeItem(atPath: folder.path + "/in")

    #expect(!watch.isThere)
    #expect(try run.end() == .wrongCall)
    #expect(output.contains("was removed while it was watched"))
    #expect(try text(page).contains("First"))
    #expect(try text(page + ".js").contains(#""ended":true"#))
  }

  @Test(arguments: [false, true])
  func `saves are detected, also in new folders, and pages do not count`(polls: Bool) throws {
    let folder = try TemporaryFolder()
    let scene = try folder.write("a.scene.json", Self.scene("First"))
    let watch = FolderWatch([folder.path], polls: polls)

    #expect(watch.wait(milliseconds: 1) == [])
    try folder.write("a.scene.json", Self.scene("Longer than before"))
    #expect(watch.wait(milliseconds: 2_000) == [scene])
    try folder.write("page.html", "<p>")
    #expect(watch.wait(milliseconds: 50) == [])
    // A folder is detected before files are written into it.
    let below = try folder.write("new/b.scenario.json", "{}")
    #expect(watch.wait(milliseconds: 2_000) == [below])
    try FileManager.default.removeItem(atPath: below)
    #expect(watch.wait(milliseconds: 2_000) == [below])
  }
}
