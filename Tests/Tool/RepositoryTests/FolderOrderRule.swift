/// References point downwards: a folder uses only declarations of the folders below it.
///
/// A name counts if it is declared in one folder of the module and in no lower module, and if the file that uses it
/// declares no name like it.
struct FolderOrderRule {
  let order: FolderOrder
  /// The folder of each name that is declared in one folder only.
  private var homes: [String: String] = [:]
  private let levels: [String: Int]

  /// The rule for a module, from its files and the names that lower modules declare.
  init(_ order: FolderOrder, files: [String: [SourceWord]], below: Set<String>) {
    self.order = order
    levels = Dictionary(uniqueKeysWithValues: zip(order.folders, order.folders.indices))
    var folders: [String: Set<String>] = [:]
    for (path, words) in files {
      guard let folder = order.folder(of: path) else { continue }
      for name in FolderOrderRule.members(words) { folders[name, default: []].insert(folder) }
    }
    for (name, its) in folders where its.count == 1 && !below.contains(name) {
      if name.contains(where: \.isUppercase) { homes[name] = its.first }
    }
  }

  /// A name that is declared in a folder above the file.
  struct Finding {
    let path: String
    let name: String
    let line: Int
    let lower: String
    let upper: String

    var text: String { "\(path):\(line): '\(name)' is declared in \(upper), above \(lower)" }
  }

  /// The names in a file that are declared in a higher folder.
  func findings(in path: String, _ words: [SourceWord]) -> [Finding] {
    guard let folder = order.folder(of: path), let level = levels[folder],
      !order.bodies.contains(order.name(of: path))
    else { return [] }
    let known = FolderOrderRule.ownNames(words)
    return words.compactMap { word in
      guard let home = homes[word.text], let other = levels[home], other < level,
        !known.contains(word.text)
      else { return nil }
      return Finding(
        path: path, name: word.text, line: word.line + 1, lower: folder, upper: home)
    }
  }

  private static let declaring: Set<String> = [
    "func", "var", "let", "class", "struct", "enum", "protocol", "typealias", "case", "actor",
  ]

  /// The names that a file declares for others: types, their members, and globals.
  static func members(_ words: [SourceWord]) -> Set<String> {
    var names: Set<String> = []
    var line = -1
    var isHidden = false
    for (index, word) in words.enumerated() {
      if word.line != line { (line, isHidden) = (word.line, false) }
      switch word.text {
      case "private", "fileprivate": if word.after != UInt8(ascii: "(") { isHidden = true }
      // An import of one type declares nothing here.
      case "override", "import": isHidden = true
      default:
        guard index > 0, !isHidden, word.indent <= 2, word.gap == 0,
          words[index - 1].line == line, declaring.contains(words[index - 1].text),
          !declaring.contains(word.text)
        else { continue }
        names.insert(word.text)
      }
    }
    return names
  }

  /// The names that a file declares for itself: of parameters, labels, constants and variables.
  static func ownNames(_ words: [SourceWord]) -> Set<String> {
    var names: Set<String> = []
    let colon = UInt8(ascii: ":")
    for (index, word) in words.enumerated() {
      let isNext = index > 0 && word.line == words[index - 1].line
      if word.after == colon {
        names.insert(word.text)
        if isNext, word.gap == 0 { names.insert(words[index - 1].text) }
      }
      if isNext, word.gap == 0 || word.gap == UInt8(ascii: "(") {
        switch words[index - 1].text {
        case "let", "var", "func", "case", "for", "typealias": names.insert(word.text)
        default: break
        }
      }
      guard word.text == "in", isNext, word.gap == 0 else { continue }
      var earlier = index - 1
      names.insert(words[earlier].text)
      while earlier > 0, words[earlier].gap == UInt8(ascii: ",") {
        earlier -= 1
        names.insert(words[earlier].text)
      }
    }
    return names
  }
}
