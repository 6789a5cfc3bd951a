public import GimbalDocuments

/// Reads scenes: trees of controllers and views.
///
/// Every mistake is one line with its place, what was found, what is allowed and the nearest word.
public enum SceneReader {
  /// Reads a scene file.
  ///
  /// - Throws: every mistake, a line each.
  public static func read(contentsOf path: String) throws(DocumentError) -> Scene {
    try read(DocumentValue(try JSONReader.read(contentsOf: path), file: path), name: path)
  }

  /// Reads the document of a scene; `name` is what results call it.
  ///
  /// - Throws: every mistake, a line each.
  public static func read(
    _ document: DocumentValue, name: String
  ) throws(DocumentError) -> Scene {
    try EveryMistake.read(document) { (document) throws(DocumentError) in
      try scene(document, name: name)
    }
  }

  /// - Throws: the first mistake.
  static func scene(_ document: DocumentValue, name: String) throws(DocumentError) -> Scene {
    let (root, allowed) = try SceneForms.root(document)
    var names = NewNames()
    try names.add(root, file: document.file)
    try SceneNames(of: root).checkRules(of: root, file: document.file)
    return Scene(
      name: name, file: document.file, content: .tree(root), position: document.node.position,
      allowed: allowed)
  }
}
