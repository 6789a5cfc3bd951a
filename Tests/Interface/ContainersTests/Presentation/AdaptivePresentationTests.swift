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

/// Sheets and popovers: their adaptation, positions and dismissal by the user (R-PRES-7,
/// R-PRES-8, D-5).
@MainActor @Suite(.simulator("iphone-15-pro", reportsExceptions: false))
struct AdaptivePresentationTests {
  private final class Delegate: UIPopoverPresentationControllerDelegate,
    UISheetPresentationControllerDelegate
  {
    var style: UIModalPresentationStyle = .fullScreen
    var wraps = false
    var wrapper: UIViewController?
    var may = true
    var source: UIView?
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      traitCollection.horizontalSizeClass == .compact ? style : .none
    }
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      if let wrapper {
        wrapper.embed(controller.presentedViewController)
        return wrapper
      }
      return wraps
        ? UINavigationController(rootViewController: controller.presentedViewController) : nil
    }
    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { #expect(transitionCoordinator != nil) }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
      -> Bool
    { may }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {}
    func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
      if let source { popover.sourceView = source }
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {}
  }

  private let delegate = Delegate()

  private func questions(_ events: [TraceEvent]) -> [String] {
    events.on("presentationDelegate").map(\.name)
  }

  private nonisolated static let queried = [
    "adaptivePresentationStyle(for:traitCollection:)",
    "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
    "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
  ]

  // R-PRES-7
  @Test(arguments: [("ipad-air-2", 10), ("ipad-air-2", 12), ("ipad-air-2", 15)])
  func `a popover adapts when the width becomes compact, and returns (R-PRES-7)`(
    device: (String, Int)
  ) throws {
    let scene = try PresentedScene(device, style: .popover)
    let popover = try #require(scene.modal.popoverPresentationController)
    popover.delegate = delegate
    popover.sourceView = scene.root.view
    let first = scene.present()
    #expect(questions(first) == [Self.queried[0], "prepareForPopoverPresentation(_:)"])
    #expect(scene.modal.traitCollection.horizontalSizeClass == .compact)
    let smaller = try scene.sim.events { try scene.sim.resize(to: .split(.third)) }
    #expect(questions(smaller) == Self.queried)
    #expect(
      smaller.on("root", "presented").named("viewWillDisappear", "viewDidDisappear").lines == [
        "root viewWillDisappear(_:)", "root viewDidDisappear(_:)",
      ])
    let received = try #require(smaller.named("willTransition").first { $0.receiver != "root" })
    #expect(smaller.on("presentationDelegate").first!.index > received.index)
    #expect(scene.modal.view.frame == scene.sim.window?.bounds && scene.root.view.window == nil)
    let larger = try scene.sim.events { try scene.sim.resize(to: .fullScreen) }
    #expect(questions(larger) == [Self.queried[0], Self.queried[2]])
    #expect(scene.root.view.window != nil && scene.modal.view.frame.width < 400)
  }

  // R-PRES-7
  @Test func `the delegate can wrap the adapted controller (R-PRES-7)`() throws {
    let scene = try PresentedScene(("ipad-air-2", 12), style: .popover)
    let popover = try #require(scene.modal.popoverPresentationController)
    delegate.wraps = true
    popover.delegate = delegate
    popover.sourceView = scene.root.view
    _ = scene.present()
    try scene.sim.resize(to: .split(.third))
    let wrapper = try #require(scene.root.presentedViewController as? UINavigationController)
    #expect(wrapper.viewControllers == [scene.modal] && scene.modal.view.window != nil)
    #expect(scene.modal.presentingViewController === scene.root)
    try scene.sim.resize(to: .fullScreen)
    #expect(scene.root.presentedViewController === scene.modal && scene.modal.parent == nil)
    #expect(scene.modal.view.window != nil && wrapper.view.superview == nil)
    _ = scene.dismiss()
    #expect(scene.root.presentedViewController == nil && wrapper.presentingViewController == nil)
  }

  @Test func `the wrapper need not be a container of the system (R-PRES-7)`() throws {
    let scene = try PresentedScene(("ipad-air-2", 12), style: .popover)
    let popover = try #require(scene.modal.popoverPresentationController)
    let wrapper = Probe("wrapper")
    delegate.wrapper = wrapper
    popover.delegate = delegate
    popover.sourceView = scene.root.view
    _ = scene.present()
    try scene.sim.resize(to: .split(.third))
    #expect(scene.root.presentedViewController === wrapper && scene.modal.parent === wrapper)
    let events = try scene.sim.events { try scene.sim.resize(to: .fullScreen) }
    #expect(scene.root.presentedViewController === scene.modal && scene.modal.parent == nil)
    #expect(wrapper.children.isEmpty && scene.modal.view.window != nil)
    #expect(events.named("willMove(toParent:)").count == 1)
  }

  // R-PRES-7
  @Test(arguments: [
    (("iphone-6", 8), UIModalPresentationStyle.popover, true),
    (("iphone-8", 12), .formSheet, true), (("iphone-8", 12), .pageSheet, true),
    (("iphone-8", 13), .popover, false), (("iphone-8", 13), .formSheet, false),
    (("iphone-8", 12), .custom, false), (("iphone-8", 12), .overCurrentContext, false),
  ])
  func `in compact width the system's styles become full screen or sheets (R-PRES-7)`(
    device: (String, Int), style: UIModalPresentationStyle, fills: Bool
  ) throws {
    let scene = try PresentedScene(device, style: style)
    scene.root.definesPresentationContext = true
    _ = scene.present()
    #expect((scene.root.view.window == nil) == fills)
    #expect(scene.modal.presentationController?.presentationStyle == style)
  }

  @Test func `the style none prevents adaptation, and then a popover needs a source`() throws {
    let scene = try PresentedScene(("iphone-8", 13), style: .popover)
    let popover = try #require(scene.modal.popoverPresentationController)
    delegate.style = .none
    popover.delegate = delegate
    let refused = scene.present().named("exception")
    #expect(refused.first?.text("reason").hasPrefix("UIPopoverPresentationController (<") == true)
    #expect(refused.first?.text("name") == "NSGenericException")
    #expect(scene.root.presentedViewController == nil)
    delegate.source = scene.root.view
    scene.modal.preferredContentSize = CGSize(width: 200, height: 100)
    scene.modal.popoverPresentationController?.delegate = delegate
    scene.modal.popoverPresentationController?.sourceRect = CGRect(
      x: 100, y: 100, width: 40, height: 40)
    _ = scene.present()
    #expect(scene.modal.view.frame == CGRect(x: 20, y: 140, width: 200, height: 100))
    #expect(scene.modal.popoverPresentationController?.arrowDirection == .up)
    #expect(scene.sim.assumptions.contains { $0.contains("popovers") })
  }

  @Test(arguments: [
    (CGRect(x: 364, y: 100, width: 40, height: 40), UIPopoverArrowDirection.up, 234.0, 140.0),
    (CGRect(x: 364, y: 900, width: 40, height: 40), .down, 234, 500),
    (CGRect(x: 364, y: 60, width: 40, height: 900), .left, 404, 310),
    (CGRect(x: 600, y: 60, width: 40, height: 900), .right, 300, 310),
    // The space is just sufficient.
    (CGRect(x: 364, y: 574, width: 40, height: 40), .up, 234, 614),
    (CGRect(x: 364, y: 410, width: 40, height: 300), .down, 234, 10),
    (CGRect(x: 418, y: 60, width: 40, height: 900), .left, 458, 310),
    (CGRect(x: 310, y: 60, width: 200, height: 900), .right, 10, 310),
  ])
  func `a popover is on the first side with enough space (D-5)`(
    source: CGRect, direction: UIPopoverArrowDirection, x: CGFloat, y: CGFloat
  ) throws {
    let scene = try PresentedScene(("ipad-air-2", 12), style: .popover)
    let popover = try #require(scene.modal.popoverPresentationController)
    popover.sourceView = scene.root.view
    popover.sourceRect = source
    scene.modal.preferredContentSize = CGSize(width: 300, height: 400)
    _ = scene.present()
    #expect(popover.arrowDirection == direction)
    #expect(scene.modal.view.frame == CGRect(x: x, y: y, width: 300, height: 400))
  }

  @Test func `a context in a popover requires the cover-vertical transition (S22)`() throws {
    let scene = try PresentedScene(("ipad-air-2", 12), style: .popover)
    scene.modal.popoverPresentationController?.sourceView = scene.root.view
    _ = scene.present()
    let inner = Probe("inner")
    inner.modalPresentationStyle = .currentContext
    inner.modalTransitionStyle = .crossDissolve
    #expect(scene.present(inner, from: scene.modal).named("exception").count == 1)
    inner.modalTransitionStyle = .coverVertical
    scene.modal.definesPresentationContext = true
    let frame = scene.modal.view.frame
    _ = scene.present(inner, from: scene.modal)
    #expect(inner.view.convert(inner.view.bounds, to: scene.root.view) == frame)
  }

  private nonisolated static let dismissal = [
    "presentationDelegate presentationControllerShouldDismiss",
    "presentationDelegate presentationControllerWillDismiss", "presented viewWillDisappear",
    "presented viewDidDisappear", "presentationDelegate presentationControllerDidDismiss",
  ]

  private func rows(_ events: [TraceEvent]) -> [String] {
    events.on("presented", "presentationDelegate").filter {
      $0.baseName.hasPrefix("presentationController")
        || [
          "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
        ].contains($0.baseName)
    }.map { "\($0.receiver) \($0.baseName)" }
  }

  // R-PRES-8
  @Test(arguments: [
    ("iphone-8", 13), ("iphone-8", 16), ("iphone-15-pro", 17), ("iphone-15-pro", 26),
  ])
  func `the user dismisses a sheet, cancels, or is prevented (R-PRES-8)`(
    device: (String, Int)
  ) throws {
    let scene = try PresentedScene(device, style: .pageSheet)
    delegate.style = .none
    scene.modal.presentationController?.delegate = delegate
    _ = scene.present()
    let cancelled = scene.sim.events {
      #expect(scene.modal.beginSwipeDown())
      scene.modal.updateSwipeDown(0.4)
      #expect(scene.modal.transitionCoordinator?.percentComplete == 0.4)
      scene.modal.endSwipeDown(cancelled: true)
      scene.sim.settle()
    }
    #expect(
      rows(cancelled) == Self.dismissal.prefix(3) + [
        "presented viewWillAppear", "presented viewDidAppear",
      ])
    #expect(scene.root.presentedViewController === scene.modal)
    delegate.may = false
    let refused = scene.sim.events { #expect(!scene.modal.beginSwipeDown()) }
    #expect(
      rows(refused) == [
        Self.dismissal[0], "presentationDelegate presentationControllerDidAttemptToDismiss",
      ])
    delegate.may = true
    scene.modal.isModalInPresentation = true
    let modal = scene.sim.events { #expect(!scene.modal.beginSwipeDown()) }
    #expect(rows(modal) == ["presentationDelegate presentationControllerDidAttemptToDismiss"])
    scene.modal.isModalInPresentation = false
    let away = scene.sim.events {
      #expect(scene.modal.beginSwipeDown())
      scene.modal.endSwipeDown(cancelled: false)
      scene.sim.settle()
    }
    #expect(rows(away) == Self.dismissal)
    #expect(scene.root.presentedViewController == nil)
  }

  @Test func `a dismissal by the app does not query the delegate (R-PRES-8)`() throws {
    let scene = try PresentedScene(style: .pageSheet)
    scene.modal.presentationController?.delegate = delegate
    _ = scene.present()
    #expect(questions(scene.dismiss()).isEmpty)
    #expect(!scene.modal.beginSwipeDown())
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext])
  func `only a sheet or a popover can be swiped down (R-PRES-8)`(
    style: UIModalPresentationStyle
  ) throws {
    let scene = try PresentedScene(style: style)
    _ = scene.present()
    #expect(!scene.modal.beginSwipeDown() && scene.root.presentedViewController != nil)
  }

  @Test(arguments: [
    (
      ("iphone-8", 13), UIModalPresentationStyle.pageSheet,
      CGRect(x: 0, y: 30, width: 375, height: 637)
    ),
    (("iphone-15-pro", 17), .formSheet, CGRect(x: 0, y: 69, width: 393, height: 783)),
    (("iphone-15-pro", 26), .pageSheet, CGRect(x: 0, y: 59, width: 393, height: 793)),
    (("ipad-air-2", 9), .formSheet, CGRect(x: 114, y: 202, width: 540, height: 620)),
    (("ipad-air-2", 15), .formSheet, CGRect(x: 114, y: 202, width: 540, height: 620)),
    (("ipad-air-2", 12), .pageSheet, CGRect(x: 0, y: 20, width: 768, height: 1004)),
  ])
  func `sheets have known or derived positions (D-5)`(
    device: (String, Int), style: UIModalPresentationStyle, frame: CGRect
  ) throws {
    let scene = try PresentedScene(device, style: style)
    _ = scene.present()
    #expect(scene.modal.view.frame == frame)
    #expect(scene.sim.assumptions.contains { $0.contains("sheets") })
    if scene.sim.profile.name.contains("iPad"), style == .pageSheet {
      scene.sim.rotate(to: .landscapeLeft)
      #expect(scene.modal.view.frame == CGRect(x: 128, y: 20, width: 768, height: 748))
    }
  }

  @Test func `a form sheet has its preferred content size and is compact inside (S22)`() throws {
    let scene = try PresentedScene(("ipad-air-2", 12), style: .formSheet)
    scene.modal.preferredContentSize = CGSize(width: 300, height: 200)
    let events = scene.present()
    #expect(scene.modal.view.frame == CGRect(x: 234, y: 412, width: 300, height: 200))
    #expect(scene.modal.traitCollection.horizontalSizeClass == .compact)
    #expect(
      events.named("exception").isEmpty
        && scene.sim.assumptions.allSatisfy { !$0.contains("sheets") })
    scene.sim.perform { scene.modal.preferredContentSize = CGSize(width: 400, height: 200) }
    scene.sim.settle()
    #expect(scene.modal.view.frame.width == 400)
    let rotated = scene.sim.events { scene.sim.rotate(to: .landscapeLeft) }
    #expect(rotated.on("presented").named("viewWillTransition").isEmpty)
    #expect(scene.modal.view.frame.midX == 512)
  }

  @Test(arguments: [CGSize(width: 300, height: 0), CGSize(width: 0, height: 200), .zero])
  func `a preferred size without width or height is ignored (D-5)`(preference: CGSize) throws {
    let scene = try PresentedScene(("ipad-air-2", 12), style: .formSheet)
    scene.modal.preferredContentSize = preference
    _ = scene.present()
    #expect(scene.modal.view.frame == CGRect(x: 114, y: 202, width: 540, height: 620))
  }

  @Test func `sheets rest at their detents (iOS 15)`() throws {
    typealias Sheet = UISheetPresentationController
    let scene = try PresentedScene(style: .pageSheet)
    let sheet = try #require(scene.modal.sheetPresentationController)
    delegate.style = .none
    sheet.delegate = delegate
    sheet.detents = [.medium(), .custom(identifier: .init("low")) { _ in 100 }, .large()]
    _ = scene.present()
    #expect(scene.modal.view.frame.maxY == 852)
    let half: CGFloat = 1226
    #expect(scene.modal.view.frame.height == half / 3)
    let events = scene.sim.events {
      scene.sim.perform { #expect(sheet.drag(to: .init("low"))) }
      scene.sim.settle()
    }
    #expect(
      questions(events) == ["sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"])
    #expect(scene.modal.view.frame.height == 134)
    scene.sim.perform {
      #expect(!sheet.drag(to: .init("none")) && !sheet.drag(to: .init("low")))
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    }
    scene.sim.settle()
    #expect(scene.modal.view.frame.height == 783)
    #expect(scene.sim.exceptions { sheet.detents = [] }.count == 1)
    #expect(sheet.detents.count == 3)
  }

  @Test func `a sheet at the bottom edge can have the width of its preferred size (D-5)`() throws {
    let scene = try PresentedScene(style: .pageSheet, held: .landscapeLeft)
    scene.modal.preferredContentSize = CGSize(width: 400, height: 200)
    let sheet = try #require(scene.modal.sheetPresentationController)
    sheet.prefersEdgeAttachedInCompactHeight = true
    _ = scene.present()
    #expect(scene.modal.view.frame.width == 852)
    scene.sim.doing { sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true }
    #expect(scene.modal.view.frame.minX == 226 && scene.modal.view.frame.width == 400)
  }

  @Test func `a popover points at a view or a bar button as its source`() throws {
    let scene = try PresentedScene(("ipad-air-2", 15), style: .popover)
    let popover = try #require(scene.modal.popoverPresentationController)
    popover.sourceItem = UIBarButtonItem(systemItem: .add)
    #expect(popover.barButtonItem != nil && popover.sourceView == nil)
    popover.sourceItem = scene.root.view
    #expect(popover.sourceView === scene.root.view && popover.barButtonItem == nil)
    #expect(scene.modal.activePresentationController == nil)
    _ = scene.present()
    #expect(scene.modal.activePresentationController === popover)
    #expect(scene.root.activePresentationController == nil)
  }

  @Test func `a popover that adapts to a sheet has the sheet's detents (R-PRES-7, D-5)`() throws {
    let scene = try PresentedScene(style: .popover)
    let popover = try #require(scene.modal.popoverPresentationController)
    popover.sourceView = scene.root.view
    let sheet = popover.adaptiveSheetPresentationController
    sheet.detents = [.custom { _ in 200 }, .large()]
    _ = scene.present()
    #expect(scene.modal.view.frame.height == 234, "the detent and the safe area below it")
    scene.sim.doing { sheet.animateChanges { sheet.selectedDetentIdentifier = .large } }
    #expect(scene.modal.view.frame.height == 783)
    #expect(popover.adaptiveSheetPresentationController === sheet)
  }
}
