import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraits
import TestSupport
import Testing

/// Sheets below the largest detent on iOS 26, and the views below sheets (V-47, F-64).
@MainActor @Suite(.simulator("iphone-15-pro", reportsExceptions: false))
struct FloatingSheetTests {
  private typealias Detent = UISheetPresentationController.Detent

  struct Sheet: Sendable, CustomTestStringConvertible {
    var detent: CGFloat?
    var frame: CGRect?
    var size: CGSize?
    var bottom: CGFloat
    var testDescription: String { detent.map { "\($0)" } ?? "medium" }
  }

  private func present(
    _ detents: [Detent], _ slug: String = "iphone-15-pro", _ system: Int = 26
  ) throws -> (sim: Simulator, sheet: Probe) {
    let sim = try Simulator(DeviceCatalog.standard.device(slug), system: .iOS(system))
    let root = Probe("root")
    let sheet = Probe("sheet")
    sim.launch(root)
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.detents = detents
    sim.doing { root.present(sheet, animated: false) }
    return (sim, sheet)
  }

  private func isNear(_ rect: CGRect, _ other: CGRect, _ tolerance: CGFloat) -> Bool {
    max(
      abs(rect.minX - other.minX), abs(rect.minY - other.minY), abs(rect.width - other.width),
      abs(rect.height - other.height)) < tolerance
  }

  @Test(arguments: [
    Sheet(
      detent: nil, frame: CGRect(x: 8, y: 403.687, width: 377, height: 440.313),
      size: CGSize(width: 393, height: 459), bottom: 34),
    Sheet(
      detent: 200, frame: CGRect(x: 8, y: 619.527, width: 377, height: 224.473),
      size: CGSize(width: 393, height: 234), bottom: 34),
    Sheet(
      detent: 100, frame: CGRect(x: 21.51, y: 741.43, width: 349.97, height: 89.05),
      size: CGSize(width: 393, height: 100), bottom: 11),
    Sheet(detent: 144, frame: nil, size: nil, bottom: 31.333),
    Sheet(detent: 10, frame: nil, size: nil, bottom: 0),
  ])
  func `a sheet on iOS 26 has its recorded frame, size and safe area (V-47)`(recorded: Sheet)
    throws
  {
    let (sim, sheet) = try present([
      recorded.detent.map { detent in .custom { _ in detent } } ?? .medium(), .large(),
    ])
    let view = try #require(sheet.viewIfLoaded)
    let seen = view.convert(view.bounds, to: sim.window)
    if let frame = recorded.frame { #expect(isNear(seen, frame, 0.01), "\(seen)") }
    if let size = recorded.size { #expect(view.bounds.size == size) }
    #expect(abs(view.safeAreaInsets.bottom - recorded.bottom) < 0.001)
    #expect(view.safeAreaInsets.top == 0 && view.safeAreaInsets.left == 0)
    let isSmall = recorded.detent.map { $0 < 150 } ?? false
    #expect(sim.assumptions.contains { $0.contains("V-47") } == isSmall)
  }

  @Test func `the largest detent fills the width, as all sheets do up to iOS 18 (V-47)`() throws {
    let (_, large) = try present([.large()])
    #expect(large.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(large.view.transform.isIdentity && large.view.safeAreaInsets.bottom == 34)
    let (_, old) = try present([.medium(), .large()], "iphone-15-pro", 18)
    #expect(old.view.transform.isIdentity && old.view.frame.maxY == 852)
    #expect(old.view.frame.height == CGFloat(1226) / 3)
  }

  @Test func `a sheet does not float at the largest detent, in landscape or after it ends (V-47)`()
    throws
  {
    let (sim, sheet) = try present([.medium(), .large()])
    let view = try #require(sheet.viewIfLoaded)
    #expect(!view.transform.isIdentity)
    let controller = try #require(sheet.sheetPresentationController)
    sim.doing { controller.selectedDetentIdentifier = .large }
    #expect(view.transform.isIdentity && view.frame.minY == 59)
    #expect(view.safeAreaInsets.bottom == 34)
    sim.doing { controller.selectedDetentIdentifier = .medium }
    #expect(!view.transform.isIdentity && view.bounds.height == 459)
    sim.rotate(to: .landscapeLeft)
    #expect(view.transform.isIdentity && view.frame == sim.window?.bounds)
    sim.rotate(to: .portrait)
    #expect(!view.transform.isIdentity && view.bounds.height == 459)
    sim.doing { sheet.dismiss(animated: false) }
    #expect(view.transform.isIdentity)
  }

  @Test func `a low sheet at the bottom edge of a phone in landscape does not float (V-47)`() throws
  {
    let (sim, sheet) = try present([.custom { _ in 200 }, .large()])
    #expect(!sheet.view.transform.isIdentity)
    sheet.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
    sim.rotate(to: .landscapeLeft)
    #expect(sheet.view.transform.isIdentity)
    #expect(sheet.view.frame == CGRect(x: 0, y: 173, width: 852, height: 220))
  }

  @Test func `a sheet's controller receives its own size, not the scaled one (V-47)`() throws {
    let (sim, sheet) = try present([.medium(), .large()])
    let rotated = sim.events { sim.rotate(to: .landscapeLeft) }
    #expect(rotated.on("sheet").named("viewWillTransition").count == 1)
    let back = sim.events { sim.rotate(to: .portrait) }
    let received = try #require(back.on("sheet").named("viewWillTransition").first)
    #expect(received.argumentsText.contains("393 × 459"), "\(received.argumentsText)")
    #expect(sheet.view.bounds.size == CGSize(width: 393, height: 459))
  }

  // MARK: Dimming

  private func dimming(_ sheet: UIViewController) -> UIView? {
    sheet.view.superview?.subviews.first { "\(type(of: $0))" == "UIDimmingView" }
  }

  @Test(arguments: [
    ("iphone-15-pro", 17, UIModalPresentationStyle.pageSheet, true),
    ("iphone-15-pro", 17, .fullScreen, false), ("iphone-15-pro", 17, .overFullScreen, false),
    ("ipad-air-2", 9, .formSheet, true), ("iphone-8", 12, .pageSheet, false),
  ])
  func `a dimming view fills the container below a sheet (F-64)`(
    slug: String, system: Int, style: UIModalPresentationStyle, dims: Bool
  ) throws {
    let sim = try Simulator(DeviceCatalog.standard.device(slug), system: .iOS(system))
    let root = Probe("root")
    let sheet = Probe("sheet")
    sim.launch(root)
    sheet.modalPresentationStyle = style
    sim.doing { root.present(sheet, animated: false) }
    #expect((dimming(sheet) != nil) == dims)
    guard dims else { return }
    let container = try #require(sheet.view.superview)
    #expect(container.subviews.last === sheet.view && container.subviews.count == 2)
    #expect(dimming(sheet)?.frame == container.bounds)
    sim.rotate(to: .landscapeLeft)
    #expect(dimming(sheet)?.frame == container.bounds)
    sim.doing { sheet.dismiss(animated: false) }
    #expect(sheet.view.superview == nil)
  }

  @Test func `an adapted sheet gains or loses its dimming view (F-64)`() throws {
    let pad = try Simulator(
      DeviceCatalog.standard.device("ipad-air-2"), system: .iOS(12),
      orientation: .landscapeLeft)
    let root = Probe("root")
    let sheet = Probe("sheet")
    pad.launch(root)
    sheet.modalPresentationStyle = .formSheet
    pad.doing { root.present(sheet, animated: false) }
    #expect(dimming(sheet) != nil)
    try pad.resize(to: .split(.third))
    #expect(dimming(sheet) == nil)
    try pad.resize(to: .fullScreen)
    #expect(dimming(sheet) != nil)
  }

  /// W-59.
  @Test(
    arguments: [
      (("iphone-8", 13), 30), (("iphone-8", 15), 40), (("iphone-8", 16), 40),
      (("iphone-x", 16), 54),
      (("ipad-air-2", 15), 30),
    ] as [((String, Int), CGFloat)])
  func `a page sheet on a phone with a Home button begins at y 40 from iOS 15 on (R-PRES-12)`(
    device: (String, Int), top: CGFloat
  ) throws {
    let scene = try PresentedScene(device, style: .pageSheet)
    _ = scene.present()
    #expect(scene.modal.view.convert(CGPoint.zero, to: nil).y == top)
  }
}
