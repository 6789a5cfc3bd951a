import Gimbal
import Profile
import UIKit
import XCTest

final class ProfileXCTests: XCTestCase {
  @MainActor
  func testTheViewsFillTheScreenOfAnOldPhone() async throws {
    let phone = try Simulator(DeviceCatalog.standard.device("iphone-se-3"))
    let profile = ProfileViewController()
    phone.launch(profile)
    XCTAssertEqual(profile.portrait.frame.width, 375 - 16)
    XCTAssertEqual(profile.details.frame.maxY, 667 - 8)
    XCTAssertNil(profile.details.badge)
  }
}
