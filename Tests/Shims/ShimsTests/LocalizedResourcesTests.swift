import Foundation
import Testing
import UIKit

/// Localized strings by resources and interpolated keys.
@Suite struct LocalizedResourcesTests {
  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "app-resources-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder + "/en.lproj", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let strings = """
      "save" = "Save it"; "%lld of %@" = "%1$lld in %2$@"; "posts" = "%(count)lld posts, 100%%";
      "%lld%%" = "%lld percent";
      """
    try strings.write(
      toFile: folder + "/en.lproj/Localizable.strings", atomically: true, encoding: .utf8)
    try body(try #require(Bundle(path: folder)))
  }

  @Test func `a key is replaced by the string of the bundle`() throws {
    try withBundle { bundle in
      #expect(String(localized: "save", bundle: bundle) == "Save it")
      #expect(String(localized: "save", defaultValue: "Save", bundle: bundle) == "Save it")
      #expect(String(localized: "none", defaultValue: "No \(1)", bundle: bundle) == "No 1")
      #expect(String(localized: "none", bundle: bundle, comment: "Absent") == "none")
    }
    #expect(String(localized: "100%") == "100%")
  }

  @Test func `values have formats in the key`() throws {
    try withBundle { bundle in
      #expect(String(localized: "\(2) of \("a")", bundle: bundle) == "2 in a")
      #expect(String(localized: "\(7)%", bundle: bundle) == "7 percent")
    }
    let small: Int32 = 3
    let large: UInt = 4
    #expect(String(localized: "\(small) \(large) \(Substring("b"))!") == "3 4 b!")
    #expect(
      String(localized: "\(1.5) \(Float(2)) \(2.25, specifier: "%.1lf")") == "1.500000 2.000000 2.2"
    )
    #expect(
      String(localized: "\(0.5, format: .percent.locale(Locale(identifier: "en_US")))") == "50%")
    #expect(String(localized: "\(NSString("c")) 5%") == "c 5%")
  }

  @Test func `a resource is looked up in its own bundle`() throws {
    try withBundle { bundle in
      let place = LocalizedStringResource.BundleDescription.atURL(bundle.bundleURL)
      #expect(String(localized: LocalizedStringResource("save", bundle: place)) == "Save it")
      #expect(
        String(localized: LocalizedStringResource("none", defaultValue: "No", bundle: place))
          == "No")
      #expect(
        String(
          localized: LocalizedStringResource(
            catalogKey: "posts", table: "Localizable", bundle: bundle, 3)) == "3 posts, 100%")
    }
    let literal: LocalizedStringResource = "row \(1)"
    #expect(
      literal.key == "row %lld" && literal.table == nil && String(localized: literal) == "row 1")
    #expect(literal == "row \(1)" && literal != "row \(2)")
    #expect(Set<LocalizedStringResource>(["a", "a", "b"]).count == 2)
    #expect(
      String(localized: LocalizedStringResource("x", bundle: .forClass(UIView.self))) == "x")
  }
}
