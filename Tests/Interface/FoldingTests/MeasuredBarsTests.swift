import Checkout
import Foundation
import Gimbal
import GimbalAlerts
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTraits
import TestSupport
import Testing

/// Measured positions of bars, sheets, alerts and regions on iPhone Duo, compared with a simulator, and the values in
/// apps of older SDKs; the values are in a file with their sources, which is not the device's own file.
@MainActor @Suite(.serialized) struct MeasuredBarsTests {
  private struct Measured: Decodable {
    struct Edge: Decodable {
      let posture: String
      let device: String
      let side: String?
      let edge: String
    }
    struct Content: Decodable {
      let posture: String
      let device: String
      let with: [String]
      let size: [Double]
      let safeArea: [Double]
    }
    struct Older: Decodable {
      let sdk: String
      let posture: String
      let device: String
      let side: String?
      let window: [Double]
      let with: [String]
      let content: [Double]?
      let safeArea: [Double]?
      let classes: [String]?
    }
    struct Sheet: Decodable {
      let posture: String
      let device: String
      let with: [String]
      let placement: String
      let content: [Double]
      let safeArea: [Double]?
      let x: [Double]?
    }
    struct Region: Decodable {
      let posture: String
      let device: String
      let region: String
      let navigation: Bool
      let insets: [Double]
    }
    struct Arrangement: Decodable {
      let posture: String
      let device: String
      let arrangement: String
      let axes: String
      let horizontal: Bool
      let primary: [Double]
      let secondary: [Double]?
    }
    struct Alert: Decodable {
      let posture: String
      let device: String
      let middle: Double
    }
    let tolerance: Double
    let edges: [Edge]
    let content: [Content]
    let olderApps: [Older]
    let sheets: [Sheet]
    let regions: [Region]
    let arrangements: [Arrangement]
    let alerts: [Alert]
  }

  private let measured: Measured

  init() throws {
    let file = Checkout.root.appending(path: "Tests/Fixtures/Folding/iphone-duo-bars.json")
    measured = try JSONDecoder().decode(Measured.self, from: Data(contentsOf: file))
  }

  private final class HorizontalController: UIViewController {
    override var preferredVerticalBarBehavior: UIVerticalBarBehavior { .disabled }
  }

  private func powered(
    _ posture: String, _ held: String, app: AppDescription = AppDescription()
  ) throws -> Simulator {
    try device("iphone-duo@\(posture)", held: #require(UIDeviceOrientation(name: held)), app: app)
  }

  /// A controller with its containers: `root` is launched or presented, `content` is measured.
  private func screen(_ with: [String]) -> (root: UIViewController, content: UIViewController) {
    let content = with.contains("disabled") ? HorizontalController() : UIViewController()
    content.title = "Title"
    guard with.contains("navigation") else { return (content, content) }
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = with.contains("largeTitle")
    if with.contains("toolbar") { navigation.isToolbarHidden = false }
    guard with.contains("tabBar") else { return (navigation, content) }
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    return (tabs, content)
  }

  private func expect(_ found: [CGFloat], _ expected: [Double], _ what: String) {
    let holds = zip(found, expected).allSatisfy { abs(Double($0) - $1) <= measured.tolerance }
    #expect(found.count == expected.count && holds, "\(what): found \(found), measured \(expected)")
  }

  private func numbers(_ insets: UIEdgeInsets) -> [CGFloat] {
    [insets.top, insets.left, insets.bottom, insets.right]
  }

  private func content(of view: UIView) -> [CGFloat] {
    let free = view.bounds.inset(by: view.safeAreaInsets)
    return [free.width, free.height]
  }

  private func name(_ edge: UIVerticalBarEdge) -> String {
    switch edge {
    case .unspecified: "unspecified"
    case .leading: "leading"
    case .trailing: "trailing"
    }
  }

  /// Rule R-FOLD-14: the strip stays on its side of the hardware, so right-to-left layout has the other edge.
  @Test(arguments: [false, true]) func `edges of vertical bars`(isRightToLeft: Bool) throws {
    for state in measured.edges {
      let sim = try powered(state.posture, state.device)
      if isRightToLeft { sim.settings.layoutDirection = .rightToLeft }
      let root = sim.perform { UIViewController() }
      sim.launch(root)
      if let side = state.side {
        try sim.resize(to: .split(.half), side: #require(PaneSide(rawValue: side)))
      }
      let rotated = ["leading": "trailing", "trailing": "leading"]
      let expected = isRightToLeft ? rotated[state.edge] ?? state.edge : state.edge
      #expect(name(root.traitCollection.verticalBarEdge) == expected, "\(state)")
    }
  }

  /// Rules R-FOLD-15 and R-FOLD-16.
  @Test func `content next to and below bars`() throws {
    for state in measured.content {
      let sim = try powered(state.posture, state.device)
      let made = sim.perform { screen(state.with + ["navigation"]) }
      sim.launch(made.root)
      let view = try #require(made.content.view)
      expect(content(of: view), state.size, "\(state.posture) \(state.device) \(state.with)")
      expect(
        numbers(view.safeAreaInsets), state.safeArea,
        "\(state.posture) \(state.device) \(state.with)")
      let edge = made.content.traitCollection.verticalBarEdge
      if state.with.contains("disabled") { #expect(edge == .unspecified) }
    }
  }

  /// Rule R-FOLD-13.
  @Test func `apps of older SDKs`() throws {
    for state in measured.olderApps {
      let sdk = try #require(AppSDK(rawValue: state.sdk))
      for comesLater in [false, true] {
        let start = comesLater ? (state.posture == "closed" ? "open" : "closed") : state.posture
        let sim = try powered(
          start, comesLater ? "portrait" : state.device, app: AppDescription(sdk: sdk))
        let made = sim.perform { screen(state.with) }
        sim.launch(made.root)
        if comesLater {
          if state.posture == "closed" { sim.fold() } else { sim.unfold() }
          sim.rotate(to: try #require(UIDeviceOrientation(name: state.device)))
        }
        if let side = state.side {
          try sim.resize(to: .split(.half), side: #require(PaneSide(rawValue: side)))
        }
        let what = "\(state.sdk) \(state.posture) \(state.device) later: \(comesLater)"
        let window = try #require(made.root.view.window)
        expect([window.bounds.width, window.bounds.height], state.window, what)
        let view = try #require(made.content.view)
        if let size = state.content { expect(content(of: view), size, what) }
        if let safeArea = state.safeArea { expect(numbers(view.safeAreaInsets), safeArea, what) }
        let traits = made.content.traitCollection
        if let classes = state.classes {
          #expect([traits.horizontalSizeClass.name, traits.verticalSizeClass.name] == classes)
        }
        #expect(traits.verticalBarEdge == .unspecified)
        let regions = sim.perform {
          [UIView.ReservedRegion.Kind.division, .occlusion].flatMap { kind in
            view.reservedRegions(kind: kind, options: .includeInactive)
          }
        }
        #expect(regions.isEmpty, "\(what)")
      }
    }
  }

  /// Rule R-FOLD-19: presented in the state, and presented flat before the device is folded to it.
  @Test func `sheets in every state`() throws {
    let placements: [String: UISheetPresentationController.Placement] = [
      "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
    for state in measured.sheets {
      for comesLater in state.posture == "partlyOpen" ? [false, true] : [false] {
        let sim = try powered(comesLater ? "open" : state.posture, state.device)
        let presenter = sim.perform { UIViewController() }
        sim.launch(presenter)
        let made = sim.perform { screen(state.with) }
        let placement = try #require(placements[state.placement])
        sim.doing {
          made.root.sheetPresentationController?.preferredPlacement = placement
          presenter.present(made.root, animated: false)
        }
        if comesLater { sim.setHinge(degrees: 130) }
        let what = "\(state) later: \(comesLater)"
        let view = try #require(made.content.view)
        expect(content(of: view), state.content, what)
        if let safeArea = state.safeArea { expect(numbers(view.safeAreaInsets), safeArea, what) }
        if let x = state.x {
          let frame = sim.perform {
            made.root.view.convert(made.root.view.bounds, to: nil as UIView?)
          }
          expect([frame.minX, frame.maxX], x, what)
        }
      }
    }
  }

  /// Rules R-FOLD-17, R-FOLD-18 and R-FOLD-21.
  @Test func `regions at corners and of bars`() throws {
    for state in measured.regions {
      let sim = try powered(state.posture, state.device)
      let made = sim.perform { screen(state.navigation ? ["navigation"] : []) }
      sim.launch(made.root)
      let parts = state.region.split(separator: ".").map(String.init)
      let axis: UIView.LayoutRegion.AdaptivityAxis? =
        parts.last == "horizontal" ? .horizontal : parts.last == "vertical" ? .vertical : nil
      let region: UIView.LayoutRegion
      switch parts[0] {
      case "safeArea": region = .safeArea(cornerAdaptation: axis)
      case "margins": region = .margins(cornerAdaptation: axis)
      case "readable": region = .readableContent(cornerAdaptation: axis)
      default:
        let extent = CGFloat(try #require(Double(parts[2])))
        switch parts[1] {
        case "left": region = .bar(onEdge: UIRectEdge.left, extent: extent)
        case "right": region = .bar(onEdge: UIRectEdge.right, extent: extent)
        case "bottom": region = .bar(onEdge: UIRectEdge.bottom, extent: extent)
        default: region = .bar(onEdge: NSDirectionalRectEdge.trailing, extent: extent)
        }
      }
      let found = sim.perform { made.content.view.edgeInsets(for: region) }
      expect(numbers(found), state.insets, "\(state.posture) \(state.device) \(state.region)")
    }
  }

  /// Rule R-FOLD-20: the position of an alert, and its new position when the device is folded.
  @Test func `alerts avoid the button strip and the fold`() throws {
    for state in measured.alerts {
      for comesLater in state.posture == "partlyOpen" ? [false, true] : [false] {
        let sim = try powered(comesLater ? "open" : state.posture, state.device)
        let presenter = sim.perform { UIViewController() }
        sim.launch(presenter)
        let alert = sim.perform {
          UIAlertController(title: "Title", message: "Text", preferredStyle: .alert)
        }
        sim.doing {
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          presenter.present(alert, animated: false)
        }
        if comesLater { sim.setHinge(degrees: 130) }
        expect([alert.view.center.x], [state.middle], "\(state) later: \(comesLater)")
      }
    }
  }

  /// Rule R-FOLD-22: pixels of an image, so that edges are whole points.
  @Test func `arrangements in every state`() throws {
    let axes: [String: UIAxis] = ["both": .both, "horizontal": .horizontal, "vertical": .vertical]
    for state in measured.arrangements {
      for comesLater in state.posture == "partlyOpen" ? [false, true] : [false] {
        let sim = try powered(comesLater ? "open" : state.posture, state.device)
        let (container, first, second) = sim.perform {
          (UIArrangementViewController(), UIViewController(), UIViewController())
        }
        sim.doing {
          var split = UISplitArrangement()
          var overlay = UIOverlayArrangement()
          split.axes = axes[state.axes] ?? .both
          overlay.axes = axes[state.axes] ?? .both
          let arrangement: any UIArrangement = state.arrangement == "split" ? split : overlay
          container.updateArrangement(arrangement)
          container.setViewController(first, for: .primary)
          container.setViewController(second, for: .secondary)
        }
        sim.launch(sim.perform { UINavigationController(rootViewController: container) })
        if comesLater { sim.setHinge(degrees: 130) }
        let what = "\(state) later: \(comesLater)"
        for (controller, expected) in [(first, state.primary), (second, state.secondary ?? [])] {
          let frame = controller.view.frame
          let found = state.horizontal ? [frame.minX, frame.maxX] : [frame.minY, frame.maxY]
          guard !expected.isEmpty else { continue }
          let holds = zip(found, expected).allSatisfy { abs(Double($0) - $1) <= 0.5001 }
          #expect(holds, "\(what): found \(found), measured \(expected)")
        }
        #expect(second.view.isHidden == (state.secondary == nil), "\(what)")
        #expect(container.state(for: .secondary)?.isHidden == (state.secondary == nil))
        #expect(container.placement(for: first) == .primary)
        #expect(first.arrangementViewController === container)
      }
    }
  }

  /// Rule R-FOLD-22: 0.3 of 867 points flat; while the device is partly open, the fold decides.
  @Test func `the fold takes precedence over a ratio`() throws {
    let sim = try powered("open", "portrait")
    let (container, first, second) = sim.perform {
      (UIArrangementViewController(), UIViewController(), UIViewController())
    }
    sim.doing {
      var split = UISplitArrangement()
      var properties = split.defaultViewProperties
      properties.width.preferred = .fractional(0.3)
      split.setViewProperties(properties, for: .primary)
      container.updateArrangement(split)
      container.setViewController(first, for: .primary)
      container.setViewController(second, for: .secondary)
    }
    sim.launch(container)
    expect([first.view.frame.width, second.view.frame.width], [260.1, 606.9], "flat")
    #expect(container.state(for: .primary)?.splitAxis == .horizontal)
    sim.setHinge(degrees: 130)
    expect([first.view.frame.width, second.view.frame.width], [455.5, 371.5], "partly open")
  }

  /// Rules R-FOLD-15 and R-FOLD-18: converted items are in the strip, 12 points apart; another item stays at the
  /// bottom.
  @Test func `toolbars and tab bars at the side`() throws {
    let sim = try powered("closed", "portrait")
    let (tabs, made) = sim.perform { (UITabBarController(), screen(["navigation", "toolbar"])) }
    let image = sim.perform { UIImage() }
    sim.doing {
      made.content.toolbarItems = [
        UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .flexibleSpace),
        UIBarButtonItem(image: image, style: .plain, target: nil, action: nil),
      ]
      tabs.viewControllers = [made.root, UIViewController()]
    }
    sim.launch(tabs)
    let tools = try #require((made.root as? UINavigationController)?.toolbar)
    expect(
      [tools.frame.minX, tools.frame.minY, tools.frame.width], [382, 170, 84], "the toolbar")
    expect(
      numbers(made.content.view.safeAreaInsets), [82, 0, 34, 84], "content beside both bars")
    expect([tabs.tabBar.frame.minX, tabs.tabBar.frame.maxY], [382, 654], "the tab bar")
    let controls = tools.subviews.flatMap { $0.subviews + [$0] }.map(\.frame).filter {
      $0.width == 48
    }
    let tops = controls.map(\.minY).sorted()
    #expect(controls.count == 2 && tops.last.map { $0 - tops[0] } == 60, "\(controls)")
    sim.doing {
      made.content.toolbarItems?.append(
        UIBarButtonItem(title: "Text", style: .plain, target: nil, action: nil))
    }
    #expect(tools.frame.width == 466 && made.content.view.safeAreaInsets.bottom > 34)
    sim.doing { made.content.toolbarItems?.last?.axisBehavior = .horizontalOnly }
    sim.doing { made.root.view.setNeedsLayout() }
    #expect(tools.frame.width == 84)
  }

  /// Rule R-FOLD-15: the deciding child of a container is queried, and again when it invalidates its answer.
  @Test func `a controller changes its preference for vertical bars`() throws {
    final class Changing: UIViewController {
      var behavior = UIVerticalBarBehavior.automatic
      override var preferredVerticalBarBehavior: UIVerticalBarBehavior { behavior }
    }
    let sim = try powered("open", "portrait")
    let root = sim.perform { Changing() }
    sim.launch(sim.perform { UINavigationController(rootViewController: root) })
    #expect(name(root.traitCollection.verticalBarEdge) == "trailing")
    sim.doing {
      root.behavior = .disabled
      root.setNeedsUpdateOfVerticalBarConfiguration()
    }
    #expect(name(root.traitCollection.verticalBarEdge) == "unspecified")
    expect(numbers(root.view.safeAreaInsets), [82, 0, 34, 0], "disabled")
    sim.doing { root.navigationController?.pushViewController(UIViewController(), animated: false) }
    #expect(name(root.traitCollection.verticalBarEdge) == "trailing")
  }
}
