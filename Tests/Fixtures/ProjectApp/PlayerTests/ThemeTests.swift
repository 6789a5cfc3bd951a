import Testing
import Theme

@MainActor @Suite struct ThemeTests {
  @Test func theTintIsRed() {
    #expect(Theme().tint == .systemRed)
  }
}
