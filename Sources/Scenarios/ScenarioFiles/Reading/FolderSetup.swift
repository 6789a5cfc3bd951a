import GimbalDocuments

/// The setup that the scenarios of a folder share: the file `setup.fragments.json` next to them.
///
/// Its values are defaults of each scenario, its variables and fragments are available in each, and
/// its steps run before and after those of each.
struct FolderSetup {
  private var members: [JSONMember] = []

  /// Reads the file next to a scenario, if it exists, and adds its definitions.
  init(
    nextTo document: DocumentValue, _ expansion: inout Expansion
  ) throws(DocumentError) {
    let folder = FileAccess.folder(of: document.file)
    let found = FragmentSchemas.endings.map { FragmentSchemas.setupName + $0 }
      .filter { FileReader.isFile(folder + $0) }
    guard let name = found.first else { return }
    guard found.count == 1 else {
      throw document.error(
        "the folder has \(QuotedText.of(found[0])) and \(QuotedText.of(found[1])); allowed is one of them"
      )
    }
    // No document names the setup, so its position is the start of the scenario.
    let root = try expansion.read(folder + name, named: name, at: .start)
    try FragmentSchemas.checkKeys(of: DocumentValue(root, file: folder + name))
    try expansion.define(root)
    if case .object(let members) = root.value { self.members = members }
  }

  /// Returns the values for keys that a scenario does not have.
  func defaults(for own: [JSONMember]) -> [JSONMember] {
    members.filter { member in
      FragmentSchemas.shared.contains(member.key) && !own.contains { $0.key == member.key }
    }
  }

  /// Returns the expanded steps of a scenario with those of the folder before and after.
  func steps(
    around own: JSONNode, _ expansion: inout Expansion
  ) throws(DocumentError) -> [ExpandedElement] {
    func others(_ key: String) throws(DocumentError) -> [ExpandedElement] {
      guard let steps = members.first(where: { $0.key == key })?.value else { return [] }
      return try expansion.steps(steps)
    }
    return try others("before") + expansion.steps(own) + others("after")
  }
}
