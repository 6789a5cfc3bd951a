import Gimbal
import GimbalDevices
import GimbalEngine
import GimbalTesting
import GimbalTraits
import Testing

@MainActor @Suite struct RandomTestExpectTests {
  @Test(.simulator("iphone-se-3", system: .iOS(17)))
  func `a screen without defects passes a randomized test on the test's device`() {
    let held = expect({ LabelledController() }, .survives(.storm(seed: 5, steps: 40)))
    #expect(held)
  }

  @Test func `a failure is an issue with invariant, device, steps and scenario`() throws {
    let device = try DeviceCatalog.standard.device("iphone-se-3")
    withKnownIssue {
      let held = expect(
        PlantedException.all[1].root, .survives(.storm(seed: 1, steps: 300)), on: device,
        system: .iOS(17))
      #expect(!held)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return [
        "seed 1 on iphone-se-3, iOS 17", "'restoring'", "\n  launch\n", "\"swift\": \"Root\"",
      ].allSatisfy { text.contains($0) }
    }
  }

  @Test func `a device that does not run the system fails the test with one line`() throws {
    let device = try DeviceCatalog.standard.device("iphone-se-3")
    withKnownIssue {
      _ = expect(
        { LabelledController() }, .survives(.storm(seed: 1, steps: 1)), on: device,
        system: .iOS(8))
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("the randomized test cannot start: ")
    }
  }
}
