import GimbalDocuments

/// An element of a list after the expansion of its loops and fragments.
struct ExpandedElement {
  /// The expanded JSON of the element, with its position.
  var node: JSONNode
  /// The iteration of the surrounding loops, such as `turn = landscapeLeft`; empty outside of
  /// loops.
  var round = ""
}

/// Elements of lists that expand to several.
///
/// ```jsonc
/// { "use": "turn around", "with": { "view": "submit" } }
/// { "repeat": 3, "do": [ … ] }
/// { "for": { "turn": "orientations" }, "do": [ { "rotate": "$turn" } ] }
/// { "when": { "idiom": "pad" }, "do": [ … ] }
/// ```
extension Expansion {
  /// Expands the elements of an array: loops and uses of fragments are replaced by their elements.
  ///
  /// - Throws: an error with the source location for an invalid loop or use.
  mutating func list(
    _ elements: [JSONNode], _ scope: ExpansionScope, isOfSteps: Bool
  ) throws(DocumentError) -> [ExpandedElement] {
    var result: [ExpandedElement] = []
    result.reserveCapacity(elements.count)
    for element in elements {
      guard case .object(let members) = element.value else {
        result.append(ExpandedElement(node: try expand(element, scope)))
        continue
      }
      if element.value["do"] != nil {
        result += try loop(members, element, scope, isOfSteps: isOfSteps)
      } else if let name = element.value["use"] {
        guard case .string = name.value else {
          throw error(
            name.position, "'use' is \(name.value.kindText); allowed is the name of a fragment")
        }
        result += try self.elements(using: members, element, scope, isOfSteps: isOfSteps)
      } else if isOfSteps, let outcomes = element.value["expect"]?.value["perDevice"] {
        result += try expectations(members, outcomes, element, scope)
      } else {
        result.append(ExpandedElement(node: try expand(element, scope)))
      }
    }
    return result
  }

  // MARK: Loops

  private static let loopKeys = ["do", "repeat", "for", "when", "unless"]

  private mutating func loop(
    _ members: [JSONMember], _ node: JSONNode, _ scope: ExpansionScope, isOfSteps: Bool
  ) throws(DocumentError) -> [ExpandedElement] {
    for member in members where !Self.loopKeys.contains(member.key) {
      let hint = NearestWord.hint(for: member.key, in: Self.loopKeys)
      throw error(
        member.keyPosition,
        "unknown key \(QuotedText.of(member.key)) with 'do'"
          + (hint.isEmpty ? "; allowed is \(QuotedText.choice(Self.loopKeys))" : hint))
    }
    let body = node.value["do"]!
    guard case .array(let elements) = body.value, !elements.isEmpty else {
      let found = if case .array = body.value { "empty" } else { body.value.kindText }
      throw error(body.position, "'do' is \(found); allowed is a list of steps")
    }
    let rounds: [LoopRound]
    switch (node.value["repeat"], node.value["for"]) {
    case (let times?, nil): rounds = try self.rounds(times, scope)
    case (nil, let loops?): rounds = try self.rounds(of: loops, scope)
    case (.some, .some):
      throw error(node.position, "'do' has 'repeat' and 'for'; allowed is one of them")
    case (nil, nil):
      guard node.value["when"] != nil || node.value["unless"] != nil else {
        throw error(node.position, "'do' lacks a key; allowed is 'repeat', 'for' or 'when'")
      }
      rounds = [LoopRound(text: "", scope: scope)]
    }
    var result: [ExpandedElement] = []
    for round in rounds {
      var taken = try list(elements, round.scope, isOfSteps: isOfSteps)
      for size in round.sizes where isOfSteps {
        taken = try grouped(taken, [.offering(size)], node, scope, isOfSteps: true)
      }
      for var element in taken {
        element.round =
          round.text + (round.text.isEmpty || element.round.isEmpty ? "" : ", ") + element.round
        result.append(element)
      }
    }
    let conditions = members.filter { ["when", "unless"].contains($0.key) }
    return try grouped(result, conditions, node, scope, isOfSteps: isOfSteps)
  }

  /// Groups elements that are skipped together unless conditions hold, checked once before the
  /// first.
  private mutating func grouped(
    _ elements: [ExpandedElement], _ conditions: [JSONMember], _ node: JSONNode,
    _ scope: ExpansionScope, isOfSteps: Bool
  ) throws(DocumentError) -> [ExpandedElement] {
    guard let first = conditions.first else { return elements }
    guard isOfSteps else {
      throw error(
        first.keyPosition, "\(QuotedText.of(first.key)) is for steps; a scene has no such moment")
    }
    let count = JSONMember(
      key: "do", keyPosition: node.position,
      value: node.holding(.number(Double(elements.count))))
    let group = node.holding(.object(try expand(conditions, scope) + [count]))
    return [ExpandedElement(node: group)] + elements
  }

  /// Returns the iterations of `repeat`: `$round` is their number from 1.
  private mutating func rounds(
    _ node: JSONNode, _ scope: ExpansionScope
  ) throws(DocumentError) -> [LoopRound] {
    let times = try expand(node, scope)
    let limit = Scenario.stepLimit
    guard case .number(let number) = times.value, (1...Double(limit)).contains(number.value),
      number.value == number.value.rounded()
    else {
      let found =
        if case .number(let number) = times.value { number.literal } else { times.value.kindText }
      throw error(
        node.position, "'repeat' is \(found); allowed is a whole number from 1 to \(limit)")
    }
    return (1...Int(number.value)).map { round in
      var inner = scope
      inner.set("round", node.holding(.number(Double(round))))
      return LoopRound(text: "round \(round)", scope: inner)
    }
  }

  /// Returns the iterations of `for`: all combinations of values, those of the last name vary
  /// fastest.
  private mutating func rounds(
    of node: JSONNode, _ scope: ExpansionScope
  ) throws(DocumentError) -> [LoopRound] {
    guard case .object(let loops) = node.value, !loops.isEmpty else {
      throw error(
        node.position,
        "'for' is \(node.value.kindText); allowed is lists by names, such as {\"orientation\": "
          + "\"orientations\"}")
    }
    var rounds = [LoopRound(text: "", scope: scope)]
    for loop in loops {
      guard ExpansionScope.isName(loop.key) else {
        throw error(
          loop.keyPosition,
          "a variable is called \(QuotedText.of(loop.key)); allowed are letters, digits and '_', a "
            + "letter first")
      }
      let (values, isOfSizes) = try values(of: loop, scope)
      guard rounds.count * values.count <= Scenario.stepLimit else {
        throw error(
          node.position,
          "'for' makes \(rounds.count * values.count) rounds; at most \(Scenario.stepLimit) are taken"
        )
      }
      rounds = rounds.flatMap { round in
        values.map { value in
          var inner = round
          inner.scope.set(loop.key, value)
          let text = "\(loop.key) = \(Self.describe(of: value.value))"
          inner.text = round.text.isEmpty ? text : round.text + ", " + text
          if isOfSizes { inner.sizes.append(value) }
          return inner
        }
      }
    }
    return rounds
  }

  private mutating func values(
    of loop: JSONMember, _ scope: ExpansionScope
  ) throws(DocumentError) -> (values: [JSONNode], areSizes: Bool) {
    let node = try expand(loop.value, scope)
    switch node.value {
    case .array(let values) where !values.isEmpty: return (values, false)
    case .string(let word):
      if let known = LoopKeywords.all.first(where: { $0.word == word }) {
        return (known.values.map { node.holding($0) }, word == LoopKeywords.sizes)
      }
      let keywords = LoopKeywords.all.map(\.word)
      throw error(
        node.position,
        "there is no list \(QuotedText.of(word)); allowed is \(QuotedText.choice(keywords)), or a list "
          + "of values" + NearestWord.hint(for: word, in: keywords))
    case .array: throw error(node.position, "the list of \(QuotedText.of(loop.key)) is empty")
    default:
      throw error(
        node.position,
        "the list of \(QuotedText.of(loop.key)) is \(node.value.kindText); allowed is a list, or "
          + QuotedText.choice(LoopKeywords.all.map(\.word)))
    }
  }

  private static func describe(of value: JSONValue) -> String {
    if case .string(let text) = value { text } else { JSONText.compact(value) }
  }

  // MARK: Fragments

  /// Returns the object or list that replaces `use`.
  mutating func use(
    _ members: [JSONMember], _ node: JSONNode, _ scope: ExpansionScope
  ) throws(DocumentError) -> JSONNode {
    let elements = try self.elements(using: members, node, scope, isOfSteps: false)
    if case .array = try fragment(members, scope).node.value {
      return node.holding(.array(elements.map(\.node)))
    }
    guard elements.count == 1 else {
      throw error(node.position, "'use' gives several objects where one is allowed")
    }
    return elements[0].node
  }

  private func fragment(
    _ members: [JSONMember], _ scope: ExpansionScope
  ) throws(DocumentError) -> (name: String, node: JSONNode) {
    guard let use = members.first(where: { $0.key == "use" })?.value,
      case .string(let text) = use.value,
      case .string(let name) = try scope.value(of: text, at: use.position)
    else {
      throw error(
        members.first?.keyPosition ?? .start, "'use' names no fragment; allowed is a name")
    }
    guard let node = scope.fragments[name] else {
      let known = scope.fragments.keys.sorted()
      throw error(
        use.position,
        "there is no fragment \(QuotedText.of(name))"
          + (known.isEmpty
            ? "; none is defined under 'fragments'"
            : NearestWord.hintOrAll(for: name, among: known)))
    }
    guard !scope.fragmentChain.contains(name) else {
      let chain = scope.fragmentChain + [name]
      throw error(
        use.position,
        "the fragment \(QuotedText.of(name)) uses itself: \(chain.joined(separator: " → "))")
    }
    return (name, node)
  }

  /// Returns the elements of a fragment with the values of `with` and the other members.
  private mutating func elements(
    using members: [JSONMember], _ node: JSONNode, _ scope: ExpansionScope, isOfSteps: Bool
  ) throws(DocumentError) -> [ExpandedElement] {
    let (name, fragment) = try fragment(members, scope)
    var inner = scope.using(name)
    for value in try values(members, scope) { inner.set(value.key, value.value) }
    let others = members.filter { !["use", "with"].contains($0.key) }
    let conditions = isOfSteps ? others.filter { ["when", "unless"].contains($0.key) } : []
    let rest = others.filter { other in !conditions.contains { $0.key == other.key } }
    if case .object = fragment.value, fragment.value["do"] == nil {
      var expanded = try list([fragment], inner, isOfSteps: isOfSteps)
      if expanded.count == 1 {
        expanded[0].node = try merged(expanded[0].node, try expand(rest, scope), node)
        return try grouped(expanded, conditions, node, scope, isOfSteps: isOfSteps)
      }
    }
    if let other = rest.first {
      throw error(
        other.keyPosition,
        "\(QuotedText.of(other.key)) is not allowed with 'use' of a fragment that is a list")
    }
    let elements = if case .array(let elements) = fragment.value { elements } else { [fragment] }
    return try grouped(
      list(elements, inner, isOfSteps: isOfSteps), conditions, node, scope, isOfSteps: isOfSteps)
  }

  // MARK: Expectations for some devices

  /// Returns an expectation for each selector of `perDevice`; for a device the first match applies.
  private mutating func expectations(
    _ members: [JSONMember], _ outcomes: JSONNode, _ node: JSONNode, _ scope: ExpansionScope
  ) throws(DocumentError) -> [ExpandedElement] {
    guard case .object(let choices) = outcomes.value, !choices.isEmpty,
      case .object(let all) = node.value["expect"]!.value
    else {
      throw error(
        outcomes.position,
        "'perDevice' is \(outcomes.value.kindText); allowed is expectations by devices and families, "
          + "and 'others'")
    }
    let shared = all.filter { $0.key != "perDevice" }
    func devices(_ choices: some Sequence<JSONMember>) -> JSONNode {
      let names = choices.map { JSONNode(.string($0.key), at: $0.keyPosition) }
      return node.holding(
        .object([JSONMember(key: "devices", value: node.holding(.array(names)))]))
    }
    var result: [ExpandedElement] = []
    for (index, choice) in choices.enumerated() {
      guard case .object(let own) = choice.value.value else {
        throw error(
          choice.value.position,
          "the expectation for \(QuotedText.of(choice.key)) is \(choice.value.value.kindText); "
            + "allowed is an object")
      }
      if choice.key == "others", index < choices.count - 1 {
        throw error(
          choice.keyPosition, "'others' must be last, after the listed devices")
      }
      let outcome = choice.value.holding(
        .object(shared.filter { one in !own.contains { $0.key == one.key } } + own))
      var step = [JSONMember(key: "expect", keyPosition: choice.keyPosition, value: outcome)]
      if choice.key != "others" {
        step.append(JSONMember(key: "when", value: devices([choice])))
      }
      if index > 0 {
        step.append(JSONMember(key: "unless", value: devices(choices[..<index])))
      }
      let element = JSONNode(.object(step), at: choice.value.position)
      result.append(ExpandedElement(node: try expand(element, scope)))
    }
    let conditions = members.filter { $0.key != "expect" }
    for other in conditions where !["when", "unless"].contains(other.key) {
      throw error(other.keyPosition, "\(QuotedText.of(other.key)) is not allowed with 'expect'")
    }
    return try grouped(result, conditions, node, scope, isOfSteps: true)
  }
}

/// One iteration of a loop.
private struct LoopRound {
  /// The values of this iteration as text; empty for a single iteration.
  var text: String
  /// The variables of the iteration, in which the loop's elements are expanded.
  var scope: ExpansionScope
  /// The sizes that a device must offer for this iteration.
  var sizes: [JSONNode] = []
}

extension JSONMember {
  /// Returns the condition that a size is offered.
  fileprivate static func offering(_ size: JSONNode) -> JSONMember {
    let offers = JSONMember(key: "offers", keyPosition: size.position, value: size)
    return JSONMember(
      key: "when", keyPosition: size.position, value: size.holding(.object([offers])))
  }
}
