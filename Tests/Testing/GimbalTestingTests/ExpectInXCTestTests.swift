import GimbalTesting
import GimbalTraces
import XCTest

/// XCTest on Linux has no expected failures, so this case stores recorded failures instead.
final class ExpectInXCTestTests: XCTestCase {
  private var failures: [(text: String, file: String, line: Int)] = []
  private var recordsFailures = false

  #if !canImport(Darwin)
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      if recordsFailures {
        failures.append((description, filePath, lineNumber))
      } else {
        super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
    }

    func testAnUnmetExpectationFailsOnceAtTheCallersLine() {
      let trace = Trace(
        header: TraceHeader(gimbal: "0", device: "iphone-15-pro", system: "17.0"),
        events: [TraceEvent(index: 0, receiver: "root", name: "viewDidLoad()")])
      recordsFailures = true
      let line = #line + 1
      let met = expect(trace, .count("root viewDidLoad()", 2))
      recordsFailures = false

      XCTAssertFalse(met)
      XCTAssertEqual(failures.count, 1)
      XCTAssertEqual(failures.first?.line, line)
      XCTAssertEqual(failures.first?.file, #filePath)
      XCTAssert(failures.first?.text.contains("expected twice: root viewDidLoad()") ?? false)
    }
  #endif
}
