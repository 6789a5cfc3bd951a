/// Protocols with optional members, for which defaults are added.
extension SourceRewriter {
  /// Rewrites an `@objc` protocol to a class protocol, with defaults for optional members in an
  /// extension.
  mutating func rewriteProtocol(_ type: TypeOutline) {
    guard type.kind == .protocolType, type.attributes.contains("objc") else { return }
    if type.inherited.isEmpty, type.nameEnd == type.open || source.isWord(type.nameEnd, "where") {
      edits.insert(": AnyObject", at: source.tokens[type.nameEnd - 1].range.upperBound)
    }
    var answers = ""
    for member in type.members where member.modifiers.contains("optional") {
      guard
        let word = (member.start..<member.keyword).first(where: { source.isWord($0, "optional") })
      else { continue }
      if let absence = OptionalMember.absence(of: member, source) {
        // A class's own method still conforms, since a nonthrowing method satisfies a throwing
        // requirement.
        edits.blank(range(word, word), in: source)
        edits.insert(" throws", at: source.tokens[absence.end].range.upperBound)
        answers += " " + absence.answer + ";"
        continue
      }
      guard let answer = answer(of: member) else {
        diagnostic(
          .optionalMember, at: word,
          "'\(member.name)' is optional and has a value that cannot be absent; give it an optional type"
        )
        continue
      }
      edits.blank(range(word, word), in: source)
      answers += " " + answer + ";"
    }
    guard !answers.isEmpty else { return }
    let access = ["public", "open", "package", "fileprivate", "private"].first {
      type.modifiers.contains($0)
    }
    // Members of a private extension are visible in the file, as the protocol's are.
    edits.insert(
      "; \(access.map { $0 + " " } ?? "")extension \(type.name) {\(answers) }",
      at: source.tokens[type.close].range.upperBound)
  }

  /// Returns an optional member's declaration with a default that does nothing; nil if there is
  /// none.
  ///
  /// A non-optional result is handled by `OptionalMember`.
  private func answer(of member: MemberOutline) -> String? {
    if let property = OptionalMember.property(member, source) {
      return property.isOptional
        ? "var \(member.name): \(property.type) { nil }" : nil
    }
    guard member.kind == .function, let parameters = member.parameters else { return nil }
    let signature = source.text(range(member.keyword, parameters.upperBound)).filter {
      !$0.isNewline
    }
    var position = parameters.upperBound + 1
    while position < member.end, !source.isSymbol(position, .minus) { position += 1 }
    guard source.isSymbol(position, .minus), source.isSymbol(position + 1, .greater) else {
      return signature + " {}"
    }
    let result = source.text(range(position + 2, member.end))
    if result == "Void" || result == "()" { return signature + " {}" }
    guard result.hasSuffix("?") else { return nil }
    return "\(signature) -> \(result) { nil }"
  }

  /// Rewrites `delegate?.didSave?(self)` and `delegate?.didSave!(self)` to a plain call.
  mutating func rewriteOptionalCall(at index: Int) {
    guard source.isSymbol(index + 1, .open), source.isWord(index - 1),
      source.isSymbol(index - 2, .dot), isJoined(index - 1, index), isJoined(index, index + 1)
    else { return }
    let name = source.text(index - 1)
    let full = signature(name, index + 1) ?? name + "()"
    if knowledge.absentSignatures.contains(full) { return tryOptionalCall(at: index) }
    if let signature = signature(name, index + 1), knowledge.optionalSignatures.contains(signature)
    {
      castReceiver(of: signature, before: index - 2)
      return edits.blank(range(index, index), in: source)
    }
    // A closure is called without labels.
    let hasLabels = signature(name, index + 1)?.dropFirst(name.count).contains(where: \.isLetter)
    guard !knowledge.properties.contains(name) || hasLabels == true else { return }
    let isOfUIKit = SourceRewriter.subjectsOfUIKit.contains { name.hasPrefix($0) }
    guard knowledge.optionalMembers.contains(name) || isOfUIKit else { return }
    castReceiver(of: name, before: index - 2)
    edits.blank(range(index, index), in: source)
  }

  /// Casts the `delegate` of `delegate?.didSave(self)`, an object of any class, to the protocol of
  /// the member: the Objective-C runtime finds the member without a cast.
  private mutating func castReceiver(of signature: String, before dot: Int) {
    guard source.isSymbol(dot - 1, .question), source.isWord(dot - 2),
      knowledge.untypedObjects.contains(source.text(dot - 2)),
      let owner = knowledge.optionalOwner(of: signature)
    else { return }
    edits.insert("(", at: source.tokens[source.startOfCall(endingBefore: dot)].range.lowerBound)
    edits.insert(" as? \(owner))", at: source.tokens[dot - 2].range.upperBound)
  }

  /// Rewrites `delegate?.shouldSave?(self)` with a non-optional result to `try?`, which gives nil.
  private mutating func tryOptionalCall(at index: Int) {
    guard let close = source.partner(index + 1) else { return }
    let start = source.startOfCall(endingBefore: index - 2)
    edits.blank(range(index, index), in: source)
    edits.insert("(try? ", at: source.tokens[start].range.lowerBound)
    let goesOn = source.isSymbol(close + 1, .dot) && isJoined(close, close + 1)
    edits.insert(goesOn ? ")?" : ")", at: source.tokens[close].range.upperBound)
  }

  /// Rewrites `delegate?.rate ?? 1` and `if let rate = delegate?.rate` of an optional property with
  /// a non-optional type to `try?`.
  mutating func rewriteOptionalProperty(at dot: Int) {
    guard source.isWord(dot + 1), knowledge.absentProperties.contains(source.text(dot + 1)) else {
      return
    }
    let start = source.startOfCall(endingBefore: dot)
    let end = dot + 2
    let hasDefault = source.isSymbol(end, .question) && source.isSymbol(end + 1, .question)
    let isBound =
      source.isSymbol(start - 1, UInt8(ascii: "=")) && source.isWord(start - 3, "let")
      && (source.isWord(start - 4, "if") || source.isWord(start - 4, "guard")
        || source.isSymbol(start - 4, .comma))
      && (source.isSymbol(end, .openBrace) || source.isSymbol(end, .comma)
        || source.isWord(end, "else"))
    guard hasDefault || isBound else { return }
    edits.insert("(try? ", at: source.tokens[start].range.lowerBound)
    edits.insert(")", at: source.tokens[dot + 1].range.upperBound)
  }

  /// Returns the name of a call with its argument labels; nil without arguments.
  private func signature(_ name: String, _ open: Int) -> String? {
    guard let close = source.partner(open), close > open + 1 else { return nil }
    var labels: [String] = []
    var position = open + 1
    var isStart = true
    while position < close {
      if isStart {
        let hasLabel = source.isWord(position) && source.isSymbol(position + 1, .colon)
        labels.append(hasLabel ? source.text(position) : "_")
        isStart = false
      } else if source.isSymbol(position, .comma) {
        isStart = true
      }
      position = source.next(position)
    }
    return name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  private func isJoined(_ left: Int, _ right: Int) -> Bool {
    source.tokens[left].range.upperBound == source.tokens[right].range.lowerBound
  }

  /// The first words of optional members in UIKit's protocols, which name the caller.
  private static let subjectsOfUIKit = [
    "adaptivePresentationStyle", "animationController", "application", "collectionView",
    "gestureRecognizer", "interactionController", "navigationController", "numberOfSections",
    "pageViewController", "pickerView", "presentationController", "scrollView", "searchBar",
    "sectionIndexTitles", "splitViewController", "tabBarController", "tableView", "textField",
    "textView", "viewForZooming",
  ]
}
