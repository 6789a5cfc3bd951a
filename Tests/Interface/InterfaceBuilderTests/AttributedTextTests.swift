import Foundation
import Gimbal
import GimbalControls
import GimbalEngine
import GimbalInterfaceBuilder
import GimbalInterfaceDocuments
import GimbalText
import Testing

/// Attributed text in documents (R-NIB-10).
@MainActor @Suite struct AttributedTextTests {
  /// Returns the first view of a nib file, on iOS 17.
  private func view(_ element: String) throws -> UIView {
    let document = try InterfaceDocument(
      Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21701" useAutolayout="YES">
        <objects>\(element)</objects></document>
        """.utf8), file: "View.xib")
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"), system: .iOS(17))
    return try #require(sim.perform { NibDocument.views(of: document) }.first)
  }

  private func label(_ fragments: String) throws -> UILabel {
    let label = try view(
      """
      <label numberOfLines="0" usesAttributedText="YES" id="l"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <attributedString key="attributedText">\(fragments)</attributedString></label>
      """)
    return try #require(label as? UILabel)
  }

  private func fragment(
    _ text: String, _ font: String, _ style: String = "", lineBreakMode: String = "wordWrapping"
  ) -> String {
    """
    <fragment content="\(text)"><attributes><font key="NSFont" \(font)/>
    <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="\(lineBreakMode)" \(style)/></attributes></fragment>
    """
  }

  @Test func `lines have the spacing and height of their paragraph style`() throws {
    let plain = try label(fragment("One&#10;Two", "metaFont=\"system\" size=\"15\""))
    #expect(plain.intrinsicContentSize.height == 36)
    #expect(plain.textAlignment == .center)
    let spaced = try label(
      fragment("One&#10;Two", "metaFont=\"system\" size=\"15\"", "lineSpacing=\"3\""))
    #expect(spaced.intrinsicContentSize.height == 39)
    let high = try label(
      fragment("One&#10;Two", "metaFont=\"system\" size=\"15\"", "minimumLineHeight=\"30\""))
    #expect(high.intrinsicContentSize.height == 60)
    #expect(high.text == "One\nTwo")
    let wild = try label(
      fragment("One&#10;Two", "metaFont=\"system\" size=\"15\"", "lineSpacing=\"1e300\""))
    #expect(wild.intrinsicContentSize.height == 36)
  }

  @Test(arguments: [("wordWrapping", CGFloat(54)), ("charWrapping", 36)])
  func `lines break by the mode of their paragraph style`(mode: String, height: CGFloat) throws {
    let font = "metaFont=\"system\" size=\"15\""
    let wide = try label(fragment("nnnnnnnnnn", font))
    let text = try label(fragment("nnnnnn nnnnnn nnnnnn", font, lineBreakMode: mode))
    let space = CGSize(width: wide.intrinsicContentSize.width, height: 1000)
    #expect(text.sizeThatFits(space).height == height)
  }

  @Test func `each part has its own font`() throws {
    let small = fragment("Small ", "metaFont=\"system\" size=\"10\"")
    let large = fragment("Large", "metaFont=\"system\" size=\"30\"")
    #expect(try label(small + large).intrinsicContentSize.height > 35)
    #expect(try label(small).intrinsicContentSize.height < 13)
    let bold = try label(fragment("Small", "metaFont=\"systemBold\" size=\"10\""))
    #expect(bold.font == .systemFont(ofSize: 10, weight: .bold))
  }

  @Test func `without a size a part has the size that its font's name stands for (R-NIB-10)`()
    throws
  {
    func size(_ name: String) throws -> CGFloat {
      try label(fragment("A", "metaFont=\"\(name)\"")).font.pointSize
    }
    let system = try size("system")
    #expect(try size("systemBold") == system && size("systemSemibold") == system)
    #expect(try size("smallSystem") < system && size("miniSystem") < size("smallSystem"))
  }

  @Test func `a button's title has its parts' fonts`() throws {
    let button = try view(
      """
      <button id="b"><rect key="frame" x="0" y="0" width="9" height="9"/><state key="normal">
      <attributedString key="attributedTitle">\(fragment("A", "metaFont=\"system\" size=\"10\""))\(fragment("B", "metaFont=\"system\" size=\"30\""))</attributedString></state></button>
      """)
    #expect((button as? UIButton)?.currentAttributedTitle?.string == "AB")
    #expect(button.intrinsicContentSize.height > 40)
  }

  @Test func `a text in Base64 is decoded`() throws {
    let text = Data("Two\nlines".utf8).base64EncodedString().replacing("=", with: "")
    let label = try view(
      """
      <label numberOfLines="0" id="l"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <string key="text" base64-UTF8="YES">
      \(text)
      </string></label>
      """)
    #expect((label as? UILabel)?.text == "Two\nlines")
    let damaged = try view(
      """
      <label id="l"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <string key="text" base64-UTF8="YES">!?</string></label>
      """)
    #expect((damaged as? UILabel)?.text == "!?")
  }
}
