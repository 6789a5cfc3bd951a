import Foundation
import Gimbal
import GimbalInterfaceBuilder
import GimbalInterfaceDocuments
import InterfaceCorpus
import Testing

/// A nib file with one view and what it holds.
func nib(_ content: String, tools: Int = 21701, device: String = "retina4_7") throws
  -> InterfaceDocument
{
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="\(device)" orientation="portrait" appearance="light"/>
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    \(content)
    </objects></document>
    """
  return try InterfaceDocument(Data(text.utf8), file: "View.xib")
}

@MainActor
@Suite struct CanvasTests {
  @Test func `constraints place a view where its saved frame says`() throws {
    let document = try nib(
      """
      <view contentMode="scaleToFill" id="r"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews><label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="l">
      <rect key="frame" x="16" y="8" width="200" height="21"/></label></subviews>
      <viewLayoutGuide key="safeArea" id="s"/>
      <constraints>
      <constraint firstItem="l" firstAttribute="leading" secondItem="r" secondAttribute="leadingMargin" id="a"/>
      <constraint firstItem="l" firstAttribute="top" secondItem="s" secondAttribute="top" constant="8" id="b"/>
      </constraints></view>
      """)
    let results = CanvasLayout(document, .structure).run()
    let comparisons = results.flatMap(FrameComparison.all)
    #expect(comparisons.count == 1)
    #expect(comparisons.first?.found == CGRect(x: 16, y: 8, width: 200, height: 21))
  }

  @Test
  func `a phone without a home button has a status bar but on the canvases of Xcode 11 to 14`()
    throws
  {
    let root =
      "<view id=\"r\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/></view>"
    for (tools, top) in [(14_490, 20.0), (15_505, 0), (21_701, 0), (23_504, 20)] {
      let result = CanvasLayout(try nib(root, tools: tools), .structure).run()
      #expect(result.first?.canvas.safeArea.top == CGFloat(top), "\(tools)")
    }
  }

  @Test func `a frame that breaks its own required constraint is stale`() throws {
    let document = try nib(
      """
      <view contentMode="scaleToFill" id="r"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v">
      <rect key="frame" x="0" y="0" width="100" height="50"/>
      <constraints><constraint firstAttribute="width" constant="120" id="w"/></constraints></view></subviews>
      </view>
      """)
    let comparisons = CanvasLayout(document, .structure).run().flatMap(FrameComparison.all)
    var table = ConformanceTable()
    table.add(document, comparisons)
    #expect(table.total.compared == 1)
    #expect(table.total.stale == 1)
    #expect(table.total.share == 1)
  }
}

@MainActor
@Suite(
  .enabled(
    if: InterfaceCorpus.found != nil, "GIMBAL_INTERFACE_CORPUS names no folder of documents"))
struct CorpusConformanceTests {
  /// One document in eight, in the order of the index: whichever they are.
  private func sample() throws -> [(InterfaceCorpus.Record, InterfaceDocument)] {
    let corpus = try #require(InterfaceCorpus.found)
    return try corpus.records.enumerated().filter { $0.offset.isMultiple(of: 8) }.map {
      ($0.element, try InterfaceDocument(corpus.data(of: $0.element), file: $0.element.file))
    }
  }

  @Test func `with saved sizes as contents nearly all frames of a sample are Apple's`() throws {
    var table = ConformanceTable()
    for (_, document) in try sample() {
      table.add(document, CanvasLayout(document, .structure).run().flatMap(FrameComparison.all))
    }
    #expect(table.total.compared > 300)
    #expect(table.total.share > 0.93, "\(table.text)")
  }
}
