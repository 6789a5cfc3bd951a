/// Test cases of XCTest, whose methods run on the main actor: off Apple platforms it only finds those that are
/// asynchronous or of no actor.
extension SourceRewriter {
  mutating func rewriteTestCase(_ type: TypeOutline) {
    guard type.kind == .reference || type.kind == .extended,
      knowledge.inherits(type.name, from: "XCTestCase")
    else { return }
    // An extension is of the actor of its class.
    if type.kind == .reference, !type.attributes.contains("MainActor") {
      edits.insert("@MainActor ", at: source.tokens[type.start].range.lowerBound)
    }
    for member in type.members where member.kind == .function {
      guard let parameters = member.parameters, !member.modifiers.contains("static"),
        !member.modifiers.contains("class"), !isAsynchronous(member, parameters)
      else { continue }
      let behind = source.tokens[parameters.upperBound].range.upperBound
      if SourceRewriter.preparations.contains(member.name) {
        rewritePreparation(member, parameters)
      } else if member.name.hasPrefix("test"), parameters.upperBound == parameters.lowerBound + 1 {
        edits.insert(" async", at: behind)
      }
    }
  }

  private static let preparations: Set<String> = [
    "setUp", "tearDown", "setUpWithError", "tearDownWithError",
  ]

  private func isAsynchronous(_ member: MemberOutline, _ parameters: Range<Int>) -> Bool {
    source.isWord(parameters.upperBound + 1, "async")
  }

  /// `override func setUp()` becomes `override func setUp() async throws`, and so does its call of super.
  private mutating func rewritePreparation(_ member: MemberOutline, _ parameters: Range<Int>) {
    let name = member.name.hasPrefix("setUp") ? "setUp" : "tearDown"
    let nameRange = source.tokens[member.keyword + 1].range
    if member.name != name { edits.replace(nameRange, with: name) }
    let throwing = source.isWord(parameters.upperBound + 1, "throws")
    edits.insert(
      throwing ? " async" : " async throws",
      at: source.tokens[parameters.upperBound].range.upperBound)
    var place = parameters.upperBound
    while place < member.end {
      if source.isWord(place, "super"), source.isSymbol(place + 1, .dot),
        source.isWord(place + 2, member.name)
      {
        let hasTry = source.isWord(place - 1, "try")
        edits.insert(hasTry ? "await " : "try await ", at: source.tokens[place].range.lowerBound)
        if member.name != name { edits.replace(source.tokens[place + 2].range, with: name) }
      }
      place += 1
    }
  }
}
