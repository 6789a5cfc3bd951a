import Foundation
import Gimbal
import GimbalDevices
import GimbalSnapshots
import Testing
import UIKit

/// A bar above a list, and a button in the bar.
private final class ListController: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 60))
  let list = UIScrollView(frame: CGRect(x: 0, y: 160, width: 393, height: 400))
  let button = UIButton(frame: CGRect(x: 20, y: 10, width: 50, height: 40))
  var missing: UIView?

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.accessibilityIdentifier = "bar"
    button.accessibilityIdentifier = "go"
    list.contentSize = CGSize(width: 393, height: 2000)
    view.addSubview(bar)
    view.addSubview(list)
    bar.addSubview(button)
  }
}

/// The expectations of GimbalTesting as they are on iOS, run on Gimbal's UIKit.
@MainActor @Suite struct RealViewsExpectTests {
  private let sim: Simulator
  private let root = ListController()

  init() throws {
    sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
    sim.launch(root)
  }

  private func failures(_ view: any ViewNaming, _ assertions: LayoutAssertion...) -> String {
    LayoutAssertion.failures(of: assertions, view, on: AssertionScreen(sim.window))
      .joined(separator: "\n")
  }

  @Test func `expectations that hold are met, by view, by name and by key path`() {
    let before = LayoutSnapshot(showing: root.bar)
    #expect(before.views.count == AssertionScreen(sim.window).layout.views.count)
    #expect(expect(root.bar, .inside(.safeArea), .above(root.list), .visible, .onGrid, .inWindow))
    #expect(expect(root.button, .inside("bar"), .touchable, .not(.touchTarget()), .reachable))
    #expect(expect(root.list, .sameWidth(as: \ListController.bar), .unchanged(since: before)))
    #expect(
      expect(
        root.list, .contentSize(CGSize(width: 393, height: 2000)), .contentOffset(.zero),
        .not(.hidden), .alpha(1), .not(.ambiguous), .frame(root.list.frame)))
    #expect(expect(root.view, .inside(.screen), .inside(.window)))
  }

  @Test func `messages are those of a simulator`() {
    #expect(
      failures("bar", .above("go"))
        == "'bar' is not above 'go'\n  'bar': (0, 100, 393, 60) in the window\n"
        + "  'go': (20, 110, 50, 40) in the window")
    #expect(
      failures(root.button, .touchTarget())
        == "'go' is 50 × 40; a touch target of at least 44 × 44 is expected\n"
        + "  'go': (20, 110, 50, 40) in the window")
    #expect(
      failures("baar", .visible) == "the window has no view named 'baar'; did you mean 'bar'?")
    #expect(failures(root.missing, .visible) == "the view is nil")
    #expect(failures(root.bar, .insideMargins).contains("the margins of 'root.view'"))
    #expect(failures(\ListController.missing, .visible) == "'missing' of ListController is nil")
    #expect(failures(UILabel(), .visible) == "'UILabel' is not in the window")
  }

  @Test func `a view that moves or is covered is named`() {
    let before = LayoutSnapshot(showing: root.bar)
    let curtain = UIView(frame: root.view.bounds)
    curtain.accessibilityIdentifier = "curtain"
    root.view.addSubview(curtain)
    root.bar.frame.origin.y += 10
    #expect(
      failures(root.button, .touchable).hasPrefix("'go' cannot be touched: 'curtain' covers it\n"))
    #expect(
      failures("bar", .unchanged(since: before))
        == "'bar' has moved: (0, 100, 393, 60) → (0, 110, 393, 60) in the window")
  }

  @Test func `a view is laid out before it is checked`() {
    let column = UIStackView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    let row = UIView()
    column.addArrangedSubview(row)
    root.view.addSubview(column)
    #expect(expect(row, .size(CGSize(width: 100, height: 100))))
  }
}
