public import Gimbal
import GimbalSnapshots

/// Fails the running test, at the caller's line and with the views' names, unless assertions about
/// a view hold.
///
/// ```swift
/// let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
/// sim.launch(PlayerViewController())
/// sim.rotate(to: .landscapeLeft)
/// expect(sim, "play", .inside(.safeArea), .touchable, .touchTarget())
/// ```
///
/// A view is given as an object, by its name in the trace, or by a key path of its controller,
/// `\PlayerViewController.toolbar`. Each failed assertion is a line of one failure. Returns true if
/// all hold.
@MainActor
@discardableResult
public func expect(
  _ simulator: Simulator, _ view: any ViewNaming, _ first: LayoutAssertion,
  _ more: LayoutAssertion...,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  let screen = AssertionScreen(simulator)
  let failures = LayoutAssertion.failures(of: [first] + more, view, on: screen)
  if failures.isEmpty { return true }
  let caller = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  TestFailure(
    text: failures.joined(separator: "\n"), caller: caller, artifacts: [.layout(screen.layout)]
  ).record()
  return false
}

extension LayoutAssertion {
  /// Returns a message for each failed assertion about a view.
  static func failures(
    of assertions: [LayoutAssertion], _ view: any ViewNaming, on screen: AssertionScreen
  ) -> [String] {
    let subject: ExpectedView
    do throws(AssertionError) {
      subject = try view.resolve(on: screen)
    } catch {
      // An assertion can expect that the view is missing.
      return assertions.allSatisfy(\.meansAbsence) ? [] : [error.description]
    }
    let check = AssertionCheck(screen: screen, subject: subject)
    return assertions.compactMap { assertion in
      do throws(AssertionError) {
        return try check.failure(of: assertion)
      } catch {
        return "\(subject.phrase): \(error)"
      }
    }
  }

  private var meansAbsence: Bool {
    if case .state(.inWindow) = kind { !expected } else { false }
  }
}
