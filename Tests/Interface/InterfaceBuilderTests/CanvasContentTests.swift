import Foundation
import GimbalGeometry
import GimbalInterfaceBuilder
import GimbalInterfaceDocuments
import Testing

/// The content sizes on a canvas, in whole mode (R-NIB-11).
@MainActor
@Suite struct CanvasContentTests {
  /// Returns the frames of views in a column of a root view, by id.
  private func column(
    _ content: String, tools: Int = 21_507, alignment: String = "center"
  ) throws -> [String: CGRect] {
    let document = try nib(
      """
      <view id="r"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <stackView axis="vertical" alignment="\(alignment)" translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="0" y="0" width="300" height="99"/><subviews>\(content)</subviews></stackView></subviews>
      <constraints>
      <constraint firstItem="s" firstAttribute="leading" secondItem="r" secondAttribute="leading" id="k1"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="r" secondAttribute="top" id="k2"/>
      <constraint firstItem="s" firstAttribute="width" constant="300" id="k3"/></constraints></view>
      """, tools: tools)
    return try #require(CanvasLayout(document, .whole).run().first).frames
  }

  private func label(_ text: String, _ attributes: String = "numberOfLines=\"0\"") -> String {
    """
    <label text="\(text)" \(attributes) horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="l">
    <rect key="frame" x="0" y="0" width="70" height="50"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """
  }

  @Test func `a label of several lines has the width of its widest line with its trailing space`()
    throws
  {
    let (first, second) = (String(repeating: "W", count: 14), String(repeating: "W", count: 8))
    let alone = try #require(column(label(first, ""))["l"])
    let whole = try #require(column(label(first + " " + second, ""))["l"])
    let broken = try #require(column(label(first + " " + second))["l"])
    // On one line it takes the full width; a space is 4.4 wide at 17 points.
    #expect(alone.width < 290 && whole.width == 300)
    #expect(broken.height == 2 * alone.height || broken.height == 41)
    #expect(abs(broken.width - alone.width - 4.5) <= 1)
    #expect(broken.midX == 150)
    // No wider than the available space.
    let full = try #require(
      column(label(String(repeating: "W", count: 18) + "i " + second))["l"])
    #expect(full.width <= 300)
  }

  @Test(arguments: [(10, 22), (21, 22), (30, 30)])
  func `a button with only an image is at least as high as a line of its title`(
    side: Int, height: Int
  ) throws {
    let document = try InterfaceDocument(
      Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17506" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait"/><objects>
        <view id="r"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <button translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <state key="normal" image="dot"/></button></subviews><constraints>
        <constraint firstItem="b" firstAttribute="leading" secondItem="r" secondAttribute="leading" id="k1"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="r" secondAttribute="top" id="k2"/></constraints></view></objects>
        <resources><image name="dot" width="\(side)" height="\(side)"/></resources></document>
        """.utf8), file: "View.xib")
    let frame = CanvasLayout(document, .whole).run().first?.frames["b"]
    #expect(frame == CGRect(x: 0, y: 0, width: side, height: height))
  }

  @Test(arguments: [(35.0, 35.0), (34.3333, 34.3333), (60, 34.3333)])
  func `a configured button shows whether its canvas measured text in whole points`(
    saved: Double, expected: Double
  ) throws {
    let root = """
      <view id="r"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="0" y="0" width="69.5" height="\(saved)"/>
      <buttonConfiguration key="configuration" style="plain" title="Home"/></button></subviews><constraints>
      <constraint firstItem="b" firstAttribute="leading" secondItem="r" secondAttribute="leading" id="k1"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="r" secondAttribute="top" id="k2"/></constraints></view>
      """
    let document = try nib(root, tools: 21_701, device: "retina6_12")
    let frame = try #require(CanvasLayout(document, .whole).run().first?.frames["b"])
    #expect(abs(frame.height - CGFloat(expected)) < 0.01)
  }

  @Test func `a label without text keeps its saved size in a stack`() throws {
    let empty = try #require(column(label("", ""))["l"])
    #expect(empty.size == CGSize(width: 70, height: 50))
    let full = try #require(column(label("Text", ""))["l"])
    #expect(full.height < 22)
  }

  @Test func `a canvas at one pixel per point rounds texts to the device's pixels`() throws {
    let document = try nib(
      """
      <view id="r"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="182" y="0" width="10" height="10"/>
      <constraints><constraint firstAttribute="width" constant="10" id="w"/><constraint firstAttribute="height" constant="10" id="h"/></constraints></view>
      <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="0" y="0" width="42" height="21"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>
      <constraint firstItem="v" firstAttribute="centerX" secondItem="r" secondAttribute="centerX" id="k1"/>
      <constraint firstItem="v" firstAttribute="top" secondItem="r" secondAttribute="top" id="k2"/>
      <constraint firstItem="l" firstAttribute="leading" secondItem="r" secondAttribute="leading" id="k3"/>
      <constraint firstItem="l" firstAttribute="top" secondItem="r" secondAttribute="top" id="k4"/></constraints></view>
      """)
    let frames = try #require(CanvasLayout(document, .whole).run().first).frames
    #expect(frames["v"]?.minX == 182.5)
    #expect(frames["l"]?.size == CGSize(width: 42, height: 21))
  }

  /// Returns the sizes of a label and of buttons next to another label with a saved height.
  private func sizes(_ titles: [String], height: Double) throws -> [CGSize] {
    func pinned(_ element: String, _ id: String) -> (String, String) {
      let ties = ["leading", "top"].map {
        "<constraint firstItem=\"\(id)\" firstAttribute=\"\($0)\" secondItem=\"r\" secondAttribute=\"\($0)\" id=\"\(id)\($0)\"/>"
      }
      return (element, ties.joined())
    }
    func label(_ id: String, _ height: Double) -> (String, String) {
      pinned(
        """
        <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" x="0" y="0" width="42" height="\(height)"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """, id)
    }
    let buttons = titles.enumerated().map { number, title in
      pinned(
        """
        <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b\(number)"><rect key="frame" x="0" y="0" width="40" height="30"/>
        <state key="normal" title="\(title)"/></button>
        """, "b\(number)")
    }
    let all = [label("l", 21), label("m", height)] + buttons
    let document = try nib(
      """
      <view id="r"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(all.map(\.0).joined())</subviews><constraints>\(all.map(\.1).joined())</constraints></view>
      """)
    let frames = try #require(CanvasLayout(document, .whole).run().first).frames
    return try (["l"] + titles.indices.map { "b\($0)" }).map { try #require(frames[$0]).size }
  }

  @Test func `a canvas at one pixel per point measures buttons in whole points too (R-NIB-11)`()
    throws
  {
    let sizes = try sizes(["Go", "Gone", "Going", "Button", "Another"], height: 21)
    #expect(sizes[0].height == 21)
    #expect(sizes.allSatisfy { $0.width == $0.width.rounded() && $0.height == $0.height.rounded() })
  }

  @Test func `a label as high as a line in pixels shows that the canvas has the device's pixels`()
    throws
  {
    #expect(try sizes([], height: 20.5)[0].height == 20.5)
  }

  @Test(arguments: [
    ("placeholderIntrinsicWidth=\"7\"", true), ("placeholderIntrinsicHeight=\"7\"", true),
    ("placeholderIntrinsicWidth=\"infinite\"", true), ("", false),
  ])
  func `a placeholder for one side makes the saved size the view's content`(
    placeholder: String, hasContent: Bool
  ) throws {
    let document = try nib(
      """
      <view id="r"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <view \(placeholder) translatesAutoresizingMaskIntoConstraints="NO" id="v">
      <rect key="frame" x="0" y="0" width="60" height="40"/></view></subviews><constraints>
      <constraint firstItem="v" firstAttribute="leading" secondItem="r" secondAttribute="leading" id="k1"/>
      <constraint firstItem="v" firstAttribute="top" secondItem="r" secondAttribute="top" id="k2"/>
      <constraint firstItem="v" firstAttribute="width" constant="10" priority="100" id="k3"/>
      <constraint firstItem="v" firstAttribute="height" constant="10" priority="100" id="k4"/></constraints></view>
      """)
    let frame = CanvasLayout(document, .structure).run().first?.frames["v"]
    #expect((frame == CGRect(x: 0, y: 0, width: 60, height: 40)) == hasContent)
  }

  /// Returns the frame of an image view at 10, 10 whose saved frame is 17.5 high, and the report's
  /// number of stale frames.
  private func symbol(
    _ size: String, catalog: String = "catalog=\"system\"", height: Double = 17.5
  ) throws -> (frame: CGRect?, stale: Int) {
    let document = try InterfaceDocument(
      Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21701" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait"/><objects>
        <view id="r"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <imageView image="person" contentMode="scaleAspectFit" translatesAutoresizingMaskIntoConstraints="NO" id="i">
        <rect key="frame" x="10" y="11.5" width="20" height="\(height)"/>
        <constraints><constraint firstAttribute="width" constant="20" id="w"/>\(size)</constraints></imageView></subviews>
        <constraints>
        <constraint firstItem="i" firstAttribute="leading" secondItem="r" secondAttribute="leading" constant="10" id="k1"/>
        <constraint firstItem="i" firstAttribute="top" secondItem="r" secondAttribute="top" constant="10" id="k2"/></constraints></view></objects>
        <resources><image name="person" \(catalog) width="128" height="121"/></resources></document>
        """.utf8), file: "View.xib")
    var table = ConformanceTable()
    table.add(document, .structure)
    return (CanvasLayout(document, .structure).run().first?.frames["i"], table.total.stale)
  }

  @Test(arguments: [
    "<constraint firstAttribute=\"height\" constant=\"20\" id=\"h\"/>",
    "<constraint firstAttribute=\"width\" secondItem=\"i\" secondAttribute=\"height\" multiplier=\"1:1\" id=\"h\"/>",
  ])
  func `constraints act on the line of a symbol, in whose middle the symbol is (R-NIB-11)`(
    size: String
  ) throws {
    let (frame, stale) = try symbol(size)
    #expect(frame?.height == 17.5)
    #expect(abs((frame?.minY ?? 0) - 11.25) <= 0.25)
    #expect(stale == 0)
    // Another image has no such line, and no symbol is that much lower than its line.
    let image = try symbol(size, catalog: "")
    #expect(image.frame == CGRect(x: 10, y: 10, width: 20, height: 20) && image.stale == 1)
    let low = try symbol(size, height: 9)
    #expect(low.frame == CGRect(x: 10, y: 10, width: 20, height: 20) && low.stale == 1)
  }

  @Test func `a height that is not required does not reveal a symbol's line (R-NIB-11)`() throws {
    let optional = try symbol(
      #"<constraint firstAttribute="height" constant="20" priority="999" id="h"/>"#)
    #expect(optional.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
  }
}
