package import GimbalTraits

/// Results of cases in order; a case that passed without warnings is stored as a few numbers.
///
/// A run of ten thousand cases takes hardly more memory than one of a thousand.
public struct CaseResults: Sendable {
  /// A passed case as indices into the tables, or a case with its whole result.
  private struct Row: Sendable {
    /// The number of the scenario; negative for `whole` and `missing`.
    var scenario: Int32
    /// The number of the device's slug.
    var device: Int32 = 0
    /// The number of the list of assumed metrics.
    var assumptions: Int32 = 0
    /// The count of performed steps.
    var steps: Int32 = 0
    /// The count of checked conditions.
    var outcomes: Int32 = 0
    /// The count of recorded events.
    var events: Int32 = 0
    /// The number of the system.
    var system: Int32 = 0
    /// The duration of the case.
    var seconds = 0.0

    /// A case whose whole result is stored, since it failed or has warnings.
    static let whole = Row(scenario: -1)
    /// An index without a result so far.
    static let missing = Row(scenario: -2)
  }

  /// What the results of one scenario share.
  private struct Scenario: Hashable, Sendable {
    /// The path of the scenario's file.
    var file: String
    /// The title, which says what is expected.
    var title: String
    /// The rule that the scenario checks; nil for none.
    var rule: String?
  }

  private var rows: ContiguousArray<Row> = []
  private var wholes: [Int: CaseResult] = [:]
  private var scenarios = Numbered<Scenario>()
  private var devices = Numbered<String>()
  private var systems = Numbered<SystemVersion>()
  private var assumptions = Numbered<[String]>()

  /// Creates an empty collection.
  public init() {}

  /// Stores a result at an index; earlier missing results are marked as missing.
  ///
  /// - Complexity: O(1) amortized.
  package mutating func put(_ result: CaseResult, at location: Int) {
    while rows.count <= location { rows.append(.missing) }
    if !wholes.isEmpty { wholes[location] = nil }
    guard let row = row(result) else {
      rows[location] = .whole
      wholes[location] = result
      return
    }
    rows[location] = row
  }

  /// Returns the results without missing ones.
  ///
  /// - Complexity: linear in the number of cases.
  package func compacted() -> CaseResults {
    guard rows.contains(where: { $0.scenario == Row.missing.scenario }) else { return self }
    var result = self
    result.rows = []
    result.wholes = [:]
    for (location, row) in rows.enumerated() where row.scenario != Row.missing.scenario {
      if let whole = wholes[location] { result.wholes[result.rows.count] = whole }
      result.rows.append(row)
    }
    return result
  }

  /// Returns the results with durations of 0, so that equal runs have equal reports.
  package func withoutTimes() -> CaseResults {
    var result = self
    for location in rows.indices { result.rows[location].seconds = 0 }
    for location in wholes.keys { result.wholes[location]?.seconds = 0 }
    return result
  }

  /// The results other than plain passes, in order.
  package var remarkable: [CaseResult] {
    wholes.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The number of cases that passed without a checked condition.
  ///
  /// - Complexity: linear in the number of cases; no result is created.
  package var unassertedCount: Int {
    rows.count { $0.scenario >= 0 && $0.outcomes == 0 } + wholes.values.count { $0.provesNothing }
  }

  private mutating func row(_ result: CaseResult) -> Row? {
    guard result.passed, result.tries == 1, result.pending == nil, result.warnings.isEmpty,
      result.layouts.isEmpty, result.trace == nil,
      let steps = Int32(exactly: result.stepCount),
      let outcomes = Int32(exactly: result.outcomeCount),
      let events = Int32(exactly: result.eventCount)
    else { return nil }
    let scenario = Scenario(file: result.id.scenario, title: result.title, rule: result.rule)
    return Row(
      scenario: scenarios.number(of: scenario), device: devices.number(of: result.id.device),
      assumptions: result.assumptions.isEmpty ? -1 : assumptions.number(of: result.assumptions),
      steps: steps, outcomes: outcomes,
      events: events, system: systems.number(of: result.id.system), seconds: result.seconds)
  }
}

// Values by which reports count and sort, without creating the results.
extension CaseResults {
  /// Returns the scenario's file of the case at an index.
  ///
  /// - Complexity: O(1).
  package func scenario(at location: Int) -> String {
    let row = rows[location]
    return row.scenario < 0 ? self[location].id.scenario : scenarios.values[Int(row.scenario)].file
  }

  /// Returns the device of the case at an index.
  ///
  /// - Complexity: O(1).
  package func device(at location: Int) -> String {
    let row = rows[location]
    return row.scenario < 0 ? self[location].id.device : devices.values[Int(row.device)]
  }

  /// Returns the system of the case at an index.
  ///
  /// - Complexity: O(1).
  package func system(at location: Int) -> SystemVersion {
    let row = rows[location]
    return row.scenario < 0 ? self[location].id.system : systems.values[Int(row.system)]
  }

  /// Returns the duration of the case at an index, in seconds.
  ///
  /// - Complexity: O(1).
  package func seconds(at location: Int) -> Double {
    diagnostic(at: location)?.seconds ?? rows[location].seconds
  }

  /// Returns the result at an index if it is more than a plain pass; nil for most.
  ///
  /// - Complexity: O(1).
  package func diagnostic(at location: Int) -> CaseResult? {
    rows[location].scenario < 0 ? wholes[location] : nil
  }

  /// The number of events of all cases.
  ///
  /// - Complexity: linear in the number of cases.
  package var eventCount: Int {
    rows.reduce(0) { $0 + Int($1.events) } + wholes.values.reduce(0) { $0 + $1.eventCount }
  }

  /// The number of different scenarios.
  ///
  /// - Complexity: linear in the number of cases.
  package var scenarioCount: Int {
    different(scenarios.values.map { $0.file }, { $0.id.scenario }, { $0.scenario })
  }

  /// The number of different devices.
  ///
  /// - Complexity: linear in the number of cases.
  package var deviceCount: Int { different(devices.values, { $0.id.device }, { $0.device }) }

  private func different(
    _ names: [String], _ whole: (CaseResult) -> String, _ row: (Row) -> Int32
  ) -> Int {
    var isUsed = [Bool](repeating: false, count: names.count)
    for one in rows where one.scenario >= 0 { isUsed[Int(row(one))] = true }
    var found = Set(wholes.values.map(whole))
    for (name, isUsed) in zip(names, isUsed) where isUsed { found.insert(name) }
    return found.count
  }

  /// The assumptions about each device, in the order of the first case, with the number of cases.
  ///
  /// - Complexity: linear in the number of cases.
  package var assumptionCounts: [(device: String, assumptions: [String], cases: Int)] {
    var counts: [(device: String, assumptions: [String], cases: Int)] = []
    // Nearly all cases of a device have equal assumptions: its last index is checked first.
    var positions: [String: [Int]] = [:]
    var positionsOfRows: [Int: Int] = [:]
    for (location, row) in rows.enumerated() {
      let key = Int(row.device) << 32 | Int(row.assumptions)
      if row.scenario >= 0 {
        if row.assumptions < 0 { continue }
        if let known = positionsOfRows[key] {
          counts[known].cases += 1
          continue
        }
      }
      let result = self[location]
      guard !result.assumptions.isEmpty else { continue }
      let device = result.id.device
      let known = positions[device]?.first { counts[$0].assumptions == result.assumptions }
      let index = known ?? counts.count
      if known == nil {
        positions[device, default: []].append(index)
        counts.append((device, result.assumptions, 0))
      }
      counts[index].cases += 1
      if row.scenario >= 0 { positionsOfRows[key] = index }
    }
    return counts
  }
}

extension CaseResults: RandomAccessCollection, MutableCollection {
  /// The index of the first result.
  public var startIndex: Int { 0 }

  /// The index after the last result.
  public var endIndex: Int { rows.count }

  /// The result at an index, which must not be missing.
  ///
  /// - Complexity: O(1).
  public subscript(location: Int) -> CaseResult {
    get { result(at: location) }
    set { put(newValue, at: location) }
  }

  private func result(at location: Int) -> CaseResult {
    let row = rows[location]
    guard row.scenario >= 0 else {
      guard let whole = wholes[location] else { preconditionFailure("no result at \(location)") }
      return whole
    }
    let scenario = scenarios.values[Int(row.scenario)]
    var result = CaseResult(
      id: CaseID(
        scenario: scenario.file, device: devices.values[Int(row.device)],
        system: systems.values[Int(row.system)]),
      title: scenario.title, rule: scenario.rule, stepCount: Int(row.steps),
      outcomeCount: Int(row.outcomes), eventCount: Int(row.events),
      assumptions: row.assumptions < 0 ? [] : assumptions.values[Int(row.assumptions)])
    result.seconds = row.seconds
    return result
  }
}

extension CaseResults: RangeReplaceableCollection {
  /// Appends a result.
  ///
  /// - Complexity: O(1) amortized.
  public mutating func append(_ result: CaseResult) { put(result, at: rows.count) }

  /// Replaces results by others.
  ///
  /// - Complexity: linear in the number of all.
  public mutating func replaceSubrange(
    _ range: Range<Int>, with results: some Collection<CaseResult>
  ) {
    let following = Array(self[range.upperBound...])
    for location in range.lowerBound..<rows.count { wholes[location] = nil }
    rows.removeSubrange(range.lowerBound...)
    for result in results { append(result) }
    for result in following { append(result) }
  }
}

extension CaseResults: ExpressibleByArrayLiteral {

  /// Creates the results of a list.
  public init(arrayLiteral results: CaseResult...) {
    self.init()
    for result in results { append(result) }
  }
}

extension CaseResults: CustomStringConvertible {
  /// The number of cases that hold.
  public var description: String { "\(count { $0.passed }) of \(count) cases pass" }
}
