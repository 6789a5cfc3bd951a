import GimbalComparison

/// Findings of the same kind about the same views on several configurations, combined.
struct FindingDigest: Hashable {
  /// The id that all combined findings have.
  let id: String
  /// The kind of all combined findings.
  let kind: FindingKind
  /// The severity of all combined findings.
  let severity: Severity
  /// The name of the first view of the findings.
  let view: String
  /// The message of the first finding.
  let message: String
  /// True if other combined findings have other messages, since their values differ.
  var varies = false
  /// Indices of the configurations with such a finding, ascending.
  var configurations: [Int]

  /// Returns the findings of a comparison, the most severe first, then in the order of their first
  /// ones.
  ///
  /// - Complexity: linear in the number of findings.
  static func all(of comparison: LayoutComparison) -> [FindingDigest] {
    all(of: comparison.findings)
  }

  /// Combines findings with equal severity and id.
  ///
  /// - Returns: the digests, the most severe first.
  ///
  /// - Complexity: linear in the number of findings.
  static func all(of findings: [Finding]) -> [FindingDigest] {
    var digests: [FindingDigest] = []
    var locations: [[String]: Int] = [:]
    for finding in findings {
      let key = [finding.severity.rawValue, finding.id]
      if let location = locations[key] {
        if digests[location].configurations.last != finding.configuration {
          digests[location].configurations.append(finding.configuration)
        }
        if digests[location].message != finding.message { digests[location].varies = true }
        continue
      }
      locations[key] = digests.count
      digests.append(
        FindingDigest(
          id: finding.id, kind: finding.kind, severity: finding.severity, view: finding.view,
          message: finding.message, configurations: [finding.configuration]))
    }
    return Severity.allCases.reversed().flatMap { severity in
      digests.filter { $0.severity == severity }
    }
  }

  /// Returns the counts by severity and the number of configurations:
  /// `2 errors, 1 note on 3 of 8 configurations`; `no findings`.
  ///
  /// The list has one line for each counted digest.
  ///
  /// See: F-44.
  static func summary(_ digests: [FindingDigest], of configurations: Int) -> String {
    let parts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = digests.count { $0.severity == severity }
      return count == 0 ? nil : counted(count, severity.rawValue)
    }
    guard !parts.isEmpty else { return "no findings" }
    let locations = Set(digests.flatMap(\.configurations)).count
    return parts.joined(separator: ", ")
      + " on \(locations) of \(counted(configurations, "configuration"))"
  }
}
