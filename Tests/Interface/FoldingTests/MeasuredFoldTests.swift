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

/// Measured values of iPhone Duo, compared with a simulator; the values are in a file with their sources, which is
/// not the device's own file.
@MainActor @Suite(.serialized) struct MeasuredFoldTests {
  private struct Measured: Decodable {
    struct State: Decodable {
      let posture: String
      let device: String
      let interface: String
      let size: [Double]
      let safeArea: [Double]
      let horizontal: String
      let vertical: String
    }
    struct Pane: Decodable {
      let side: String
      let size: [Double]
      let safeArea: [Double]
      let horizontal: String
      let vertical: String
      let division: [Double]
    }
    struct Region: Decodable {
      let posture: String
      let device: String
      let frame: [Double]
      let active: Bool
    }
    struct Division: Decodable {
      let device: String
      let frame: [Double]
    }
    struct Angle: Decodable {
      let set: Double
      let reported: Double
    }
    struct Hidden: Decodable {
      let posture: String
      let device: String
      let safeArea: [Double]
      let active: [[Double]]
    }
    let tolerance: Double
    let states: [State]
    let split: [Pane]
    let occlusions: [Region]
    let division: [Division]
    let hinge: [Angle]
    let hiddenStatusBar: [Hidden]
  }

  private let measured: Measured

  init() throws {
    let file = Checkout.root.appending(path: "Tests/Fixtures/Folding/iphone-duo-measured.json")
    measured = try JSONDecoder().decode(Measured.self, from: Data(contentsOf: file))
  }

  private func launched(
    _ posture: String, _ held: String, hidesStatusBar: Bool = false
  ) throws -> (sim: Simulator, root: UIViewController) {
    let sim = try device("iphone-duo@\(posture)", held: #require(UIDeviceOrientation(name: held)))
    let root = sim.perform { hidesStatusBar ? BarlessController() : UIViewController() }
    sim.launch(root)
    return (sim, root)
  }

  private final class BarlessController: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
  }

  private func expect(
    _ found: [CGFloat], _ expected: [Double], _ what: String, within tolerance: Double? = nil
  ) {
    let holds = zip(found, expected).allSatisfy {
      abs(Double($0) - $1) <= tolerance ?? measured.tolerance
    }
    #expect(found.count == expected.count && holds, "\(what): found \(found), measured \(expected)")
  }

  private func numbers(_ insets: UIEdgeInsets) -> [CGFloat] {
    [insets.top, insets.left, insets.bottom, insets.right]
  }

  private func numbers(_ frame: CGRect) -> [CGFloat] {
    [frame.minX, frame.minY, frame.width, frame.height]
  }

  /// Rules R-FOLD-2 and R-FOLD-4: each state, launched in it and reached by folding and rotating.
  @Test func `windows, safe areas and size classes of every state`() throws {
    for state in measured.states {
      for comesLater in [false, true] {
        let (sim, root) = try launched(
          comesLater && state.posture == "closed" ? "open" : comesLater ? "closed" : state.posture,
          comesLater ? "portrait" : state.device)
        if comesLater {
          if state.posture == "closed" { sim.fold() } else { sim.unfold() }
          sim.rotate(to: try #require(UIDeviceOrientation(name: state.device)))
        }
        let what = "\(state.posture) \(state.device) later: \(comesLater)"
        #expect(sim.interfaceOrientation.name == state.interface, "\(what)")
        expect([root.view.bounds.width, root.view.bounds.height], state.size, what)
        expect(numbers(root.view.safeAreaInsets), state.safeArea, what)
        #expect(root.traitCollection.horizontalSizeClass.name == state.horizontal, "\(what)")
        #expect(root.traitCollection.verticalSizeClass.name == state.vertical, "\(what)")
      }
    }
  }

  /// Rule R-FOLD-12: 20 points on free sides, none at the strip, in either layout direction.
  @Test(arguments: [false, true])
  func `margins of controllers' views in every state`(isRightToLeft: Bool) throws {
    for state in measured.states {
      let (sim, root) = try launched(state.posture, state.device)
      if isRightToLeft { sim.settings.layoutDirection = .rightToLeft }
      let (left, right) = (state.safeArea[1], state.safeArea[3])
      let sides = [left > 0 ? 0.0 : 20, right > 0 ? 0.0 : 20]
      let minimum = sim.perform { root.systemMinimumLayoutMargins }
      let what = "\(state.posture) \(state.device)"
      expect([minimum.leading, minimum.trailing], isRightToLeft ? sides.reversed() : sides, what)
      let margins = root.view.layoutMargins
      expect([margins.left, margins.right], [left + sides[0], right + sides[1]], what)
    }
  }

  /// Rule R-FOLD-7.
  @Test func `panes of Split View`() throws {
    for pane in measured.split {
      let (sim, root) = try launched("partlyOpen", "portrait")
      try sim.resize(to: .split(.half), side: #require(PaneSide(rawValue: pane.side)))
      expect([root.view.bounds.width, root.view.bounds.height], pane.size, pane.side)
      expect(numbers(root.view.safeAreaInsets), pane.safeArea, pane.side)
      #expect(root.traitCollection.horizontalSizeClass.name == pane.horizontal)
      #expect(root.traitCollection.verticalSizeClass.name == pane.vertical)
      sim.perform {
        let regions = root.view.reservedRegions(kind: .division)
        expect(regions.first.map { numbers($0.frame) } ?? [], pane.division, pane.side)
        let screen = root.view.window!.screen
        #expect(root.view.convert(CGPoint.zero, to: screen.coordinateSpace) == .zero)
      }
    }
  }

  /// Rule R-FOLD-9.
  @Test func `areas that cover content, and the fold`() throws {
    for region in measured.occlusions {
      let (sim, root) = try launched(region.posture, region.device)
      let found = sim.perform {
        root.view.reservedRegions(kind: .occlusion, options: .includeInactive)
      }
      let isThere = found.contains { found in
        found.isActive == region.active
          && zip(numbers(found.frame), region.frame).allSatisfy {
            abs(Double($0) - $1) <= measured.tolerance
          }
      }
      #expect(isThere, "\(region): found \(found.map(\.frame))")
    }
    for division in measured.division {
      for posture in ["open", "partlyOpen"] {
        let (sim, root) = try launched(posture, division.device)
        let found = sim.perform {
          root.view.reservedRegions(kind: .division, options: .includeInactive)
        }
        expect(found.first.map { numbers($0.frame) } ?? [], division.frame, division.device)
        #expect(found.map(\.isActive) == [posture == "partlyOpen"])
      }
    }
  }

  /// Rule R-FOLD-2.
  @Test func `a hidden status bar`() throws {
    for state in measured.hiddenStatusBar {
      let (sim, root) = try launched(state.posture, state.device, hidesStatusBar: true)
      expect(numbers(root.view.safeAreaInsets), state.safeArea, state.device)
      let active = sim.perform { root.view.reservedRegions(kind: .occlusion).map(\.frame) }
      #expect(active.count == state.active.count)
      for (found, expected) in zip(active, state.active) {
        expect(numbers(found), expected, state.device)
      }
    }
  }

  /// Rule R-FOLD-3.
  @Test func `angles that the system reports`() throws {
    let (sim, root) = try launched("closed", "portrait")
    var angle = 0.0
    sim.doing {
      root.view.addInteraction(
        UIHingeInteraction { _, update in angle = Double(update.hinge?.angle ?? 0) })
    }
    for pair in measured.hinge {
      sim.setHinge(degrees: pair.set)
      expect([CGFloat(angle * 180 / .pi)], [pair.reported], "\(pair.set)", within: 0.06)
    }
  }
}
