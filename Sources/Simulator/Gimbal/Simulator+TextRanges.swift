import GimbalEngine
import GimbalText

/// Exceptions of text storages for ranges outside their text.
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
