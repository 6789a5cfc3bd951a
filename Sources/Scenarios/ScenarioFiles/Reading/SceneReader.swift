public import GimbalDocuments

/// A reader of scenes: trees of controllers and views.
///
/// Every error is one line with its position, what was found, what is allowed and the nearest word.
public enum SceneReader {
  /// Reads a scene file.
  ///
  /// Included scenes and fragments are restricted to `folder`. Without a folder it is the current
  /// one if it contains the scene, else the scene's own.
  ///
  /// - Throws: every error, one line each.
  public static func read(
    contentsOf path: String, within folder: String? = nil
  ) throws(DocumentError) -> Scene {
    try read(contentsOf: path, access: FileAccess(within: folder))
  }

  /// Reads a scene file with values for some of its variables, which another file gives.
  package static func read(
    contentsOf path: String, access: FileAccess, with values: [JSONMember] = [],
    from file: String = ""
  ) throws(DocumentError) -> Scene {
    try read(
      DocumentValue(try JSONReader.read(contentsOf: path), file: path), name: path, access: access,
      with: values, from: file)
  }

  /// Reads the document of a scene; `name` is its name in results.
  ///
  /// - Throws: every error, one line each.
  public static func read(
    _ document: DocumentValue, name: String
  ) throws(DocumentError) -> Scene {
    try read(document, name: name, access: FileAccess(), with: [], from: "")
  }

  private static func read(
    _ document: DocumentValue, name: String, access: FileAccess, with values: [JSONMember],
    from file: String
  ) throws(DocumentError) -> Scene {
    try EveryMistake.read(document) { (document) throws(DocumentError) in
      var expansion = Expansion(document, access: access)
      do throws(DocumentError) {
        if case .object = document.node.value {
          let values = try expansion.adopted(values, of: file)
          try expansion.define(document.node, with: values)
        }
        let expanded = try expanded(document.node, &expansion)
        var scene = try scene(DocumentValue(expanded, file: document.file), name: name)
        scene.files = expansion.files
        return scene
      } catch {
        throw expansion.located(error)
      }
    }
  }

  /// Returns the document with its controller expanded; its definitions are unchanged.
  static func expanded(
    _ node: JSONNode, _ expansion: inout Expansion
  ) throws(DocumentError) -> JSONNode {
    guard case .object(let members) = node.value else { return node }
    return node.holding(
      .object(
        try members.map { (member) throws(DocumentError) in
          guard member.key == "controller" else { return member }
          return JSONMember(
            key: member.key, keyPosition: member.keyPosition,
            value: try expansion.expanded(member.value))
        }))
  }

  /// Reads an expanded scene.
  ///
  /// - Throws: the first error.
  static func scene(_ document: DocumentValue, name: String) throws(DocumentError) -> Scene {
    let (title, root, allowed) = try SceneSchemas.root(document)
    var names = NewNames()
    try names.add(root, file: document.file)
    try SceneNames(of: root).checkRules(of: root, file: document.file)
    return Scene(
      name: name, title: title, file: document.file, content: .tree(root),
      position: document.node.position, allowed: allowed)
  }
}
