import Foundation
import GimbalInterfaceBuilder
import GimbalInterfaceDocuments
import Testing

/// The reasons of views whose computed frame differs from the saved one, one document of our own for each.
@MainActor
@Suite struct MismatchSortingTests {
  /// Returns the reasons by the views' ids, and the table of the run.
  private func sorted(
    _ inside: String, _ constraints: String = "", tools: Int = 21_701,
    _ mode: CanvasLayout.Mode = .structure, root: String = "0 0 375 667", guides: String = "",
    device: String = "retina4_7"
  ) throws -> (reasons: [String: MismatchReason], table: ConformanceTable) {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="\(device)" orientation="portrait" appearance="light"/>
      <objects><view id="r">\(MismatchSortingTests.frame(root))<subviews>\(inside)</subviews>\(guides)
      <constraints>\(constraints)</constraints></view></objects></document>
      """
    let document = try InterfaceDocument(Data(text.utf8), file: "View.xib")
    var table = ConformanceTable()
    let mismatches = table.add(document, mode)
    let reasons = mismatches.map { ($0.comparison.view.id, $0.reason) }
    return (Dictionary(uniqueKeysWithValues: reasons), table)
  }

  private static func frame(_ text: String) -> String {
    let sides = zip(["x", "y", "width", "height"], text.split(separator: " "))
    return "<rect key=\"frame\" \(sides.map { "\($0)=\"\($1)\"" }.joined(separator: " "))/>"
  }

  private func view(
    _ id: String, _ frame: String, _ inside: String = "", element: String = "view",
    attributes: String = ""
  ) -> String {
    """
    <\(element) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>\(MismatchSortingTests.frame(frame))\(inside)</\(element)>
    """
  }

  /// Returns the document's markup for `a.leading = b.trailing + 4`.
  private func tie(
    _ first: String, _ attribute: String, _ second: String? = nil, _ other: String? = nil,
    _ constant: Double = 0, priority: Int = 1000
  ) -> String {
    let item = second.map { " secondItem=\"\($0)\"" } ?? ""
    let side = other.map { " secondAttribute=\"\($0)\"" } ?? ""
    return
      "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\"\(item)\(side) constant=\"\(constant)\" priority=\"\(priority)\" id=\"\(first)\(attribute)\(second ?? "")\"/>"
  }

  /// Returns constraints for a view's top left corner and its height.
  private func row(_ id: String, after other: String? = nil) -> String {
    tie(id, "leading", other ?? "r", other == nil ? "leading" : "trailing")
      + tie(id, "top", "r", "top", 100) + tie(id, "height", nil, nil, 50)
  }

  @Test func `a frame that violates a constraint is stale, and dependent frames follow from it`()
    throws
  {
    let (reasons, table) = try sorted(
      view("v", "0 100 100 50") + view("w", "100 100 30 50"),
      row("v") + tie("v", "width", nil, nil, 120)
        + tie("w", "leading", "v", "trailing", priority: 900) + tie("w", "top", "r", "top", 100)
        + tie("w", "height", nil, nil, 50) + tie("w", "width", nil, nil, 30))
    #expect(reasons["v"] == .stale(constraint: "vwidth by 20.0"))
    #expect(reasons["w"] == .besideStale)
    #expect(table.total.stale == 1)
    #expect(table.text.contains("0 beyond 0.5 are not sorted"))
  }

  @Test
  func `a frame that all required constraints exclude is stale, although each one allows it`()
    throws
  {
    let arranged = view("a", "0 0 50 50") + view("b", "50 0 50 50")
    let stack = view(
      "k", "0 200 100 50", "<subviews>\(arranged)</subviews>", element: "stackView",
      attributes: "distribution=\"fillEqually\"")
    let (reasons, table) = try sorted(
      view("v", "0 100 100 50") + view("w", "100 100 30 50") + stack,
      row("v") + tie("v", "width", nil, nil, 120) + row("w", after: "v")
        + tie("w", "width", nil, nil, 30) + tie("k", "leading", "r", "leading")
        + tie("k", "top", "r", "top", 200) + tie("k", "height", nil, nil, 50)
        + tie("k", "width", "v", "width"))
    #expect(
      reasons["w"] == .stale(constraint: "all required constraints together, x by 20.0"))
    // The stack is as wide as `v`, which is 120 points wide.
    for (id, text) in [("k", "width by 20.0"), ("a", "width by 10.0"), ("b", "x by 10.0")] {
      #expect(
        reasons[id] == .stale(constraint: "all required constraints together, \(text)"))
    }
    #expect(table.total.stale == 5)
  }

  @Test func `a difference that no rounding explains is stale, however small it is`() throws {
    // The center of 0 and 69 is not that of 9 and 59.
    let (reasons, _) = try sorted(
      view("v", "14 9 73 50"),
      tie("v", "leading", "r", "leading", 14) + tie("v", "width", nil, nil, 73)
        + tie("v", "top", "r", "top", 9) + tie("v", "centerY", "r", "centerY"),
      root: "0 0 375 69")
    guard case .stale = reasons["v"] else {
      Issue.record("sorted as \(reasons)")
      return
    }
  }

  /// W-49.
  @Test(arguments: [
    ("switch", "156 51 31", "baseline", nil), ("switch", "125 51 31", "firstBaseline", nil),
    ("switch", "125 51 31", "baseline", "bfirstBaselinea by 31.0"),
    ("segmentedControl", "156 51 31", "baseline", "bfirstBaselinea by 31.0"),
  ])
  func `saved frames show whether a baseline constraint between two controls holds`(
    _ kind: String, frame: String, attribute: String, stale: String?
  ) throws {
    let (reasons, _) = try sorted(
      view("a", "10 100 51 31", element: kind) + view("b", "10 \(frame)", element: kind),
      tie("a", "leading", "r", "leading", 10) + tie("a", "top", "r", "top", 100)
        + tie("b", "leading", "r", "leading", 10) + tie("b", "firstBaseline", "a", attribute, 25))
    #expect(reasons["b"] == stale.map { .stale(constraint: $0) })
  }

  @Test func `the size of an app's custom class is its own, and dependent frames follow from it`()
    throws
  {
    let inner = "<subviews>\(view("i", "0 0 10 10"))</subviews>"
    let (reasons, _) = try sorted(
      view("v", "0 100 60 50", inner, attributes: "customClass=\"Dial\"")
        + view("w", "60 100 30 50"),
      row("v") + row("w", after: "v") + tie("w", "width", nil, nil, 30))
    #expect(reasons["v"] == .customClass("Dial"))
    #expect(reasons["w"] == .besideCustomClass)
  }

  @Test func `a centered view shows the inset of a side to which no view is pinned`() throws {
    let (reasons, _) = try sorted(
      view("v", "0 583 100 50") + view("w", "0 313.5 100 50"),
      tie("v", "leading", "r", "leading") + tie("v", "bottom", "s", "bottom")
        + tie("v", "width", nil, nil, 100) + tie("v", "height", nil, nil, 50)
        + tie("w", "leading", "r", "leading") + tie("w", "centerY", "s", "centerY")
        + tie("w", "width", nil, nil, 100) + tie("w", "height", nil, nil, 50),
      guides: "<viewLayoutGuide key=\"safeArea\" id=\"s\"/>")
    for id in ["v", "w"] {
      #expect(reasons[id] == .canvas("insets 44.0 0.0 34.0 0.0 for 20.0 0.0 0.0 0.0"))
    }
  }

  @Test func `insets that saved frames show are the canvas's`() throws {
    let (reasons, _) = try sorted(
      view("v", "0 44 100 50"),
      tie("v", "leading", "r", "leading") + tie("v", "top", "s", "top")
        + tie("v", "width", nil, nil, 100) + tie("v", "height", nil, nil, 50),
      guides: "<viewLayoutGuide key=\"safeArea\" id=\"s\"/>")
    #expect(reasons["v"] == .canvas("insets 44.0 0.0 0.0 0.0 for 20.0 0.0 0.0 0.0"))
  }

  @Test func `of views at the safe area a single deviating one is stale`() throws {
    let (reasons, _) = try sorted(
      ["u", "v", "w"].map { view($0, $0 == "w" ? "0 50 100 50" : "0 20 100 50") }.joined(),
      ["u", "v", "w"].map {
        tie($0, "leading", "r", "leading") + tie($0, "top", "s", "top")
          + tie($0, "width", nil, nil, 100) + tie($0, "height", nil, nil, 50)
      }.joined(), guides: "<viewLayoutGuide key=\"safeArea\" id=\"s\"/>")
    #expect(reasons == ["w": .stale(constraint: "wtops, as others show another inset than 50.0")])
  }

  @Test func `margins that saved frames show are the canvas's`() throws {
    let (reasons, _) = try sorted(
      view("v", "24 100 100 50"),
      tie("v", "leading", "r", "leadingMargin") + tie("v", "top", "r", "top", 100)
        + tie("v", "width", nil, nil, 100) + tie("v", "height", nil, nil, 50))
    #expect(reasons["v"] == .canvas("margins of r: left 24.0"))
  }

  @Test func `rounding to whole points is the canvas's`() throws {
    let (reasons, _) = try sorted(
      view("v", "18 -16 100 71"),
      tie("v", "leading", "r", "leading", 18) + tie("v", "width", nil, nil, 100)
        + tie("v", "height", nil, nil, 70) + tie("v", "centerY", "r", "centerY"),
      root: "0 0 375 39")
    #expect(reasons["v"] == .canvas("drawn at one pixel a point"))
  }

  @Test func `a frame that depends on two causes needs both`() throws {
    let inner = "<subviews>\(view("i", "0 0 10 10"))</subviews>"
    let (reasons, _) = try sorted(
      view("v", "0 100 60 50", inner, attributes: "customClass=\"Dial\"")
        + view("u", "200 300 20 40") + view("z", "60 100 10 40"),
      row("v") + tie("u", "leading", "r", "leading", 200) + tie("u", "top", "r", "top", 300)
        + tie("u", "width", nil, nil, 20) + tie("u", "height", nil, nil, 50)
        + tie("z", "leading", "v", "trailing") + tie("z", "top", "r", "top", 100)
        + tie("z", "width", nil, nil, 10) + tie("z", "height", "u", "height", priority: 900))
    #expect(reasons["u"] == .stale(constraint: "uheight by 10.0"))
    #expect(reasons["z"] == .several)
  }

  @Test func `a difference without an explanation is not sorted, and the table counts it`() throws {
    let (reasons, table) = try sorted(
      view("v", "0 100 60 50"),
      tie("v", "leading", "r", "leading") + tie("v", "left", "r", "left")
        + tie("v", "top", "r", "top", 100) + tie("v", "height", nil, nil, 50))
    #expect(reasons["v"] == MismatchReason.none)
    #expect(table.text.contains("1 beyond 0.5 are not sorted"))
  }

  @Test func `the table is one JSON object for programs`() throws {
    let table = try sorted(
      view("v", "0 100 100 50"), row("v") + tie("v", "width", nil, nil, 120)
    ).table
    let json = try JSONSerialization.jsonObject(with: Data(table.json(.structure).utf8))
    let object = try #require(json as? [String: Any])
    #expect(object["mode"] as? String == "structure")
    #expect(object["views"] as? Int == 1)
    #expect(object["within0_5"] as? Int == 0)
    let mismatch = try #require((object["mismatches"] as? [[String: Any]])?.first)
    #expect(mismatch["reason"] as? String == "stale: breaks vwidth by 20.0")
    #expect(mismatch["saved"] as? [Double] == [0, 100, 100, 50])
    #expect(mismatch["found"] as? [Double] == [0, 100, 120, 50])
  }

  // MARK: Contents

  /// Returns the reasons of a label with a view after it, whose saved frame differs from the measured one.
  private func label(
    wider width: Double, higher height: Double, tools: Int = 21_701, wholePoints: Bool = false,
    device: String = "retina4_7"
  ) throws -> [String: MismatchReason] {
    func document(_ size: CGSize) -> (String, String) {
      let label = view(
        "l", "0 100 \(size.width) \(size.height)",
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>",
        element: "label", attributes: "text=\"Some longer text\"")
      let following = view("w", "\(size.width) 100 30.5 50")
      // A label measured at the device's pixels: with it, whole points are not a rule of the canvas.
      let fine = view(
        "f", "0 300 50 20.333333333333332",
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>",
        element: "label", attributes: "text=\"x\"")
      return (
        label + following + fine,
        tie("l", "leading", "r", "leading") + tie("l", "top", "r", "top", 100)
          + row("w", after: "l") + tie("w", "width", nil, nil, 30.5)
          + tie("f", "leading", "r", "leading") + tie("f", "top", "r", "top", 300)
      )
    }
    // A frame that no candidate equals: its measured size is printed with the reason.
    let first = document(CGSize(width: 500, height: 20.5))
    let text =
      try sorted(first.0, first.1, tools: tools, .whole, device: device).reasons["l"]?.text ?? ""
    let numbers = text.components(separatedBy: "saved, ").last?.split(separator: " ")
      .compactMap { Double($0) }
    let measured = try #require(numbers, "\(text)")
    try #require(measured.count == 2, "\(text)")
    var size = CGSize(
      width: measured[0] + width,
      height: measured[1] + height)
    if wholePoints {
      size = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
    let second = document(size)
    return try sorted(second.0, second.1, tools: tools, .whole, device: device).reasons
  }

  private func cause(_ reason: MismatchReason?) -> ContentDifference.Cause? {
    guard case .content(let difference) = reason else { return nil }
    return difference.cause
  }

  @Test(arguments: [
    (1.0, 0.0, 21_701, ContentDifference.Cause.figures), (0, 4, 21_701, .lines),
    (40, 0, 21_701, .staleText), (7, 0, 14_490, .olderFont), (7, 0, 21_701, .staleText),
  ])
  func `a text measured differently is sorted by the kind of difference`(
    width: Double, height: Double, tools: Int, expected: ContentDifference.Cause
  ) throws {
    let reasons = try label(wider: width, higher: height, tools: tools)
    #expect(cause(reasons["l"]) == expected, "\(reasons)")
    if width > 0 { #expect(cause(reasons["w"]) == .nextTo) }
  }

  @Test func `a text measured in whole points is the canvas's`() throws {
    let reasons = try label(wider: 0, higher: 0, wholePoints: true, device: "retina5_9")
    #expect(cause(reasons["l"]) == .wholePoints, "\(reasons)")
  }

  @Test func `a control of another size is the canvas's`() throws {
    let (reasons, _) = try sorted(
      view("v", "10 100 60 31.5", element: "switch"),
      tie("v", "leading", "r", "leading", 10) + tie("v", "top", "r", "top", 100), .whole)
    #expect(cause(reasons["v"]) == .control)
  }
}
