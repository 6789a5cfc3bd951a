import Gimbal
import Profile
import UIKit
import XCTest

final class ProfileXCTests: XCTestCase {
  @MainActor
  func testMoreLinesMakeTheDetailsHigher() async throws {
    let phone = try Simulator(DeviceCatalog.standard.device("iphone-se-3"))
    let profile = ProfileViewController()
    phone.launch(profile)
    XCTAssertEqual(profile.portrait.frame.width, 375 - 16)
    XCTAssertEqual(profile.details.frame.height, 200)
    XCTAssertNil(profile.details.badge)

    profile.details.lineCount = 12
    await phone.settle()
    XCTAssertEqual(profile.details.frame.height, 240)
  }
}
