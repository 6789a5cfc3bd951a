import Checkout
import Foundation
import Gimbal
import GimbalControls
import GimbalEngine
import GimbalFields
import GimbalInterfaceBuilder
import GimbalInterfaceDocuments
import Testing

/// Attributes of views in documents: those that are read, and those that are reported as unread (W-41).
@MainActor @Suite struct UnreadAttributesTests {
  private func view(
    _ element: String, resources: String = ""
  ) throws -> (UIView, InterfaceDocument) {
    let document = try InterfaceDocument(
      Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21701" useAutolayout="YES">
        <objects>\(element)</objects><resources>\(resources)</resources></document>
        """.utf8), file: "View.xib")
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"), system: .iOS(17))
    let view = try #require(sim.perform { NibDocument.views(of: document) }.first)
    return (view, document)
  }

  @Test func `segments, clear buttons and page controls are read (W-41)`() throws {
    let (segments, _) = try view(
      """
      <segmentedControl apportionsSegmentWidthsByContent="YES" id="s"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <segments><segment title="First"/><segment title="Second"/></segments></segmentedControl>
      """)
    #expect((segments as? UISegmentedControl)?.apportionsSegmentWidthsByContent == true)
    let (field, _) = try view(
      "<textField clearButtonMode=\"always\" id=\"t\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></textField>"
    )
    #expect((field as? UITextField)?.clearButtonMode == .always)
    let (pages, _) = try view(
      "<pageControl hidesForSinglePage=\"YES\" numberOfPages=\"1\" id=\"p\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></pageControl>"
    )
    #expect(pages.intrinsicContentSize == .zero)
  }

  @Test
  func `configurations of symbols are read in views, states and button configurations (W-41)`()
    throws
  {
    func symbols(_ attributes: String, _ content: String = "") -> String {
      "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" \(attributes)>\(content)</preferredSymbolConfiguration>"
    }
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
    let large = symbols(
      "configurationType=\"pointSize\" pointSize=\"30\" scale=\"large\" weight=\"bold\"")
    let (image, document) = try view("<imageView id=\"i\">\(frame)\(large)</imageView>")
    let expected = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large)
    #expect((image as? UIImageView)?.preferredSymbolConfiguration == expected)
    #expect(UnreadElements.all(in: document).isEmpty)

    let (button, _) = try view(
      "<button id=\"b\">\(frame)<state key=\"selected\" title=\"A\">\(large)</state></button>")
    #expect(
      (button as? UIButton)?.preferredSymbolConfigurationForImage(in: .selected) == expected)

    let font = symbols(
      "configurationType=\"font\"",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"20\"/>"
    ).replacing(
      "key=\"preferredSymbolConfiguration\"", with: "key=\"preferredSymbolConfigurationForImage\"")
    let (configured, _) = try view(
      "<button id=\"b\">\(frame)<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"A\">\(font)</buttonConfiguration></button>"
    )
    #expect(
      (configured as? UIButton)?.configuration?.preferredSymbolConfigurationForImage
        == UIImage.SymbolConfiguration(pointSize: 20))
  }

  @Test func `an image in a part of its own is read with the scale of its symbol (W-41)`() throws {
    func element(_ open: String, _ image: String) -> String {
      """
      <\(open) id="i"><rect key="frame" x="0" y="0" width="9" height="9"/>\(image)</\(open.prefix { $0 != " " })>
      """
    }
    func symbol(_ scale: String) -> String {
      "<imageReference key=\"image\" image=\"globe\" catalog=\"system\" symbolScale=\"\(scale)\"/>"
    }
    func shown(_ scale: String) throws -> UIImage? {
      try (view(element("imageView", symbol(scale)), resources: globe).0 as? UIImageView)?.image
    }
    let small = try #require(try shown("small"))
    let large = try #require(try shown("large"))
    #expect(small.isSymbolImage && large.isSymbolImage)
    #expect(small.size.width < large.size.width)

    let (button, document) = try view(
      element("button", "<state key=\"normal\">\(symbol("large"))</state>"), resources: globe)
    #expect((button as? UIButton)?.currentImage?.size == large.size)
    #expect(UnreadElements.all(in: document).isEmpty)
    let (segments, _) = try view(
      element(
        "segmentedControl", "<segments><segment title=\"\">\(symbol("large"))</segment></segments>"),
      resources: globe)
    #expect((segments as? UISegmentedControl)?.imageForSegment(at: 0)?.size == large.size)
  }

  private let globe = "<image name=\"globe\" catalog=\"system\" width=\"128\" height=\"128\"/>"

  @Test func `an unread attribute is reported once for each kind, with its count (W-41)`()
    throws
  {
    let label = """
      <label text="A" adjustsLetterSpacingToFitWidth="YES" customModuleProvider="target" %@>
      <rect key="frame" x="0" y="0" width="9" height="9"/>
      <fontDescription key="fontDescription" type="system" pointSize="17" width="condensed"/></label>
      """
    let (_, document) = try view(
      "<view id=\"r\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><subviews>"
        + label.replacing("%@", with: "id=\"a\"") + label.replacing("%@", with: "id=\"b\"")
        + "</subviews></view>")
    let lines = UnreadElements.all(in: document).map {
      "\(document.location(of: $0.markup).line) \($0.markup.name) \($0.reason)"
    }
    #expect(
      lines.sorted() == [
        "2 label the attribute adjustsLetterSpacingToFitWidth is not read (2 times)",
        "4 fontDescription the attribute width is not read (2 times)",
      ])
  }

  @Test func `a variation that names no element is a note`() throws {
    let (_, document) = try view(
      """
      <view id="r"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <variation key="default"><mask key="constraints"><exclude reference="gone"/></mask></variation></view>
      """)
    #expect(
      UnreadElements.all(in: document).map(\.reason)
        == ["the variation names gone, an id that no element has"])
  }

  @Test func `an action to an object that no element has is a note, and the rest is shown`() throws
  {
    let (_, document) = try view(
      """
      <view id="r"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
      <button id="b"><connections><action selector="go:" destination="gone" eventType="touchUpInside" id="a"/>
      </connections></button></subviews></view>
      """)
    #expect(
      UnreadElements.all(in: document).map {
        "\(document.location(of: $0.markup).line) \($0.reason)"
      }
        == ["3 the action names gone, an id that no element has"])
  }

  @Test func `elements outside of scenes and objects, and second views, have a line each (W-41)`()
    throws
  {
    let view = { (id: String) in
      "<view id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>"
    }
    let document = try InterfaceDocument(
      Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="27100" useAutolayout="YES" useFolds="YES">
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="view" destination="a" id="o1"/><outlet property="view" destination="b" id="o2"/></connections></placeholder>
        \(view("a"))
        \(view("b"))
        <view id="c"><rect key="frame" x="0" y="0" width="9" height="9"/><constraints>
        <constraint firstAttribute="width" constant="9" bends="YES" id="k"/></constraints></view>
        </objects><folds/></document>
        """.utf8), file: "View.xib")
    let lines = UnreadElements.all(in: document).map {
      "\(document.location(of: $0.markup).line) \($0.markup.name) \($0.reason)"
    }
    #expect(
      lines.sorted() == [
        "1 document the attribute useFolds is not read",
        "3 outlet the owner's view is connected before: that connection counts",
        "5 view another view precedes it at the top level: it is shown over that one, and app code gets both",
        "6 view another view precedes it at the top level: it is shown over that one, and app code gets both",
        "7 constraint the attribute bends is not read",
        "8 folds the element is unknown: it has no effect on layout",
      ])
    let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"), system: .iOS(17))
    #expect(sim.perform { NibDocument.views(of: document) }.count == 3)
  }

  @Test func `every attribute that the readers query is in the list of read attributes`() throws {
    let folder = Checkout.root.appending(path: "Sources/Interface/InterfaceBuilder/Classes")
    let queries = /(?:markup\["|flag\("|number\("|integer\("|attribute\(")(\w+)"/
    var missing: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    {
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: queries) {
        missing.insert(String(match.output.1))
      }
    }
    #expect(missing.count > 50)
    missing.subtract(UnreadAttributes.read)
    // Attributes of elements that are not views, and sides of insets.
    #expect(
      missing.subtracting([
        "minX", "minY", "maxX", "maxY", "size", "top", "leading", "bottom", "trailing",
        "secureTextEntry", "pointSize", "height", "weight", "red", "blue", "white", "green", "name",
        "systemColor", "cocoaTouchSystemColor",
      ])
        == [])
  }

  @Test
  func `contradicting variations are reported once, and the later one applies (R-NIB-7)`()
    throws
  {
    func root(_ variations: String) throws -> (width: Double?, lines: [String]) {
      let (view, document) = try view(
        """
        <view id="r"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <constraints><constraint firstAttribute="width" constant="9" id="w">
        \(variations)
        </constraint></constraints></view></subviews></view>
        """)
      return (
        view.subviews.first?.constraints.first.map { Double($0.constant) },
        UnreadElements.all(in: document).map {
          "\(document.location(of: $0.markup).line) \($0.reason)"
        }
      )
    }
    let clash = try root(
      """
      <variation key="widthClass=compact" constant="20"/>
      <variation key="heightClass=regular" constant="30"/>
      """)
    #expect(clash.width == 30)
    #expect(
      clash.lines == [
        "6 the variation heightClass=regular contradicts the variation widthClass=compact: where both apply, it takes precedence"
      ])
    // More specific, exclusive and agreeing variations do not contradict.
    for second in [
      "heightClass=regular-widthClass=compact\" constant=\"30",
      "widthClass=regular\" constant=\"30",
      "heightClass=regular\" constant=\"20",
    ] {
      let fine = try root(
        """
        <variation key="widthClass=compact" constant="20"/>
        <variation key="\(second)"/>
        """)
      #expect(fine.lines == [])
    }
  }
}
