import Foundation
import Testing

/// The page of UIKit names that apps use agrees with the sources.
@Suite struct AppAPITests {
  /// The names of types that the sources declare.
  private func declaredTypes() throws -> Set<String> {
    let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "typealias"]
    var names: Set<String> = []
    for path in Repository.files(ending: ".swift", below: ["Sources"]) {
      for line in try Repository.file(path).lines where !line.hasPrefix("//") {
        let words = line.split(separator: " ", maxSplits: 8)
        guard let position = words.firstIndex(where: kinds.contains), position + 1 < words.count
        else {
          if let position = words.firstIndex(of: "func"), position + 1 < words.count {
            names.insert(String(words[position + 1].prefix { $0.isLetter || $0.isNumber }))
          }
          if let position = words.firstIndex(of: "let"), position + 1 < words.count {
            names.insert(String(words[position + 1].prefix { $0.isLetter || $0.isNumber }))
          }
          continue
        }
        names.insert(String(words[position + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
      }
    }
    return names
  }

  private struct Row {
    let name: String
    let standing: String
  }

  private func rows(below heading: String) throws -> [Row] {
    let lines = try Repository.file("Documentation/AppAPI.md").lines
    guard let start = lines.firstIndex(of: heading[...]) else { return [] }
    return lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }.compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, cells[0].hasPrefix("`") else { return nil }
      return Row(name: cells[0].filter { $0 != "`" }, standing: cells[2])
    }
  }

  @Test func `every type is declared or refused, with a standing`() throws {
    let types = try rows(below: "## Types")
    let declared = try declaredTypes()
    #expect(types.count == 200)
    for row in types {
      #expect(["simulated", "stored", "refused"].contains(row.standing), "\(row.name)")
      #expect(
        declared.contains(row.name) == (row.standing != "refused"),
        "\(row.name) is \(row.standing)")
    }
  }

  /// The word that names a member in a source: its name, or the first label of an initializer.
  private func word(for member: String) -> String {
    let name = member.split(separator: " ").last.map(String.init) ?? member
    let parts = name.split(separator: "(", maxSplits: 1)
    guard parts.count == 2 else { return String(name.split(separator: ".").last ?? "") }
    if let dot = parts[0].lastIndex(of: ".") { return String(parts[0][dot...].dropFirst()) }
    let label = parts[1].prefix { $0 != ":" }
    return label == "_" ? String(parts[0]) : label + ":"
  }

  @Test func `compiled sources use each type and member that is not refused`() throws {
    let client = try ["NamedByApps", "NamedByAppsOfSystem", "NamedByAppsStored", "OldNames"].flatMap
    {
      try Repository.file("Tests/Shims/ShimsTests/\($0)Tests.swift").lines
    }.joined(separator: "\n")
    let (types, members) = (try rows(below: "## Types"), try rows(below: "## Members"))
    #expect(members.count == 300)
    for row in types + members where row.standing != "refused" {
      #expect(client.contains(word(for: row.name)), "\(row.name) is named nowhere")
    }
    #expect(word(for: "UIColor(hue:)") == "hue:" && word(for: "IndexPath.row") == "row")
    #expect(word(for: "addArrangedSubview(_:)") == "addArrangedSubview")
  }

  @Test func `the totals equal the counted rows`() throws {
    let text = try Repository.file("Documentation/AppAPI.md").lines.joined(separator: "\n")
    for heading in ["## Types", "## Members"] {
      let rows = try rows(below: heading)
      func count(_ standing: String) -> Int { rows.count { $0.standing == standing } }
      let sum =
        "\(count("simulated")) are simulated, \(count("stored")) stored, "
        + "\(count("refused")) refused."
      #expect(text.contains(sum), "\(sum)")
    }
  }
}
