import GimbalEngine
import GimbalText

extension Simulator {
  /// Makes text storages report invalid ranges to the current device.
  ///
  /// See: R-TEXTKIT-4.
  static func reportTextRanges() {
    TextEnvironment.reportRanges { reason in
      guard MainQueue.isCurrent else { return }
      MainActor.assumeIsolated { Machine.current?.application.report(.textRange(reason)) }
    }
  }
}
