/// Finds every error of a document with a reader that stops at the first one.
///
/// After each error the reader runs again on a corrected document: the invalid value is replaced by
/// a valid one or removed, and a missing key is added. Errors that only follow from this are not
/// reported.
public enum EveryMistake {
  /// The limit of reported errors of one document.
  public static let limit = 100

  /// Reads a document with `reader` and collects every error.
  ///
  /// - Throws: the first error, with the others in ``DocumentError/further``, in the order of the
  ///   document.
  /// - Complexity: a reading for each error, and for each part that is invalid because of one.
  public static func read<Result>(
    _ document: DocumentValue, _ read: (DocumentValue) throws(DocumentError) -> Result
  ) throws(DocumentError) -> Result {
    do {
      return try read(document)
    } catch {
      var search = MistakeSearch(document.node, file: document.file)
      search.take(error)
      search.run { node in
        do throws(DocumentError) {
          _ = try read(DocumentValue(node, file: document.file))
          return nil
        } catch {
          return error
        }
      }
      throw search.result
    }
  }
}

/// A document from which errors are removed one by one.
private struct MistakeSearch {
  private var root: JSONNode
  private let file: String
  private var found: [DocumentError] = []
  /// The next error to remove.
  private var next: DocumentError?
  /// The positions of replaced or added values.
  private var exchanged: Set<SourcePosition> = []
  /// The number of added members, whose positions are beyond those of any document.
  private var added = 0
  private static let addedLine = SourcePosition(line: .max, column: 0).line
  /// The keys that were added to an object at a position.
  private var supplied: [SourcePosition: Set<String>] = [:]
  /// The keys that were removed from an object at a position; empty for an element of an array.
  private var losses: [SourcePosition: Set<String>] = [:]
  /// Unknown keys, which were probably meant as others.
  private var lostKeys: Set<String> = []
  /// True if an included file was removed.
  private var lostFile = false
  /// The names of removed or replaced parts.
  private var lostNames: Set<String> = []

  /// The limit of read nodes, which bounds the time whatever the document's size.
  private static let nodesRead = 2_000_000

  init(_ root: JSONNode, file: String) {
    self.root = root
    self.file = file
  }

  /// The first error of the file, with the others in the order of their positions.
  var result: DocumentError {
    let sorted = found.enumerated().sorted { a, b in
      // Errors of an included file are at the position that names it.
      let positions = (location(of: a.element), location(of: b.element))
      return positions.0 == positions.1 ? a.offset < b.offset : positions.0 < positions.1
    }.map(\.element)
    return sorted[0].with(Array(sorted.dropFirst()))
  }

  private func location(of error: DocumentError) -> SourcePosition {
    (error.file == file ? error.position : error.named) ?? .unknown
  }

  /// Adds an error, unless it follows from one that was taken out before.
  mutating func take(_ error: DocumentError) {
    if found.isEmpty || !isConsequence(error) {
      for one in error.all where !found.contains(one) { found.append(one) }
    }
    next = error
  }

  /// Takes the cause of each error out of the document and reads it again, until no error is left.
  ///
  /// The number of rounds and of errors is limited.
  mutating func run(_ read: (JSONNode) -> DocumentError?) {
    var rounds = max(8, Self.nodesRead / max(1, root.count))
    while rounds > 0, found.count < EveryMistake.limit, let error = next {
      rounds -= 1
      guard takeOut(error) else { return }
      next = nil
      if let error = read(root) { take(error) }
    }
  }

  /// Returns true if an error only follows from earlier corrections.
  private func isConsequence(_ error: DocumentError) -> Bool {
    guard error.file == file, let position = error.position else { return false }
    if exchanged.contains(position) { return true }
    if error.issue.quoted.contains(where: lostNames.contains) { return true }
    let isOfIncluded = ["there is no fragment ", "there is no variable "].contains {
      error.issue.hasPrefix($0)
    }
    if lostFile, isOfIncluded { return true }
    if !error.issue.hasPrefix("unknown key"),
      error.issue.quoted.contains(where: {
        $0.count > 3 && NearestWord.suggestion(for: $0, in: lostKeys) != nil
      })
    {
      return true
    }
    let way = way(to: position)
    let keys = way.flatMap { losses[$0.node.position] ?? [] }
    if let key = error.missing, supplied[position]?.contains(key) ?? false { return true }
    if losses[position] != nil { return true }
    // A key is reported as alone after the key that it requires was removed.
    if error.issue.contains("only allowed with"),
      way.dropLast().last.map({ losses[$0.node.position] != nil }) ?? false
    {
      return true
    }
    return keys.contains { error.issue.contains("'\($0)'") }
  }

  // MARK: Removal

  fileprivate struct Step {
    var node: JSONNode
    /// The index of the child on the path, in the members or elements; nil at the end.
    var child: Int?
  }

  /// Returns the nodes from the root to the last one that begins at or before a position.
  private func way(to position: SourcePosition) -> [Step] {
    if position.line == Self.addedLine { return root.way(toAdded: position) ?? [] }
    var way: [Step] = []
    var node = root
    while true {
      let child: Int? =
        switch node.value {
        case .object(let members): members.lastIndex { $0.keyPosition <= position }
        case .array(let elements): elements.lastIndex { $0.position <= position }
        default: nil
        }
      way.append(Step(node: node, child: child))
      guard let child, position != node.position else { return way }
      switch node.value {
      case .object(let members): node = members[child].value
      case .array(let elements): node = elements[child]
      default: return way
      }
    }
  }

  /// Replaces the invalid part by a valid one, or removes it; returns false if nothing would
  /// remain.
  private mutating func takeOut(_ error: DocumentError) -> Bool {
    guard let position = error.file == file ? error.position : error.named, position != .unknown
    else { return false }
    var way = way(to: position)
    if let key = error.missing, error.file == file, let object = way.last?.node,
      case .object(let members) = object.value,
      supplied[object.position, default: []].insert(key).inserted
    {
      added += 1
      let location = SourcePosition(line: .max, column: added)
      exchanged.insert(location)
      let member = JSONMember(key: key, keyPosition: location, value: JSONNode(.null, at: location))
      root = root.replacing(
        way.dropLast().compactMap(\.child)[...],
        with: JSONNode(.object(members + [member]), at: object.position))
      return true
    }
    // The last step is the invalid node itself.
    if way.last?.node.position == position { way[way.count - 1].child = nil }
    guard let wrong = way.popLast(), !way.isEmpty else { return false }
    let path = way.compactMap(\.child)
    collect(wrong.node)
    if error.file != file { lostFile = true }
    let isKey = wrong.node.position != position && way.last.map { $0.isKey(at: position) } ?? false
    let isOpen = exchanged.insert(wrong.node.position).inserted || wrong.node.isNull
    if !isKey, let sample = error.sample, isOpen {
      root = root.replacing(path[...], with: JSONNode(sample, at: wrong.node.position))
    } else {
      let parent = way[way.count - 1]
      losses[parent.node.position, default: []].insert(parent.key ?? "")
      if isKey, let key = parent.key { lostKeys.insert(key) }
      root = root.replacing(path[...], with: nil)
    }
    return true
  }

  /// Collects the names of a part, by which other parts may refer to it.
  private mutating func collect(_ node: JSONNode, under key: String = "") {
    switch node.value {
    case .object(let members):
      for member in members { collect(member.value, under: member.key) }
    case .array(let elements):
      for element in elements { collect(element, under: key) }
    case .string(let text):
      if ["id", "identifier", "snapshot", "layoutGuides", "class"].contains(key) {
        lostNames.insert(text)
      }
    default: break
    }
  }
}

extension MistakeSearch.Step {
  /// The key of the child on the path; nil in an array.
  fileprivate var key: String? {
    guard let child, case .object(let members) = node.value else { return nil }
    return members[child].key
  }

  fileprivate func isKey(at position: SourcePosition) -> Bool {
    guard let child, case .object(let members) = node.value else { return false }
    return members[child].keyPosition == position
  }
}

extension JSONNode {
  /// The number of nodes.
  fileprivate var count: Int {
    switch value {
    case .object(let members): members.reduce(1) { $0 + $1.value.count }
    case .array(let elements): elements.reduce(1) { $0 + $1.count }
    default: 1
    }
  }

  fileprivate var isNull: Bool { if case .null = value { true } else { false } }

  /// Returns the nodes from this one to an added member.
  fileprivate func way(toAdded position: SourcePosition) -> [MistakeSearch.Step]? {
    if self.position == position { return [MistakeSearch.Step(node: self)] }
    let children: [JSONNode] =
      switch value {
      case .object(let members): members.map(\.value)
      case .array(let elements): elements
      default: []
      }
    for (child, node) in children.enumerated() {
      if let rest = node.way(toAdded: position) {
        return [MistakeSearch.Step(node: self, child: child)] + rest
      }
    }
    return nil
  }

  /// Returns the node with another one at the end of a path of indices, or without it.
  fileprivate func replacing(_ path: ArraySlice<Int>, with node: JSONNode?) -> JSONNode {
    guard let first = path.first else { return node ?? self }
    let rest = path.dropFirst()
    switch value {
    case .object(var members):
      if rest.isEmpty, node == nil {
        members.remove(at: first)
      } else {
        let old = members[first]
        members[first] = JSONMember(
          key: old.key, keyPosition: old.keyPosition, value: old.value.replacing(rest, with: node))
      }
      return JSONNode(.object(members), at: position, location: location)
    case .array(var elements):
      if rest.isEmpty, node == nil {
        for later in elements.indices {
          elements[later].location = elements[later].location ?? later
        }
        elements.remove(at: first)
      } else {
        let old = elements[first]
        elements[first] = old.replacing(rest, with: node)
        elements[first].location = old.location
      }
      return JSONNode(.array(elements), at: position, location: location)
    default: return self
    }
  }
}

extension String {
  /// The words in single quotes before the first semicolon; suggestions follow it.
  fileprivate var quoted: [String] {
    let parts = prefix { $0 != ";" }.split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
  }
}
