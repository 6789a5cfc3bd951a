import GimbalEngine
import GimbalText

/// Values and ranges of attributed strings for which Foundation for Linux ends the process.
extension Simulator {
  /// Makes attributed strings compare all values by `isEqual(_:)`.
  ///
  /// See: R-TEXTKIT-4.
  static func compareAttributeValues() {
    #if !canImport(Darwin)
      AttributeValueEquality.install()
    #endif
  }

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
