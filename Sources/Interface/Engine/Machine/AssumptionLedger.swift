package import GimbalText

/// The assumed metrics that affected a run on one device.
///
/// An assumed metric is derived, because no measurement of it is known.
///
/// Code that uses an assumed metric records it here. Results, reports and `--assumptions` read it.
///
/// See: D-5.
package struct AssumptionLedger: Sendable {
  private var ofDevice: [String] = []
  private var ofBars: [String] = []
  private var barsRead: [BarMetric] = []
  /// The derived metrics of presentations, such as frames of sheets, that affected layout.
  package var presentations: PresentationAssumptions = []
  /// The derived metrics of text measurement that affected layout.
  package var text: TextAssumptions = []

  /// Records, once for each reason, that a metric of the device is assumed, and why.
  package mutating func record(_ reason: String, of metric: String) {
    let message = "\(metric): \(reason)"
    if !ofDevice.contains(message) { ofDevice.append(message) }
  }

  /// Records that layout has used a length of a bar; without a reason, the length is measured.
  package mutating func record(_ reason: String?, of bar: BarMetric) {
    guard !barsRead.contains(bar) else { return }
    barsRead.append(bar)
    guard let reason else { return }
    let message = "bars: \(reason)"
    if !ofBars.contains(message) { ofBars.append(message) }
  }

  /// One sentence for each assumed metric: the device's, then those of bars, presentations and
  /// text.
  package var messages: [String] {
    ofDevice + ofBars.sorted() + presentations.messages + text.messages
  }
}
