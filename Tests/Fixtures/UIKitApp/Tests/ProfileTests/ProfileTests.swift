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
    #expect(profile.portrait.frame == CGRect(x: 8, y: 67, width: 377, height: 253))
    #expect(profile.details.frame == CGRect(x: 8, y: 336, width: 377, height: 200))

    phone.rotate(to: .landscapeLeft)

    #expect(profile.rotations == [CGSize(width: 852, height: 393)])
    #expect(abs(profile.details.frame.minX - profile.portrait.frame.maxX - 16) < 0.001)
    #expect(profile.details.frame.minY == profile.portrait.frame.minY)
    #expect(profile.portrait.badge == 3)
    expect(phone.layout["details"], .inside(.safeArea))
  }
}
