import Gimbal
import GimbalTesting
import Profile
import Testing
import UIKit

@MainActor @Suite struct ProfileTests {
  @Test(.simulator("iphone-15-pro", system: .iOS(18)))
  func `the details stand beside the portrait on a phone that lies on its side`() throws {
    let phone = try #require(Simulator.bound)
    let profile = ProfileViewController()
    phone.launch(profile)
    #expect(UIScreen.main.bounds.size == CGSize(width: 393, height: 852))
    #expect(profile.details.frame.minY > profile.portrait.frame.maxY)

    phone.rotate(to: .landscapeLeft)

    #expect(profile.turns == [CGSize(width: 852, height: 393)])
    #expect(profile.details.frame.minX > profile.portrait.frame.maxX)
    #expect(profile.portrait.badge == 3)
    expect(phone.layout["details"], .inside(.safeArea))
  }
}
