import Testing

/// Each version border, tested on both sides (F-58).
@MainActor @Suite struct SystemBorderTests {
  @Test(
    arguments: SystemBorder.ofApps + SystemBorder.ofRotation + SystemBorder.ofPresentations
      + SystemBorder.ofContainers + SystemBorder.ofLayout)
  func `a system's new behaviour exists from its first version on`(border: SystemBorder) throws {
    let answers = try border.answers()

    #expect(answers == [border.before, border.after])
  }
}
