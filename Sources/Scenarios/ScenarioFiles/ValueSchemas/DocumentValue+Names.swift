import GimbalDocuments

extension DocumentValue {
  /// The name of a view or a controller, or the identifier of constraints.
  func target(_ kind: Target.Kind) throws(DocumentError) -> Target {
    Target(kind: kind, name: try nonemptyString(), position: node.position)
  }

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
    guard !ReservedNames.all.contains(id) else {
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

/// Names that mean something without a scene.
enum ReservedNames {
  /// Names that no part of a scene may have.
  static let all = formulaKeywords.union([
    "device", "app", "appDelegate", "scene", "sceneDelegate", "screen", "window", "root",
    "coordinator", "animation", "presentation", "presentationDelegate", "transitioningDelegate",
    "navigationDelegate",
    "tabDelegate", "splitDelegate", "pageDelegate", "scrollDelegate", "dataSource", "animator",
    "tableDelegate", "collectionDelegate", "prefetcher",
  ])

  /// Reserved words that formulas and equations use and no trace does.
  private static let formulaKeywords = Set(
    ["fixed", "superview", "fold", "self"] + EquationKeywords.guides)

  /// Those that traces use, for messages about mistakes.
  static let inTraces = all.subtracting(formulaKeywords).sorted()
}
