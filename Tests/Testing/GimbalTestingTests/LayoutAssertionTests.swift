import Foundation
import Gimbal
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalSnapshots
import Testing

@testable import GimbalTesting

/// A bar above a list, and a button in the bar.
private final class ListController: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 60))
  let list = UIScrollView(frame: CGRect(x: 0, y: 160, width: 393, height: 400))
  let button = UIButton(frame: CGRect(x: 20, y: 10, width: 50, height: 40))
  let label = UILabel(frame: CGRect(x: 100, y: 10, width: 40, height: 20))
  var missing: UIView?
  var outlet: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.accessibilityIdentifier = "bar"
    button.accessibilityIdentifier = "go"
    button.setTitle("Go", for: .normal)
    label.text = "A text that is longer"
    outlet = label
    list.contentSize = CGSize(width: 393, height: 2000)
    view.addSubview(bar)
    view.addSubview(list)
    bar.addSubview(button)
    bar.addSubview(label)
  }
}

@MainActor @Suite(.simulator("iphone-15-pro")) struct LayoutAssertionTests {
  private let sim: Simulator
  private let root = ListController()

  init() throws {
    sim = try #require(Simulator.bound)
    sim.launch(root)
  }

  private func failures(_ view: any ViewNaming, _ assertions: LayoutAssertion...) -> String {
    LayoutAssertion.failures(of: assertions, view, on: AssertionScreen(sim)).joined(separator: "\n")
  }

  @Test func `assertions that hold are met, by view, by name and by key path`() {
    let then = sim.layout
    #expect(
      expect(sim, root.bar, .inside(.safeArea), .above(root.list), .visible, .onGrid, .inWindow))
    #expect(
      expect(sim, "go", .inside("bar"), .touchable, .leftOf(root.label), .not(.truncated)))
    #expect(
      expect(
        sim, \ListController.label, .truncated, .rightOf("go"), .not(.sameSize(as: root.button)),
        .aligned(.top, with: \ListController.button), .not(.touchTarget()), .reachable))
    #expect(
      expect(
        sim, \ListController.outlet, .notOverlapping(root.button), .size(root.label.bounds.size)))
    #expect(
      expect(
        sim, root.list, .contentSize(CGSize(width: 393, height: 2000)), .contentOffset(.zero),
        .sameWidth(as: root.bar), .below(root.bar), .not(.hidden), .alpha(1), .not(.ambiguous),
        .frame(root.list.frame), .unchanged(since: then)))
    #expect(expect(sim, root.missing, .not(.inWindow)))
    #expect(expect(sim, "nothing", .not(.inWindow)))
  }

  /// Assertions that do not hold, and a part of their message.
  @Test func `an unmet assertion is reported with the names of the views`() {
    #expect(
      failures(root.list, .above(root.bar))
        == "'UIScrollView#1' is not above 'bar'\n"
        + "  'UIScrollView#1': (0, 160, 393, 400) in the window\n"
        + "  'bar': (0, 100, 393, 60) in the window")
    #expect(
      failures(\ListController.list, .inside("bar"))
        == "'list' (UIScrollView#1) is not inside 'bar': it leaves it by 400 at the bottom\n"
        + "  'list' (UIScrollView#1): (0, 160, 393, 400) in the window\n"
        + "  'bar': (0, 100, 393, 60) in the window")
    #expect(
      failures(root.button, .touchTarget())
        == "'go' is 50 × 40; a touch target of at least 44 × 44 is expected\n"
        + "  'go': (20, 110, 50, 40) in the window")
    #expect(
      failures("bar", .frame(.zero))
        == "'bar': expected frame (0, 0, 0, 0), found (0, 100, 393, 60)")
    #expect(failures(root.label, .not(.truncated)).contains("'UILabel#1' cuts its text off"))
    #expect(failures(root.bar, .hidden) == "'bar' is not hidden")
    #expect(failures(root.bar, .alpha(0.5)) == "alpha of 'bar' is 1, expected 0.5")
    #expect(
      failures(root.bar, .contentSize(.zero)) == "'bar' is a UIView, and no scroll view")
    #expect(
      failures(root.list, .not(.contentOffset(.zero)))
        == "content offset of 'UIScrollView#1' is (0, 0), expected another than (0, 0)")
    #expect(failures(root.bar, .insideMargins).contains("the margins of 'root.view'"))
    #expect(failures(root.bar, .insideReadableWidth).contains("the readable width of 'root.view'"))
    #expect(failures("bar", .not(.inside(.screen))).hasPrefix("'bar' is inside the screen\n"))
    #expect(failures("bar", .not(.inWindow)).hasPrefix("'bar' is in the window\n"))
  }

  @Test func `a view that covers or moves another is named`() {
    let then = sim.layout
    let curtain = UIView(frame: root.view.bounds)
    curtain.accessibilityIdentifier = "curtain"
    root.view.addSubview(curtain)
    root.bar.frame.origin.y += 10
    sim.settle()
    #expect(
      failures(root.button, .touchable).hasPrefix("'go' cannot be touched: 'curtain' covers it\n"))
    #expect(
      failures("bar", .unchanged(since: then))
        == "'bar' has moved: (0, 100, 393, 60) → (0, 110, 393, 60) in the window")
  }

  @Test func `a missing view is reported with the nearest name or the reason`() {
    #expect(
      failures("baar", .visible)
        == "the window has no view named 'baar'; did you mean 'bar'?")
    #expect(failures(root.missing, .visible) == "the view is nil")
    #expect(
      failures(\ListController.missing, .visible) == "'missing' of ListController is nil")
    #expect(failures(UIView(), .visible).hasSuffix("is not in the window"))
    #expect(failures("bar", .above("lisst")).hasPrefix("'bar': the window has no view named"))
    final class Other: UIViewController { let a = UIView() }
    #expect(
      failures(\Other.a, .visible) == "the app shows no Other, so 'a' cannot be read")
  }

  @Test func `all unmet assertions are one issue at the caller's line`() {
    let line = #line + 2
    withKnownIssue {
      expect(sim, root.bar, .hidden, .visible, .above("go"))
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return issue.sourceLocation?.line == line
        && text.hasPrefix("'bar' is not hidden\n'bar' is not above 'go'\n")
    }
  }

  @Test
  func `without a simulator as argument, views are on their own and names on the current one`()
    throws
  {
    #expect(expect(root.bar, .inside(.safeArea), .above(root.list), .not(.truncated)))
    #expect(expect("go", .inside("bar"), .touchable))
    #expect(expect(\ListController.outlet, .rightOf("go")))
    #expect(LayoutSnapshot(showing: "bar") == sim.layout)

    let other = try Simulator(DeviceCatalog.standard.device("iphone-se-3"))
    other.launch(ListController())
    #expect(LayoutSnapshot(showing: root.bar) == sim.layout)
    #expect(LayoutSnapshot(showing: root.bar) != other.layout)
  }

  @Test func `views are laid out before they are checked`() {
    let before = LayoutSnapshot(showing: root.bar)
    let column = UIStackView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    let row = UIView()
    column.addArrangedSubview(row)
    root.view.addSubview(column)
    root.bar.frame.origin.y += 10

    #expect(expect(row, .size(CGSize(width: 100, height: 100))))
    #expect(expect(root.bar, .not(.unchanged(since: before))))
    let line = #line + 2
    withKnownIssue {
      expect("bar", .hidden, .visible)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.map(\.rawValue) == ["'bar' is not hidden"]
    }
  }
}
