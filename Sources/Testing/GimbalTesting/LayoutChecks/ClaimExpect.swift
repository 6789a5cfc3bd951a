public import Gimbal
import GimbalSnapshots

/// Fails the running test, at the caller's line and with the views' names, unless claims about a view hold.
///
/// ```swift
/// let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
/// sim.launch(PlayerViewController())
/// sim.rotate(to: .landscapeLeft)
/// expect(sim, "play", .inside(.safeArea), .touchable, .touchTarget())
/// ```
///
/// A view is given as itself, by its name in the trace, or by a key path of its controller,
/// `\PlayerViewController.toolbar`. Each claim that does not hold is a line of one failure. Returns true when all hold.
@MainActor
@discardableResult
public func expect(
  _ simulator: Simulator, _ view: any ViewNaming, _ first: LayoutClaim, _ more: LayoutClaim...,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  let screen = ClaimScreen(simulator)
  let failures = LayoutClaim.failures(of: [first] + more, view, on: screen)
  if failures.isEmpty { return true }
  let caller = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  TestFailure(
    text: failures.joined(separator: "\n"), caller: caller, evidence: [.layout(screen.layout)]
  ).record()
  return false
}

extension LayoutClaim {
  /// The claims about a view that do not hold, in words.
  static func failures(
    of claims: [LayoutClaim], _ view: any ViewNaming, on screen: ClaimScreen
  ) -> [String] {
    let subject: ClaimedView
    do throws(ClaimProblem) {
      subject = try view.resolve(on: screen)
    } catch {
      // That a view is not there can be what is claimed.
      return claims.allSatisfy(\.meansAbsence) ? [] : [error.description]
    }
    let check = ClaimCheck(screen: screen, subject: subject)
    return claims.compactMap { claim in
      do throws(ClaimProblem) {
        return try check.failure(of: claim)
      } catch {
        return "\(subject.words): \(error)"
      }
    }
  }

  private var meansAbsence: Bool {
    if case .state(.inWindow) = kind { !wanted } else { false }
  }
}
