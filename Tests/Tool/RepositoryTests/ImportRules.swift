import Foundation

/// Checks that imports point downwards.
enum ImportRule {
  /// Modules of the toolchain that any module may import.
  static let toolchain: Set<String> = [
    "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch",
    "Observation", "Synchronization", "Glibc", "Musl", "Darwin", "Testing", "XCTest",
    "PackageDescription", "PackagePlugin",
  ]

  /// The module that a line imports, or nil when it imports none.
  static func module(importedBy line: Substring) -> String? {
    var words = line.split(separator: " ")
    while let first = words.first,
      first.hasPrefix("@") || ["public", "package", "internal"].contains(first)
    {
      words.removeFirst()
    }
    guard words.first == "import", words.count > 1 else { return nil }
    return words.last.map { String($0.split(separator: ".")[0]) }
  }

  /// The modules that lines import, with the indices of the lines; without `UIKit` where it is Apple's.
  static func imports(in file: RepositoryFile) -> [(index: Int, module: String)] {
    // For each open condition whether its current part is compiled with Apple's UIKit only.
    var isApple: [Bool] = []
    return file.lines.enumerated().compactMap { index, line in
      switch line.trimmingCharacters(in: .whitespaces) {
      case "#if APPLE_UIKIT": isApple.append(true)
      case let condition where condition.hasPrefix("#if "): isApple.append(false)
      case "#endif": _ = isApple.popLast()
      case let condition where condition.hasPrefix("#else"): isApple = isApple.dropLast() + [false]
      default: break
      }
      guard let imported = ImportRule.module(importedBy: line) else { return nil }
      return imported == "UIKit" && isApple.contains(true) ? nil : (index, imported)
    }
  }

  /// Imports of the file that point upwards, are forbidden, or name a module of neither the package nor the toolchain.
  static func findings(in file: RepositoryFile) -> [String] {
    let names = SourceLayers.current.moduleNames
    guard let module = SourceLayers.current.module(of: file.path),
      let position = names.firstIndex(of: module.module)
    else { return [] }
    return imports(in: file).compactMap { index, imported in
      guard !toolchain.contains(imported) else { return nil }
      guard let other = names.firstIndex(of: imported) else {
        return file.finding(index, "\(imported) is neither of the package nor of the toolchain")
      }
      if other >= position {
        return file.finding(index, "\(module.module) is below \(imported)")
      }
      return module.forbidden?.contains(imported) == true
        ? file.finding(index, "\(module.module) must not import \(imported)") : nil
    }
  }
}

/// A module of the manifest with the modules that it declares as imports.
struct DeclaredModule: Hashable {
  let name: String
  let imports: Set<String>

  /// The modules of a manifest in order: every `module(…)` and `shim(…)`, by the strings that follow.
  static func all(in manifest: String) -> [DeclaredModule] {
    manifest.matches(of: /\b(?:module|shim)\(\s*"([^"]+)"/).map { match in
      let call = manifest[match.range.lowerBound...]
      let folder = String(match.1.split(separator: "/").last ?? "")
      let isOwn = call.hasPrefix("module") && !folder.hasPrefix("Gimbal")
      let imports =
        call.prefix(balanced(call)).components(separatedBy: "imports: [").dropFirst()
        .first?.split(separator: "\"").map(String.init) ?? []
      return DeclaredModule(
        name: isOwn ? "Gimbal" + folder : folder,
        imports: Set(imports).intersection(SourceLayers.current.moduleNames))
    }
  }

  /// The number of characters up to the bracket that closes the first open one.
  private static func balanced(_ text: Substring) -> Int {
    var depth = 0
    for (index, character) in text.enumerated() {
      if character == "(" { depth += 1 }
      if character == ")" {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
    }
    return text.count
  }

  /// Imports that are declared and not used, or used and not declared.
  func findings(importing imported: Set<String>) -> [String] {
    imports.subtracting(imported).sorted().map { "\(name) declares \($0) and never imports it" }
      + imported.subtracting(imports).sorted().map { "\(name) imports \($0), undeclared" }
  }
}
