import Foundation
import Gimbal
import GimbalEngine
import Testing

@testable import GimbalContainers

/// When the end of a touch completes an interactive transition, and when it cancels it (R-GEST-18).
@MainActor @Suite struct SwipeProgressTests {
  @Test(arguments: [
    (0, 299, true), (0, 300, false), (0.49, 299, true), (0.49, 300, false), (0.5, 0, false),
    (0.5, -299, false), (0.5, -300, true), (1, -300, true), (0.49, -300, true),
  ])
  func
    `half the distance or 300 points per second completes it, unless reversed (R-GEST-18)`(
      share: CGFloat, speed: CGFloat, isCancelled: Bool
    )
  {
    var shares: [CGFloat] = []
    var ends: [Bool] = []
    let progress = SwipeProgress(
      DrivenChange(
        begin: { true }, update: { shares.append($0) }, end: { ends.append($0) }),
      measure: { (share * 200, speed, 200) })
    progress.follow(.began)
    progress.follow(.changed)
    progress.follow(.ended)
    #expect(shares == [share, share] && ends == [isCancelled])
  }

  @Test func `a transition that did not begin is neither updated nor ended`() {
    var calls = 0
    let progress = SwipeProgress(
      DrivenChange(begin: { false }, update: { _ in calls += 1 }, end: { _ in calls += 1 }),
      measure: { (100, 0, 0) })
    for state in [UIGestureRecognizer.State.began, .changed, .ended, .cancelled] {
      progress.follow(state)
    }
    #expect(calls == 0)
  }
}
