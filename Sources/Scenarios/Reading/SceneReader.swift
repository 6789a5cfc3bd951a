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
    let root = try SceneForms.root(document)
    var names = NewNames()
    try names.add(root, file: document.file)
    try SceneNames(of: root).checkRules(of: root, file: document.file)
    return Scene(
      name: name, file: document.file, content: .tree(root), position: document.node.position)
  }
}

extension DocumentValue {
  /// The name of a part of a scene.
  func sceneName() throws(DocumentError) -> SceneName {
    let id = try nonemptyString()
    let isWord = id.unicodeScalars.allSatisfy { scalar in
      scalar == "_" || scalar == "-" || ("0"..."9").contains(scalar) || ("a"..."z").contains(scalar)
        || ("A"..."Z").contains(scalar)
    }
    guard isWord, id.count <= 100 else {
      throw error(
        "\(path.subject) is \(QuotedText.of(id)); allowed are up to 100 letters, digits, '-' "
          + "and '_'")
    }
    guard !SceneNames.reserved.contains(id) else {
      throw error("\(path.subject) is \(QuotedText.of(id)), a name that is reserved")
    }
    return SceneName(text: id, position: node.position)
  }

  /// Refuses any name of the root controller but its own.
  func checkRootName() throws(DocumentError) {
    guard try string() == "root" else {
      throw error("the root controller is called 'root' in every trace; allowed is 'root'")
    }
  }

  /// Refuses a view or a controller that stands too deep, before the reader goes deeper.
  func checkDepth() throws(DocumentError) {
    guard path.depth <= 2 * Scene.depthLimit else {
      throw error("the scene is nested deeper than \(Scene.depthLimit) levels")
    }
  }
}
