import Foundation
import GimbalDocuments
import Testing

@testable import GimbalScenarioFiles

/// Scenarios and scenes composed of several files.
@Suite struct IncludeTests {
  /// A folder of files that lasts as long as the value.
  private final class Folder {
    let path: String

    init(_ files: [String: String]) throws {
      path = NSTemporaryDirectory() + "gimbal-include-\(UUID().uuidString)"
      for (name, text) in files {
        let url = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func read(_ name: String, allowsOutside: Bool = false) throws(DocumentError) -> Scenario {
      try ScenarioReader.read(
        contentsOf: path + "/" + name,
        access: FileAccess(within: path, allowsOutside: allowsOutside))
    }

    /// The error message, with the folder removed from paths.
    func issue(_ name: String) -> String? {
      do throws(DocumentError) {
        _ = try read(name)
        return nil
      } catch {
        return error.description.replacingOccurrences(of: path + "/", with: "")
      }
    }
  }

  private static func scenario(
    _ steps: String = #"{"launch": {}}"#, scene: String = #""a.scene.json""#, more: String = ""
  ) -> String {
    """
    {"title": "t", "devices": ["iphone-15-pro"], "scene": \(scene), \(more)
    "steps": [\(steps)]}
    """
  }

  private static let scene = #"{"controller": {"view": {"subviews": [{"id": "v"}]}}}"#

  @Test func `included fragments and variables are known, and own ones take precedence`() throws {
    let folder = try Folder([
      "a.scene.json": Self.scene,
      "b.fragments.json": #"""
      {"variables": {"a": 1, "b": 2}, "fragments": {"f": [{"wait": "$a"}, {"wait": "$b"}]}}
      """#,
      "a.scenario.json": Self.scenario(
        #"{"launch": {}}, {"use": "f"}"#,
        more: #""include": "b.fragments.json", "variables": {"b": 3},"#),
    ])
    #expect(
      try folder.read("a.scenario.json").steps.map(\.text) == ["launch {}", "wait 1", "wait 3"])
  }

  @Test func `an error in a fragment is reported in its file`() throws {
    let folder = try Folder([
      "a.scene.json": Self.scene,
      "b.fragments.json": "{\"fragments\": {\"f\": [\n  {\"rotate\": \"left\"}]}}",
      "a.scenario.json": Self.scenario(
        #"{"launch": {}}, {"use": "f"}, {"wait": -1}"#, more: #""include": "b.fragments.json","#),
    ])
    let lines = folder.issue("a.scenario.json")?.split(separator: "\n") ?? []
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("b.fragments.json:2:14: 'steps[1].rotate' is 'left'") == true)
    #expect(lines.last?.hasPrefix("a.scenario.json:2:") == true)
  }

  @Test func `files that include each other are refused with the cycle`() throws {
    let folder = try Folder([
      "a.scene.json": Self.scene,
      "b.fragments.json": #"{"include": "c.fragments.json"}"#,
      "c.fragments.json": #"{"include": "b.fragments.json"}"#,
      "a.scenario.json": Self.scenario(more: #""include": "b.fragments.json","#),
    ])
    let line = folder.issue("a.scenario.json")
    #expect(
      line
        == "c.fragments.json:1:13: the files include each other: b.fragments.json → c.fragments.json → "
        + "b.fragments.json")
  }

  @Test func `a scene includes another with other values, and names it`() throws {
    let folder = try Folder([
      "part.scene.json": #"""
      {"variables": {"name": "p", "height": 10},
       "controller": {"view": {"subviews": [{"id": "${name}-box", "frame": [0, 0, 5, "$height"]}]}}}
      """#,
      "a.scene.json": #"""
      {"controller": {"children": [
        {"scene": "part.scene.json", "id": "left", "with": {"name": "l"}},
        {"scene": "part.scene.json", "id": "right", "with": {"name": "r", "height": 20}}]}}
      """#,
      "a.scenario.json": Self.scenario(
        #"{"launch": {}}, {"expect": {"view": "r-box", "frame": [0, 0, 5, 20]}}, {"expect": {"view": "l-box", "exists": true}}"#
      ),
    ])
    let scenario = try folder.read("a.scenario.json")
    guard case .tree(let root) = scenario.scene.content else { throw Missing() }
    #expect(root.children.map(\.id) == ["left", "right"])
  }

  @Test func `an error in an included scene is reported in its file`() throws {
    let folder = try Folder([
      "part.scene.json": "{\"controller\": {\n\"vew\": {}}}",
      "a.scene.json": #"{"controller": {"children": [{"scene": "part.scene.json"}]}}"#,
      "a.scenario.json": Self.scenario(),
    ])
    #expect(
      folder.issue("a.scenario.json")?.hasPrefix("part.scene.json:2:1: unknown key 'vew'") == true
    )
  }

  @Test func `scenes that include themselves, or are outside of the folder, are refused`() throws {
    let folder = try Folder([
      "a.scene.json": #"{"controller": {"children": [{"scene": "b.scene.json"}]}}"#,
      "b.scene.json": #"{"controller": {"children": [{"scene": "a.scene.json"}]}}"#,
      "c.scene.json": #"{"controller": {"children": [{"scene": "../../x.scene.json"}]}}"#,
      "d.scene.json":
        #"{"controller": {"children": [{"scene": "part.scene.json", "with": {"x": 1}}]}}"#,
      "part.scene.json": #"{"variables": {"y": 1}, "controller": {}}"#,
      "a.scenario.json": Self.scenario(),
      "c.scenario.json": Self.scenario(scene: #""c.scene.json""#),
      "d.scenario.json": Self.scenario(scene: #""d.scene.json""#),
    ])
    #expect(
      folder.issue("a.scenario.json")
        == "b.scene.json:1:40: the scene includes itself: a.scene.json → b.scene.json → a.scene.json"
    )
    #expect(
      folder.issue("c.scenario.json")?.contains(
        "c.scene.json:1:40: the scene file '../../x.scene.json' lies outside of the folder") == true
    )
    #expect(
      folder.issue("d.scenario.json")
        == "d.scene.json:1:68: the scene has no variable 'x'; did you mean 'y'?")
  }

  @Test func `a scenario passes values to a scene file`() throws {
    let folder = try Folder([
      "a.scene.json":
        #"{"variables": {"w": 1}, "controller": {"view": {"subviews": [{"id": "v", "tag": "$w"}]}}}"#,
      "a.scenario.json": Self.scenario(scene: #"{"file": "a.scene.json", "with": {"w": 7}}"#),
      "b.scenario.json": Self.scenario(scene: #"{"file": "a.scene.json", "with": {"v": 7}}"#),
    ])
    guard case .tree(let root) = try folder.read("a.scenario.json").scene.content else {
      throw Missing()
    }
    #expect(root.view?.subviews.first?.values[ViewProperty.tag] == 7)
    #expect(
      folder.issue("b.scenario.json")?.hasSuffix(
        "the scene has no variable 'v'; did you mean 'w'?")
        == true)
  }

  @Test func `the setup of a folder provides what its scenarios leave out`() throws {
    let folder = try Folder([
      "s/setup.fragments.json": #"""
      {"devices": ["iphone-se-3"], "scene": "../a.scene.json", "systems": ["17"],
       "variables": {"t": 2}, "before": [{"launch": {}}], "after": [{"wait": "$t"}]}
      """#,
      "a.scene.json": Self.scene,
      "s/a.scenario.json": #"{"title": "t", "steps": [{"rotate": "landscapeLeft"}]}"#,
      "s/b.scenario.json":
        #"{"title": "t", "systems": ["18"], "variables": {"t": 3}, "steps": [{"wait": 1}]}"#,
    ])
    let first = try folder.read("s/a.scenario.json")
    #expect(first.steps.map(\.text) == ["launch {}", "rotate landscapeLeft", "wait 2"])
    #expect(first.devices.count == 1)
    let second = try folder.read("s/b.scenario.json")
    #expect(second.steps.map(\.text) == ["launch {}", "wait 1", "wait 3"])
  }

  @Test func `an error of the setup is reported in its file, missing keys in the scenario's`()
    throws
  {
    let folder = try Folder([
      "setup.fragments.json": #"{"before": [{"lanch": {}}]}"#,
      "a.scenario.json":
        #"{"title": "t", "devices": ["phones"], "scene": {"swift": "A"}, "steps": [{"wait": 1}]}"#,
      "b/a.scenario.json": #"{"title": "t", "steps": [{"launch": {}}]}"#,
      "c/setup.fragments.json": "{}", "c/setup.fragments.jsonc": "{}",
      "c/a.scenario.json": Self.scenario(),
      "d/x.fragments.json": #"{"devices": ["phones"]}"#,
      "d/a.scenario.json": Self.scenario(
        scene: #"{"swift": "A"}"#, more: #""include": "x.fragments.json","#),
    ])
    #expect(
      folder.issue("a.scenario.json")?.hasPrefix(
        "setup.fragments.json:1:14: unknown key 'lanch' in 'steps[0]'") == true)
    #expect(
      folder.issue("b/a.scenario.json")
        == "b/a.scenario.json:1:1: the document lacks the key 'devices'\n"
        + "b/a.scenario.json:1:1: the document lacks the key 'scene'")
    #expect(
      folder.issue("c/a.scenario.json")?.contains(
        "the folder has 'setup.fragments.json' and 'setup.fragments.jsonc'; allowed is one of them")
        == true)
    #expect(
      folder.issue("d/a.scenario.json")?.hasPrefix(
        "d/x.fragments.json:1:13: 'devices' is for the setup of a folder") == true)
  }

  @Test func `paths may leave the folder where the caller allows it`() throws {
    let folder = try Folder([
      "x.scene.json": Self.scene, "in/a.scenario.json": Self.scenario(scene: #""../x.scene.json""#),
    ])
    let path = folder.path + "/in/a.scenario.json"
    #expect(throws: DocumentError.self) {
      try ScenarioReader.read(contentsOf: path, access: FileAccess(within: folder.path + "/in"))
    }
    #expect(throws: Never.self) {
      try ScenarioReader.read(
        contentsOf: path, access: FileAccess(within: folder.path + "/in", allowsOutside: true))
    }
  }

  @Test func `a source position has its file and is ordered by it`() throws {
    let location = SourcePosition(line: 3, column: 4, source: 2)
    #expect((location.line, location.column, location.source) == (3, 4, 2))
    #expect(SourcePosition(line: 9, column: 9) < location)
    #expect(location.moved(columns: 2).column == 6)
    #expect(SourcePosition(line: .max, column: .max).line == 1 << 27 - 1)
  }

  private struct Missing: Error {}
}
