/// An outlet, an action or an inspectable property of a class, which interface documents name.
enum Connection {
  /// The attributes of members that a document connects.
  static let attributes: Set<String> = [
    "IBOutlet", "IBAction", "IBInspectable", "IBSegueAction",
  ]

  /// Returns a method with its labels, as a member of its type: `save(_:)`.
  static func method(_ member: MemberOutline, _ source: SourceText) -> String {
    let labels = SelectorName.labels(of: member, source)
    return member.name + (labels.isEmpty ? "" : "(" + labels.map { $0 + ":" }.joined() + ")")
  }

  /// Returns the call of a segue action, which creates the destination controller; nil for other
  /// methods.
  ///
  /// Its arguments are the coder, then the sender, then the segue's identifier.
  static func destination(_ member: MemberOutline, _ source: SourceText) -> String? {
    guard member.attributes.contains("IBSegueAction") else { return nil }
    let labels = SelectorName.labels(of: member, source)
    let values = ["coder", "sender", "segueIdentifier"]
    guard !labels.isEmpty, labels.count <= values.count else { return nil }
    let arguments = zip(labels, values).map { $0 == "_" ? $1 : "\($0): \($1)" }
    return "\(member.name)(\(arguments.joined(separator: ", ")))"
  }

  /// Returns the type of a property without `?` or `!`; nil if it is not declared.
  static func type(_ member: MemberOutline, _ source: SourceText) -> String? {
    guard member.kind == .property, source.isSymbol(member.keyword + 2, .colon) else { return nil }
    let first = member.keyword + 3
    var position = first
    while source.isSymbol(position, .at) { position += 2 }
    if source.isWord(position, "any") || source.isWord(position, "some") { position += 1 }
    repeat {
      if source.isSymbol(position, UInt8(ascii: "&")) { position += 1 }
      if source.isWord(position) {
        position = source.skipGenerics(source.dottedName(at: position).end)
      } else if source.partner(position) != nil {
        position = source.next(position)
      } else {
        return nil
      }
    } while source.isSymbol(position, UInt8(ascii: "&"))
    guard position > first else { return nil }
    return source.text(
      source.tokens[first].range.lowerBound..<source.tokens[position - 1].range.upperBound
    ).filter { !$0.isNewline }
  }
}
