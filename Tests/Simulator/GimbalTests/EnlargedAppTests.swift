import Foundation
import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTesting
import GimbalTraits
import Testing

/// The screen of an app without a launch screen (F-64).
@MainActor @Suite struct EnlargedAppTests {
  private func simulator(_ slug: String, launchScreen: Bool) throws -> Simulator {
    try Simulator(
      DeviceCatalog.standard.device(slug), app: AppDescription(launchScreen: launchScreen))
  }

  @Test func `on a Plus phone the app has a smaller screen, which is assumed (F-64)`() throws {
    let sim = try simulator("iphone-8-plus", launchScreen: false)
    sim.launch(UIViewController())
    #expect(sim.screen.bounds.size == CGSize(width: 320, height: 568))
    #expect(sim.screen.nativeScale == 3.375 && sim.screen.scale == 3)
    #expect(sim.screen.nativeBounds.size == CGSize(width: 1080, height: 1920))
    #expect(sim.window?.bounds.size == CGSize(width: 320, height: 568))
    #expect(sim.assumptions.contains { $0.hasPrefix("screen: ") && $0.contains("320 × 568") })
    sim.rotate(to: .landscapeLeft)
    #expect(sim.window?.bounds.size == CGSize(width: 568, height: 320))
    #expect(sim.window?.traitCollection.horizontalSizeClass == .compact)
  }

  @Test(
    arguments: [
      ("iphone-5s", CGSize(width: 320, height: 568), 2),
      ("iphone-8", CGSize(width: 375, height: 667), 2.34375),
      ("ipod-touch-7", CGSize(width: 320, height: 568), 2),
      ("iphone-se-3", CGSize(width: 375, height: 667), 2.34375),
    ] as [(String, CGSize, CGFloat)])
  func `on other phones with a Home button the app has the screen of the first iPhones (F-64)`(
    slug: String, own: CGSize, scale: CGFloat
  ) throws {
    let sim = try simulator(slug, launchScreen: false)
    sim.launch(UIViewController())
    #expect(sim.screen.bounds.size == CGSize(width: 320, height: 480))
    #expect(sim.window?.bounds.size == CGSize(width: 320, height: 480))
    #expect(sim.screen.nativeScale == scale && sim.screen.scale == 2)
    #expect(sim.assumptions.contains { $0.hasPrefix("screen: ") && $0.contains("320 × 480") })
    #expect(try simulator(slug, launchScreen: true).screen.bounds.size == own)
  }

  @Test
  func `with a launch screen, and without known metrics, the screen is the device's (F-64)`()
    throws
  {
    #expect(
      try simulator("iphone-8-plus", launchScreen: true).screen.bounds.size
        == CGSize(width: 414, height: 736))
    let other = try simulator("iphone-15-pro-max", launchScreen: false)
    #expect(other.screen.bounds.size == CGSize(width: 430, height: 932))
    #expect(!other.assumptions.contains { $0.hasPrefix("screen: ") })
  }
}
