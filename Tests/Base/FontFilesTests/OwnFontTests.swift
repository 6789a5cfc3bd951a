import Foundation
import Gimbal
import GimbalTesting
import GimbalText
import Testing

/// Registered font files in labels (L-TEXT-2, L-TEXT-6, L-TEXT-18).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18)), .serialized) struct OwnFontTests {
  /// Registers a font while a closure runs.
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

  @Test func `a registered font is found by its names, with its own metrics`() throws {
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

  @Test func `letters of a ligature share its width, for sizes, carets and letter spacing`() throws
  {
    var tiny = TinyFont()
    tiny.ligatures = [([1, 2], 3)]
    try with(tiny) {
      let font = try #require(UIFont(name: "Tiny", size: 10))
      func width(_ attributes: [NSAttributedString.Key: Any] = [:]) -> CGFloat {
        ("AB" as NSString).size(withAttributes: attributes.merging([.font: font]) { old, _ in old })
          .width
      }
      #expect(width() == 8)
      // Kerning is added after the ligature; tracking disables ligatures unless they are requested.
      #expect(width([.kern: 2]) == 10)
      #expect(width([.tracking: 2]) == 17)
      #expect(width([.tracking: 2, .ligature: 1]) == 10)
      #expect(width([.ligature: 0]) == 13)
      #expect(width([.kern: 5, .tracking: 2]) == 17)

      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.font = font
      view.text = "AB"
      let carets = try (0...2).map { offset in
        try #require(view.position(from: view.beginningOfDocument, offset: offset))
      }.map { view.caretRect(for: $0).midX }
      #expect([carets[1] - carets[0], carets[2] - carets[1]] == [4, 4])

      // A color does not split a ligature; a line end does.
      let text = NSMutableAttributedString(string: "AB\nAB", attributes: [.font: font])
      text.addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 3))
      #expect(text.size().width == 8)
      let label = UILabel()
      label.font = font
      label.numberOfLines = 0
      label.text = "AB AB A\nB"
      // Four lines of 10 with three gaps of 0.9 between them, in whole pixels.
      #expect(label.sizeThatFits(CGSize(width: 9, height: 0)).width == 8)
      #expect(abs(label.sizeThatFits(CGSize(width: 9, height: 0)).height - 43) < 0.001)
    }
  }

  @Test func `a kern attribute of 0 disables the font's pairs, another value is added to them`()
    throws
  {
    var tiny = TinyFont()
    tiny.pairs = [(1, 3, -80)]
    try with(tiny) {
      let font = try #require(UIFont(name: "Tiny", size: 10))
      let widths = [nil, 0, 1].map { (kern: Int?) in
        ("AV" as NSString).size(
          withAttributes: kern.map { [.font: font, .kern: $0] } ?? [.font: font]
        ).width
      }
      #expect(widths[0] == 13.2)
      #expect(widths[1] == 14)
      #expect(abs(widths[2] - 15.2) < 0.001)
    }
  }

  @Test func `named instances of a variable font are fonts of its family`() throws {
    var tiny = TinyFont()
    (tiny.family, tiny.changes) = ("Weighty", [0, 50, 50, 100])
    try with(tiny) {
      #expect(
        UIFont.fontNames(forFamilyName: "Weighty") == [
          "Weighty-Regular", "Weighty-Semibold", "Weighty-Black",
        ])
      let widths = try ["Weighty", "Weighty-Semibold", "Weighty-Black"].map {
        ("A" as NSString).size(
          withAttributes: [.font: try #require(UIFont(name: $0, size: 100))]
        ).width
      }
      #expect(widths == [60, 62.5, 65])
      let regular = try #require(UIFont(name: "Weighty", size: 10))
      let bold = regular.fontDescriptor.withSymbolicTraits(.traitBold)
      #expect(bold.map { UIFont(descriptor: $0, size: 0).fontName } == "Weighty-Semibold")
      let phone = try #require(Simulator.bound)
      #expect(!phone.assumptions.contains { $0.contains("Weighty") })
    }
  }

  @Test func `unsupported font tables are reported once`() throws {
    var tiny = TinyFont()
    (tiny.isVariable, tiny.family) = (true, "Varied")
    tiny.glyphs.append((0x531, 3))
    try with(tiny) {
      let label = UILabel()
      label.font = UIFont(name: "Varied", size: 10)
      let phone = try #require(Simulator.bound)
      #expect(!phone.assumptions.contains { $0.contains("Varied") })
      for text in ["A", "AB", "Ա"] {
        label.text = text
        _ = label.intrinsicContentSize
      }
      let assumptions = phone.assumptions.filter { $0.contains("Varied") }
      #expect(assumptions.count == 1)
      #expect(assumptions[0].contains("default instance"))
      #expect(assumptions[0].contains("other than Latin"))
    }
  }

  @Test func `a character without a glyph has its width in the system font`() throws {
    try with(TinyFont()) {
      let own = try #require(UIFont(name: "Tiny", size: 17))
      let system = UIFont.systemFont(ofSize: 17)
      #expect(
        ("xyz" as NSString).size(withAttributes: [.font: own]).width
          == "xyz".map { (String($0) as NSString).size(withAttributes: [.font: system]).width }
          .reduce(0, +))
    }
  }

  @Test func `the bold trait selects another file of the family, or nil`() throws {
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

  @Test func `fonts that an app's Info.plist names are registered (L-TEXT-6)`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "gimbal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Tiny.ttf")
    try Data(TinyFont().bytes).write(to: file)
    try Data("no font".utf8).write(to: folder.appending(path: "Text.ttf"))
    let list = ["Absent.ttf", "Text.ttf", "Tiny.ttf", "Tiny.ttf"].map { "<string>\($0)</string>" }
    try Data(
      "<plist version=\"1.0\"><dict><key>UIAppFonts</key><array>\(list.joined())</array></dict></plist>"
        .utf8
    ).write(to: folder.appending(path: "Info.plist"))
    let bundle = try #require(Bundle(path: folder.path))
    RegisteredFonts.registerFonts(of: bundle)
    defer { _ = RegisteredFonts.unregister(bundle.resourceURL!.appendingPathComponent("Tiny.ttf")) }
    #expect(UIFont(name: "Tiny-Regular", size: 20)?.lineHeight == 20)
    #expect(UIFont.fontNames(forFamilyName: "Tiny") == ["Tiny-Regular"])
  }

  @Test func `a file that cannot be registered has an error with the reason`() throws {
    var error: NSError?
    let absent = URL(filePath: "/nowhere/absent.ttf")
    #expect(!CTFontManagerRegisterFontsForURL(absent, .process, &error))
    #expect(error?.code == 101)
    #expect(!CTFontManagerUnregisterFontsForURL(absent, .process, &error))
    #expect(error?.code == 201)
  }
}
