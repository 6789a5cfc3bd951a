import Foundation
import GimbalComparison
import GimbalDocuments
import GimbalFindings
import GimbalReports
import GimbalSnapshots
import LayoutFixtures
import SchemaValidation
import Testing

/// Reports of findings, changes and sweeps.
@Suite struct LintReportTests {
  private func result(_ names: [String]) throws -> LintResult {
    LintResult(
      scenes: try names.map { name in
        var comparison = try #require(SampleComparison.all[name])
        let file = "\(name).scene.json"
        comparison.locate(in: file, ["submit": SourcePosition(line: 7, column: 3)])
        return LintResult.Scene(file: file, comparison: comparison)
      })
  }

  @Test(arguments: SampleComparison.names.filter { $0 != "large" })
  func `every report conforms to its schema, also with hostile names`(name: String) throws {
    let result = try result([name])
    let text = LintText.report(result)

    #expect(try JSONSchema("lint-report.schema.json").issues(of: LintJSON.report(result)) == [])
    #expect(!text.contains("\u{1B}") && !text.unicodeScalars.contains("\u{202E}"))
    #expect(text.hasSuffix("\n"))
    let sarif = LintSARIF.report(result, version: "1")
    #expect((try? JSONSerialization.jsonObject(with: Data(sarif.utf8))) != nil)
  }

  @Test func `the line of a finding has the source location of its view`() throws {
    #expect(
      LintText.report(try result(["form"])) == """
        form.scene.json:7:3: warning: submit leaves the safe area by 12 at the bottom on phone · iOS 17 · portrait \
        [offSafeArea:submit]
        form.scene.json:7:3: note: submit has edges between pixels: (200, 100, 173, 40.13) at 3 pixels for each \
        point on phone · iOS 17 · portrait [offGrid:submit]
        form.scene.json: 1 warning, 1 note on 2 of 2 configurations

        """)
  }

  @Test func `changes conform to their schema and are reported once`() throws {
    let now = SampleComparison.form
    var old = now.configurations
    old[0].layout.views[3].frame.origin.y -= 5
    let changes = BaselineComparison(
      LayoutComparison(scene: "form", configurations: [now.configurations[0]]),
      with: LayoutBaseline(LayoutComparison(scene: "form", configurations: [old[0]])))

    #expect(
      try JSONSchema("baseline-report.schema.json").issues(
        of: BaselineJSON.report(changes)) == [])
    #expect(
      BaselineText.report(changes) == """
        form: changed on 1 of 1 configuration, in 1 way

        phone · iOS 17 · portrait
          submit: (20, 775, 353, 50) → (20, 780, 353, 50)

        """)
  }

  @Test func `a sweep conforms to its schema`() throws {
    let sweep = LayoutSweep(
      axis: .width, step: 0.5,
      stretches: [
        .init(
          first: 320, last: 359.5, layoutClass: 0, differences: [], findings: [], appeared: [],
          ended: []),
        .init(
          first: 360, last: 400, layoutClass: 1,
          differences: ["submit: below title → right of title"],
          findings: SampleComparison.form.findings.filter { $0.severity > .note },
          appeared: ["offSafeArea:submit"], ended: ["title overlaps submit by 3 × 4"]),
      ], layouts: 40, isCut: true)

    #expect(
      try JSONSchema("sweep-report.schema.json").issues(of: SweepJSON.report(sweep, of: "form"))
        == [])
    #expect(
      SweepText.report(sweep, of: "form") == """
        form: 1 breakpoint in width, 2 layout classes, 40 layouts
        from 320 to 359.5 pt wide: class A
        from 360 to 400 pt wide: class B
          submit: below title → right of title
          warning  submit leaves the safe area by 12 at the bottom
          gone     title overlaps submit by 3 × 4
        the rest was not checked: too many breakpoints; choose a smaller range

        """)
  }
}
