/// XCTest cases whose methods run on the main actor.
///
/// Off Apple platforms, XCTest only finds methods that are asynchronous or without an actor. A
/// synchronous test stays synchronous. It runs on the main thread outside of the main queue, so
/// that it can wait for the queue. It calls synchronous methods even if an asynchronous one has the
/// same name.
extension SourceRewriter {
  mutating func rewriteTestCase(_ type: TypeOutline) {
    guard type.kind == .reference || type.kind == .extended,
      knowledge.inherits(type.name, from: "XCTestCase")
    else { return }
    // An extension has the actor of its class.
    if type.kind == .reference {
      if !type.attributes.contains("MainActor") {
        edits.insert("@MainActor ", at: source.tokens[type.start].range.lowerBound)
      }
      makeSendable(type)
    }
    for member in type.members where member.kind == .function {
      let isOfClass = member.modifiers.contains("static") || member.modifiers.contains("class")
      guard let parameters = member.parameters, !member.modifiers.contains("nonisolated"),
        !source.isWord(parameters.upperBound + 1, "async"),
        isOfClass
          ? member.modifiers.contains("override")
            && SourceRewriter.preparationsOfClass.contains(member.name)
          : SourceRewriter.preparations.contains(member.name)
            || member.name.hasPrefix("test") && parameters.upperBound == parameters.lowerBound + 1
      else { continue }
      assumeMainActor(member, parameters)
    }
  }

  private static let preparations: Set<String> = [
    "setUp", "tearDown", "setUpWithError", "tearDownWithError",
  ]

  /// The methods that run before and after all tests of a class.
  private static let preparationsOfClass: Set<String> = ["setUp", "tearDown"]

  /// Adds `@unchecked Sendable` to `class A: XCTestCase`, since closures of its tests capture it.
  private mutating func makeSendable(_ type: TypeOutline) {
    guard !type.inherited.contains("Sendable") else { return }
    var position = type.nameEnd
    while position < type.open, !source.isSymbol(position, .colon) { position += 1 }
    let end = source.skipGenerics(source.dottedName(at: position + 1).end)
    guard position < type.open, end <= type.open else { return }
    edits.insert(", @unchecked Sendable", at: source.tokens[end - 1].range.upperBound)
  }

  /// Rewrites `func testA() { … }` to
  /// `nonisolated func testA() { MainActor.assumeIsolated { () -> Void in … } }`.
  private mutating func assumeMainActor(_ member: MemberOutline, _ parameters: Range<Int>) {
    guard source.isSymbol(member.end, .closeBrace), let open = source.partner(member.end) else {
      return
    }
    for index in member.start..<member.keyword
    where source.isSymbol(index, .at) && source.isWord(index + 1, "MainActor") {
      edits.blank(range(index, index + 1), in: source)
    }
    let isThrowing = source.isWord(parameters.upperBound + 1, "throws")
    edits.insert("nonisolated ", at: source.tokens[member.keyword].range.lowerBound)
    edits.insert(
      isThrowing
        ? " try MainActor.assumeIsolated { () throws -> Void in"
        : " MainActor.assumeIsolated { () -> Void in",
      at: source.tokens[open].range.upperBound)
    edits.insert(" }", at: source.tokens[member.end].range.lowerBound)
  }
}
