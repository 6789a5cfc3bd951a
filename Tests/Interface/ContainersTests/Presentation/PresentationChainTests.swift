import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraces
import GimbalTraits
import TestSupport
import Testing

/// The presenter, chains, refusals and release of presentations (R-PRES-5, R-PRES-6, D-11).
@MainActor @Suite(.simulator("iphone-15-pro", reportsExceptions: false))
struct PresentationChainTests {
  // R-PRES-5, S22
  @Test func `the outermost parent presents, and its children return the presentation (R-PRES-5)`()
    throws
  {
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"), system: .iOS(17))
    let base = Probe("base")
    let navigation = UINavigationController(rootViewController: base)
    sim.launch(navigation)
    let modal = Probe("modal")
    modal.modalPresentationStyle = .fullScreen
    let events = sim.events { sim.doing { base.present(modal, animated: true) } }
    #expect(navigation.presentedViewController === modal)
    #expect(base.presentedViewController === modal)
    #expect(modal.presentingViewController === navigation)
    #expect(
      events.named("viewWillDisappear", "viewDidDisappear").map(\.receiver) == [
        "root", "base", "root", "base",
      ])
    let child = Probe("child")
    sim.perform { modal.embed(child) }
    #expect(child.presentingViewController === navigation)
    sim.doing { child.dismiss(animated: false) }
    #expect(base.presentedViewController == nil && modal.presentingViewController == nil)
  }

  // R-PRES-5
  @Test func `a presentation context contains its presentations (R-PRES-5)`() throws {
    let scene = try PresentedScene(style: .currentContext)
    let context = Probe("context")
    let inner = Probe("inner")
    let frame = CGRect(x: 0, y: 100, width: 300, height: 400)
    scene.sim.perform {
      scene.root.embed(context, frame: frame)
      context.embed(inner)
    }
    scene.sim.settle()
    context.definesPresentationContext = true
    context.providesPresentationContextTransitionStyle = true
    context.modalTransitionStyle = .crossDissolve
    let events = scene.present(from: inner)
    #expect(scene.modal.presentingViewController === context)
    #expect(scene.modal.modalTransitionStyle == .crossDissolve)
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.modal.view.convert(scene.modal.view.bounds, to: scene.root.view) == frame)
    #expect(events.named("viewWillDisappear").map(\.receiver) == ["context", "inner"])
    #expect(context.view.superview == nil && scene.root.view.window != nil)
    _ = scene.dismiss(scene.modal)
    #expect(context.view.frame == frame && context.view.superview === scene.root.view)
  }

  @Test func `a context gives no transition style to what covers the whole screen (R-PRES-5)`()
    throws
  {
    let scene = try PresentedScene(style: .fullScreen)
    scene.root.definesPresentationContext = true
    scene.root.providesPresentationContextTransitionStyle = true
    scene.root.modalTransitionStyle = .crossDissolve
    _ = scene.present()
    #expect(scene.modal.presentingViewController === scene.root)
    #expect(scene.modal.modalTransitionStyle == .coverVertical)
  }

  @Test func `without a context the presentation covers everything (R-PRES-5)`() throws {
    let scene = try PresentedScene(style: .currentContext)
    let inner = Probe("inner")
    scene.sim.perform { scene.root.embed(inner) }
    scene.sim.settle()
    _ = scene.present(from: inner)
    #expect(scene.modal.presentingViewController === scene.root)
    #expect(scene.root.view.window == nil)
  }

  // R-PRES-6
  @Test(arguments: [true, false])
  func `the lowest presenter dismisses the whole chain (R-PRES-6)`(animated: Bool) throws {
    let scene = try PresentedScene(style: .overFullScreen)
    let upper = Probe("upper")
    upper.modalPresentationStyle = .overFullScreen
    _ = scene.present()
    _ = scene.present(upper, from: scene.modal)
    #expect(upper.presentingViewController === scene.modal)
    let events = scene.dismiss(scene.root, animated: animated)
    #expect(
      PresentedScene.appearances(events) == [
        "upper viewWillDisappear", "presented viewWillDisappear", "upper viewDidDisappear",
        "presented viewDidDisappear", "root dismissalCompletion",
      ])
    #expect(scene.sim.window?.subviews == [scene.root.view!])
    #expect(upper.presentingViewController == nil && scene.modal.presentedViewController == nil)
  }

  @Test func `dismissing a covered chain calls only the top controller (R-PRES-6)`() throws {
    let scene = try PresentedScene(style: .fullScreen)
    let upper = Probe("upper")
    upper.modalPresentationStyle = .fullScreen
    _ = scene.present()
    _ = scene.present(upper, from: scene.modal)
    #expect(scene.modal.view.window == nil)
    #expect(
      PresentedScene.appearances(scene.dismiss(upper)) == [
        "upper viewWillDisappear", "presented viewWillAppear", "presented viewDidAppear",
        "upper viewDidDisappear", "presented dismissalCompletion",
      ])
    _ = scene.present(upper, from: scene.modal)
    #expect(
      PresentedScene.appearances(scene.dismiss(scene.root)) == [
        "upper viewWillDisappear", "root viewWillAppear", "root viewDidAppear",
        "upper viewDidDisappear", "root dismissalCompletion",
      ])
    #expect(scene.root.view.window != nil)
  }

  @Test func `dismissing nothing does nothing`() throws {
    let scene = try PresentedScene()
    #expect(scene.dismiss().map(\.baseName) == ["dismiss"])
  }

  @Test func `a presentation during another transition ends that one first`() throws {
    let scene = try PresentedScene(style: .fullScreen)
    let upper = Probe("upper")
    let events = scene.sim.events {
      scene.sim.perform {
        scene.root.present(scene.modal, animated: true)
        scene.modal.present(upper, animated: true)
        scene.root.dismiss(animated: true)
        scene.root.dismiss(animated: true)
      }
      scene.sim.settle()
    }
    #expect(
      PresentedScene.appearances(events) == [
        "presented viewDidLoad", "root viewWillDisappear", "presented viewWillAppear",
        "presented viewDidAppear", "root viewDidDisappear", "upper viewDidLoad",
        "upper viewWillAppear", "upper viewDidAppear", "upper viewWillDisappear",
        "presented viewWillDisappear", "root viewWillAppear", "root viewDidAppear",
        "upper viewDidDisappear", "presented viewDidDisappear",
      ])
    #expect(scene.root.presentedViewController == nil && scene.root.view.window != nil)
  }

  private func warnings(_ scene: PresentedScene, _ body: () -> Void) -> [String] {
    let events = scene.sim.events { scene.sim.perform(body) }
    #expect(events.allSatisfy { ["present", "warning", "exception"].contains($0.baseName) })
    return events.named("warning").map { $0.text("text") }
      + events.named("exception").map { "\($0.text("name")): \($0.text("reason"))" }
  }

  // R-PRES-6, D-11
  @Test func `refused presentations log UIKit's messages`() throws {
    let scene = try PresentedScene(("iphone-8", 12), style: .overFullScreen)
    let other = scene.sim.perform { Probe("other") }
    let name = { (controller: UIViewController) in "<Probe: " + scene.identity(controller) }
    #expect(
      warnings(scene) { other.present(scene.modal, animated: true) } == [
        "Attempt to present \(name(scene.modal)) on \(name(other)) whose view is not in the "
          + "window hierarchy!"
      ])
    #expect(
      warnings(scene) { scene.root.present(scene.root, animated: true) }.first?.hasPrefix(
        "NSInvalidArgumentException: Application tried to present modal view controller on itself")
        == true)
    _ = scene.present()
    #expect(
      warnings(scene) { scene.root.present(other, animated: true) } == [
        "Attempt to present \(name(other)) on \(name(scene.root)) which is already presenting "
          + name(scene.modal)
      ])
    #expect(
      warnings(scene) { scene.root.present(scene.modal, animated: true) } == [
        "NSInvalidArgumentException: Application tried to present modally a view controller "
          + "\(name(scene.modal)) that is already being presented by \(name(scene.root))."
      ])
    let child = Probe("child")
    scene.sim.perform { scene.modal.embed(child) }
    scene.sim.settle()
    #expect(
      warnings(scene) { scene.modal.present(child, animated: true) } == [
        "NSInvalidArgumentException: Application tried to present modally an active controller "
          + "\(name(child))."
      ])
    other.modalPresentationStyle = .none
    #expect(warnings(scene) { scene.modal.present(other, animated: true) }.count == 1)
  }

  @Test func `calls inside the callbacks of a presentation are refused`() throws {
    let scene = try PresentedScene(style: .overFullScreen)
    let other = Probe("other")
    scene.modal.onWillAppear = { modal in
      modal.dismiss(animated: false)
      modal.present(other, animated: false)
    }
    let events = scene.present()
    let strings = events.named("warning").map { $0.text("text") }
    #expect(strings.count == 2 && strings.allSatisfy { $0.hasSuffix("in progress!") })
    #expect(PresentedScene.appearances(events).last == "root presentationCompletion")
    scene.modal.onWillAppear = nil
    let leaving = scene.sim.events {
      scene.sim.perform {
        scene.modal.dismiss(animated: true)
        scene.modal.present(other, animated: true)
      }
      scene.sim.settle()
    }
    #expect(leaving.named("warning").count == 1)
    #expect(scene.sim.window?.subviews.count == 1)
  }

  @Test func `a partial curl is full screen and presents nothing (S22)`() throws {
    let scene = try PresentedScene(style: .overFullScreen)
    scene.modal.modalTransitionStyle = .partialCurl
    #expect(warnings(scene) { scene.root.present(scene.modal, animated: true) }.count == 1)
    scene.modal.modalPresentationStyle = .fullScreen
    _ = scene.present()
    #expect(
      warnings(scene) { scene.modal.present(Probe("other"), animated: true) }.first?.contains(
        "PartialCurl") == true)
  }

  // Nothing is retained after the dismissal.
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
  func `everything is released after the dismissal`(style: UIModalPresentationStyle) throws {
    let scene = try PresentedScene()
    weak var modal: Probe?
    weak var view: UIView?
    weak var controller: UIPresentationController?
    weak var container: UIView?
    do {
      let presented = Probe("released")
      presented.modalPresentationStyle = style
      _ = scene.present(presented)
      modal = presented
      view = presented.view
      controller = presented.presentationController
      container = controller?.containerView
      #expect(container != nil)
    }
    #expect(modal != nil && controller?.presentedViewController === modal)
    scene.sim.perform { scene.root.dismiss(animated: true) }
    scene.sim.settle()
    #expect(modal == nil && view == nil && controller == nil && container == nil)
  }

  @Test func `a controller whose presentation controller was only read is released`() throws {
    weak var modal: Probe?
    weak var controller: UIPresentationController?
    do {
      let presented = Probe("asked")
      modal = presented
      controller = presented.presentationController
      #expect(controller != nil && controller === presented.presentationController)
    }
    #expect(modal == nil && controller == nil)
  }

  @Test func `replacing a root ends its presentations`() throws {
    let scene = try PresentedScene(style: .fullScreen)
    let upper = Probe("upper")
    _ = scene.present()
    _ = scene.present(upper, from: scene.modal)
    let next = Probe("next")
    let events = scene.sim.events {
      scene.sim.perform { scene.sim.window?.rootViewController = next }
      scene.sim.settle()
    }
    #expect(
      PresentedScene.appearances(events) == [
        "upper viewWillDisappear", "upper viewDidDisappear", "presented viewWillDisappear",
        "presented viewDidDisappear", "root viewDidLoad", "root viewWillAppear",
        "root viewDidAppear",
      ])
    #expect(scene.sim.window?.subviews == [next.view!])
  }

  @Test func `a controller can be presented again after its dismissal`() throws {
    let scene = try PresentedScene(style: .fullScreen)
    let first = PresentedScene.appearances(scene.present()).dropFirst()
    _ = scene.dismiss()
    #expect(PresentedScene.appearances(scene.present()) == Array(first))
  }
}

extension PresentedScene {
  /// Returns the placeholder of a controller's address, with the closing bracket.
  fileprivate func identity(_ controller: UIViewController) -> String {
    let reasons = sim.exceptions { controller.present(controller, animated: false) }
    return String(reasons[0].reason.split(separator: " ").last!.dropLast())
  }
}
