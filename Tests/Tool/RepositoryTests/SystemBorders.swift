import Foundation

/// The versions of iOS at which a rule changes, as a text of the rule book names them.
enum SystemBorders {
  /// The versions at which a rule can change.
  private static let covered = 6...26

  /// The borders in the covered range; 19 to 25 count as 26, the version after iOS 18.
  private static func existing(_ borders: Set<Int>) -> Set<Int> {
    Set(borders.filter(covered.contains).map { (19...25).contains($0) ? 26 : $0 })
  }

  /// The version before one.
  static func version(before version: Int) -> Int { version == 26 ? 18 : version - 1 }

  /// The versions that a statement names: "from iOS 17 on" is 17, "up to iOS 16" is 17.
  static func named(in statement: String) -> Set<Int> {
    let text = statement.replacing(#/`[^`]*`/#, with: "")
    var borders: Set<Int> = []
    for match in text.matches(of: #/\b[Ff]rom (?:iOS |iPadOS )?([0-9]+)(?:\.[0-9]+)? on\b/#) {
      borders.insert(Int(match.1) ?? 0)
    }
    for match in text.matches(of: #/\b[Uu]p to (?:iOS |iPadOS )?([0-9]+)\b(?!\.)(?! times)/#) {
      borders.insert((Int(match.1) ?? 0) + 1)
    }
    for match in text.matches(of: #/\biOS ([0-9]+) to ([0-9]+)\b/#) {
      borders.formUnion([Int(match.1) ?? 0, (Int(match.2) ?? 0) + 1])
    }
    for match in text.matches(of: #/\b(?:iOS|iPadOS) ([0-9]+) and later\b/#) {
      borders.insert(Int(match.1) ?? 0)
    }
    return existing(borders)
  }

  /// The versions at which a rule begins, changes or ends, by its field `Systems`.
  static func all(in systems: String) -> Set<Int> {
    var borders = named(in: systems)
    for match in systems.matches(of: #/changes with iOS ([0-9, ]+)/#) {
      borders.formUnion(match.1.split { !$0.isNumber }.compactMap { Int($0) })
    }
    for match in systems.matches(of: #/(?:^|;\ )(?:iOS|iPadOS)\ ([0-9]+)(?:$|;)/#) {
      borders.formUnion([Int(match.1) ?? 0, (Int(match.1) ?? 0) + 1])
    }
    return existing(borders)
  }
}
