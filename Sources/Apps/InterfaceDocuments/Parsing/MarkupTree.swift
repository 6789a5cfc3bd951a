import Foundation

/// The elements of a text while it is parsed, from start tag to end tag.
struct MarkupTree {
  /// The limit of nested elements; documents have about forty.
  static let depthLimit = 200

  /// The attributes of the elements so far.
  let table: AttributeTable
  private let textElements: [String]
  private let textNames: NameFilter
  /// The elements that have begun.
  private(set) var count = 0
  /// The open elements, each with the number of completed ones before it.
  private var open: [(element: Markup, ended: Int)] = []
  /// The completed elements with open parents, in order; at the end the root.
  private var ended: [Markup] = []
  /// The text since the last start tag, if it is stored.
  private var characters = ""
  /// True inside elements whose text is stored.
  private(set) var takesText = false

  /// Creates an empty tree for a text of some bytes, with the names of elements whose text is
  /// stored.
  init(forBytes count: Int, textElements: [String]) {
    self.textElements = textElements
    textNames = NameFilter(textElements)
    table = AttributeTable(forBytes: count)
  }

  /// The number of open elements.
  var depth: Int { open.count }

  /// The root, once it is complete.
  var root: Markup? { open.isEmpty ? ended.first : nil }

  /// Begins an element, whose attributes are in the table.
  mutating func begin(_ name: String, _ tag: AttributeTable.Tag, _ attributes: AttributeTable.Part)
  {
    let element = Markup(name: name, tag: tag, attributes: attributes, in: table, ordinal: count)
    count += 1
    open.append((element, ended.count))
    takesText = isTextElement(element)
    if !characters.isEmpty { characters = "" }
  }

  /// Ends the innermost element.
  mutating func end() {
    guard let (element, first) = open.popLast() else { return }
    if first < ended.count {
      element.take(Array(ended[first...]))
      ended.removeLast(ended.count - first)
    } else if !characters.isEmpty {
      // R-NIB-10.4
      element.text = element["base64-UTF8"] == "YES" ? decoded(characters) : characters
    }
    if !characters.isEmpty { characters = "" }
    ended.append(element)
    takesText = open.last.map { isTextElement($0.element) } ?? false
  }

  /// Adds to the text of the innermost element.
  mutating func append(_ text: String) { characters += text }

  /// Returns a Base64 text without padding decoded, or another text unchanged.
  ///
  /// Source: Interface Builder documents: texts that begin or end with line feeds are encoded so.
  private func decoded(_ text: String) -> String {
    let plain = text.filter { !$0.isWhitespace }
    let fill = String(repeating: "=", count: (4 - plain.utf8.count % 4) % 4)
    return Data(base64Encoded: plain + fill).flatMap { String(data: $0, encoding: .utf8) } ?? text
  }

  private func isTextElement(_ element: Markup) -> Bool {
    textNames.mayContain(element.nameTag) && textElements.contains(element.name)
  }
}
