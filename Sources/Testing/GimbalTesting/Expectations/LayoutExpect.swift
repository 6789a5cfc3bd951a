import Gimbal
public import GimbalSnapshots

/// Fails the running test, at the caller's line and with what was found, unless a view is where it is
/// expected to be: `expect(sim.layout[view], .frame(CGRect(x: 0, y: 0, width: 100, height: 50)))`.
///
/// Works in Swift Testing and in XCTest, from any thread. No view stands for one that is not in the
/// window, which is never where it is expected; the failure then says which name was asked for.
/// Returns true when the expectation was met.
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
