import GimbalComparison

/// Findings of the same kind about the same views on several configurations as one.
struct FindingDigest: Hashable {
  let kind: FindingKind
  let severity: Severity
  let view: String
  /// The sentence of the first one.
  let sentence: String
  /// Whether others have other figures.
  var varies = false
  /// Indices of the configurations, ascending.
  var configurations: [Int]

  /// The findings of a comparison, the gravest first, then in the order of their first ones.
  ///
  /// - Complexity: linear in the number of findings.
  static func all(of comparison: LayoutComparison) -> [FindingDigest] {
    var digests: [FindingDigest] = []
    var places: [[String]: Int] = [:]
    for finding in comparison.findings {
      let key =
        [finding.severity.rawValue, finding.kind.rawValue] + [finding.view]
        + finding.evidence.dropFirst().map(\.name)
      if let place = places[key] {
        if digests[place].configurations.last != finding.configuration {
          digests[place].configurations.append(finding.configuration)
        }
        if digests[place].sentence != finding.sentence { digests[place].varies = true }
        continue
      }
      places[key] = digests.count
      digests.append(
        FindingDigest(
          kind: finding.kind, severity: finding.severity, view: finding.view,
          sentence: finding.sentence, configurations: [finding.configuration]))
    }
    return Severity.allCases.reversed().flatMap { severity in
      digests.filter { $0.severity == severity }
    }
  }

  /// How many findings there are of each severity: `2 errors, 1 note`; `no findings`.
  static func summary(_ findings: [Finding]) -> String {
    let parts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : counted(count, severity.rawValue)
    }
    return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
  }
}
