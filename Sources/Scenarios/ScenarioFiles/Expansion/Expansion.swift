import GimbalDocuments

/// Expands the variables, fragments, loops and included files of a document.
///
/// Values keep their positions, in whichever file they are, so that errors refer to the user's
/// text.
struct Expansion {
  /// The document and the files that it includes, by which errors name a position's file.
  private(set) var files: SourceFiles
  /// The variables and fragments of the document itself.
  private(set) var scope = ExpansionScope()
  private let access: FileAccess
  /// The files that were read, by path.
  private var roots: [String: JSONNode] = [:]
  /// The number of created values.
  private var made = 0

  /// The number of values above which a document is refused.
  static let valueLimit = 200_000
  /// The number of nested inclusions of files above which a document is refused.
  static let depthLimit = 32

  /// Prepares the expansion of a document; `access` restricts the files that it may include.
  init(_ document: DocumentValue, access: FileAccess) {
    files = SourceFiles(document.file)
    self.access = access
  }

  /// Returns an error at a position in any of the files.
  func error(_ position: SourcePosition, _ issue: String) -> DocumentError {
    DocumentError(file: files.paths[0], position: position, issue: issue)
  }

  /// Returns an error with the path of its file.
  func located(_ error: DocumentError) -> DocumentError {
    guard error.file.isEmpty, let position = error.position else { return files.located(error) }
    return files.located(self.error(position, error.issue))
  }

  // MARK: Definitions

  /// Adds the variables, the fragments and the included files of the document.
  ///
  /// The given values replace those of some variables.
  mutating func define(
    _ root: JSONNode, with values: [JSONMember] = []
  ) throws(DocumentError) {
    var own = scope
    try define(root, with: values, in: &own, chain: [])
    scope = own
  }

  /// Returns members of another file as parts of this document.
  mutating func adopted(
    _ members: [JSONMember], of file: String
  ) throws(DocumentError) -> [JSONMember] {
    if members.isEmpty { return [] }
    let source = try files.add(file, namedAt: .start)
    let node = JSONNode(.object(members)).positioned(inSource: source)
    guard case .object(let positioned) = node.value else { return [] }
    return positioned
  }

  private mutating func define(
    _ root: JSONNode, with values: [JSONMember], in scope: inout ExpansionScope, chain: [String]
  ) throws(DocumentError) {
    if let include = root.value["include"] {
      for name in try names(include) {
        try self.include(name, in: &scope, chain: chain)
      }
    }
    var own: [String] = []
    if let variables = root.value["variables"] {
      for member in try members(variables, "'variables' is", "values by names") {
        guard ExpansionScope.isName(member.key) else {
          throw error(
            member.keyPosition,
            "a variable is called \(QuotedText.of(member.key)); allowed are letters, digits and '_', "
              + "a letter first")
        }
        own.append(member.key)
        let given = values.first { $0.key == member.key }?.value
        if let given {
          scope.set(member.key, given)
        } else {
          scope.set(member.key, try expand(member.value, scope))
        }
      }
    }
    for value in values where !own.contains(value.key) {
      throw error(
        value.keyPosition,
        "the scene has no variable \(QuotedText.of(value.key))"
          + NearestWord.hintOrAll(for: value.key, among: own))
    }
    guard let fragments = root.value["fragments"] else { return }
    for member in try members(fragments, "'fragments' is", "lists and objects by names") {
      switch member.value.value {
      case .array, .object: scope.define(member.key, member.value)
      default:
        throw error(
          member.value.position,
          "the fragment \(QuotedText.of(member.key)) is \(member.value.value.kindText); allowed is a "
            + "list or an object")
      }
    }
  }

  private mutating func include(
    _ name: JSONNode, in scope: inout ExpansionScope, chain: [String]
  ) throws(DocumentError) {
    let (path, text) = try self.path(of: name, "file")
    guard !chain.contains(path) else {
      throw error(
        name.position,
        "the files include each other: \((chain + [path]).joined(separator: " → "))")
    }
    guard scope.included.insert(path).inserted else { return }
    guard chain.count < Self.depthLimit else {
      throw error(name.position, "more than \(Self.depthLimit) files include each other")
    }
    let root = try read(path, named: text, at: name.position)
    try FragmentSchemas.checkKeys(of: DocumentValue(root, file: path))
    try define(root, with: [], in: &scope, chain: chain + [path])
  }

  /// Reads a file as a part of the document.
  mutating func read(
    _ path: String, named name: String, at position: SourcePosition
  ) throws(DocumentError) -> JSONNode {
    if let root = roots[path] { return root }
    do throws(DocumentError) {
      let root = try JSONReader.read(contentsOf: path)
      let positioned = root.positioned(inSource: try files.add(path, namedAt: position))
      roots[path] = positioned
      return positioned
    } catch {
      if error.position == nil {
        throw self.error(
          position, "the file \(QuotedText.of(name)) cannot be used: \(error.issue)")
      }
      var error = error
      error.named = files.site(of: position)
      throw error
    }
  }

  /// Returns the path of a file that a value names.
  private func path(of name: JSONNode, _ what: String) throws(DocumentError) -> (String, String) {
    guard case .string(let text) = name.value, !text.isEmpty else {
      throw error(
        name.position, "a \(what) is \(name.value.kindText); allowed is its path")
    }
    do throws(PathRefusal) {
      let file = files.file(of: name.position)
      return (try access.path(to: text, what, namedIn: file, of: files.paths[0]), text)
    } catch {
      throw self.error(name.position, error.issue)
    }
  }

  private func names(_ node: JSONNode) throws(DocumentError) -> [JSONNode] {
    switch node.value {
    case .string: [node]
    case .array(let elements): elements
    default:
      throw error(
        node.position,
        "'include' is \(node.value.kindText); allowed is the path of a file or a list")
    }
  }

  private func members(
    _ node: JSONNode, _ subject: String, _ allowed: String
  ) throws(DocumentError) -> [JSONMember] {
    guard case .object(let members) = node.value else {
      throw error(node.position, "\(subject) \(node.value.kindText); allowed is \(allowed)")
    }
    return members
  }

  // MARK: Values

  /// Returns a value without variables, fragments and loops.
  mutating func expanded(_ node: JSONNode) throws(DocumentError) -> JSONNode {
    node.isPlain ? node : try expand(node, scope)
  }

  /// Returns the expanded scene inside a scenario; a file's name may contain variables.
  mutating func expandedScene(_ node: JSONNode) throws(DocumentError) -> JSONNode {
    if node.isPlain { return node }
    guard case .object(let members) = node.value, node.value["use"] == nil else {
      return try expand(node, scope)
    }
    return node.holding(.object(try expand(members, scope)))
  }

  /// Returns the expanded steps, each with the iteration of its loops.
  mutating func steps(_ node: JSONNode) throws(DocumentError) -> [ExpandedElement] {
    guard case .array(let elements) = node.value else {
      throw error(node.position, "the list of steps is \(node.value.kindText); allowed is an array")
    }
    if node.isPlain { return elements.map { ExpandedElement(node: $0) } }
    return try list(elements, scope, isOfSteps: true)
  }

  /// Returns a node in which variables, fragments and included scenes are replaced.
  ///
  /// - Throws: an error with the source location, also if the document becomes too large.
  mutating func expand(_ node: JSONNode, _ scope: ExpansionScope) throws(DocumentError) -> JSONNode
  {
    try count(node)
    switch node.value {
    case .string(let text): return node.holding(try scope.value(of: text, at: node.position))
    case .array(let elements):
      return node.holding(
        .array(try list(elements, scope, isOfSteps: false).map(\.node)))
    case .object(let members):
      if let name = node.value["use"], case .string = name.value {
        return try use(members, node, scope)
      }
      if let name = node.value["scene"], case .string = name.value {
        return try includedScene(members, name, node, scope)
      }
      return node.holding(.object(try expand(members, scope)))
    case .number, .bool, .null: return node
    }
  }

  /// Expands the values of members; keys that are data, such as patterns, may contain variables.
  mutating func expand(
    _ members: [JSONMember], _ scope: ExpansionScope
  ) throws(DocumentError) -> [JSONMember] {
    var result: [JSONMember] = []
    for member in members {
      var key = member.key
      if key.utf8.contains(UInt8(ascii: "$")), key != "$schema" {
        guard case .string(let text) = try scope.value(of: key, at: member.keyPosition) else {
          throw error(
            member.keyPosition, "the key \(QuotedText.of(key)) must be a string")
        }
        key = text
      }
      if result.contains(where: { $0.key == key }) {
        throw error(
          member.keyPosition, "the key \(QuotedText.of(key)) is already in the object")
      }
      result.append(
        JSONMember(
          key: key, keyPosition: member.keyPosition, value: try expand(member.value, scope)))
    }
    return result
  }

  /// Returns the error that the expansion creates too many values.
  func tooLarge(_ position: SourcePosition) -> DocumentError {
    error(
      position,
      "loops and fragments make more than \(Self.valueLimit) values of the document")
  }

  private mutating func count(_ node: JSONNode) throws(DocumentError) {
    made += 1
    guard made <= Self.valueLimit else { throw tooLarge(node.position) }
  }

  // MARK: Scenes

  /// Returns the controller of an included scene, with the other members next to its name.
  private mutating func includedScene(
    _ members: [JSONMember], _ name: JSONNode, _ node: JSONNode, _ scope: ExpansionScope
  ) throws(DocumentError) -> JSONNode {
    var name = name
    if case .string(let text) = name.value {
      name = name.holding(try scope.value(of: text, at: name.position))
    }
    let (path, text) = try path(of: name, "scene file")
    guard !scope.sceneChain.contains(path), path != files.paths[0] else {
      let chain = [files.paths[0]] + scope.sceneChain + [path]
      throw error(
        name.position, "the scene includes itself: \(chain.joined(separator: " → "))")
    }
    guard scope.sceneChain.count < Self.depthLimit else {
      throw error(name.position, "more than \(Self.depthLimit) scenes include each other")
    }
    let root = try read(path, named: text, at: name.position)
    guard case .object = root.value, let controller = root.value["controller"] else {
      throw error(
        name.position, "the file \(QuotedText.of(text)) is not a scene: it has no 'controller'")
    }
    var inner = ExpansionScope()
    inner.sceneChain = scope.sceneChain + [path]
    try define(root, with: try values(members, scope), in: &inner, chain: [])
    inner.sceneChain = scope.sceneChain + [path]
    let found = try expand(controller, inner)
    let others = members.filter { !["scene", "with"].contains($0.key) }
    return try merged(found, try expand(others, scope), node)
  }

  /// Expands the values of `with`, which replace those of variables in the included file.
  ///
  /// - Throws: an error with the source location if `with` is no object or has an invalid name.
  mutating func values(
    _ members: [JSONMember], _ scope: ExpansionScope
  ) throws(DocumentError) -> [JSONMember] {
    guard let with = members.first(where: { $0.key == "with" })?.value else { return [] }
    guard case .object(let values) = with.value else {
      throw error(with.position, "'with' is \(with.value.kindText); allowed is values by names")
    }
    return try values.map { (value) throws(DocumentError) in
      guard ExpansionScope.isName(value.key) else {
        throw error(
          value.keyPosition,
          "a variable is called \(QuotedText.of(value.key)); allowed are letters, digits and '_', a "
            + "letter first")
      }
      return JSONMember(
        key: value.key, keyPosition: value.keyPosition, value: try expand(value.value, scope))
    }
  }

  /// Returns an object in which `others` replace the members with the same keys.
  ///
  /// - Throws: an error with the source location if there are others and the node is no object.
  func merged(
    _ node: JSONNode, _ others: [JSONMember], _ location: JSONNode
  ) throws(DocumentError) -> JSONNode {
    if others.isEmpty { return node }
    guard case .object(let members) = node.value else {
      throw error(
        others[0].keyPosition,
        "\(QuotedText.of(others[0].key)) is not allowed with 'use' of a fragment that is "
          + node.value.kindText)
    }
    let retained = members.filter { member in !others.contains { $0.key == member.key } }
    return node.holding(.object(retained + others))
  }
}

extension JSONNode {
  /// Returns another value at the position of this one.
  func holding(_ value: JSONValue) -> JSONNode { JSONNode(value, at: position) }

  /// True if the tree has nothing to expand.
  ///
  /// - Complexity: linear in the size of the tree.
  var isPlain: Bool {
    switch value {
    case .string(let text): return !text.utf8.contains(UInt8(ascii: "$"))
    case .array(let elements): return elements.allSatisfy(\.isPlain)
    case .object(let members):
      return members.allSatisfy { member in
        switch member.key {
        case "do", "use", "perDevice": return false
        case "scene":
          if case .string = member.value.value { return false }
          return member.value.isPlain
        default:
          return (!member.key.utf8.contains(UInt8(ascii: "$")) || member.key == "$schema")
            && member.value.isPlain
        }
      }
    case .number, .bool, .null: return true
    }
  }
}
