public import GimbalSnapshots

#if !APPLE_UIKIT
  import Gimbal
#endif

/// Fails the running test, at the caller's line and with what was found, unless a view has the
/// expected position:
/// `expect(sim.layout[view], .frame(CGRect(x: 0, y: 0, width: 100, height: 50)))`.
///
/// Works in Swift Testing and in XCTest, from any thread. A nil view is not in the window and
/// always fails; the failure then names the view that was looked up. Returns true if the
/// expectation is met.
@discardableResult
public func expect(
  _ view: @autoclosure () throws -> LocatedView?, _ expectation: LayoutExpectation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) rethrows -> Bool {
  let question = LayoutQuestion()
  let view = try LayoutQuestion.$current.withValue(question) { try view() }
  guard let failure = question.failure(of: view, expectation) else { return true }
  let caller = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  TestFailure(text: failure, caller: caller, artifacts: view.map { [.layout($0.layout)] } ?? [])
    .record()
  return false
}
