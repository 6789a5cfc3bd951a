import Foundation
import GimbalComparison
import GimbalDocuments
import GimbalSnapshots
import GimbalTraits
import LayoutFixtures
import Testing

@Suite struct BaselineTests {
  private typealias Box = LayoutBuilder.Box

  private func comparison(
    _ submits: [CGRect], devices: [String] = ["one", "two", "three"]
  ) -> LayoutComparison {
    LayoutComparison(
      scene: "form",
      configurations: zip(submits, devices).map { submit, device in
        var configuration = LayoutBuilder.configuration([
          Box(name: "title", frame: CGRect(x: 20, y: 100, width: 353, height: 40)),
          Box(name: "submit", frame: submit),
        ])
        configuration.id.device = device
        configuration.id.variation = LayoutVariation(
          textSize: .accessibilityLarge, style: .dark, direction: .rightToLeft, locale: "ar",
          showsKeyboard: true)
        return configuration
      })
  }

  private static let below = CGRect(x: 20, y: 160, width: 353, height: 50)
  private static let lower = CGRect(x: 20, y: 200, width: 353, height: 50)
  private static let above = CGRect(x: 20, y: 40, width: 353, height: 50)

  @Test func `a written baseline reads back unchanged`() throws {
    let baseline = LayoutBaseline(comparison([Self.below, Self.lower]))

    let again = try LayoutBaseline(reading: baseline.text, file: "form.baseline.json")

    #expect(again == baseline)
    #expect(again.text == baseline.text)
    #expect(baseline.text.split(separator: "\n").count == 4)
  }

  @Test func `layouts equal to the approved ones are no change`() {
    let now = comparison([Self.below, Self.lower])

    let changes = BaselineComparison(now, with: LayoutBaseline(now))

    #expect(changes.changes == [])
    #expect(changes.unchanged == [0, 1])
  }

  @Test
  func `an equal change on several configurations is reported once, with relations and points`() {
    let baseline = LayoutBaseline(comparison([Self.below, Self.lower, Self.below]))

    let changes = BaselineComparison(
      comparison([Self.above, Self.above, Self.lower]), with: baseline)

    #expect(changes.changes.map(\.configurations) == [[0, 1], [2]])
    #expect(changes.changes[0].relations == ["submit: below title → above title"])
    #expect(changes.changes[0].views == ["submit: (20, 160, 353, 50) → (20, 40, 353, 50)"])
    #expect(changes.changes[0].before.map { $0.map(\.rect) } == [[Self.below], [Self.lower]])
    #expect(changes.changes[0].varies)
    #expect(changes.changes[1].relations == [])
    #expect(changes.changes[1].views == ["submit: (20, 160, 353, 50) → (20, 200, 353, 50)"])
  }

  @Test
  func `configurations without a baseline, and approved ones that were not shown, are counted`() {
    let baseline = LayoutBaseline(comparison([Self.below, Self.below], devices: ["one", "old"]))

    let changes = BaselineComparison(
      comparison([Self.below, Self.below], devices: ["one", "new"]), with: baseline)

    #expect(changes.unchanged == [0])
    #expect(changes.unapproved == [1])
    #expect(changes.notShown == 1)
  }

  @Test func `newly approved layouts replace the old ones, and others are retained`() {
    let old = LayoutBaseline(comparison([Self.below, Self.below], devices: ["one", "two"]))
    let new = LayoutBaseline(comparison([Self.lower, Self.lower], devices: ["two", "three"]))

    let both = old.updated(with: new)

    #expect(both.entries.map(\.id.device) == ["one", "two", "three"])
    #expect(both.entries.map { $0.layout.views[3].frame } == [Self.below, Self.lower, Self.lower])
  }

  @Test func `new, removed, hidden views and views with other text are changes`() {
    func form(_ change: (inout LayoutSnapshot) -> Void) -> LayoutComparison {
      var layout = LayoutBuilder.layout([
        Box(
          name: "title", frame: Self.below, className: "UILabel",
          content: LayoutBuilder.text("Hello", at: Self.below))
      ])
      change(&layout)
      return LayoutComparison(
        scene: "form", configurations: [LayoutBuilder.configuration(layout)])
    }
    func lines(_ change: (inout LayoutSnapshot) -> Void) -> [String] {
      BaselineComparison(form(change), with: LayoutBaseline(form { _ in })).changes.flatMap(\.views)
    }

    #expect(lines { $0.views[2].content.text?.string = "Bye" } == ["title: text 'Hello' → 'Bye'"])
    #expect(lines { $0.views[2].content.text?.isCut = true } == ["title: its text is cut off now"])
    #expect(lines { $0.views[2].effectiveAlpha = 0 } == ["title: visible → not visible"])
    #expect(lines { $0.views[2].background = [1, 0, 0, 1] } == ["title: another background"])
    #expect(lines { $0.views[2].className = "Title" } == ["title: UILabel → Title"])
    #expect(
      lines { $0.views[2].name = "head" } == ["head: new at (20, 160, 353, 50)", "title: gone"])
    #expect(lines { $0.views[2].frame.origin.x = .nan }.count == 1)
  }

  @Test(arguments: [
    (#"{"format":2,"scene":"s","layouts":[]}"#, "format"),
    (#"{"format":1,"scene":"s"}"#, "layouts"),
    (
      #"{"format":1,"scene":"s","layouts":[{"device":"d","system":"x","orientation":"portrait","window":"half","scale":2,"layout":{}}]}"#,
      "system"
    ),
    (
      #"{"format":1,"scene":"s","layouts":[{"device":"d","system":"17","orientation":"left","window":"half","scale":2,"layout":{}}]}"#,
      "orientation"
    ),
    (
      #"{"format":1,"scene":"s","layouts":[{"device":"d","system":"17","orientation":"portrait","window":"hlaf","scale":2,"layout":{}}]}"#,
      "window"
    ),
    ("{", "end"),
  ])
  func `a damaged baseline is reported in one line with its location`(text: String, word: String) {
    let error = #expect(throws: DocumentError.self) {
      try LayoutBaseline(reading: text, file: "form.baseline.json")
    }

    #expect(error?.description.hasPrefix("form.baseline.json:1:") == true)
    #expect(error?.description.contains(word) == true, "\(error?.description ?? "")")
  }
}
