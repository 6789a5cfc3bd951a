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
  private var barsRead: [BarFigure] = []
  /// Figures that presentations had to derive.
  package var presentations: PresentationAssumptions = []
  /// Figures that the measuring of text had to derive.
  package var text: TextAssumptions = []

  /// Notes that a figure of the device is assumed, and why; once for each reason.
  package mutating func note(_ reason: String, of figure: String) {
    let sentence = "\(figure): \(reason)"
    if !ofDevice.contains(sentence) { ofDevice.append(sentence) }
  }

  /// Notes that a length of a bar had a part in layout; without a reason it is not assumed.
  package mutating func note(_ reason: String?, of bar: BarFigure) {
    guard !barsRead.contains(bar) else { return }
    barsRead.append(bar)
    guard let reason else { return }
    let sentence = "bars: \(reason)"
    if !ofBars.contains(sentence) { ofBars.append(sentence) }
  }

  /// One sentence for each figure: the device's, then those of bars, presentations and text.
  package var sentences: [String] {
    ofDevice + ofBars.sorted() + presentations.sentences + text.sentences
  }
}
