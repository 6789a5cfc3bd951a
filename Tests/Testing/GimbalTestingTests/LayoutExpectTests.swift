import Foundation
import Gimbal
import GimbalEngine
import GimbalGeometry
import GimbalSnapshots
import GimbalTesting
import Testing

@MainActor @Suite(.simulator("iphone-15-pro")) struct LayoutExpectTests {
  private let sim: Simulator
  private let view = UIView(frame: CGRect(x: 113, y: 111, width: 132, height: 194))
  private let corner = UIView(frame: CGRect(x: 343, y: 802, width: 50, height: 50))

  init() throws {
    sim = try #require(Simulator.bound)
    let root = UIViewController()
    view.accessibilityIdentifier = "v"
    root.view.addSubview(view)
    root.view.addSubview(corner)
    sim.launch(root)
  }

  @Test func `expectations that hold are met`() {
    let positioned = sim.layout[view]
    #expect(expect(positioned, .frame(CGRect(x: 113, y: 111, width: 132, height: 194))))
    #expect(expect(positioned, .bounds(CGRect(x: 0, y: 0, width: 132, height: 194))))
    #expect(expect(positioned, .center(CGPoint(x: 179, y: 208))))
    #expect(expect(positioned, .windowFrame(view.frame)))
    #expect(expect(positioned, .inside(.safeArea)))
    #expect(expect(sim.layout[corner], .inside(.screen)))
    #expect(expect(positioned, .center(CGPoint(x: 180, y: 208), tolerance: 1)))
    sim.rotate(to: .landscapeRight)
    #expect(expect(sim.layout[view], .fixedFrame(CGRect(x: 111, y: 607, width: 194, height: 132))))
  }

  private func failure(_ positioned: LocatedView?, _ expectation: LayoutExpectation) -> String {
    expectation.failure(of: positioned) ?? "met"
  }

  @Test func `an unmet expectation reports the expected and the found value`() {
    #expect(
      failure(sim.layout[view], .frame(CGRect(x: 113, y: 111, width: 132, height: 194.5)))
        == "v: expected frame (113, 111, 132, 194.5), found (113, 111, 132, 194)")
    #expect(
      failure(sim.layout[corner], .inside(.safeArea)).hasSuffix(
        "expected inside the safe area (0, 59, 393, 759), found (343, 802, 50, 50)"))
    #expect(
      failure(sim.layout[view], .center(CGPoint(x: 1, y: 2))).hasSuffix("found (179, 208)"))
    #expect(failure(sim.layout[view], .bounds(.zero)) != "met")
    #expect(failure(sim.layout[view], .windowFrame(.zero)) != "met")
    #expect(failure(sim.layout[view], .fixedFrame(.zero)) != "met")
    sim.rotate(to: .landscapeLeft)
    #expect(failure(sim.layout[corner], .inside(.screen)) != "met")
    #expect(failure(sim.layout[corner], .inside(.window)) != "met")
    #expect(
      failure(sim.layout[UIView()], .inside(.screen))
        == "the view is not in the window; expected inside the screen")
  }

  @Test func `an unknown name is reported with the nearest (F-31)`() {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    other.accessibilityIdentifier = "submit"
    view.addSubview(other)
    withKnownIssue {
      expect(sim.layout["sumbit"], .inside(.safeArea))
    } matching: { issue in
      issue.comments.map(\.rawValue).joined()
        == "the window has no view named 'sumbit'; did you mean 'submit'?; expected inside the "
        + "safe area"
    }
  }

  @Test func `an unmet expectation is an issue at the caller's line`() {
    let line = #line + 2
    withKnownIssue {
      expect(sim.layout[view], .frame(.zero))
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileName == "LayoutExpectTests.swift"
        && issue.comments.map(\.rawValue).joined().contains("found (113, 111, 132, 194)")
    }
  }

  @Test func `the trait binds a separate device to each test`() {
    #expect(UIScreen.main === sim.screen)
    #expect(sim.window?.screen === sim.screen)
    #expect(sim.profile.slug == "iphone-15-pro")
  }
}
