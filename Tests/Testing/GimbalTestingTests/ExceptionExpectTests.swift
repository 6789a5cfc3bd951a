import Gimbal
import GimbalTesting
import Testing

/// A root controller that adds its view to a subview of it.
private final class CyclicController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let child = UIView()
    view.addSubview(child)
    child.addSubview(view)
  }
}

@MainActor
@Suite(.simulator("iphone-15-pro"))
struct ExceptionExpectTests {
  @Test func `an exception is an issue at the line of the simulator's call`() throws {
    let sim = try #require(Simulator.bound)
    let line = #line + 3

    withKnownIssue {
      sim.launch(CyclicController())
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains { $0.rawValue.hasPrefix("CALayerInvalid: layer <CALayer: ") }
    }
  }

  @Test func `an exception in the test's own code is reported at the call before it (F-32)`() throws
  {
    let sim = try #require(Simulator.bound)
    let line = #line + 4
    let view = UIView()

    withKnownIssue {
      sim.launch(UIViewController())
      view.addSubview(view)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains {
          $0.rawValue.hasSuffix("raised by code that runs after this call of the simulator")
        }
    }
  }

  @Test func `an exception in a block of perform is reported at its line (F-32)`() throws {
    let sim = try #require(Simulator.bound)
    sim.launch(UIViewController())
    let line = #line + 4
    let view = UIView()

    withKnownIssue {
      sim.perform { view.addSubview(view) }
    } matching: { issue in
      issue.sourceLocation?.line == line
    }
  }

  @Test func `an expected exception is no issue`() throws {
    let sim = try #require(Simulator.bound)

    #expect(expectException("CALayerInvalid", on: sim) { sim.launch(CyclicController()) })
  }

  @Test func `an expected exception that does not occur is an issue`() throws {
    let sim = try #require(Simulator.bound)

    withKnownIssue {
      expectException("CALayerInvalid", on: sim) { sim.launch(UIViewController()) }
    } matching: {
      $0.comments.contains {
        $0.rawValue == "expected the exception CALayerInvalid; raised was nothing"
      }
    }
  }
}
