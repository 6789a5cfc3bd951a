import GimbalDocuments

/// The setup that the scenarios of a folder share: the file `setup.fragments.json` beside them.
///
/// Its values stand for those that a scenario leaves out, its variables and fragments are known to each, and
/// its steps are taken before and after those of each.
struct FolderSetup {
  private var members: [JSONMember] = []

  /// Reads the file beside a scenario, if there is one, and takes its definitions.
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
    // The folder's setup is named by the scenario's being there.
    let root = try expansion.read(folder + name, named: name, at: .start)
    try FragmentSchemas.checkKeys(of: DocumentValue(root, file: folder + name))
    try expansion.define(root)
    if case .object(let members) = root.value { self.members = members }
  }

  /// The values for keys that a scenario leaves out.
  func defaults(for own: [JSONMember]) -> [JSONMember] {
    members.filter { member in
      FragmentSchemas.shared.contains(member.key) && !own.contains { $0.key == member.key }
    }
  }

  /// The steps of a scenario with those of the folder, written out.
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
