import GimbalDocuments
import GimbalScenarios

/// The filter of the cases of a command line, in addition to its devices and systems.
struct CaseFilter {
  private let text: [[Substring]]
  /// The parts of a test farm's own filter, which must match too.
  private let also: [Substring]
  private let failed: Set<CaseID>?

  /// Creates the filter of a command line.
  ///
  /// - Throws: the reason why the results of `--only-failed` cannot be read.
  init(_ arguments: Arguments, _ farm: String?) throws(DocumentError) {
    text = (arguments.list(.filter) ?? []).map(Self.parts)
    also = farm.map(Self.parts) ?? []
    guard let folder = arguments.text(.onlyFailed) else {
      failed = nil
      return
    }
    let results = try ResultLines(folder).results.values
    failed = Set(results.lazy.filter { !$0.passed }.map(\.id))
  }

  /// Returns true if the options do not exclude a case.
  func admits(_ scenarioCase: ScenarioCase) -> Bool {
    if let failed, !failed.contains(scenarioCase.id) { return false }
    if text.isEmpty, also.isEmpty { return true }
    let name = "\(scenarioCase.id) \(scenarioCase.scenario.title)".lowercased()
    return Self.has(name, also) && (text.isEmpty || text.contains { Self.has(name, $0) })
  }

  private static func parts(of text: String) -> [Substring] {
    text.lowercased().split(separator: "*", omittingEmptySubsequences: true)
  }

  /// Returns true if a name contains the parts in their order.
  private static func has(_ name: String, _ parts: [Substring]) -> Bool {
    var rest = name[...]
    for part in parts {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
