#if !APPLE_UIKIT
  import Foundation
  import Gimbal
  import GimbalDocuments
  // Exported because tests that choose when a golden is written use `GoldenMode`.
  @_exported public import GimbalGoldens
  public import GimbalSnapshots
  public import GimbalTraces

  /// The expectation that a layout or trace equals a golden file next to the test's source.
  public struct GoldenExpectation: Sendable {
    /// The name of the golden file; nil for that of the test's function.
    let name: String?
    /// The patterns of the events to compare; empty for all.
    let only: [EventPattern]
    /// The files to write; nil for the value of `GIMBAL_RECORD`.
    let mode: GoldenMode?

    /// Expects the golden file of a name; the default name is that of the test's function.
    ///
    /// `only` limits a trace to the events that match some patterns. `record` says when the file is
    /// written and overrides the variable `GIMBAL_RECORD`; without either it is never written.
    public static func matchesGolden(
      _ name: String? = nil, only: [EventPattern] = [], record mode: GoldenMode? = nil
    ) -> GoldenExpectation {
      GoldenExpectation(name: name, only: only, mode: mode)
    }
  }

  /// Fails the running test, at the caller's line and with the differences, unless a layout equals a
  /// golden file: `expect(sim.layout, .matchesGolden())`.
  ///
  /// The file is in the folder `<source>.goldens` next to the test's source, one for each device
  /// class. `GIMBAL_RECORD=missing` writes missing files, `failed` also those that differ, `all` all.
  /// Returns true if the expectation is met.
  @discardableResult
  public func expect(
    _ layout: LayoutSnapshot, _ expectation: GoldenExpectation, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: String = #function
  ) -> Bool {
    GoldenFiles.check(
      .layout(layout), .layout(layout), layout.origin.device, layout.origin.system, expectation,
      function, CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Fails the running test unless the events of a trace equal a golden file:
  /// `expect(sim.trace, .matchesGolden("player-landscape"))`.
  @discardableResult
  public func expect(
    _ trace: Trace, _ expectation: GoldenExpectation, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: String = #function
  ) -> Bool {
    GoldenFiles.check(
      .trace(trace, only: expectation.only), .trace(trace), trace.header.device,
      trace.header.system, expectation, function,
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Golden files next to the sources of tests.
  enum GoldenFiles {
    fileprivate static func check(
      _ golden: Golden, _ artifacts: FailureArtifacts, _ device: String, _ system: String,
      _ expectation: GoldenExpectation, _ function: String, _ caller: CallSite
    ) -> Bool {
      let name = expectation.name ?? function
      let failure = failure(
        of: golden, artifacts.isTrace ? .trace : .layout, name,
        GoldenClass(device: device, system: system), nextTo: "\(caller.filePath)",
        mode: expectation.mode,
        word: ProcessInfo.processInfo.environment[GoldenMode.variable] ?? "")
      guard let failure else { return true }
      TestFailure(
        text: FailureStrings.text(of: failure, expectation: "golden \(name)", at: caller),
        caller: caller, artifacts: [artifacts]
      ).record()
      return false
    }

    /// Returns nil if the result equals its golden file, or the file was written; else the
    /// differences.
    ///
    /// `mode` overrides `word`, the value of the environment variable.
    static func failure(
      of golden: Golden, _ kind: GoldenKind, _ name: String, _ goldenClass: GoldenClass,
      nextTo source: String, mode: GoldenMode?, word: String
    ) -> String? {
      guard let mode = mode ?? (word.isEmpty ? .never : GoldenMode(rawValue: word)) else {
        let keywords = GoldenMode.allCases.map(\.rawValue)
        return "\(GoldenMode.variable) is \(QuotedText.of(word)); allowed is "
          + QuotedText.choice(keywords) + NearestWord.hint(for: word, in: keywords)
      }
      let path = GoldenStore.path(
        nextTo: source, name: fileName(name), kind: kind, goldenClass)
      let found = GoldenStore(mode: mode).failure(of: golden, at: path, goldenClass)
      return found.map { $0.message + ($0.artifacts.isEmpty ? "" : "\n" + $0.artifacts) }
    }

    /// Returns a name as a file name: `the player is told()` becomes `the-player-is-told`.
    static func fileName(_ name: String) -> String {
      let parts = name.prefix { $0 != "(" }.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
      return parts.isEmpty ? "golden" : String(parts.joined(separator: "-").prefix(100))
    }
  }
#endif
