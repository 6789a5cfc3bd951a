import GimbalDocuments

/// Names of views and controllers in files, and names that are reserved.
extension DocumentValue {
  /// Reads the name of a view or a controller, or the identifier of constraints.
  func target(_ kind: Target.Kind) throws(DocumentError) -> Target {
    Target(kind: kind, name: try nonemptyString(), position: node.position)
  }

  /// Reads the name of a part of a scene.
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
    guard !ReservedNames.all.contains(id) else {
      throw error("\(path.subject) is \(QuotedText.of(id)), a name that is reserved")
    }
    return SceneName(text: id, position: node.position)
  }

  /// Throws an error for any name of the root controller but its own.
  func checkRootName() throws(DocumentError) {
    guard try string() == "root" else {
      throw error("the root controller is called 'root' in every trace; allowed is 'root'")
    }
  }

  /// Throws an error for a view or a controller that is nested too deeply.
  func checkDepth() throws(DocumentError) {
    guard path.depth <= 2 * Scene.depthLimit else {
      throw error("the scene is nested deeper than \(Scene.depthLimit) levels")
    }
  }
}

/// Names with a meaning in every scene, which no part may have.
enum ReservedNames {
  /// Names that no part of a scene may have.
  static let all = formulaKeywords.union([
    "device", "app", "appDelegate", "scene", "sceneDelegate", "screen", "window", "root",
    "coordinator", "animation", "presentation", "presentationDelegate", "transitioningDelegate",
    "navigationDelegate",
    "tabDelegate", "splitDelegate", "pageDelegate", "scrollDelegate", "dataSource", "animator",
    "tableDelegate", "collectionDelegate", "prefetcher",
  ])

  /// Reserved words of formulas and equations that no trace uses.
  private static let formulaKeywords = Set(
    ["fixed", "superview", "fold", "self"] + EquationKeywords.guides)

  /// The reserved names that traces have, for messages about unknown names.
  static let inTraces = all.subtracting(formulaKeywords).sorted()
}
