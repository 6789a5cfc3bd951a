/// Code that needs a framework that does not exist here.
extension SourceRewriter {
  /// Removes declarations whose types are of a missing framework, and makes functions that use them
  /// end the process with a message; tests that use them are removed.
  ///
  /// The rest of the module is built. A source that tests for the framework with `canImport` is
  /// unchanged, because its own condition leaves the code out.
  ///
  /// - Complexity: O(tokens × declarations that are removed).
  mutating func refuseAbsentFrameworks() {
    var needed = namesOfAbsentFrameworks()
    guard !needed.isEmpty else { return }
    var removed: Set<Int> = []
    for type in outline.types {
      let first = type.kind == .extended ? type.name : type.inherited.first ?? ""
      guard let module = needed[first], !SourceRewriter.previewProtocols.contains(first)
      else { continue }
      remove(type.start, type.close, at: type.keyword, type.name, module)
      removed.insert(type.keyword)
      if type.kind != .extended { needed[type.name] = module }
    }
    let remaining = outline.types.filter { !removed.contains($0.keyword) }
    for type in remaining where type.kind == .value { takeAnythingInCases(of: type, needed) }
    let members =
      globals + remaining.flatMap(\.members).filter { $0.kind != .other || isInit($0) }
    var isChanged = true
    while isChanged {
      isChanged = false
      for member in members where !removed.contains(member.keyword) && !isInit(member) {
        guard let module = use(of: needed, in: member.keyword..<body(of: member).lowerBound, member)
        else { continue }
        remove(member.start, member.end, at: member.keyword, member.name, module)
        removed.insert(member.keyword)
        needed[member.name] = module
        isChanged = true
      }
    }
    for member in members where !removed.contains(member.keyword) {
      if refuse(member, needed) { removed.insert(member.keyword) }
    }
    outline.remove(removed)
  }

  /// Makes a function or computed property that uses one of the names end the process; returns true
  /// for a test, which is removed.
  private mutating func refuse(_ member: MemberOutline, _ needed: [String: String]) -> Bool {
    let body = body(of: member)
    guard !body.isEmpty,
      let module = takeAnything(member, needed) ?? use(of: needed, in: body, member),
      !["get", "set", "didSet", "willSet"].contains(where: {
        source.isWord(body.lowerBound + 1, $0)
      }),
      !(member.keyword..<body.lowerBound).contains(where: { source.isWord($0, "some") })
    else { return false }
    if source.importsXCTest, member.name.hasPrefix("test") {
      remove(member.start, member.end, at: member.keyword, member.name, module)
      return true
    }
    let name = member.name.isEmpty ? "init" : member.name
    replacePreservingLines(
      body.lowerBound, body.upperBound - 1,
      with: "{ fatalError(\"\(name) needs \(module), which Gimbal does not have\") }")
    diagnostic(
      .unknownModule, at: member.keyword,
      "\(name) needs \(module), which does not exist here: a call ends the process")
    return false
  }

  /// Replaces types of a missing framework in the parameters of an initializer, without which its
  /// class might have none; returns the framework of the last one.
  private mutating func takeAnything(
    _ member: MemberOutline, _ needed: [String: String]
  ) -> String? {
    guard isInit(member) else { return nil }
    return takeAnything(member.keyword + 1..<body(of: member).lowerBound, needed)
  }

  /// Replaces types of a missing framework in the values of an enumeration's cases.
  private mutating func takeAnythingInCases(of type: TypeOutline, _ needed: [String: String]) {
    var position = type.open + 1
    while position < type.close {
      if source.isWord(position, "case") {
        var name = position + 1
        while source.isWord(name) {
          var end = name + 1
          if source.isSymbol(end, .open), let close = source.partner(end) {
            _ = takeAnything(end + 1..<close, needed)
            end = close + 1
          }
          guard source.isSymbol(end, .comma) else { break }
          name = end + 1
        }
      }
      position = source.next(position)
    }
  }

  private mutating func takeAnything(
    _ range: Range<Int>, _ needed: [String: String]
  ) -> String? {
    var found: String?
    var index = range.lowerBound
    while index < range.upperBound {
      let next = source.isWord(index) ? source.dottedName(at: index).end : index + 1
      if source.isWord(index), let module = needed[source.text(index)],
        !source.isSymbol(next, .colon), !source.isWord(next), !isInactive(index)
      {
        edits.replace(self.range(index, next - 1), with: "Any")
        found = module
      }
      index = next
    }
    return found
  }

  private mutating func remove(
    _ first: Int, _ last: Int, at keyword: Int, _ name: String, _ module: String
  ) {
    edits.blank(range(first, last), in: source)
    diagnostic(
      .unknownModule, at: keyword,
      "\(name) is removed: it needs \(module), which does not exist here")
  }

  /// Returns the framework of the first of the names in a range.
  ///
  /// A member of another value, and a name that the declaration itself declares, are others.
  private func use(
    of needed: [String: String], in range: Range<Int>, _ member: MemberOutline
  ) -> String? {
    for index in range where source.isWord(index) && index != member.keyword + 1 {
      let name = source.text(index)
      guard let module = needed[name], !isInactive(index),
        !source.isSymbol(index - 1, .dot) || source.isWord(index - 2, "self")
      else { continue }
      let isOwn = (member.keyword..<max(member.end, range.upperBound)).contains {
        source.isWord($0, name)
          && (source.isWord($0 - 1, "let") || source.isWord($0 - 1, "var")
            || source.isSymbol($0 + 1, .colon))
      }
      if !isOwn { return module }
    }
    return nil
  }

  /// Returns true if the nearest condition around a token is that of another system.
  private func isInactive(_ index: Int) -> Bool {
    var depth = 0
    for position in (0..<index).reversed() where source.isSymbol(position, .hash) {
      switch source.isWord(position + 1) ? source.text(position + 1) : "" {
      case "endif": depth += 1
      case "if" where depth > 0: depth -= 1
      case "if", "elseif":
        guard depth == 0 else { continue }
        return source.isWord(position + 2, "os") && !source.isWord(position + 4, "iOS")
          && source.tokens[position + 6].range.lowerBound
            > lineEnd(from: source.tokens[position].range.upperBound)
      case "else" where depth == 0: return false
      default: break
      }
    }
    return false
  }

  /// Returns the braces of a function, initializer or property, which may be in its value; an empty
  /// range at its end without any.
  private func body(of member: MemberOutline) -> Range<Int> {
    var position = member.keyword + 1
    while position <= member.end {
      if source.isSymbol(position, .openBrace), let close = source.partner(position) {
        return position..<close + 1
      }
      position = source.next(position)
    }
    return member.end + 1..<member.end + 1
  }

  private func isInit(_ member: MemberOutline) -> Bool { source.isWord(member.keyword, "init") }

  /// The functions, constants and variables outside of types.
  private var globals: [MemberOutline] {
    var globals: [MemberOutline] = []
    var position = 0
    while position < source.tokens.count {
      if source.isWord(position, "func"), let function = Outline.function(at: position, in: source)
      {
        globals.append(function)
        position = function.end
      } else if source.isWord(position, "let") || source.isWord(position, "var") {
        let value = Outline.value(at: position, in: source)
        globals.append(value)
        position = value.end
      }
      position = source.next(position)
    }
    return globals
  }

  /// Returns the names in the source of each missing framework that it imports in any case, and of
  /// XCTest.
  private func namesOfAbsentFrameworks() -> [String: String] {
    var imported: Set<String> = []
    for index in source.tokens.indices where source.isWord(index + 1) {
      if source.isWord(index, "import") {
        let isKind = SourceRewriter.kindsOfImports.contains(source.text(index + 1))
        let name =
          source.isWord(index + 2) && isKind ? source.text(index + 2) : source.text(index + 1)
        if SourceRewriter.absentModules[name] != nil, !knowledge.present.contains(name) {
          imported.insert(name)
        }
      }
    }
    let importsOthers = !imported.isEmpty
    // Foundation exports it on Apple platforms.
    if !imported.isEmpty || source.imports("Foundation") || source.importsUIKit,
      !knowledge.present.contains("Security")
    {
      imported.insert("Security")
    }
    for index in source.tokens.indices where source.isWord(index, "canImport") {
      if source.isWord(index + 2) { imported.remove(source.text(index + 2)) }
    }
    var names: [String: String] = [:]
    if source.importsXCTest {
      for name in SourceRewriter.absentTestNames { names[name] = "Apple's XCTest" }
    }
    guard !imported.isEmpty else { return names }
    for index in source.tokens.indices
    where source.isWord(index) && (importsOthers || isOfSecurity(index)) {
      let word = source.text(index)
      guard names[word] == nil, !imported.contains(word) || source.isSymbol(index + 1, .dot),
        let module = imported.contains(word)
          ? word : FrameworkNames.modules(of: word).first(where: imported.contains),
        // An app of SwiftUI: without its start nothing would be built.
        word != "App",
        !knowledge.declaredTypes.contains(word)
      else { continue }
      names[word] = module
    }
    return names
  }

  /// Returns true for a word that begins like a name of Security.
  private func isOfSecurity(_ index: Int) -> Bool {
    let word = source.bytes[source.tokens[index].range]
    return ["Sec", "kSec", "errSec", "NSURLAuthenticationMethod"]
      .contains { word.starts(with: $0.utf8) }
  }

  /// Names that XCTest for Linux does not have.
  private static let absentTestNames = [
    "XCTExpectFailure", "XCUIApplication", "XCTClockMetric", "XCTCPUMetric", "XCTMemoryMetric",
    "XCTStorageMetric",
  ]
}
