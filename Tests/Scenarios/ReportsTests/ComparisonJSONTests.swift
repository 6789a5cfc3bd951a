import Foundation
import GimbalComparison
import GimbalDocuments
import GimbalReports
import GimbalSnapshots
import SchemaValidation
import Testing

@Suite("ComparisonJSON")
struct ComparisonJSONTests {
  @Test(arguments: SampleComparison.names.filter { $0 != "large" })
  func `every document conforms to the schema`(name: String) throws {
    let comparison = try #require(SampleComparison.all[name])
    let schema = try JSONSchema("compare-report.schema.json")

    #expect(try schema.issues(of: ComparisonJSON.report(comparison)) == [])
    #expect(try schema.issues(of: ComparisonJSON.report(comparison, layouts: true)) == [])
  }

  @Test func `the schema refuses documents with other values`() throws {
    let schema = try JSONSchema("compare-report.schema.json")
    let text = ComparisonJSON.report(SampleComparison.form)

    for (found, wrong) in [
      ("\"scene\"", "\"scenes\""), ("\"warning\"", "\"grave\""), ("\"depth\": 0", "\"depth\": -1"),
      ("\"format\": 2", "\"format\": 1"),
    ] {
      #expect(text.contains(found))
      #expect(try !schema.issues(of: text.replacingOccurrences(of: found, with: wrong)).isEmpty)
    }
  }

  @Test func `measurements and findings are in the document`() throws {
    let document = ComparisonJSON.document(SampleComparison.form, layouts: true)
    guard case .array(let findings)? = document["findings"]?.value,
      case .array(let configurations)? = document["configurations"]?.value
    else {
      Issue.record("no findings or configurations")
      return
    }

    #expect(findings.count == 2)
    #expect(findings[0].value["id"]?.value == .string("offSafeArea:submit"))
    #expect(findings[0].value["kind"]?.value == .string("offSafeArea"))
    #expect(configurations.map { $0.value["class"]?.value } == [.string("A"), .string("B")])
    let snapshot = try #require(configurations[0].value["snapshot"])
    #expect(
      try LayoutSnapshot(DocumentValue(snapshot, file: "report"))
        == SampleComparison.form.configurations[0].layout)
  }
}
