import Foundation

/// The rooms of the house in the order in which they stand: each may import those before it.
enum Rooms {
  /// Module names, the lowest first.
  static let inOrder = [
    "GimbalGeometry", "GimbalDocuments", "GimbalFiles", "GimbalFindings", "GimbalPictures",
    "GimbalInterfaceDocuments", "GimbalProjects", "GimbalIntake", "GimbalPredicates",
    "GimbalTraits", "GimbalTraces", "GimbalSolver", "GimbalSnapshots", "GimbalFontFiles",
    "GimbalText", "GimbalMotion", "GimbalGraphics", "GimbalLayers", "GimbalTerms",
    "GimbalEngine", "GimbalGestures", "GimbalControls", "GimbalFields", "GimbalLists",
    "GimbalContainers", "GimbalAlerts", "GimbalAppearances", "GimbalInterfaceBuilder",
    "GimbalDevices", "Gimbal", "GimbalScenarioFiles", "GimbalComparison", "GimbalGoldens",
    "GimbalScenarios", "GimbalStorms", "GimbalReports", "GimbalTesting", "GimbalHost",
    "GimbalCommandLine", "GimbalTool",
    "os", "CoreGraphics", "QuartzCore", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit",
    "Combine", "CoreData",
  ]

  /// The rooms that make views and run them, which whoever only reads files needs none of.
  static let engine: Set<String> = [
    "GimbalSolver", "GimbalMotion", "GimbalLayers", "GimbalEngine", "GimbalGestures",
    "GimbalControls", "GimbalFields", "GimbalLists", "GimbalContainers", "GimbalAlerts",
    "GimbalInterfaceBuilder", "Gimbal", "GimbalScenarios",
  ]

  /// What a room must not import although it stands below.
  static let walls: [String: [String]] = [
    "GimbalTerms": [
      "GimbalDocuments", "GimbalTraces", "GimbalSolver", "GimbalSnapshots", "GimbalFontFiles",
      "GimbalText", "GimbalMotion", "GimbalGraphics", "GimbalLayers",
    ],
    "GimbalScenarioFiles": engine.subtracting(["GimbalScenarios"]).sorted(),
    "GimbalMotion": [
      "GimbalDocuments", "GimbalTraits", "GimbalTraces", "GimbalSolver", "GimbalSnapshots",
      "GimbalText",
    ],
    "GimbalSolver": ["GimbalGeometry", "GimbalDocuments", "GimbalTraits", "GimbalTraces"],
    "GimbalLayers": [
      "GimbalDocuments", "GimbalTraits", "GimbalTraces", "GimbalSolver", "GimbalSnapshots",
      "GimbalText",
    ],
    "GimbalGraphics": [
      "GimbalDocuments", "GimbalTraces", "GimbalSolver", "GimbalSnapshots", "GimbalFontFiles",
      "GimbalText",
      "GimbalMotion", "GimbalLayers",
    ],
    "GimbalText": ["GimbalDocuments", "GimbalSnapshots", "GimbalSolver", "GimbalTraces"],
    "GimbalEngine": ["GimbalDevices", "GimbalDocuments"],
    "GimbalGestures": ["GimbalDevices", "GimbalDocuments"],
    "GimbalControls": ["GimbalDevices", "GimbalDocuments"],
    "GimbalAlerts": ["GimbalDevices", "GimbalDocuments"],
    "GimbalFields": ["GimbalDevices", "GimbalDocuments"],
    "GimbalLists": ["GimbalDevices", "GimbalDocuments"],
    "GimbalContainers": ["GimbalDevices", "GimbalDocuments", "GimbalLists"],
    "GimbalAppearances": ["GimbalDevices", "GimbalDocuments"],
    "GimbalInterfaceBuilder": ["GimbalDevices"],
    "GimbalDevices": [
      "GimbalTraces", "GimbalSnapshots", "GimbalText", "GimbalEngine", "GimbalGestures",
      "GimbalControls", "GimbalFields", "GimbalLists", "GimbalContainers", "GimbalAlerts",
    ],
    "GimbalReports": ["GimbalEngine", "Gimbal"],
  ]

  /// Modules of the toolchain that any room may import.
  static let toolchain: Set<String> = [
    "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch",
    "Observation", "Synchronization", "Glibc",
    "Musl", "Darwin",
    "Testing", "XCTest",
    "PackageDescription", "PackagePlugin",
  ]

  /// The module of a source file, by its folder: `Sources/Traits` is `GimbalTraits`, and
  /// `Sources/Shims/UIKit` is `UIKit`.
  static func module(of path: String) -> String? {
    let parts = path.split(separator: "/")
    guard parts.count > 2, parts[0] == "Sources" else { return nil }
    if parts[1] == "Shims" { return String(parts[2]) }
    return parts[1].hasPrefix("Gimbal") ? String(parts[1]) : "Gimbal" + parts[1]
  }
}

/// Imports point downwards.
enum ImportRule {
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

  /// Imports of the file that point upwards, through a wall, or out of the house.
  static func findings(in file: RepositoryFile) -> [String] {
    guard let module = Rooms.module(of: file.path),
      let place = Rooms.inOrder.firstIndex(of: module)
    else { return [] }
    return file.lines.enumerated().compactMap { index, line in
      guard let imported = ImportRule.module(importedBy: line),
        !Rooms.toolchain.contains(imported)
      else { return nil }
      guard let other = Rooms.inOrder.firstIndex(of: imported) else {
        return file.finding(index, "\(imported) belongs neither to the house nor to the toolchain")
      }
      if other >= place { return file.finding(index, "\(module) stands below \(imported)") }
      return Rooms.walls[module]?.contains(imported) == true
        ? file.finding(index, "between \(module) and \(imported) stands a wall") : nil
    }
  }
}

/// What the manifest says about a room: which modules it declares that it imports.
struct DeclaredRoom: Hashable {
  /// The module.
  let module: String
  /// The modules that it declares.
  let imports: Set<String>

  /// The rooms of a manifest: every `room(…)` and `shim(…)`, by the strings that follow.
  static func all(in manifest: String) -> [DeclaredRoom] {
    all(in: manifest, declaredBy: "room(", prefix: "Gimbal")
      + all(in: manifest, declaredBy: "shim(", prefix: "")
  }

  private static func all(
    in manifest: String, declaredBy function: String, prefix: String
  ) -> [DeclaredRoom] {
    manifest.components(separatedBy: function).dropFirst().compactMap { part in
      let call = part.prefix(balanced(part))
      let strings = call.split(separator: "\"", omittingEmptySubsequences: false)
      guard strings.count > 2, !call.contains("_ name") else { return nil }
      let imports =
        call.components(separatedBy: "imports: [").dropFirst().first
        .map { $0.prefix { $0 != "]" } } ?? ""
      let names = imports.split(separator: "\"").map(String.init).filter(Rooms.inOrder.contains)
      return DeclaredRoom(module: prefix + strings[1], imports: Set(names))
    }
  }

  /// How many characters come before the bracket that closes an open one.
  private static func balanced(_ text: String) -> Int {
    var depth = 1
    for (index, character) in text.enumerated() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return text.count
  }

  /// What is declared and not imported, or imported and not declared.
  func findings(importing imported: Set<String>) -> [String] {
    imports.subtracting(imported).sorted().map { "\(module) declares \($0) and never imports it" }
      + imported.subtracting(imports).sorted().map { "\(module) imports \($0), undeclared" }
  }
}
