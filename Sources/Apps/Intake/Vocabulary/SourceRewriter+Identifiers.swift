/// Words that need the Objective-C runtime.
extension SourceRewriter {
  // MARK: Attributes

  /// Removes attributes that only the runtime uses.
  mutating func rewriteAttribute(at index: Int) {
    switch source.text(index + 1) {
    case "objc":
      var last = index + 1
      // Parentheses after it on its line contain a name.
      if source.isSymbol(index + 2, .open), let close = source.partner(index + 2),
        !source.bytes[
          source.tokens[index + 1].range.upperBound..<source.tokens[index + 2].range.lowerBound
        ].contains(where: \.isNewline)
      {
        last = close
      }
      edits.blank(range(index, last), in: source)
    // Off Apple platforms the compiler only accepts actions with one parameter.
    case "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "GKInspectable":
      edits.blank(range(index, index + 1), in: source)
    case "main" where knowledge.isHosted, "UIApplicationMain" where knowledge.isHosted:
      edits.blank(range(index, index + 1), in: source)
    case "UIApplicationMain":
      edits.replace(range(index, index + 1), with: "@main" + String(repeating: " ", count: 13))
    case "NSManaged": rewriteManaged(at: index)
    default: break
    }
  }

  /// Rewrites `type(of: object).description()`, which is a method of `NSObject`'s metaclass on
  /// Apple platforms.
  mutating func rewriteClassDescription(at index: Int) {
    guard !knowledge.declaresDescription, source.isSymbol(index - 1, .close),
      let open = source.partner(index - 1), source.isWord(open - 1, "type"),
      !source.isSymbol(open - 2, .dot), source.isWord(open + 1, "of"),
      source.isSymbol(index + 2, .open), source.isSymbol(index + 3, .close)
    else { return }
    edits.replace(range(open - 1, open - 1), with: "classDescription")
    edits.blank(range(index, index + 3), in: source)
  }

  /// Rewrites `(a as AnyObject).value(forKey:)`, which only Foundation's objects have here.
  mutating func rewriteValueOfAny(at index: Int) {
    guard source.isSymbol(index - 1, .close), source.isWord(index - 2, "AnyObject"),
      source.isWord(index - 3, "as"), source.isSymbol(index + 2, .open)
    else { return }
    edits.replace(range(index - 3, index - 2), with: "as! NSObject")
  }

  // MARK: Macros and conditions

  /// Rewrites what follows the number sign at a token: a selector, a key path, a condition and
  /// others.
  mutating func rewriteMacro(at index: Int) {
    switch source.text(index + 1) {
    case "selector": rewriteSelector(at: index)
    case "keyPath": rewriteKeyPath(at: index)
    case "Preview": leavePreviewOut(at: index)
    case "imageLiteral": rewriteImageLiteral(at: index)
    case "available": rewriteAvailability(at: index, holds: true)
    case "unavailable": rewriteAvailability(at: index, holds: false)
    case "if", "elseif": rewriteCondition(at: index)
    default: break
    }
  }

  /// Rewrites `#keyPath(Type.a.b)` to the string "a.b": capitalized words are types.
  private mutating func rewriteKeyPath(at index: Int) {
    guard source.isSymbol(index + 2, .open), let close = source.partner(index + 2) else { return }
    var identifiers: [String] = []
    for position in index + 3..<close where source.isWord(position) {
      identifiers.append(source.text(position))
    }
    let types = identifiers.prefix { $0.first?.isUppercase == true || $0 == "self" || $0 == "Self" }
    let path = identifiers.dropFirst(types.count).joined(separator: ".")
    replacePreservingLines(index, close, with: "\"\(path)\"")
  }

  /// Rewrites `#imageLiteral(resourceName: "Mars")` to an image by its name.
  private mutating func rewriteImageLiteral(at index: Int) {
    guard source.isSymbol(index + 2, .open), source.isWord(index + 3, "resourceName") else {
      return
    }
    edits.replace(range(index, index + 1), with: "UIImage")
    edits.replace(range(index + 3, index + 3), with: "imageLiteralResourceName")
  }

  /// Rewrites `#available(iOS 15, *)` to query the simulated system if the source uses UIKit.
  ///
  /// In other sources it is unchanged, and its condition is true.
  private mutating func rewriteAvailability(at index: Int, holds: Bool) {
    guard importsUIKit, source.isSymbol(index + 2, .open), let close = source.partner(index + 2)
    else { return }
    let system = (index + 3..<close).first {
      source.isWord($0, "iOS") && source.tokens[$0 + 1].kind == .number
    }
    guard let system else { return }
    let parts = source.text(system + 1).split(separator: ".").prefix(2).compactMap { Int($0) }
    guard let major = parts.first else { return }
    replacePreservingLines(
      index, close,
      with: (holds ? "" : "!") + "isSystemAvailable(\(major), \(parts.count > 1 ? parts[1] : 0))")
  }

  /// Evaluates conditions as for an app in an iPhone's simulator.
  private mutating func rewriteCondition(at index: Int) {
    // A directive is the first word of its line; others on the line are skipped with it.
    let start = source.tokens[index].range.lowerBound
    if index > 0 {
      let end = source.tokens[index - 1].range.upperBound
      guard end <= start, source.bytes[end..<start].contains(where: \.isNewline) else { return }
    }
    var position = index + 2
    let line = lineEnd(from: source.tokens[index].range.upperBound)
    while position < source.tokens.count, source.tokens[position].range.lowerBound < line {
      if source.isWord(position, "SWIFT_PACKAGE"), knowledge.isOfProject {
        // SwiftPM defines it for the copies.
        edits.replace(range(position, position), with: "false")
      }
      if source.isSymbol(position + 1, .open), source.isSymbol(position + 3, .close) {
        let argument = source.text(position + 2)
        if source.isWord(position, "os"), argument == "iOS" {
          edits.replace(range(position, position + 3), with: "true")
        } else if source.isWord(position, "os"), argument == "Linux" {
          edits.replace(range(position, position + 3), with: "false")
        } else if source.isWord(position, "targetEnvironment"), argument == "simulator" {
          edits.replace(range(position, position + 3), with: "true")
        } else if source.isWord(position, "canImport"),
          SourceRewriter.standIn(for: argument) != nil,
          argument != "Darwin" || !knowsLinux
        {
          edits.replace(range(position, position + 3), with: "true")
        }
      }
      position += 1
    }
  }

  /// True if the source has a branch for Linux, which a condition on Darwin would leave out.
  private var knowsLinux: Bool {
    source.tokens.indices.contains { source.isWord($0, "Glibc") || source.isWord($0, "Musl") }
  }

  /// Returns the offset of the next line break, or of the end of the source.
  func lineEnd(from offset: Int) -> Int {
    source.bytes[offset...].firstIndex { $0.isNewline } ?? source.bytes.count
  }
}
