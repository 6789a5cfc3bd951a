import GimbalGeometry
import GimbalTraits
import Testing

@Suite struct SystemVersionTests {
  @Test(arguments: [
    ("12.3.1", SystemVersion.iOS(12, 3, 1), "12.3.1"), ("17", .iOS(17), "17"),
    ("26.1", .iOS(26, 1), "26.1"), ("9.0", .iOS(9), "9"), ("9.0.2", .iOS(9, 0, 2), "9.0.2"),
  ]) func `versions are parsed and printed`(text: String, version: SystemVersion, written: String) {
    #expect(SystemVersion(text) == version)
    #expect(version.description == written)
    #expect(SystemVersion(written) == version)
  }

  @Test(arguments: [
    "", ".", "17.", ".1", "1.2.3.4", "-1", "+1", "1e3", "17 ", "1000", "١٧", "99999999999999999999",
  ])
  func `other strings are refused`(text: String) {
    #expect(SystemVersion(text) == nil)
  }

  @Test func `versions are ordered by number, not by text`() {
    #expect(SystemVersion.iOS(9) < .iOS(10))
    #expect(SystemVersion.iOS(13, 2) < .iOS(13, 10))
    #expect(SystemVersion.iOS(13, 2, 9) < .iOS(13, 3))
    #expect(!(SystemVersion.iOS(13) < .iOS(13)))
  }

  @Test func `callback timings begin where the order of callbacks changes`() {
    let first: [(Int, CallbackTiming)] = [
      (1, .rotatedRootView), (8, .sizeTransitions), (13, .traitPrediction), (17, .traitInheritance),
      (26, .propertyUpdates),
    ]
    for (major, callbackTiming) in first {
      #expect(SystemVersion.iOS(major).callbackTiming == callbackTiming)
      #expect(major == 1 || SystemVersion.iOS(major - 1, 9, 9).callbackTiming < callbackTiming)
    }
    #expect(Set(CallbackTiming.allCases.map(\.title)).count == 5)
    #expect(CallbackTiming.traitInheritance.name == "e4")
  }
}
