package import GimbalText

/// The ledger of assumed figures of one device: what no record tells and was derived, where it had a
/// part in what happened.
///
/// Code that uses such a figure notes it here; results, reports and `--assumptions` read it from here.
///
/// See: D-5.
package struct AssumptionLedger: Sendable {
  private var ofDevice: [String] = []
  private var ofBars: [String] = []
  private var barsRead: [BarMetric] = []
  /// Figures that presentations had to derive.
  package var presentations: PresentationAssumptions = []
  /// Figures that the measuring of text had to derive.
  package var text: TextAssumptions = []

  /// Notes that a figure of the device is assumed, and why; once for each reason.
  package mutating func record(_ reason: String, of metric: String) {
    let message = "\(metric): \(reason)"
    if !ofDevice.contains(message) { ofDevice.append(message) }
  }

  /// Notes that a length of a bar had a part in layout; without a reason it is not assumed.
  package mutating func record(_ reason: String?, of bar: BarMetric) {
    guard !barsRead.contains(bar) else { return }
    barsRead.append(bar)
    guard let reason else { return }
    let message = "bars: \(reason)"
    if !ofBars.contains(message) { ofBars.append(message) }
  }

  /// One sentence for each figure: the device's, then those of bars, presentations and text.
  package var messages: [String] {
    ofDevice + ofBars.sorted() + presentations.messages + text.messages
  }
}
