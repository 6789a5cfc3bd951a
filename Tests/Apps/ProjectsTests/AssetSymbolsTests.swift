import Foundation
import Testing

@testable import GimbalProjects

@Suite struct AssetSymbolsTests {
  @Test(arguments: [
    ("plus", "plus"), ("arrow_down", "arrowDown"), ("Leg Lifts with Raises", "legLiftsWithRaises"),
    ("TabBarBg", "tabBarBg"), ("UIColour", "uiColour"), ("BGColorOne", "bgColorOne"),
    ("U-Turn", "uTurn"), ("pAddress", "pAddress"), ("AC", "AC"), ("blueEF", "blueEF"),
    ("primary-30%", "primary30"), ("logout_3d", "logout3D"), ("ic 24x24", "ic24X24"),
    ("head_10@2x", "head102X"), ("1", "_1"), ("repeat.slash", "repeatSlash"),
    ("AccentColor", "accent"), ("background-color", "background"), ("bags_image", "bags"),
    ("Image", "image"), ("welcomeVCimage", "welcomeVCimage"), ("Default", "`default`"),
    ("%", nil),
  ])
  func `an asset has the Swift name that Xcode gives it`(asset: String, symbol: String?) {
    #expect(AssetSymbols.symbol(asset) == symbol)
  }

  private func source(_ files: [String: String], hasExtensions: Bool = true) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      UUID().uuidString + ".xcassets")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path + "/Contents.json")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return AssetSymbols(catalogs: [folder.path], hasExtensions: hasExtensions).source
  }

  @Test func `colors and images are resources and properties of their classes`() throws {
    let source = try source(["Night Sky.colorset": "{}", "Moon.imageset": "{}"])
    #expect(
      source.contains("static let nightSky = UIKit.ColorResource(name: \"Night Sky\", bundle:"))
    #expect(source.contains("static let moon = UIKit.ImageResource(name: \"Moon\", bundle:"))
    #expect(
      source.contains(
        "static var nightSky: UIKit.UIColor { UIKit.UIColor(resource: UIKit.ColorResource.nightSky) }"
      ))
    #expect(source.contains("static var moon: UIKit.UIImage"))
  }

  @Test func `a name of UIKit's own is only a resource`() throws {
    let source = try source(["Red.colorset": "{}", "Dusk.colorset": "{}"])
    #expect(source.contains("static let red = "))
    #expect(!source.contains("static var red: "))
    #expect(source.contains("static var dusk: "))
  }

  @Test func `a group with a namespace is a type, another group is not`() throws {
    let source = try source([
      "Theme": #"{"properties": {"provides-namespace": true}}"#,
      "Theme/Plain/Sun.colorset": "{}", "Theme/Plain": "{}",
    ])
    #expect(source.contains("enum Theme {"))
    #expect(source.contains("static let sun = UIKit.ColorResource(name: \"Theme/Sun\", bundle:"))
    #expect(source.contains("UIKit.UIColor(resource: UIKit.ColorResource.Theme.sun)"))
  }

  @Test func `quotes and line feeds of a name stay inside its literal`() throws {
    let source = try source(["a\"\n\\(1)é.colorset": "{}"], hasExtensions: false)
    #expect(source.contains(#"(name: "a\"\n\\(1)é", bundle: resources)"#))
  }

  @Test func `extensions are generated on request, and nothing for an empty catalog`() throws {
    let source = try source(["Sun.colorset": "{}"], hasExtensions: false)
    #expect(source.contains("static let sun") && !source.contains("extension UIKit.UIColor"))
    #expect(try self.source(["App.appiconset": "{}", "": "{}"]).isEmpty)
  }
}
