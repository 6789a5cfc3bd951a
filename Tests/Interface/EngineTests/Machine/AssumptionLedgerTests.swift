import GimbalGeometry
import GimbalText
import Testing

@testable import GimbalEngine

/// The list of assumptions.
@Suite struct AssumptionLedgerTests {
  @Test
  func `each assumption is listed once, the device's first, then bars, presentations and text`() {
    var ledger = AssumptionLedger()
    ledger.text.insert(.italic)
    ledger.presentations.insert(.popover)
    ledger.record("as on iOS 18", of: BarMetric(.tab, .portrait))
    ledger.record("as on iOS 17", of: BarMetric(.navigation, .portrait))
    ledger.record(nil, of: BarMetric(.tool, .portrait))
    for _ in 0..<2 { ledger.record("as on iOS 16", of: "safe area in portrait") }

    let messages = ledger.messages
    #expect(
      messages.prefix(3) == [
        "safe area in portrait: as on iOS 16", "bars: as on iOS 17", "bars: as on iOS 18",
      ])
    #expect(messages.dropFirst(3).map { $0.prefix { $0 != ":" } } == ["presentations", "text"])
  }
}
