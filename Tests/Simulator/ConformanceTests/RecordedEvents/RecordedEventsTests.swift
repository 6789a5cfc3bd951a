import Gimbal
import GimbalDevices
import GimbalScenarios
import GimbalTraces
import GimbalTraits
import Testing

/// The events that the engine sends, recorded in a run: the shipped scenarios, each on the first and the
/// last of its systems, and the actions that scenarios cannot express.
@MainActor
@Suite struct RecordedEventsTests {
  /// Names that no run records, each with its reason.
  private static let unsent: [String: String] = [
    "custom": "stands for names of an app's own beyond 32,767"
  ]

  private struct Recording {
    var names: Set<String> = []
    /// Events that differ from the table, each once.
    var unexpected: Set<String> = []
    /// The indices of recorded argument shapes, by name.
    var shapes: [String: Set<Int>] = [:]

    private let signatures = Dictionary(
      uniqueKeysWithValues: EventName.signatures.map { ($0.text, $0) })

    mutating func add(_ trace: Trace) {
      for event in trace.events {
        guard let signature = signatures[event.name] else {
          unexpected.insert("\(event.name) has no form")
          continue
        }
        names.insert(event.name)
        let position = signature.shapes.firstIndex { shape in
          shape.count == event.arguments.count
            && zip(shape, event.arguments).allSatisfy { $0.admits($1) }
        }
        if let position {
          shapes[event.name, default: []].insert(position)
        } else {
          unexpected.insert("\(event.name) came with \(event.arguments)")
        }
      }
    }
  }

  private func recording() throws -> Recording {
    var recording = Recording()
    let runner = ScenarioRunner(recordsTraces: true)
    for path in ShippedFiles.scenarios {
      // A scenario that cannot be run is reported by its own test.
      guard let cases = try? runner.cases(of: ShippedFiles.scenario(path)) else { continue }
      let systems = Set([cases.map(\.system).min(), cases.map(\.system).max()])
      for system in systems {
        guard let one = cases.first(where: { $0.system == system }) else { continue }
        if let trace = runner.run(one).trace { recording.add(trace) }
      }
    }
    for trace in try RecordedActs().traces() { recording.add(trace) }
    return recording
  }

  @Test
  func `events allowed in patterns are those that a run records, with their arguments (F-21)`()
    throws
  {
    let recording = try recording()
    let known = Set(EventName.allCases.map(\.text))

    #expect(recording.unexpected.sorted() == [], "recorded otherwise than the table says")
    #expect(
      known.subtracting(recording.names).subtracting(Self.unsent.keys).sorted() == [],
      "in the table, but never sent")
    #expect(
      recording.names.intersection(Self.unsent.keys).sorted() == [], "sent, so no reason is needed")
    for signature in EventName.signatures where Self.unsent[signature.text] == nil {
      let all = Set(signature.shapes.flatMap { $0.map { "\($0)" } })
      let seen = recording.shapes[signature.text] ?? []
      let found = Set(seen.flatMap { signature.shapes[$0].map { "\($0)" } })
      #expect(all.subtracting(found).sorted() == [], "\(signature.text) never came with these")
      if let bare = signature.shapes.firstIndex(of: []) {
        #expect(seen.contains(bare), "\(signature.text) never came without arguments")
      }
    }
  }
}
