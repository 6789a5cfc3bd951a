package import GimbalDocuments
import GimbalTerms

/// Checks files of variables and fragments, and folder setups, without a scenario.
package enum FragmentReader {
  /// Checks what does not depend on the use; steps of fragments are checked where they are used.
  ///
  /// - Throws: every error, one line each.
  package static func check(
    contentsOf path: String, access: FileAccess
  ) throws(DocumentError) {
    let document = DocumentValue(try JSONReader.read(contentsOf: path), file: path)
    try EveryMistake.read(document) { (document) throws(DocumentError) in
      try FragmentSchemas.checkKeys(of: document)
      var expansion = Expansion(document, access: access)
      do throws(DocumentError) {
        try expansion.define(document.node)
        try checkSetup(document, &expansion)
      } catch {
        throw expansion.located(error)
      }
    }
  }

  private static func checkSetup(
    _ document: DocumentValue, _ expansion: inout Expansion
  ) throws(DocumentError) {
    func value(_ key: String) throws(DocumentError) -> DocumentValue? {
      guard let node = document.node.value[key] else { return nil }
      let expanded = try expansion.expanded(node)
      return try DocumentValue(
        JSONNode(.object([JSONMember(key: key, value: expanded)]), at: document.node.position),
        file: document.file
      ).object(ObjectShape("setup", required: [key]))[key]
    }
    if let devices = try value("devices") { _ = try ScenarioFileSchemas.devices.read(devices) }
    if let systems = try value("systems") { _ = try ScenarioFileSchemas.systems.read(systems) }
    if let app = try value("app") { _ = try ScenarioFileSchemas.app.read(app) }
    if let settings = try value("settings") { _ = try ValueSchemas.settings.read(settings) }
    if let switches = try value("switches") { _ = try ScenarioFileSchemas.switches.read(switches) }
    for key in ["before", "after"] {
      guard let steps = document.node.value[key] else { continue }
      _ = try expansion.steps(steps)
    }
  }
}
