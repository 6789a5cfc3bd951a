import Badges
import UIKit
import XCTest

/// A suite that knows nothing of Gimbal, as it stands in an app for Apple platforms.
final class PlainXCTests: XCTestCase {
  private let width = MainActor.assumeIsolated { UIScreen.main.bounds.width }

  func testTheScreenIsThatOfTheDefaultDevice() {
    XCTAssertEqual(width, 393)
  }

  func testAnExpectationOfAPresentationIsFulfilled() {
    let presented = expectation(description: "presented")
    MainActor.assumeIsolated {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      window.rootViewController?.present(UIViewController(), animated: true) {
        presented.fulfill()
      }
    }
    XCTAssertEqual(XCTWaiter().wait(for: [presented], timeout: 5), .completed)
  }

  func testARunLoopLaysOut() {
    MainActor.assumeIsolated {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
      let label = UILabel()
      label.text = "Plain"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(label)
      label.centerXAnchor.constraint(equalTo: root.view.centerXAnchor).isActive = true
      label.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 100).isActive = true
      XCTAssertEqual(label.frame.minY, 0)
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
      XCTAssertEqual(label.frame.minY, 100)
    }
  }

  func testASourceThatThePluginTookInHearsTaps() {
    MainActor.assumeIsolated {
      let button = BadgeButton(frame: .zero)
      button.sendActions(for: .touchUpInside)
      XCTAssertEqual(button.count, 1)
    }
  }

  func testASleepingTaskSeesAnimationsEnd() async throws {
    let done = await MainActor.run { Flag() }
    await MainActor.run {
      UIView.animate(withDuration: 60) {
      } completion: { _ in
        done.isSet = true
      }
    }
    for _ in 0..<100 {
      if await MainActor.run(body: { done.isSet }) { return }
      try await Task.sleep(nanoseconds: 10_000_000)
    }
    XCTFail("the animation did not end")
  }
}

@MainActor
private final class Flag {
  var isSet = false
}
