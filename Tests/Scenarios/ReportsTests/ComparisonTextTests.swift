import GimbalComparison
import GimbalReports
import Testing

@Suite("ComparisonText")
struct ComparisonTextTests {
  @Test func `a comparison is a page of text`() {
    let expected = """
      form.scene.json: 2 configurations in 2 layout classes, 1 warning, 1 note on 2 of 2 configurations, 1 skipped

      Class A, 1 configuration
        example  phone · iOS 17 · portrait, 393 × 852

      Class B, 1 configuration
        example  phone · iOS 17 · portrait, 393 × 852
        differs from A:
          spinner: present → absent
          submit: below title → right of title
          title and root.view share: center x → nothing
          submit and root.view share: center x → nothing

      Frames in the superview: x y width height; * differs from [1], brackets: not visible, –: absent
        [1] phone · iOS 17 · portrait
        [2] phone · iOS 17 · portrait

                    [1]              [2]
        window      0 0 393 852      0 0 393 852
         root.view  0 0 393 852      0 0 393 852
          title     20 100 353 40    20 100 150* 40
          submit    20 780 353 50    200* 100* 173* 40.13*
          spinner   [176 300 40 40]  –

      Findings
        warning  submit leaves the safe area by 12 at the bottom
                 on phone · iOS 17 · portrait
        note     submit has edges between pixels: (200, 100, 173, 40.13) at 3 pixels for each point
                 on phone · iOS 17 · portrait

      Skipped
        phone · iOS 12: Phone runs iOS 17 to 26

      """

    #expect(ComparisonText.report(SampleComparison.form) == expected)
  }

  @Test func `columns are wrapped into blocks of the given width`() {
    let text = ComparisonText.report(SampleComparison.form, style: TextStyle(width: 50))

    let rows = text.split(separator: "\n").filter { $0.contains("submit  ") }
    #expect(rows.count == 2)
    #expect(rows.allSatisfy { $0.count <= 50 })
  }

  @Test(arguments: SampleComparison.names)
  func `names contain no terminal control sequences`(name: String) throws {
    let comparison = try #require(SampleComparison.all[name])
    let text = ComparisonText.report(comparison)

    #expect(!text.contains("\u{1B}"), "\(name)")
    #expect(!text.unicodeScalars.contains("\u{202E}"))
    #expect(text.hasSuffix("\n"))
  }

  @Test func `output for a terminal differs only in colors`() {
    let colored = ComparisonText.report(
      SampleComparison.form, style: TextStyle(isColored: true))
    let plain = ComparisonText.report(SampleComparison.form)

    var stripped = ""
    var isSequence = false
    for character in colored {
      if character == "\u{1B}" { isSequence = true }
      if !isSequence { stripped.append(character) }
      if character == "m" { isSequence = false }
    }
    #expect(colored.contains("\u{1B}[33m"))
    #expect(
      stripped.split(separator: "\n").map { $0.split(separator: " ") }
        == plain.split(separator: "\n").map { $0.split(separator: " ") })
  }

  @Test func `an empty comparison has a message`() {
    #expect(
      ComparisonText.report(SampleComparison.empty)
        == "nothing: 0 configurations in 0 layout classes, no findings\n")
  }
}
