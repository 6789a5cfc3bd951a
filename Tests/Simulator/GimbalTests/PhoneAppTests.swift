import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTraits
import Testing

/// Apps for iPhones only on iPads (R-SDK-5, R-RSZ-11).
@MainActor @Suite struct PhoneAppTests {
  private func simulator(
    _ slug: String, _ major: Int, sdk: AppSDK? = nil,
    orientations: UIInterfaceOrientationMask = .allButUpsideDown
  ) throws -> Simulator {
    let app = AppDescription(
      supportedOrientations: orientations, isPhoneOnly: true, sdk: sdk)
    let sim = try Simulator(
      DeviceCatalog.standard.device(slug), system: .iOS(major), app: app)
    sim.launch(UIViewController())
    return sim
  }

  private func root(_ sim: Simulator) throws -> UIViewController {
    try #require(sim.window?.rootViewController)
  }

  @Test func `on an iPad an iPhone app has phone idiom and the screen of an iPhone 8`() throws {
    let sim = try simulator("ipad-pro-11-m4", 18)
    let view = try #require(try root(sim).view)
    #expect(view.bounds.size == CGSize(width: 375, height: 667))
    #expect(view.safeAreaInsets.top == 20 && view.safeAreaInsets.bottom == 0)
    #expect(view.traitCollection.userInterfaceIdiom == .phone)
    #expect(view.traitCollection.horizontalSizeClass == .compact)
    sim.rotate(to: .landscapeLeft)
    #expect(view.bounds.size == CGSize(width: 667, height: 375))
    #expect(view.traitCollection.verticalSizeClass == .compact)
  }

  @Test(arguments: [("ipad-air-2", 320.0, 480.0), ("ipad-pro-12-9-1", 375, 667)])
  func `up to iOS 11 the screen has 3.5 inches except on iPads 1024 wide`(
    _ slug: String, _ width: Double, _ height: Double
  ) throws {
    let sim = try simulator(slug, 11)
    #expect(try root(sim).view.bounds.size == CGSize(width: width, height: height))
  }

  @Test func `an iPhone app keeps the orientations that it declares for phones`() throws {
    let sim = try simulator("ipad-pro-11-m4", 18, orientations: .portrait)
    sim.rotate(to: .landscapeLeft)
    #expect(sim.interfaceOrientation == .portrait)
  }

  @Test func `from iPadOS 27 on it has windows up to half of the screen, and rotates in them`()
    throws
  {
    let sim = try simulator("ipad-pro-13-m5", 27, orientations: .portrait)
    sim.rotate(to: .landscapeLeft)
    #expect(sim.interfaceOrientation == .portrait)
    try sim.resize(to: .window(CGSize(width: 477, height: 1024)))
    let view = try #require(try root(sim).view)
    #expect(view.bounds.size == CGSize(width: 477, height: 1024))
    #expect(view.traitCollection.horizontalSizeClass == .compact)
    #expect(view.traitCollection.userInterfaceIdiom == .phone)
    try sim.resize(to: .window(CGSize(width: 683, height: 1024)))
    #expect(view.traitCollection.horizontalSizeClass == .regular)
    #expect(view.traitCollection.verticalSizeClass == .regular)
    sim.rotate(to: .landscapeRight)
    #expect(sim.interfaceOrientation == .landscapeLeft)
    #expect(view.bounds.size == CGSize(width: 683, height: 1024))
    try sim.resize(to: .fullScreen)
    #expect(view.bounds.size == CGSize(width: 375, height: 667))
  }

  @Test func `a window that is too wide or too narrow is refused with the widths that are allowed`()
    throws
  {
    let sim = try simulator("ipad-pro-13-m5", 27)
    for width in [374.0, 690] {
      let refusal = #expect(throws: MultitaskingRefusal.self) {
        try sim.resize(to: .window(CGSize(width: width, height: 800)))
      }
      #expect(refusal?.reason.contains("375 to 688 wide and at most 1376 high") == true)
    }
  }

  @Test func `before iPadOS 27, and with an older SDK, it has no window`() throws {
    let window = WindowLayout.window(CGSize(width: 477, height: 900))
    let early = try simulator("ipad-pro-11-m4", 26)
    #expect(throws: MultitaskingRefusal.self) { try early.resize(to: window) }
    let older = try simulator("ipad-pro-13-m5", 27, sdk: .iOS26)
    #expect(throws: MultitaskingRefusal.self) { try older.resize(to: window) }
  }
}
