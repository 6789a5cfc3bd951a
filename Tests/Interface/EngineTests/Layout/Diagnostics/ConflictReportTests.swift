import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// Reports of conflicts (L-CONF-1 to L-CONF-4, L-CONF-6).
@MainActor struct ConflictReportTests {
  private func log(_ device: String, _ system: SystemVersion) throws -> String {
    let screen = try DiagnosedScreen(device, system: system)
    let view = screen.framed(CGRect(x: 0, y: 0, width: 100, height: 40))
    screen.activate(
      view.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 10))
    return withoutAddresses(try #require(screen.conflicts.first?["log"]))
  }

  @Test func `the log is UIKit's from iOS 12 on (L-CONF-3)`() throws {
    let text = try log("iphone-15-pro", .iOS(17))
    #expect(
      text == """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
        \tTry this:\u{20}
        \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
        \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, \
        refer to the documentation for the UIView property \
        translatesAutoresizingMaskIntoConstraints)\u{20}
        (
            "<NSAutoresizingMaskLayoutConstraint:0x… h=--& v=--& UIView:0x….minX == 0   \
        (active, names: '|':UIView:0x… )>",
            "<NSLayoutConstraint:0x… H:|-(10)-[UIView:0x…](LTR)   (active, names: '|':UIView:0x… )>"
        )

        Will attempt to recover by breaking constraint\u{20}
        <NSLayoutConstraint:0x… H:|-(10)-[UIView:0x…](LTR)   (active, names: '|':UIView:0x… )>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
        debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
        <UIKitCore/UIView.h> may also be helpful.
        """)
  }

  @Test func `older systems have another header, and iOS 8 has its hints on one line (L-CONF-4)`()
    throws
  {
    #expect(try log("iphone-5s", .iOS(11)).contains("listed in <UIKit/UIView.h> may"))
    let eight = try log("iphone-5s", .iOS(8))
    #expect(
      eight.contains(
        "\n\tTry this: (1) look at each constraint and try to figure out which you don't expect; "
          + "(2) find the code that added the unwanted constraint or constraints and fix it. \n"))
    #expect(eight.contains("\nMake a symbolic breakpoint at UIViewAlert"))
    #expect(eight.contains("\"<NSLayoutConstraint:0x… H:|-(10)-[UIView:0x…](LTR)   (Names: '|'"))
    #expect(eight.contains("h=--& v=--& UIView:0x….midX == + 50>\""))
    let nine = try log("iphone-5s", .iOS(9))
    #expect(nine.contains("\n\tTry this: \n\t\t(1) look"))
    let seven = try log("iphone-5s", .iOS(7))
    #expect(seven.contains("\nBreak on objc_exception_throw to catch this in the debugger.\n"))
    #expect(!seven.contains("UIViewAlertForUnsatisfiableConstraints"))
  }

  @Test func `without mask constraints the log has no note on them`() throws {
    let screen = try DiagnosedScreen()
    let view = screen.view()
    screen.activate(
      view.widthAnchor.constraint(equalToConstant: 1),
      view.widthAnchor.constraint(equalToConstant: 2))
    #expect(screen.conflicts.count == 1)
    #expect(screen.conflicts[0]["log"]?.contains("(Note:") == false)
  }

  @Test func `the event names the view, the location and the constraints in words`() throws {
    let screen = try DiagnosedScreen()
    let view = screen.view()
    view.accessibilityIdentifier = "badge"
    let wide = view.widthAnchor.constraint(equalToConstant: 200, file: "App/Badge.swift", line: 7)
    wide.identifier = "design"
    let narrow = view.widthAnchor.constraint(equalToConstant: 84, file: "App/Badge.swift", line: 9)
    screen.activate(wide, narrow)

    let event = try #require(screen.sim.trace.events(named: "conflict").first)
    #expect(event.receiver == "badge")
    let reported = screen.conflicts[0]
    #expect(
      reported["summary"]
        == "These two constraints conflict: badge.width == 200 (\"design\", App/Badge.swift:7); "
        + "badge.width == 84 (App/Badge.swift:9). "
        + "Broken: badge.width == 200 (\"design\", App/Badge.swift:7)")
    #expect(reported["broken"] == wide.description)
    #expect(reported["constraints"] == "\(wide.description)\n\(narrow.description)")
  }

  @Test func `a long summary names all of the app's constraints and counts the system's`() throws {
    let screen = try DiagnosedScreen()
    let view = screen.framed(CGRect(x: 0, y: 0, width: 100, height: 100))
    view.accessibilityIdentifier = String(repeating: "card", count: 80)
    let inner = screen.view(in: view)
    inner.accessibilityIdentifier = String(repeating: "inner", count: 60)
    let own = [
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inner.widthAnchor.constraint(equalToConstant: 7),
    ]
    for (number, constraint) in own.enumerated() { constraint.identifier = "own \(number)" }
    screen.activate(own[0], own[1], own[2])
    let summary = try #require(screen.conflicts.first?["summary"])
    for number in 0...2 { #expect(summary.contains("own \(number)"), "\(summary)") }
    #expect(summary.contains("of the system's"))
  }

  @Test func `the summary names guides, masks and the screen`() throws {
    let screen = try DiagnosedScreen()
    let view = screen.view()
    view.accessibilityIdentifier = "card"
    let guide = screen.root.safeAreaLayoutGuide
    screen.activate(
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.heightAnchor.constraint(equalToConstant: 9))
    let summary = try #require(screen.conflicts.first?["summary"])
    #expect(summary.contains("card.top == root.view.safeArea.top"))
    #expect(
      summary.contains(
        "root.view.safeArea.top == root.view.top + 59 (\"UIViewSafeAreaLayoutGuide-top\", "
          + "the system's position of the guide)"))
    #expect(summary.contains("window.height == 852 (its size, which no constraint can change)"))
    #expect(
      summary.contains(
        "window.bottom == root.view.bottom (its frame, since "
          + "translatesAutoresizingMaskIntoConstraints is true)"))
    #expect(summary.contains("Broken: card.height == 9"))
    #expect(abs(view.bounds.height - 759) < 1e-6)
  }

  @Test func `inside a window a conflict is found at activation (L-CONF-1)`() throws {
    let screen = try DiagnosedScreen()
    let view = screen.view()
    screen.sim.settle()
    screen.sim.begin {
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 1),
        view.widthAnchor.constraint(equalToConstant: 2),
      ])
      #expect(screen.conflicts.count == 1)
    }
  }

  @Test func `the hook is called without a recorder, after layout is solved (L-CONF-6)`() throws {
    let screen = try DiagnosedScreen(recording: .off)
    var found: [UnsatisfiableConstraints] = []
    screen.sim.onUnsatisfiableConstraints = { conflict in
      found.append(conflict)
      conflict.broken.isActive = false
    }
    let view = screen.view()
    let wide = view.widthAnchor.constraint(equalToConstant: 200)
    screen.activate(wide, view.widthAnchor.constraint(equalToConstant: 84))
    #expect(found.count == 1)
    #expect(found.first?.broken === wide)
    #expect(found.first?.log.contains("UIView:0x") == true)
    #expect(!wide.isActive)
    #expect(view.bounds.width == 84)
  }

  @Test func `a hook that answers each conflict with another is stopped`() throws {
    let screen = try DiagnosedScreen()
    let view = screen.view()
    var count = 0
    screen.sim.onUnsatisfiableConstraints = { _ in
      count += 1
      view.widthAnchor.constraint(equalToConstant: CGFloat(100 + count)).isActive = true
      view.layoutIfNeeded()
    }
    let raised = screen.sim.exceptions {
      screen.activate(
        view.widthAnchor.constraint(equalToConstant: 1),
        view.widthAnchor.constraint(equalToConstant: 2))
    }
    #expect(count == 200)
    #expect(
      raised.map(\.reason)
        == ["onUnsatisfiableConstraints is called from within itself more than 200 times"])
  }

  @Test func `a hook that answers each conflict with two others is stopped as soon`() throws {
    let screen = try DiagnosedScreen()
    let view = screen.view()
    var (count, width) = (0, 100.0)
    screen.sim.onUnsatisfiableConstraints = { _ in
      count += 1
      for _ in 0..<2 where count < 1000 {
        width += 1
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
        view.layoutIfNeeded()
      }
    }
    let raised = screen.sim.exceptions {
      screen.activate(
        view.widthAnchor.constraint(equalToConstant: 1),
        view.widthAnchor.constraint(equalToConstant: 2))
    }
    #expect(count == 200)
    #expect(raised.count == 1)
  }

  @Test func `without a recorder a conflict is solved all the same`() throws {
    let screen = try DiagnosedScreen(recording: .off)
    let view = screen.view()
    screen.activate(
      view.widthAnchor.constraint(equalToConstant: 200),
      view.widthAnchor.constraint(equalToConstant: 84))
    #expect(view.bounds.width == 84)
    #expect(screen.sim.trace.events.isEmpty)
  }

  @Test func `a conflict in a fitting size is reported each time`() throws {
    let screen = try DiagnosedScreen()
    let view = screen.view()
    screen.activate(
      view.widthAnchor.constraint(equalToConstant: 60),
      view.widthAnchor.constraint(equalToConstant: 70))
    #expect(screen.conflicts.count == 1)
    _ = view.systemLayoutSizeFitting(.zero)
    #expect(screen.conflicts.count == 1)
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 50, height: 10), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .defaultLow)
    #expect(size.width == 50)
    let reported = try #require(screen.conflicts.last?["log"])
    #expect(withoutAddresses(reported).contains("'_UITemporaryLayoutWidth' UIView:0x….width == 50"))
  }
}
