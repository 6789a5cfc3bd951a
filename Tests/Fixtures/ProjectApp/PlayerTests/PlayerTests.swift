import XCTest

@testable import Player

final class PlayerTests: XCTestCase {
  private var player: PlayerViewController!

  override func setUp() {
    super.setUp()
    player = PlayerViewController()
  }

  func testTheAppIsLaunched() throws {
    let delegate = try XCTUnwrap(UIApplication.shared.delegate as? AppDelegate)
    XCTAssertTrue(delegate.window?.isKeyWindow == true)
    XCTAssertTrue(delegate.window?.rootViewController is PlayerViewController)
  }

  func testStringsOfAPackageAreFound() {
    player.loadViewIfNeeded()
    XCTAssertEqual(player.title, "Hello")
  }

  func testTheMainQueueIsAwaited() {
    let isCalled = expectation(description: "main queue")
    DispatchQueue.main.async { isCalled.fulfill() }
    wait(for: [isCalled], timeout: 2)
  }

  func testResourcesOfTestsAreFound() {
    XCTAssertNotNil(Bundle(for: PlayerTests.self).url(forResource: "songs", withExtension: "json"))
  }
}
