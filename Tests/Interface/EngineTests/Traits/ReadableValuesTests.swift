import Checkout
import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTraits
import TestSupport
import Testing

/// Callbacks find the new values (V-20, R-ROT-9): every readable value is read in every
/// callback, on nine systems, and a table lists the values that are not new.
@MainActor @Suite struct ReadableValuesTests {
  /// The actions, with the names that the table uses.
  enum Scenario: String, CaseIterable, Sendable {
    case launch
    case rotation
    case resize
    case style
    case present
    case dismiss
    case push
    case addChild
    case removeChild
    case addView
    case removeView
  }

  nonisolated static let systems: [SystemVersion] = [
    .iOS(5), .iOS(7), .iOS(8), .iOS(11), .iOS(13), .iOS(15), .iOS(17), .iOS(18), .iOS(26),
  ]

  @Test(arguments: Scenario.allCases)
  func `values read in callbacks are new, except for those in the table (V-20)`(
    scenario: Scenario
  ) throws {
    var found: [String: [Int]] = [:]
    for system in Self.systems {
      guard let exceptions = try exceptions(in: scenario, on: system) else { continue }
      for line in exceptions { found[line, default: []].append(system.major) }
    }
    let rows = found.map { line, systems in
      "\(line) @ \(systems.map(String.init).joined(separator: " "))"
    }.sorted()
    let table = try Self.table(of: scenario)
    #expect(Set(rows).subtracting(table).sorted() == [], "found, and not in the table")
    #expect(table.subtracting(rows).sorted() == [], "in the table, and not found")
  }

  /// Returns the rows of a scenario in `Tests/Fixtures/ReadableValues.txt`: a callback, the values that are
  /// not new in it, whether there is a coordinator, and the systems.
  private static func table(of scenario: Scenario) throws -> Set<String> {
    let text = try String(
      contentsOf: Checkout.root.appending(path: "Tests/Fixtures/ReadableValues.txt"),
      encoding: .utf8)
    let prefix = "\(scenario.rawValue): "
    return Set(
      text.split(separator: "\n").filter { $0.hasPrefix(prefix) }.map {
        String($0.dropFirst(prefix.count))
      })
  }

  /// Returns for each callback of a scenario the values that differ from the final ones; nil where the system
  /// does not support the scenario.
  private func exceptions(in scenario: Scenario, on system: SystemVersion) throws -> [String]? {
    let scene = try QueryingScene(scenario, on: system)
    guard let after = scene.after else { return nil }
    var lines: [String] = []
    for entry in scene.notebook.entries {
      var different: [String] = []
      for (name, value) in entry.values {
        guard let end = after[name], value != end else { continue }
        // Up to iOS 7 there are no traits.
        if system.major < 8, ["traits", "screen", "current"].contains(where: name.hasSuffix) {
          continue
        }
        different.append(String(name.drop { $0 != " " }.dropFirst()))
      }
      var line = "\(entry.callback) | \(different.sorted().joined(separator: ", "))"
      if entry.hasCoordinator { line += " +coordinator" }
      if !lines.contains(line) { lines.append(line) }
    }
    return lines
  }
}

/// A root with a child, each with a view that reads its values, in a scenario.
@MainActor
private final class QueryingScene {
  typealias Values = [String: String]

  let notebook = Notebook()
  /// The final values; nil where the scenario is not supported.
  private(set) var after: Values?
  private var controllers: [QueryingController] = []
  private var views: [QueryingView] = []

  init(_ scenario: ReadableValuesTests.Scenario, on system: SystemVersion) throws {
    if scenario == .resize, system.major < 9 { return }
    let sim = try device(Self.slug(scenario, system), system)
    let sizes: [WindowLayout] = [
      .split(.third), .slideOver, .window(CGSize(width: 400, height: 800)),
    ]
    let child = controller("child")
    let root = controller("root", child: child)
    let other = controller("other")
    let leaf = sim.perform { QueryingView("leaf", notebook) }
    views.append(leaf)
    let first = child.onLoad
    child.onLoad = {
      first($0)
      $0.view.addSubview(leaf)
    }
    if scenario != .launch {
      if scenario == .push {
        sim.launch(sim.perform { UINavigationController(rootViewController: root) })
      } else {
        sim.launch(root)
      }
    }
    let added = sim.perform { QueryingView("added", notebook) }
    if scenario == .dismiss {
      other.modalPresentationStyle = .fullScreen
      sim.doing { root.present(other, animated: true) }
    }
    views.append(added)
    notebook.isOpen = true
    switch scenario {
    case .launch: sim.launch(root)
    case .rotation: sim.rotate(to: .landscapeLeft)
    case .style:
      guard system.major >= 13 else { return }
      sim.settings.userInterfaceStyle = .dark
    case .resize:
      guard sizes.contains(where: { (try? sim.resize(to: $0)) != nil }) else {
        return
      }
    case .present:
      other.modalPresentationStyle = .fullScreen
      sim.doing { root.present(other, animated: true) }
    case .dismiss: sim.doing { root.dismiss(animated: true) }
    case .push: sim.doing { root.navigationController?.pushViewController(other, animated: true) }
    case .addChild: sim.doing { root.embed(other) }
    case .removeChild:
      sim.doing {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
    case .addView: sim.doing { child.view.addSubview(added) }
    case .removeView: sim.doing { leaf.removeFromSuperview() }
    }
    notebook.isOpen = false
    after = values()
  }

  private func controller(_ name: String, child: QueryingController? = nil) -> QueryingController {
    let controller = QueryingController(name, notebook, child: child)
    controllers.append(controller)
    return controller
  }

  private static func slug(
    _ scenario: ReadableValuesTests.Scenario, _ system: SystemVersion
  ) -> String {
    if scenario == .resize {
      return system.major <= 13 ? "ipad-air-2" : "ipad-pro-11-1"
    }
    return switch system.major {
    case ...5: "iphone-4s"
    case ...8: "iphone-5s"
    case ...15: "iphone-8"
    default: "iphone-15-pro"
    }
  }

  private func values() -> Values {
    var values: Values = [:]
    func add(_ name: String, _ more: Values) {
      for (key, value) in more { values["\(name) \(key)"] = value }
    }
    for controller in controllers {
      add(controller.sceneIdentifier ?? "", controller.readableValues(hasCurrent: true))
      if let view = controller.viewIfLoaded {
        add(view.sceneIdentifier ?? "", view.readableValues(hasCurrent: true))
      }
    }
    for view in views { add(view.sceneIdentifier ?? "", view.readableValues(hasCurrent: true)) }
    return values
  }
}
