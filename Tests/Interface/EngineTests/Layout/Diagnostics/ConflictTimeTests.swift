import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalTraces
import TestSupport
import Testing

/// When an activation searches for conflicts, and when it leaves this to the next layout (L-CONF-1).
@MainActor struct ConflictTimeTests {
  @Test func `outside a window layout finds a conflict, also after an earlier layout`() throws {
    let screen = try DiagnosedScreen()
    screen.sim.begin {
      let detached = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      detached.addSubview(box)
      box.widthAnchor.constraint(equalToConstant: 1).isActive = true
      detached.layoutIfNeeded()
      #expect(box.bounds.width == 1)

      box.widthAnchor.constraint(equalToConstant: 2).isActive = true
      #expect(screen.conflicts.isEmpty)
      detached.layoutIfNeeded()
      #expect(screen.conflicts.count == 1)
    }
  }

  @Test func `before the first layout of a window a conflict is deferred to it`() throws {
    let screen = try DiagnosedScreen()
    let view = screen.view()
    screen.sim.begin {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(view)
      window.isHidden = false
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 1),
        view.widthAnchor.constraint(equalToConstant: 2),
      ])
      #expect(screen.conflicts.isEmpty)
      window.layoutIfNeeded()
      #expect(screen.conflicts.count == 1)
    }
  }

  private final class Late: UIViewController {
    let box = UIView()
    var onAppear: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      box.widthAnchor.constraint(equalToConstant: 1).isActive = true
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      guard let onAppear else { return }
      self.onAppear = nil
      box.widthAnchor.constraint(equalToConstant: 2).isActive = true
      onAppear()
    }
  }

  @Test func `in the first layout a conflict is reported after the solution`() throws {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
    let late = Late()
    var early: Int?
    late.onAppear = { early = sim.trace.events(named: "conflict").count }
    sim.launch(late)
    sim.settle()
    #expect(early == 0)
    #expect(sim.trace.events(named: "conflict").count == 1)
  }

  /// A view whose fitting size conflicts with its own constraint, and another view in the window.
  private struct QueriedScene {
    let screen: DiagnosedScreen
    let queried: UIView
    let other: UIView
    let width: NSLayoutConstraint

    @MainActor init() throws {
      screen = try DiagnosedScreen()
      queried = screen.view()
      other = screen.view()
      width = other.widthAnchor.constraint(equalToConstant: 1)
      screen.activate(queried.widthAnchor.constraint(equalToConstant: 60), width)
    }

    /// Queries the size, and calls a block during the query.
    @MainActor func query(_ block: @escaping () -> Void) {
      var isAnswering = true
      screen.sim.onUnsatisfiableConstraints = { _ in
        if isAnswering { block() }
        isAnswering = false
      }
      _ = queried.systemLayoutSizeFitting(
        CGSize(width: 50, height: 10), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .defaultLow)
      #expect(!isAnswering)
    }
  }

  @Test func `during a fitting size an activation elsewhere does not search for conflicts`() throws
  {
    let scene = try QueriedScene()
    scene.screen.sim.begin {
      scene.query {
        scene.other.widthAnchor.constraint(equalToConstant: 2).isActive = true
        #expect(scene.screen.conflicts.count == 1)
      }
      #expect(scene.screen.conflicts.count == 1)
    }
    scene.screen.sim.settle()
    #expect(scene.screen.conflicts.count == 2)
  }

  @Test func `during a fitting size a layout of the rest is deferred`() throws {
    let scene = try QueriedScene()
    scene.screen.sim.begin {
      scene.query {
        scene.width.constant = 3
        scene.other.layoutIfNeeded()
        #expect(scene.other.bounds.width == 1)
      }
    }
    scene.screen.sim.settle()
    #expect(scene.other.bounds.width == 3)
    #expect(scene.queried.bounds.width == 60)
  }
}
