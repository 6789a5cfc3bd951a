public import GimbalSnapshots

#if !APPLE_UIKIT
  public import Gimbal
#endif

#if !APPLE_UIKIT
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
    LayoutAssertion.report(
      [first] + more, view, on: AssertionScreen(simulator),
      CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
#endif

/// Fails the running test, at the caller's line and with the views' names, unless assertions about
/// a view hold.
///
/// ```swift
/// let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
/// let player = PlayerViewController()
/// sim.launch(player)
/// expect(player.view, .visible, .inside(.window))
/// ```
///
/// The same source checks Gimbal's views, and on iOS and Mac Catalyst the views of Apple's UIKit.
/// A view is checked in the key window of its simulator; there, in its own window. A name and a key
/// path are searched for on the simulator of `UIApplication.shared`; there, in the key window. The window
/// is laid out before the assertions are checked. Returns true if all hold.
@MainActor
@discardableResult
public func expect(
  _ view: any ViewNaming, _ first: LayoutAssertion, _ more: LayoutAssertion...,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  LayoutAssertion.report(
    [first] + more, view, on: .showing(view),
    CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

extension LayoutSnapshot {
  /// Reads the current layout around a view, for `.unchanged(since:)`.
  ///
  /// ```swift
  /// let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
  /// let player = PlayerViewController()
  /// sim.launch(player)
  /// let before = LayoutSnapshot(showing: player.view)
  /// player.view.setNeedsLayout()
  /// expect(player.view, .unchanged(since: before))
  /// ```
  ///
  /// The window is the one in which `expect` looks for the view, and is laid out first.
  @MainActor
  public init(showing view: any ViewNaming) { self = AssertionScreen.showing(view).layout }
}

extension LayoutAssertion {
  /// Checks assertions about a view, and records those that fail as one failure of the running
  /// test; returns true if all hold.
  fileprivate static func report(
    _ assertions: [LayoutAssertion], _ view: any ViewNaming, on screen: AssertionScreen,
    _ caller: CallSite
  ) -> Bool {
    let failures = failures(of: assertions, view, on: screen)
    if failures.isEmpty { return true }
    TestFailure(
      text: failures.joined(separator: "\n"), caller: caller, artifacts: [.layout(screen.layout)]
    ).record()
    return false
  }

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
