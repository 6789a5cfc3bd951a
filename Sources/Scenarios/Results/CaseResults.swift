import GimbalTraits

/// Results of cases in their order, of which those that held without a remark are kept as a few numbers.
///
/// A run of ten thousand cases takes hardly more memory than one of a thousand.
public struct CaseResults: Sendable {
  /// A case that held, by its places in the tables; or a case whose result is kept as a whole.
  private struct Row: Sendable {
    var scenario: Int32
    var device: Int32 = 0
    var assumptions: Int32 = 0
    var steps: Int32 = 0
    var claims: Int32 = 0
    var events: Int32 = 0
    var system: Int32 = 0
    var seconds = 0.0

    static let whole = Row(scenario: -1)
    static let missing = Row(scenario: -2)
  }

  private struct Scenario: Hashable, Sendable {
    var file: String
    var title: String
    var rule: String?
  }

  private var rows: ContiguousArray<Row> = []
  private var wholes: [Int: CaseResult] = [:]
  private var scenarios = Numbered<Scenario>()
  private var devices = Numbered<String>()
  private var systems = Numbered<SystemVersion>()
  private var assumptions = Numbered<[String]>()

  /// No results.
  public init() {}

  /// Puts a result at a place; those before it that are not known yet are missing.
  ///
  /// - Complexity: O(1) amortized.
  package mutating func put(_ result: CaseResult, at place: Int) {
    while rows.count <= place { rows.append(.missing) }
    wholes[place] = nil
    guard let row = row(result) else {
      rows[place] = .whole
      wholes[place] = result
      return
    }
    rows[place] = row
  }

  /// The results without places whose results are missing.
  ///
  /// - Complexity: linear in the number of cases.
  package func compacted() -> CaseResults {
    guard rows.contains(where: { $0.scenario == Row.missing.scenario }) else { return self }
    var result = self
    result.rows = []
    result.wholes = [:]
    for (place, row) in rows.enumerated() where row.scenario != Row.missing.scenario {
      if let whole = wholes[place] { result.wholes[result.rows.count] = whole }
      result.rows.append(row)
    }
    return result
  }

  /// The results without how long the cases took.
  package func withoutTimes() -> CaseResults {
    var result = self
    for place in rows.indices { result.rows[place].seconds = 0 }
    for place in wholes.keys { result.wholes[place]?.seconds = 0 }
    return result
  }

  /// The results that are more than that a case held, in their order.
  package var remarkable: [CaseResult] {
    wholes.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The number of cases that ran and held without a single claim.
  ///
  /// - Complexity: linear in the number of cases; no result is made.
  package var unassertedCount: Int {
    rows.count { $0.scenario >= 0 && $0.claims == 0 } + wholes.values.count { $0.provesNothing }
  }

  private mutating func row(_ result: CaseResult) -> Row? {
    guard result.passed, result.tries == 1, result.pending == nil, result.warnings.isEmpty,
      result.layouts.isEmpty, result.trace == nil,
      let steps = Int32(exactly: result.stepCount), let claims = Int32(exactly: result.claimCount),
      let events = Int32(exactly: result.eventCount)
    else { return nil }
    let scenario = Scenario(file: result.id.scenario, title: result.title, rule: result.rule)
    return Row(
      scenario: scenarios.number(of: scenario), device: devices.number(of: result.id.device),
      assumptions: assumptions.number(of: result.assumptions), steps: steps, claims: claims,
      events: events, system: systems.number(of: result.id.system), seconds: result.seconds)
  }

  /// Values by numbers.
  private struct Numbered<Value: Hashable & Sendable>: Sendable {
    private(set) var values: [Value] = []
    private var numbers: [Value: Int32] = [:]

    mutating func number(of value: Value) -> Int32 {
      // Cases come in their order: mostly the value is the last one.
      if let last = values.last, last == value { return Int32(values.count - 1) }
      if let number = numbers[value] { return number }
      let number = Int32(values.count)
      values.append(value)
      numbers[value] = number
      return number
    }
  }
}

extension CaseResults: RandomAccessCollection, MutableCollection {
  /// The place of the first result.
  public var startIndex: Int { 0 }

  /// The place after the last result.
  public var endIndex: Int { rows.count }

  /// The result at a place, which must be known.
  ///
  /// - Complexity: O(1).
  public subscript(place: Int) -> CaseResult {
    get { result(at: place) }
    set { put(newValue, at: place) }
  }

  private func result(at place: Int) -> CaseResult {
    let row = rows[place]
    guard row.scenario >= 0 else {
      guard let whole = wholes[place] else { preconditionFailure("no result at \(place)") }
      return whole
    }
    let scenario = scenarios.values[Int(row.scenario)]
    var result = CaseResult(
      id: CaseID(
        scenario: scenario.file, device: devices.values[Int(row.device)],
        system: systems.values[Int(row.system)]),
      title: scenario.title, rule: scenario.rule, stepCount: Int(row.steps),
      claimCount: Int(row.claims), eventCount: Int(row.events),
      assumptions: assumptions.values[Int(row.assumptions)])
    result.seconds = row.seconds
    return result
  }
}

extension CaseResults: RangeReplaceableCollection {
  /// Adds a result behind the others.
  ///
  /// - Complexity: O(1) amortized.
  public mutating func append(_ result: CaseResult) { put(result, at: rows.count) }

  /// Puts results in the place of others.
  ///
  /// - Complexity: linear in the number of all.
  public mutating func replaceSubrange(
    _ range: Range<Int>, with results: some Collection<CaseResult>
  ) {
    let behind = Array(self[range.upperBound...])
    for place in range.lowerBound..<rows.count { wholes[place] = nil }
    rows.removeSubrange(range.lowerBound...)
    for result in results { append(result) }
    for result in behind { append(result) }
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
  public var description: String { "\(count { $0.passed }) of \(count) cases hold" }
}
