import Foundation
import Gimbal
import GimbalGoldens
public import GimbalSnapshots
public import GimbalTraces

/// An expectation that what is found is that of a golden file beside the test's source.
public struct GoldenExpectation: Sendable {
  let name: String?
  let only: [EventPattern]

  /// What is found is that of the golden file of a name; without a name it is that of the test's function.
  ///
  /// Of a trace only the events that some patterns mean may count.
  public static func matchesGolden(
    _ name: String? = nil, only: [EventPattern] = []
  ) -> GoldenExpectation {
    GoldenExpectation(name: name, only: only)
  }
}

/// Fails the running test, at the caller's line and with what changed, unless a layout is that of a golden
/// file: `expect(sim.layout, .matchesGolden())`.
///
/// The file stands in the folder `<source>.goldens` beside the test's source, one for each class of devices.
/// `GIMBAL_RECORD=missing` writes those that are not there, `failed` those that do not agree too, `all` all.
/// Returns true when the expectation was met.
@discardableResult
public func expect(
  _ layout: LayoutSnapshot, _ expectation: GoldenExpectation, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: String = #function
) -> Bool {
  let caller = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let origin = GoldenClass(device: layout.origin.device, system: layout.origin.system)
  return GoldenFiles.check(.layout(layout), .layout, expectation.name ?? function, origin, caller)
}

/// The same for the events of a trace: `expect(sim.trace, .matchesGolden("player-landscape"))`.
@discardableResult
public func expect(
  _ trace: Trace, _ expectation: GoldenExpectation, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: String = #function
) -> Bool {
  let caller = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let origin = GoldenClass(device: trace.header.device, system: trace.header.system)
  return GoldenFiles.check(
    .trace(trace, only: expectation.only), .trace, expectation.name ?? function, origin, caller)
}

/// Golden files beside the sources of tests.
private enum GoldenFiles {
  static func check(
    _ golden: Golden, _ kind: GoldenKind, _ name: String, _ goldenClass: GoldenClass,
    _ caller: CallSite
  ) -> Bool {
    let word = ProcessInfo.processInfo.environment[GoldenMode.variable] ?? ""
    guard let mode = word.isEmpty ? .never : GoldenMode(rawValue: word) else {
      let words = GoldenMode.allCases.map(\.rawValue).joined(separator: ", ")
      TestFailure(
        text: "\(GoldenMode.variable) is '\(word)'; allowed is one of \(words)", caller: caller
      ).record()
      return false
    }
    let path = GoldenStore.path(
      beside: "\(caller.filePath)", name: fileName(name), kind: kind, goldenClass)
    let store = GoldenStore(mode: mode)
    guard let failure = store.failure(of: golden, at: path, goldenClass) else { return true }
    let text = failure.sentence + (failure.evidence.isEmpty ? "" : "\n" + failure.evidence)
    TestFailure(
      text: FailureTexts.text(of: text, expectation: "golden \(name)", at: caller), caller: caller
    ).record()
    return false
  }

  /// A name as files may have it: `the player is told()` is `the-player-is-told`.
  static func fileName(_ name: String) -> String {
    let parts = name.prefix { $0 != "(" }.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return parts.isEmpty ? "golden" : String(parts.joined(separator: "-").prefix(100))
  }
}
