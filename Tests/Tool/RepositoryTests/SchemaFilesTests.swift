import GimbalDevices
import GimbalDocuments
import GimbalScenarioFiles
import SchemaValidation
import Testing

/// The schemas in `Documentation/Schemas`, which editors read.
@Suite struct SchemaFilesTests {
  private static let names = documents.map(\.name)
  private static let documents = ScenarioSchemas.all + [DeviceSchemas.schema]

  @Test(arguments: names)
  func `a schema equals the one generated from its tables`(name: String) throws {
    let document = try #require(Self.documents.first { $0.name == name })
    let file = try Repository.file("Documentation/Schemas/\(name).schema.json")

    #expect(
      file.lines.joined(separator: "\n") == document.text,
      "swift run gimbal schema \(name) > Documentation/Schemas/\(name).schema.json")
  }

  private func value(_ text: String) throws -> JSONValue {
    try JSONReader.read(Array(text.utf8), file: "test").value
  }

  @Test(arguments: [
    ("scenario", ".scenario.json", "Scenarios"), ("scene", ".scene.json", "Scenarios"),
    ("device", ".json", "Devices"),
  ])
  func `a schema allows every shipped file`(name: String, ending: String, folder: String) throws {
    let schema = try JSONSchema("\(name).schema.json")
    var count = 0
    for path in Repository.files(ending: ending, below: [folder]) {
      if name == "device", path.split(separator: "/").count > 2 { continue }
      let text = try Repository.file(path).lines.joined(separator: "\n")
      #expect(schema.issues(of: try value(text)) == [], "\(path)")
      count += 1
    }
    #expect(count > 0)
  }

  private static let scene =
    #"{"controller": {"view": {"subviews": [{"id": "v", "frame": [1, 2, 3, 4]}]}}}"#

  private func scenario(_ step: String, scene: String = scene, more: String = "") -> String {
    """
    {"title": "t", "devices": ["iphone-15-pro"], \(more) "scene": \(scene),
    "steps": [{"launch": {}}, \(step)]}
    """
  }

  /// Steps that both the reader and the schema refuse.
  @Test(arguments: [
    #"{}"#, #"{"wait": -1}"#, #"{"wait": "1"}"#, #"{"wait": 1, "rotate": "portrait"}"#,
    #"{"wiat": 1}"#, #"{"rotate": "left"}"#, #"{"rotate": "unknown"}"#, #"{"set": {"view": "v"}}"#,
    #"{"set": {"alpha": 1}}"#, #"{"set": {"view": "v", "alpha": 2}}"#,
    #"{"set": {"view": "v", "constant": 1}}"#, #"{"set": {"view": "v", "shouldAutorotate": true}}"#,
    #"{"set": {"controller": "root", "alpha": 1}}"#,
    #"{"set": {"constraint": "c", "hidden": true}}"#,
    #"{"set": {"view": "v", "controller": "root", "title": "t"}}"#, #"{"set": []}"#,
    #"{"set": {"view": "v", "frame": [1, 2, 3]}}"#,
    #"{"set": {"view": "v", "autoresizing": "W+X"}}"#,
    ##"{"set": {"view": "v", "backgroundColor": "#12"}}"##, #"{"set": {"view": "v", "tag": 1.5}}"#,
    #"{"set": {"view": "v", "font": {"style": "body", "size": 12}}}"#,
    #"{"set": {"view": "v", "hugging": 0}}"#, #"{"set": {"view": "v", "hugging": {}}}"#,
    #"{"set": {"view": "v", "traitOverrides": {}}}"#, #"{"set": {"view": "v", "needs": []}}"#,
    #"{"set": {"view": "v", "numberOfLines": -1}}"#, #"{"add": {"view": {}}}"#,
    #"{"add": {"view": {}, "constraint": "a.top == b.top", "to": "v"}}"#,
    #"{"add": {"view": {}, "to": "v", "calls": ["addChild"]}}"#,
    #"{"add": {"controller": {}, "to": "root", "at": 0}}"#,
    #"{"add": {"constraint": {"options": ["alignAllTop"], "equation": "v.top == 1"}, "to": "v"}}"#,
    #"{"remove": {}}"#, #"{"remove": {"view": "v", "calls": ["willMove"]}}"#,
    #"{"push": {"in": "root"}}"#, #"{"present": {"controller": {}, "animated": 1}}"#,
    #"{"exchange": {"in": "root", "from": "a", "to": "b", "duration": 61}}"#,
    #"{"interrupt": {"step": {"rotate": "portrait"}}}"#, #"{"settings": {"contrast": "high"}}"#,
    #"{"keyboard": 10001}"#, #"{"snapshot": ""}"#, #"{"background": {"x": 1}}"#,
    #"{"resize": "half"}"#, #"{"resize": {"split": "half", "window": [1, 2]}}"#,
    #"{"expect": {}}"#, #"{"expect": {"frame": [1, 2, 3, 4]}}"#, #"{"expect": {"view": "v"}}"#,
    #"{"expect": {"view": "v", "hidden": true, "in": "window"}}"#,
    #"{"expect": {"hidden": true}}"#, #"{"expect": {"layout": "same"}}"#,
    #"{"expect": {"as": "launch"}}"#, #"{"expect": {"since": "start"}}"#,
    #"{"expect": {"controller": "root"}}"#, #"{"expect": {"constraint": "c"}}"#,
    #"{"expect": {"active": true}}"#, #"{"expect": {"guide": "g"}}"#,
    #"{"expect": {"traits": "hX vR"}}"#, #"{"expect": {"events": {}}}"#,
    #"{"expect": {"events": {"among": ["bounds"]}}}"#,
    #"{"expect": {"events": {"never": ["bounds"], "exactlyOnce": true}}}"#,
    #"{"expect": {"events": {"never": []}}}"#, #"{"expect": {"events": {"count": {}}}}"#,
    #"{"expect": {"events": {"before": ["bounds"]}}}"#,
    #"{"wait": 1, "when": {"system": 17}}"#, #"{"wait": 1, "when": {"devices": [{"minYear": 1}]}}"#,
    #"{"wait": 1, "when": {"minSystem": "new"}}"#,
  ])
  func `the schema refuses the steps that the reader refuses`(step: String) throws {
    let text = scenario(step)
    #expect(throws: DocumentError.self) {
      try ScenarioReader.read(
        DocumentValue(JSONReader.read(Array(text.utf8), file: "t"), file: "t"))
    }
    #expect(try JSONSchema("scenario.schema.json").issues(of: value(text)) != [], "\(step)")
  }

  @Test(arguments: [
    #"{}"#, #"{"controller": {"class": "UILabel"}}"#, #"{"controller": {"children": {}}}"#,
    #"{"controller": {"stack": [{}]}}"#,
    #"{"controller": {"class": "UITabBarController", "view": {}}}"#,
    #"{"controller": {"class": "UINavigationController", "stack": []}}"#,
    #"{"controller": {"delegate": {}}}"#, #"{"controller": {"view": {"text": "t"}}}"#,
    #"{"controller": {"view": {"class": "UIButton", "text": "t"}}}"#,
    #"{"controller": {"view": {"class": "UILabel", "intrinsicContentSize": [1, 2]}}}"#,
    #"{"controller": {"view": {"axis": "vertical"}}}"#,
    #"{"controller": {"view": {"class": "UILabel", "layout": []}}}"#,
    #"{"controller": {"view": {"subviews": [{"id": "a b"}]}}}"#,
    #"{"controller": {"constraints": [{"identifier": "x"}]}}"#,
    #"{"controller": {"layout": [{"alpha": 1}]}}"#,
    #"{"controller": {"transitioningDelegate": {"duration": 61}}}"#,
    #"{"controller": {"withoutSuper": []}}"#,
  ])
  func `the schema refuses the scenes that the reader refuses`(scene: String) throws {
    #expect(throws: DocumentError.self) {
      try SceneReader.read(
        DocumentValue(JSONReader.read(Array(scene.utf8), file: "t"), file: "t"), name: "t")
    }
    #expect(try JSONSchema("scene.schema.json").issues(of: value(scene)) != [], "\(scene)")
  }

  @Test func `the schemas allow files that the reader allows`() throws {
    let step = #"{"set": [{"view": "v", "title": "t"}, {"controller": "root", "title": "t"}]}"#
    #expect(try JSONSchema("scenario.schema.json").issues(of: value(scenario(step))) == [])
    #expect(try JSONSchema("scene.schema.json").issues(of: value(Self.scene)) == [])
  }
}
