import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalLayers
import GimbalSnapshots
import GimbalTesting
import GimbalTraces
import GimbalTraits
import SeededGenerator
import TestSupport
import Testing

/// UIKit's exceptions are recorded as events, and the call has no effect (D-11).
@MainActor @Suite(.simulator("iphone-15-pro", reportsExceptions: false)) struct ExceptionTests {
  private let sim: Simulator
  private let root = Probe("root")
  private let view = UIView("view", CGRect(x: 1, y: 2, width: 30, height: 40))

  init() throws {
    sim = try #require(Simulator.bound)
    root.onLoad = { [view] in $0.view.addSubview(view) }
    sim.launch(root)
  }

  private func exceptions(_ body: () -> Void) -> [String] {
    let events = sim.events { sim.perform(body) }
    #expect(events.allSatisfy { $0.name == "exception" }, "\(events.strings)")
    return events.map(\.argumentsText)
  }

  private nonisolated static let wrong: [CGFloat] = [.nan, .infinity, -.infinity]

  @Test(arguments: wrong)
  func `NaN and infinite numbers change no frame, bounds or center`(number: CGFloat) {
    let frame = view.frame
    let found = exceptions {
      view.frame = CGRect(x: number, y: 0, width: 1, height: 1)
      view.frame = CGRect(x: 0, y: number, width: 1, height: 1)
      view.frame = CGRect(x: 0, y: 0, width: number, height: 1)
      view.frame = CGRect(x: 0, y: 0, width: 1, height: number)
      view.bounds = CGRect(x: number, y: 0, width: 1, height: 1)
      view.bounds = CGRect(x: 0, y: 0, width: 1, height: number)
      view.center = CGPoint(x: number, y: 0)
      view.center = CGPoint(x: 0, y: number)
    }
    #expect(found.count == 8)
    #expect(found.allSatisfy { $0.contains("CALayerInvalidGeometry") })
    #expect(view.frame == frame && view.bounds.size == frame.size)
  }

  @Test(arguments: wrong)
  func `a transform with NaN is refused`(number: CGFloat) {
    let found = exceptions {
      view.transform = CGAffineTransform(a: number, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      view.transform = CGAffineTransform(translationX: 0, y: number)
    }
    #expect(found.count == 2)
    #expect(view.transform.isIdentity)
  }

  @Test func `the reason names position or bounds as UIKit does`() {
    let found = exceptions {
      view.center = CGPoint(x: CGFloat.nan, y: 5)
      view.bounds.size.width = .nan
    }
    #expect(found[0].contains("CALayer position contains NaN: [nan 5]"))
    #expect(found[1].contains("CALayer bounds contains NaN: [0 0; nan 40]"))
  }

  @Test func `huge numbers are stored without a trap`() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin, .flexibleHeight]
    view.addSubview(inner)
    sim.perform {
      view.frame = CGRect(x: -1e308, y: 1e308, width: 1e308, height: 1e308)
      view.bounds.size = CGSize(width: 1.7e308, height: 1)
      view.transform = CGAffineTransform(scaleX: 1e300, y: 1e300)
    }
    sim.rotate(to: .landscapeLeft)
    _ = view.convert(view.bounds, to: nil)
    _ = sim.layout
    _ = view.description
    #expect(view.bounds.size.width.isFinite && inner.bounds.width.isFinite)
  }

  @Test func `no frame becomes infinite by a sum of finite numbers`() {
    let huge: [CGFloat] = [0, 1, 1e150, -1e200, 1e308, -1e308, 1.7e308, -1.7e308]
    var generator = SplitMix64(seed: 5)
    func number() -> CGFloat { huge.randomElement(using: &generator) ?? 0 }
    let inner = UIView(frame: CGRect(x: 1, y: 1, width: 10, height: 10))
    inner.autoresizingMask = UIView.AutoresizingMask(rawValue: 0b111_111)
    view.addSubview(inner)
    sim.perform {
      for _ in 0..<400 {
        let chosen = Bool.random(using: &generator) ? view : inner
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: chosen.frame = CGRect(x: number(), y: number(), width: number(), height: number())
        case 1: chosen.bounds = CGRect(x: number(), y: number(), width: number(), height: number())
        case 2: chosen.center = CGPoint(x: number(), y: number())
        case 3:
          chosen.transform = CGAffineTransform(
            a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
        case 4: chosen.layer.anchorPoint = CGPoint(x: number(), y: number())
        default: chosen.transform = .identity
        }
        for changed in [view, inner] {
          let numbers = [changed.frame, changed.bounds].flatMap {
            [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height]
          }
          guard numbers.allSatisfy(\.isFinite) else {
            Issue.record("\(changed)")
            return
          }
        }
      }
    }
    #expect(!sim.trace.events(named: "exception").isEmpty)
  }

  @Test func `a view in itself or in its descendant is refused`() {
    let inner = UIView("inner")
    view.addSubview(inner)
    let found = exceptions {
      view.addSubview(view)
      inner.addSubview(view)
      inner.insertSubview(root.view, at: 0)
    }
    #expect(found.count == 3)
    #expect(found[0].contains("Can't add self as subview"))
    #expect(found[1].contains("CALayerInvalid") && found[1].contains("cycle in its layer tree"))
    #expect(view.superview === root.view && view.subviews == [inner] && inner.subviews.isEmpty)
  }

  @Test func `an alpha of NaN raises, and one out of range is clamped`() {
    view.alpha = 0.5
    let found = exceptions { view.alpha = .nan }
    #expect(found.count == 1 && found[0].contains("NSInvalidArgumentException"))
    #expect(view.alpha == 0.5)
    var cut: [CGFloat] = []
    let none = exceptions {
      for alpha: CGFloat in [.infinity, -.infinity, 2] {
        view.alpha = alpha
        cut.append(view.alpha)
      }
    }
    #expect(none.isEmpty && cut == [1, 0, 1])
  }

  @Test func `a missing nib raises, and its controller has a plain view`() {
    let controller = UIViewController(nibName: "Main", bundle: nil)
    #expect(controller.nibName == "Main" && !controller.isViewLoaded)
    let found = sim.events { sim.perform { controller.loadViewIfNeeded() } }.named("exception")
    #expect(
      found.map(\.argumentsText) == [
        "name: NSInternalInconsistencyException, reason: Could not load NIB in bundle: "
          + "'NSBundle (main)' with name 'Main'"
      ])
    #expect(controller.view.bounds.size == sim.screen.bounds.size)
    #expect(
      sim.events { sim.perform { UIViewController().loadViewIfNeeded() } }
        .named("exception").isEmpty)
  }

  @Test func `exceptions are counted`() {
    let before = sim.machine.exceptions.exceptionCount
    sim.perform { view.addSubview(view) }
    #expect(sim.machine.exceptions.exceptionCount == before + 1)
  }
}
