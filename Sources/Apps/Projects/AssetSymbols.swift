import Foundation
import GimbalDocuments

/// The Swift names that Xcode makes of the colors and images in asset catalogs.
///
/// Source: the files `GeneratedAssetSymbols.swift` that Xcode 15 and 16 write, and the build
/// settings `ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS` and
/// `ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS`.
package struct AssetSymbols: Sendable {
  /// A kind of asset.
  private struct Kind {
    let endings: [String]
    let resource: String
    let value: String
    /// Properties of the value's class, whose names are not generated.
    let taken: Set<String>
  }

  /// The names of a group; a group that provides a namespace has its own.
  private struct Group {
    var symbols: [String: String] = [:]
    var groups: [String: Group] = [:]

    var isEmpty: Bool { symbols.isEmpty && groups.values.allSatisfy(\.isEmpty) }

    /// Adds a symbol for an asset in the nested groups of `names`; the first asset of a name stays.
    mutating func add(_ symbol: String, for asset: String, in names: ArraySlice<String>) {
      guard let first = names.first else {
        symbols[symbol] = symbols[symbol] ?? asset
        return
      }
      groups[first, default: Group()].add(symbol, for: asset, in: names.dropFirst())
    }
  }

  /// The Swift source with the names; empty for catalogs without colors and images.
  package let source: String

  /// Reads catalogs.
  ///
  /// - Parameters:
  ///   - catalogs: The folders `*.xcassets`.
  ///   - hasExtensions: True for static properties of `UIColor` and `UIImage` too.
  /// - Complexity: O(files of the catalogs).
  package init(catalogs: [String], hasExtensions: Bool) {
    var parts: [String] = []
    for kind in Self.kinds {
      let group = Self.group(of: kind, in: catalogs)
      guard !group.isEmpty else { continue }
      parts.append(
        Self.text("extension UIKit.\(kind.resource)", group, 0) { _, name, asset in
          "nonisolated static let \(name) = UIKit.\(kind.resource)(name: \(asset), bundle: resources)"
        })
      guard hasExtensions else { continue }
      var others = group
      others.symbols = others.symbols.filter { !kind.taken.contains($0.key) }
      guard !others.isEmpty else { continue }
      parts.append(
        Self.text("extension UIKit.\(kind.value)", others, 0) { path, name, _ in
          "nonisolated static var \(name): UIKit.\(kind.value) { "
            + "UIKit.\(kind.value)(resource: UIKit.\(kind.resource).\(path)\(name)) }"
        })
    }
    source = Self.source("colors and images in the target's asset catalogs", parts)
  }

  /// Returns the source with declarations that name `resources`, the bundle of the target; empty
  /// without declarations.
  static func source(_ content: String, _ declarations: [String]) -> String {
    declarations.isEmpty
      ? ""
      : """
      // Written by gimbal: the names of the \(content).
      \("import") Foundation
      \("import") UIKit

      private final class ResourceBundle {}
      private nonisolated let resources = Foundation.Bundle(for: ResourceBundle.self)

      \(declarations.joined(separator: "\n"))
      """
  }

  // MARK: Names

  /// Returns the Swift name of a color or an image; nil for a name without letters and digits.
  ///
  /// Words begin with capitals, the first one does not, and the last one is left out if it is
  /// "Color" or "Image".
  package static func symbol(_ asset: String) -> String? {
    guard var name = camelCase(asset) else { return nil }
    if asset.contains(where: \.isLowercase) || asset.count(where: \.isLetter) < 2 {
      name = withSmallStart(name, asset)
    }
    for word in ["Color", "Image"] where name.hasSuffix(word) && name.count > word.count {
      name.removeLast(word.count)
      break
    }
    return identifier(name)
  }

  /// Returns the Swift name of a string of a catalog; nil for a key without letters and digits.
  package static func stringName(_ key: String) -> String? {
    camelCase(key).map { identifier(withSmallStart($0, key)) }
  }

  /// Returns the name of a type for a table of strings; nil for a table without letters and digits.
  package static func typeName(_ table: String) -> String? { camelCase(table).map(identifier) }

  /// Returns a name that Swift reads as an identifier.
  static func identifier(_ name: String) -> String {
    let name = name.first?.isNumber == true ? "_" + name : name
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// Joins the words of a name, each of which begins with a capital; a letter after a digit is one
  /// too.
  private static func camelCase(_ asset: String) -> String? {
    var name = ""
    var isStart = true
    for character in asset {
      guard character.isLetter || character.isNumber else {
        isStart = true
        continue
      }
      name += isStart && character.isLetter ? character.uppercased() : String(character)
      isStart = character.isNumber
    }
    return name.isEmpty ? nil : name
  }

  /// Returns a name whose first word begins with a small letter: `uiColour` for "UIColour".
  private static func withSmallStart(_ name: String, _ asset: String) -> String {
    let word = asset.drop { !$0.isLetter && !$0.isNumber }
      .prefix { $0.isLetter || $0.isNumber }
    let capitals = word.prefix(while: \.isUppercase).count
    // The last capital may begin the next word: UI and Colour.
    let isOfNext = capitals > 1 && word.dropFirst(capitals).first?.isLowercase == true
    let count = max(isOfNext ? capitals - 1 : capitals, 1)
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  // MARK: Catalogs

  private static func group(of kind: Kind, in catalogs: [String]) -> Group {
    var group = Group()
    for catalog in catalogs {
      let files = (try? FolderTraversal.files(below: catalog, ending: ["Contents.json"])) ?? []
      for file in files {
        let folder = file.dropLast("/Contents.json".count)
        guard let ending = kind.endings.first(where: folder.hasSuffix),
          folder.count > catalog.count + 1
        else { continue }
        let steps = folder.dropLast(ending.count).dropFirst(catalog.count + 1)
          .split(separator: "/").map(String.init)
        guard let last = steps.last, let symbol = symbol(last) else { continue }
        var path = catalog
        var names: [String] = []
        for step in steps.dropLast() {
          path += "/" + step
          if providesNamespace(path) { names.append(step) }
        }
        let types = names.compactMap(camelCase)
        guard types.count == names.count else { continue }
        group.add(
          symbol, for: String(reflecting: (names + [last]).joined(separator: "/")),
          in: types.map { keywords.contains($0) ? "`\($0)`" : $0 }[...])
      }
    }
    return group
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        let namespace: Bool?

        enum CodingKeys: String, CodingKey {
          case namespace = "provides-namespace"
        }
      }

      let properties: Properties?
    }
    guard let data = try? FileReader.read(folder + "/Contents.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: Data(data))
    else { return false }
    return contents.properties?.namespace == true
  }

  // MARK: Text

  private static func text(
    _ start: String, _ group: Group, _ depth: Int, path: String = "",
    _ member: (_ path: String, _ name: String, _ asset: String) -> String
  ) -> String {
    let indent = String(repeating: "  ", count: depth)
    var text = indent + start + " {\n"
    for (name, asset) in group.symbols.sorted(by: { $0.key < $1.key }) {
      text += indent + "  " + member(path, name, asset) + "\n"
    }
    for (name, inner) in group.groups.sorted(by: { $0.key < $1.key }) {
      text += self.text("enum \(name)", inner, depth + 1, path: path + name + ".", member)
    }
    return text + indent + "}\n"
  }

  private static let kinds = [
    Kind(
      endings: [".colorset"], resource: "ColorResource", value: "UIColor",
      taken: [
        "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
        "magenta", "orange", "purple", "brown", "clear", "systemRed", "systemGreen", "systemBlue",
        "systemOrange", "systemYellow", "systemPink", "systemPurple", "systemTeal", "systemIndigo",
        "systemBrown", "systemMint", "systemCyan", "systemGray", "systemGray2", "systemGray3",
        "systemGray4", "systemGray5", "systemGray6", "label", "secondaryLabel",
        "tertiaryLabel", "quaternaryLabel", "link", "placeholderText", "separator",
        "opaqueSeparator", "systemBackground", "secondarySystemBackground",
        "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
        "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill",
        "tertiarySystemFill", "quaternarySystemFill", "lightText", "darkText",
        "groupTableViewBackground",
      ]),
    Kind(
      endings: [".imageset", ".symbolset"], resource: "ImageResource", value: "UIImage",
      taken: ["add", "remove", "actions", "checkmark", "strokedCheckmark"]),
  ]

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
