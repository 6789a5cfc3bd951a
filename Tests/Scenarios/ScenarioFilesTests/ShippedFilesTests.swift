import Checkout
import Foundation
import GimbalDevices
import GimbalDocuments
import GimbalScenarioFiles
import Testing

/// `gimbal check` in a program without an engine: these tests do not link the engine.
@Suite struct ShippedFilesTests {
  private static let folder = Checkout.root.appending(path: "Scenarios").path

  private static func files(_ ending: String) throws -> [String] {
    try FolderTraversal.files(below: folder, ending: [ending])
  }

  @Test func `shipped scenarios are read and have cases, without an engine`() throws {
    let paths = try Self.files(".scenario.json")
    #expect(paths.count > 50)
    let selection = CaseSelection(catalog: .standard, registered: [])
    for path in paths {
      let scenario = try ScenarioReader.read(contentsOf: path, within: Self.folder)
      #expect(try !selection.cases(of: scenario, devices: nil, systems: nil).isEmpty, "\(path)")
    }
  }

  @Test func `shipped scenes are read without an engine`() throws {
    let paths = try Self.files(".scene.json")
    #expect(!paths.isEmpty)
    for path in paths { #expect(throws: Never.self) { try SceneReader.read(contentsOf: path) } }
  }

  @Test func `a controller that is not registered is refused at its name`() throws {
    let text = """
      {"title": "t", "shows": ["S1"], "devices": ["iphone-15-pro"], "scene": {"swift": "Playr"},
      "steps": [{"launch": {}}]}
      """
    let node = try JSONReader.read(Array(text.utf8), file: "a.scenario.json")
    let scenario = try ScenarioReader.read(DocumentValue(node, file: "a.scenario.json"))
    func issue(_ registered: [String]) -> String? {
      do throws(DocumentError) {
        let selection = CaseSelection(catalog: .standard, registered: registered)
        _ = try selection.cases(of: scenario, devices: nil, systems: nil)
        return nil
      } catch {
        return error.description
      }
    }

    #expect(issue(["Playr"]) == nil)
    #expect(issue(["Player"])?.contains("no controller is registered as 'Playr'") == true)
    #expect(issue(["Player"])?.contains("did you mean 'Player'") == true)
    #expect(issue([])?.hasSuffix("; none is registered") == true)
  }
}
