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

/// Presenting and dismissing: the receivers and the order of callbacks (R-PRES).
@MainActor @Suite struct PresentationTests {
  private nonisolated static let phones: [(String, Int)] = [
    ("iphone-6", 8), ("iphone-6", 12), ("iphone-8", 13), ("iphone-8", 15), ("iphone-15-pro", 17),
    ("iphone-15-pro", 26),
  ]

  private let presenting = Probe("presenting")
  private let presented = Probe("presented")

  private func launch(
    _ device: (String, Int), _ orientation: UIDeviceOrientation = .portrait
  ) throws -> Simulator {
    let sim = try Simulator(
      DeviceCatalog.standard.device(device.0), system: .iOS(device.1), orientation: orientation)
    sim.launch(presenting)
    return sim
  }

  private func life(_ events: [TraceEvent]) -> [String] {
    events.named(
      "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
      "viewDidDisappear", "presentationCompletion", "dismissalCompletion"
    ).map { "\($0.receiver == "root" ? "presenting" : $0.receiver) \($0.baseName)" }
  }

  /// W-17.
  @Test(arguments: [("iphone-4s", 6), ("iphone-5s", 7), ("iphone-6", 8)])
  func `up to iOS 7 a dismissal without animation ends within the call (R-PRES-6)`(
    device: (String, Int)
  ) throws {
    let sim = try launch(device)
    sim.doing { presenting.present(presented, animated: false) }
    sim.settle()
    var isPresented: Bool?
    sim.perform {
      presenting.dismiss(animated: false)
      isPresented = presenting.presentedViewController != nil
    }
    #expect(isPresented == (device.1 >= 8))
    sim.settle()
    #expect(presenting.presentedViewController == nil)
  }

  @Test(arguments: phones, [true, false])
  func `a full-screen presentation removes and restores the presenter (R-PRES-1, R-PRES-2)`(
    device: (String, Int), animated: Bool
  ) throws {
    let sim = try launch(device)
    presented.modalPresentationStyle = .fullScreen
    var flags: [Bool] = []
    presented.onWillAppear = { flags.append($0.isBeingPresented) }
    let coming = sim.events {
      sim.doing {
        presenting.present(presented, animated: animated) {
          flags.append(presented.isBeingPresented)
        }
      }
    }
    let appearing = device.1 >= 13 ? ["presented viewIsAppearing"] : []
    #expect(
      life(coming) == [
        "presented viewDidLoad", "presenting viewWillDisappear",
        "presented viewWillAppear",
      ] + appearing + [
        "presented viewDidAppear", "presenting viewDidDisappear",
        "presenting presentationCompletion",
      ])
    #expect(flags == [true, false], "R-PRES-9")
    let laidOut = coming.on("presented").named("viewDidLayoutSubviews").first!.index
    #expect(laidOut < coming.on("presented").named("viewDidAppear").first!.index)
    #expect(presenting.view.window == nil && presented.view.frame == sim.window?.bounds)
    #expect(presenting.presentedViewController === presented)
    #expect(presented.presentingViewController === presenting)
    var gone = false
    presented.onDidDisappear = { gone = $0.presentingViewController == nil && $0.isBeingDismissed }
    let going = sim.events { sim.doing { presenting.dismiss(animated: animated) {} } }
    #expect(
      life(going).filter { !$0.hasSuffix("viewIsAppearing") } == [
        "presented viewWillDisappear", "presenting viewWillAppear", "presenting viewDidAppear",
        "presented viewDidDisappear", "presenting dismissalCompletion",
      ])
    #expect(gone && presenting.view.window === sim.window && presented.view.window == nil)
    #expect(presenting.presentedViewController == nil && sim.window?.subviews.count == 1)
  }

  @Test(
    arguments: [
      ("ipad-air-2", 9), ("ipad-air-2", 12), ("ipad-air-2", 13), ("ipad-air-2", 15),
      ("ipad-mini-a17-pro", 18),
    ],
    [UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .popover, .custom])
  func `other styles leave the presenter's view in the window (R-PRES-3)`(
    device: (String, Int), style: UIModalPresentationStyle
  ) throws {
    let sim = try launch(device)
    presented.modalPresentationStyle = style
    presented.popoverPresentationController?.sourceView = presenting.view
    let coming = sim.events { sim.doing { presenting.present(presented, animated: true) {} } }
    #expect(
      life(coming).filter { !$0.hasSuffix("viewIsAppearing") } == [
        "presented viewDidLoad", "presented viewWillAppear", "presented viewDidAppear",
        "presenting presentationCompletion",
      ])
    let going = sim.events { sim.doing { presented.dismiss(animated: true) {} } }
    #expect(
      life(going) == [
        "presented viewWillDisappear", "presented viewDidDisappear",
        "presenting dismissalCompletion",
      ])
    #expect(sim.window?.subviews.count == 1)
  }

  @Test func `the default is full screen up to iOS 12 and a sheet after that (R-PRES-3)`() throws {
    let old = try launch(("iphone-8", 12))
    old.doing { presenting.present(presented, animated: false) }
    #expect(presented.modalPresentationStyle == .fullScreen && presenting.view.window == nil)
    let new = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"), system: .iOS(17))
    let root = Probe("root")
    let sheet = Probe("sheet")
    new.launch(root)
    new.doing { root.present(sheet, animated: false) }
    #expect(root.view.window != nil && sheet.view.frame.minY == 69)
    #expect(new.assumptions.contains { $0.hasPrefix("presentations") })
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    new.settle()
    #expect(sheet.view.frame.minY > 400)
    new.rotate(to: .landscapeLeft)
    #expect(sheet.view.frame == new.window?.bounds, "where there is no height, it fills")
  }

  @Test func `a presentation attaches to the outermost parent (R-PRES-5, S22)`() throws {
    let base = Probe("base")
    let navigation = UINavigationController(rootViewController: base)
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-8"), system: .iOS(12))
    sim.launch(navigation)
    sim.doing { base.present(presented, animated: true) }
    #expect(navigation.presentedViewController === presented)
    #expect(base.presentedViewController === presented)
    #expect(presented.presentingViewController === navigation)
    #expect(presented.next === navigation)
    sim.doing { presented.dismiss(animated: true) }
    #expect(base.presentedViewController == nil && base.view.window != nil)
  }

  @Test func `a context contains a presentation in its view (R-PRES-5)`() throws {
    let sim = try launch(("ipad-air-2", 12))
    let child = Probe("child")
    let inner = Probe("inner")
    sim.doing {
      presenting.embed(child, frame: CGRect(x: 50, y: 60, width: 200, height: 300))
      child.embed(inner)
    }
    child.definesPresentationContext = true
    child.providesPresentationContextTransitionStyle = true
    child.modalTransitionStyle = .crossDissolve
    presented.modalPresentationStyle = .overCurrentContext
    sim.doing { inner.present(presented, animated: false) }
    #expect(presented.presentingViewController === child)
    #expect(presented.modalTransitionStyle == .crossDissolve)
    #expect(
      presented.view.convert(presented.view.bounds, to: presenting.view)
        == CGRect(x: 50, y: 60, width: 200, height: 300))
  }

  @Test func `one presentation at a time, and a chain is dismissed as a whole (R-PRES-6)`() throws {
    let sim = try launch(("iphone-8", 12))
    let second = Probe("second")
    let third = Probe("third")
    sim.doing { presenting.present(presented, animated: false) }
    let refused = sim.events { sim.perform { presenting.present(second, animated: false) } }
    #expect(
      refused.named("warning").first?.argumentsText.contains("which is already presenting") == true)
    #expect(refused.named("viewDidLoad").isEmpty)
    sim.doing { presented.present(second, animated: false) }
    sim.doing { second.present(third, animated: false) }
    let going = sim.events { sim.doing { presenting.dismiss(animated: true) } }
    #expect(
      life(going).filter { $0.contains("isappear") || $0.hasPrefix("presenting") } == [
        "third viewWillDisappear", "presenting viewWillAppear", "presenting viewDidAppear",
        "third viewDidDisappear",
      ])
    #expect(presenting.presentedViewController == nil && second.presentingViewController == nil)
    sim.doing { presenting.dismiss(animated: true) { Issue.record("nothing was dismissed") } }
  }

  @Test func `a refused presentation raises an exception or warns, without effect (D-11)`() throws {
    let sim = try launch(("iphone-8", 12))
    let loose = Probe("loose")
    let child = Probe("child")
    presenting.addChild(child)
    let curl = Probe("curl")
    curl.modalPresentationStyle = .overFullScreen
    curl.modalTransitionStyle = .partialCurl
    let events = sim.events {
      sim.perform {
        presenting.present(presenting, animated: false)
        presenting.present(child, animated: false)
        child.present(presenting, animated: false)
        presenting.present(curl, animated: false)
        loose.present(Probe(), animated: false)
      }
    }
    #expect(events.named("exception").count == 4)
    #expect(
      events.named("warning").first?.argumentsText.contains(
        "whose view is not in the window hierarchy!") == true)
    #expect(presenting.presentedViewController == nil)
  }

  @Test(arguments: [9, 12, 15, 17])
  func `sizes propagate from the presenter to the presented controller (R-ROT-2, R-ROT-13)`(
    system: Int
  ) throws {
    let sim = try launch(
      (system == 17 ? "iphone-15-pro" : system == 9 ? "iphone-6" : "iphone-8", system))
    let one = Probe("one")
    let two = Probe("two")
    sim.perform {
      presenting.embed(one)
      presenting.embed(two)
    }
    presented.modalPresentationStyle = .overFullScreen
    sim.doing { presenting.present(presented, animated: false) }
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(
      events.named("viewWillTransition", "size").lines == [
        "root viewWillTransition(to:with:)",
        "root size(forChildContentContainer:withParentContainerSize:)",
        "one viewWillTransition(to:with:)",
        "root size(forChildContentContainer:withParentContainerSize:)",
        "two viewWillTransition(to:with:)", "presentation viewWillTransition(to:with:)",
        "presentation size(forChildContentContainer:withParentContainerSize:)",
        "presented viewWillTransition(to:with:)",
      ])
    #expect(presented.view.frame == sim.window?.bounds)
    #expect(
      events.named("containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews").count >= 2,
      "R-CC-4")
  }

  @Test func `a covered presenter rotates too and returns in its new size (R-ROT-13)`() throws {
    let sim = try launch(("iphone-8", 15))
    presented.modalPresentationStyle = .fullScreen
    sim.doing { presenting.present(presented, animated: false) }
    let events = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(
      events.named("viewWillTransition").map(\.receiver) == ["root", "presentation", "presented"])
    sim.doing { presenting.dismiss(animated: false) }
    #expect(presenting.view.frame == sim.window?.bounds)
    #expect(presenting.view.bounds.width == 667)
  }

  @Test func `everything is released after a dismissal`() throws {
    let sim = try launch(("iphone-15-pro", 17))
    weak var gone: Probe?
    weak var controller: UIPresentationController?
    do {
      let sheet = Probe("sheet")
      gone = sheet
      sim.perform { presenting.present(sheet, animated: true) }
      controller = sheet.presentationController
      sim.settle()
      sim.doing { sheet.dismiss(animated: true) }
    }
    #expect(gone == nil && controller == nil)
  }
}
