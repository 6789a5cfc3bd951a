import Foundation
import Gimbal
import GimbalTesting
import Testing

/// Fonts of files in labels (L-TEXT-6).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18)), .serialized) struct OwnFontTests {
  /// Registers a font for the time of a closure.
  private func with(_ fonts: TinyFont..., body: () throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "gimbal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = fonts.indices.map { folder.appending(path: "\($0).ttf") }
    for (font, file) in zip(fonts, files) {
      try Data(font.bytes).write(to: file)
      #expect(CTFontManagerRegisterFontsForURL(file, .process, nil))
    }
    defer { for file in files { #expect(CTFontManagerUnregisterFontsForURL(file, .process, nil)) } }
    try body()
  }

  @Test func `a registered font is found by its names, with its own widths and heights`() throws {
    var tiny = TinyFont()
    tiny.pairs = [(1, 3, -80)]
    #expect(UIFont(name: "Tiny-Regular", size: 20) == nil)
    try with(tiny) {
      for name in ["Tiny-Regular", "Tiny Regular", "Tiny"] {
        #expect(UIFont(name: name, size: 20)?.fontName == "Tiny-Regular")
      }
      let font = try #require(UIFont(name: "Tiny", size: 20))
      #expect(font.familyName == "Tiny")
      #expect([font.ascender, font.descender, font.lineHeight, font.leading] == [16, -4, 20, 1.8])
      #expect([font.capHeight, font.xHeight, font.pointSize] == [13, 9, 20])
      #expect(UIFont.familyNames.contains("Tiny"))
      #expect(UIFont.fontNames(forFamilyName: "Tiny") == ["Tiny-Regular"])

      let label = UILabel()
      label.font = font
      label.text = "AB"
      #expect(label.intrinsicContentSize == CGSize(width: 26, height: 20))
      label.text = "AV"
      // (600 + 800 − 80) · 20 / 1000 in whole pixels of 3.
      #expect(abs(label.intrinsicContentSize.width - 26.667) < 0.001)
      #expect(("AV" as NSString).size(withAttributes: [.font: font]).width == 26.4)
      label.font = font.withSize(10)
      #expect(label.intrinsicContentSize.height == 10)
    }
    #expect(UIFont(name: "Tiny-Regular", size: 20) == nil)
  }

  @Test func `what a font has no glyph for is as wide as in the system's font`() throws {
    try with(TinyFont()) {
      let own = try #require(UIFont(name: "Tiny", size: 17))
      let system = UIFont.systemFont(ofSize: 17)
      #expect(
        ("xyz" as NSString).size(withAttributes: [.font: own]).width
          == "xyz".map { (String($0) as NSString).size(withAttributes: [.font: system]).width }
          .reduce(0, +))
    }
  }

  @Test func `bold is another file of the family, and nil where there is none`() throws {
    var bold = TinyFont()
    (bold.style, bold.weight, bold.advances) = ("Bold", 700, [500, 900, 900, 900])
    try with(TinyFont(), bold) {
      let font = try #require(UIFont(name: "Tiny", size: 10))
      let other = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
      let heavy = UIFont(descriptor: other, size: 0)
      #expect(heavy.fontName == "Tiny-Bold")
      #expect(("A" as NSString).size(withAttributes: [.font: heavy]).width == 9)
      #expect(font.fontDescriptor.withSymbolicTraits(.traitItalic) == nil)
    }
  }

  @Test func `a file that cannot be registered says why`() throws {
    var error: NSError?
    let absent = URL(filePath: "/nowhere/absent.ttf")
    #expect(!CTFontManagerRegisterFontsForURL(absent, .process, &error))
    #expect(error?.code == 101)
    #expect(!CTFontManagerUnregisterFontsForURL(absent, .process, &error))
    #expect(error?.code == 201)
  }
}
