import Gimbal
import GimbalDocuments
import GimbalGoldens
import GimbalTraces

/// Comparisons with golden files.
extension CaseRun {
  /// Returns nil if the result equals the golden file.
  ///
  /// The file is in a folder next to the scenario, one for each device class:
  /// `player.goldens/landscape.layout.phone-393x852@3x-59-e4.golden`.
  mutating func check(_ golden: GoldenStep) -> OutcomeFinding? {
    guard let simulator else {
      return OutcomeFinding(message: "no 'launch' before this step applies")
    }
    let found: Golden
    let kind: GoldenKind
    switch golden.subject {
    case .layout: (found, kind) = (.layout(layoutNow(simulator)), .layout)
    case .trace(let since, let only):
      guard let start = start(of: since), let trace = trace(from: start) else {
        return .momentNotSaved
      }
      checkedEvents.outcomes.append((.never(only), start..<start + trace.events.count))
      (found, kind) = (.trace(trace, only: only.map(\.pattern)), .trace)
    }
    let goldenClass = GoldenClass(scenarioCase.device, scenarioCase.system)
    let path = GoldenStore.path(
      nextTo: scenario.file, name: golden.name, kind: kind, goldenClass)
    return goldens.failure(of: found, at: path, goldenClass).map {
      OutcomeFinding(message: $0.message, artifacts: $0.artifacts)
    }
  }
}
