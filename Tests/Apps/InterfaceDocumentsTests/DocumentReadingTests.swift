import Foundation
import GimbalInterfaceDocuments
import InterfaceCorpus
import Testing

/// A storyboard of one scene with replaceable parts.
func storyboard(_ controller: String, attributes: String = "", before: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  \(before)<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"\(attributes)>
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <scenes>
          <scene sceneID="s">
              <objects>
                  \(controller)
              </objects>
          </scene>
      </scenes>
  </document>
  """
}

func read(_ text: String) throws -> InterfaceDocument {
  try InterfaceDocument(Data(text.utf8), file: "Main.storyboard")
}

func refusal(_ text: String) -> String { refusal(Data(text.utf8)) }

func refusal(_ data: Data) -> String {
  do {
    _ = try InterfaceDocument(data, file: "Main.storyboard")
    return ""
  } catch { return "\(error)" }
}

@Suite struct DocumentReadingTests {
  @Test func `elements have the line and column of their start tags`() throws {
    let document = try read(
      storyboard(
        "<viewController id=\"c\"><!-- <view> ä --><view key=\"view\" id=\"v\"/></viewController>"))
    let view = try #require(document.elements["v"])
    #expect(document.location(of: view) == DocumentLocation(line: 7, column: 57))
    let controller = try #require(document.scenes.first?.controller)
    #expect(document.location(of: controller.markup) == DocumentLocation(line: 7, column: 17))
  }

  /// The text of a label's string element among other elements.
  private func text(_ string: String, _ more: String = "") throws -> String? {
    let document = try read(
      storyboard(
        """
        <viewController id="c"><view key="view" id="v">\(more)
            <subviews>
                <label id="l">
                    \(string)
                </label>
            </subviews>
        </view></viewController>
        """))
    let label = try #require(document.elements["l"])
    #expect(document.elements["v"]?.children.map(\.name).contains("subviews") == true)
    return label.child(key: "text")?.text
  }

  @Test func `indentation is skipped, and white space in strings is read`() throws {
    for more in ["", "<!-- with a comment -->"] {
      #expect(try text("<string key=\"text\">one\n  two</string>", more) == "one\n  two")
      #expect(try text("<string key=\"text\">\n  \n</string>", more) == "\n  \n")
      #expect(try text("<string key=\"text\">a &gt;\n </string>", more) == "a >\n ")
      #expect(try text("<string key=\"text\">a >\n &lt;b></string>", more) == "a >\n <b>")
      #expect(try text("<mutableString key=\"text\">\n</mutableString>", more) == "\n")
      #expect(
        try text("<string key=\"text\"><![CDATA[<a>\n  <b>]]></string>", more) == "<a>\n  <b>")
    }
  }

  @Test func `an error has its line and column although indentation is skipped`() {
    let text = storyboard("<viewController id=\"c\">\n\n      <view>\n</viewController>")
    #expect(refusal(text).hasPrefix("Main.storyboard:10:"), "\(refusal(text))")
  }

  @Test(arguments: [
    ("alpha=\"&x;\"", "names an entity that is not declared"),
    ("alpha=\"1\" alpha=\"1\"", "has an attribute twice in one element"),
    ("alpha=\"\u{0}\"", "has a NUL character, which XML forbids"),
  ])
  func `an error has its own location, not that of the end`(attribute: String, message: String) {
    let text = storyboard("<viewController id=\"c\">\n<view \(attribute)/>\n\n</viewController>")
    let line = refusal(text)
    #expect(line.hasPrefix("Main.storyboard:8:"), "\(line)")
    #expect(line.hasSuffix("the text \(message)"), "\(line)")
  }

  @Test func `a comment with two hyphens inside has a clear message`() {
    let text = storyboard("<viewController id=\"c\">\n<!-- a -- b -->\n</viewController>")
    #expect(refusal(text).hasSuffix("the text has a comment with -- inside, which XML forbids"))
  }

  @Test func `attributes that a constraint does not state have defaults`() throws {
    let document = try read(
      storyboard(
        """
        <viewController id="c"><view key="view" id="v"><constraints>
        <constraint firstAttribute="width" id="k"/>
        <constraint firstItem="v" firstAttribute="width" relation="lessThanOrEqual" secondItem="v" secondAttribute="height" multiplier="16:9" constant="4" priority="750" id="l">
          <variation key="heightClass=compact" constant="8"/>
          <variation key="heightClass=compact-widthClass=compact" constant="2"/>
        </constraint></constraints></view></viewController>
        """))
    let view = try #require(document.scenes.first?.controller?.view)
    let plain = view.constraints[0]
    #expect(plain.firstItem == nil && plain.secondItem == nil && plain.relation == .equal)
    #expect(plain.multiplier == 1 && plain.constant.base == 0 && plain.priority.base == 1000)
    let full = view.constraints[1]
    #expect(full.multiplier == 16.0 / 9)
    #expect(full.constant.value(in: InterfaceTraits(width: .compact, height: .regular)) == 4)
    #expect(full.constant.value(in: InterfaceTraits(width: .regular, height: .compact)) == 8)
    #expect(full.constant.value(in: InterfaceTraits(width: .compact, height: .compact)) == 2)
    #expect(full.constant.value(in: InterfaceTraits(width: nil, height: nil)) == 4)
  }

  @Test func `the default variation excludes what a narrower variation includes again`() throws {
    let document = try read(
      storyboard(
        """
        <viewController id="c"><view key="view" id="v"><subviews><view id="a"/></subviews>
        <variation key="heightClass=regular"><mask key="subviews"><include reference="a"/></mask></variation>
        <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
        </view></viewController>
        """))
    let view = try #require(document.scenes.first?.controller?.view)
    #expect(
      view.excluded(.subviews, in: InterfaceTraits(width: .compact, height: .compact)) == ["a"])
    #expect(
      view.excluded(.subviews, in: InterfaceTraits(width: .compact, height: .regular)).isEmpty)
    #expect(view.excluded(.constraints, in: InterfaceTraits(width: nil, height: nil)).isEmpty)
  }

  @Test func `UTF-16 is read as UTF-8 is`() throws {
    let text = storyboard("<viewController id=\"c\" title=\"Größe\"/>")
      .replacing("encoding=\"UTF-8\"", with: "encoding=\"UTF-16\"")
    for isBig in [false, true] {
      var data = Data(isBig ? [0xFE, 0xFF] : [0xFF, 0xFE])
      for unit in text.utf16 {
        let (low, high) = (UInt8(unit & 0xFF), UInt8(unit >> 8))
        data.append(contentsOf: isBig ? [high, low] : [low, high])
      }
      let document = try InterfaceDocument(data, file: "Main.storyboard")
      #expect(document.scenes.first?.controller?.markup["title"] == "Größe")
    }
  }
}

@Suite struct DocumentRefusalTests {
  @Test(arguments: [
    ("com.apple.InterfaceBuilder3.Cocoa.XIB", "MacOSX.Cocoa", "macOS"),
    ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "AppleTV", "tvOS"),
    ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchKit", "watchOS"),
  ])
  func `a document of another platform is refused by the platform's name`(
    type: String, runtime: String, platform: String
  ) {
    let text = "<document type=\"\(type)\" targetRuntime=\"\(runtime)\"/>"
    #expect(
      refusal(text)
        == "Main.storyboard:1:1: this is a document for \(platform); Gimbal reads those for iOS")
  }

  @Test func `entities are refused before any is read`() {
    let text = storyboard("", before: "<!-- x --><!DOCTYPE d [<!ENTITY a \"b\">]>\n")
    #expect(
      refusal(text).hasPrefix("Main.storyboard:2:11: a document type with entities is refused"))
    #expect(refusal(storyboard("<viewController id=\"c\" title=\"&a;\"/>")).contains("entity"))
  }

  @Test func `an id is unique, and a referenced id exists`() {
    #expect(
      refusal(storyboard("<viewController id=\"c\"/>\n<viewController id=\"c\"/>"))
        == "Main.storyboard:8:1: viewController has the id c of the viewController at 7:17")
    #expect(
      refusal(
        storyboard(
          "<viewController id=\"c\"><connections><outlet property=\"p\" destination=\"z\" id=\"o\"/></connections></viewController>"
        )
      ).contains("outlet has destination=\"z\", an id that no element has"))
  }

  @Test func `two scenes with one storyboard identifier are refused`() {
    #expect(
      refusal(
        storyboard(
          "<viewController id=\"c\" storyboardIdentifier=\"Login\"/>\n"
            + "<viewController id=\"d\" storyboardIdentifier=\"Login\"/>"))
        == "Main.storyboard:8:1: viewController has the storyboardIdentifier Login of the "
        + "viewController at 7:17")
  }

  @Test(arguments: ["nan", "inf", "1e300", "wide"])
  func `a length is a number of points`(length: String) {
    let text = storyboard(
      "<viewController id=\"c\"><view key=\"view\" id=\"v\"><rect key=\"frame\" x=\"\(length)\"/></view></viewController>"
    )
    #expect(
      refusal(text)
        == "Main.storyboard:7:64: rect has x=\"\(length)\", which is not a length of at most 1000000 points"
    )
  }

  @Test func `a controller that contains itself is refused at the segue that closes the cycle`() {
    func scene(_ id: String, _ destination: String) -> String {
      """
      <viewController id="\(id)"><view key="view" id="v\(id)"><subviews><containerView id="e\(id)">
      <connections><segue destination="\(destination)" kind="embed" id="s\(id)"/></connections></containerView></subviews></view></viewController>
      """
    }
    let next = "</objects></scene><scene sceneID=\"t\"><objects>"
    #expect(refusal(storyboard(scene("a", "b") + next + "<viewController id=\"b\"/>")) == "")
    #expect(
      refusal(storyboard(scene("a", "b") + next + scene("b", "c") + next + scene("c", "a")))
        == "Main.storyboard:10:14: the segue sc puts the controller a inside of itself")
  }

  @Test func `a constraint between unrelated view hierarchies is refused`() {
    func scene(_ id: String, _ item: String) -> String {
      """
      <viewController id="\(id)"><view key="view" id="v\(id)"><constraints>
      <constraint firstItem="v\(id)" firstAttribute="top" secondItem="\(item)" secondAttribute="top" id="k\(id)"/></constraints></view></viewController>
      """
    }
    let text = storyboard(
      scene("a", "va") + "</objects></scene><scene sceneID=\"t\"><objects>" + scene("b", "va"))
    #expect(
      refusal(text)
        == "Main.storyboard:9:1: constraint has secondItem=\"va\", which is in another view hierarchy, at 7:40"
    )
  }

  @Test func `an unknown document version is refused`() {
    #expect(
      refusal(storyboard("").replacing("version=\"3.0\"", with: "version=\"77.0\""))
        .hasSuffix(":2:1: the document has the version 77.0: those of version 3 are read"))
  }

  @Test func `a nib file for iPads is read, and an archive of an old Xcode is refused`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB" version="3.0" toolsVersion="15505" targetRuntime="iOS.CocoaTouch.iPad">
      <objects><view id="v"/></objects></document>
      """
    #expect(try read(text).objects.count == 1)
    #expect(
      refusal("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>")
        .contains("the form of Xcode 4 and before"))
  }

  @Test(arguments: ["1 : 8", "1:8", "1/8", "0.125"])
  func `a ratio is read with spaces and without`(text: String) {
    #expect(ConstraintDescription.multiplier(text) == 0.125)
    #expect(ConstraintDescription.multiplier("1 : x") == nil)
    #expect(ConstraintDescription.multiplier("35%") == 0.35)
    #expect(ConstraintDescription.multiplier("x%") == nil)
  }

  @Test func `malformed text is refused with its location`() {
    #expect(refusal("<document type=\"x\">").contains("ends before its elements do"))
    #expect(refusal("<document><a></b></document>").contains("closes another element"))
    #expect(refusal("").contains("Main.storyboard"))
    #expect(
      refusal(Data([0x3C, 0x64, 0xFF])).contains("Main.storyboard:1:3: the text is neither UTF-8"))
    #expect(refusal("<plist/>").contains("the root element is plist"))
  }

  /// Around blocks of 32 bytes, which are checked as a whole where they are ASCII.
  @Test func `a byte that is not UTF-8 is found at every offset`() {
    for text in ["a", "é", "€", "😀"] {
      for length in 0..<100 {
        let before = String(repeating: text, count: length)
        let wrong = Data("<a>\(before)".utf8) + [0xFF] + Data(" and é more, up to the end".utf8)
        let location = "Main.storyboard:1:\(4 + length): the text is neither UTF-8"
        #expect(refusal(wrong).contains(location), "\(length) of \(text)")
        let right = Data("<a>\(before)é</a>\(String(repeating: " ", count: length % 40))".utf8)
        #expect(!refusal(right).contains("UTF-8"), "\(length) of \(text)")
      }
    }
    let cut = Data("<a>\(String(repeating: "b", count: 60))".utf8) + [0xE2, 0x82]
    #expect(refusal(cut).contains("Main.storyboard:1:64: the text is neither UTF-8"))
  }

  @Test func `deep nesting is refused without a stack overflow`() {
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(refusal(deep).contains("elements are inside each other more than 200 deep"))
  }
}

@Suite(
  .enabled(if: InterfaceCorpus.found != nil, "GIMBAL_INTERFACE_CORPUS names no folder of documents")
)
struct CorpusReadingTests {
  @Test func `every published document is read`() throws {
    let corpus = try #require(InterfaceCorpus.found)
    for record in corpus.records {
      do {
        _ = try InterfaceDocument(corpus.data(of: record), file: record.file)
      } catch {
        Issue.record("\(error)")
      }
    }
  }
}
