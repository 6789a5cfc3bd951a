import Foundation
import GimbalGeometry
package import GimbalInterfaceDocuments
import GimbalText
import GimbalTraits

/// The widths of saved labels compared with those of the system's font, for strings outside of its
/// fit.
///
/// A label is excluded if something else determines its width, or if its font has a name. It is
/// also excluded if it is lower than a line of its font, because a canvas of another idiom has
/// drawn it smaller.
///
/// See: V-50.
package struct LabelWidths {
  private struct Count {
    /// The number of measured labels.
    var all = 0
    /// The number of labels whose width is within half a point.
    var near = 0
    /// The number of labels whose height only the text determines.
    var heights = 0
    /// The number of these with the exact height.
    var exactHeights = 0
  }

  /// By the version of a document: Xcode 14 and later, 12 and 13, and before.
  private var counts = [Count(), Count(), Count()]
  private var seen: Set<String> = []
  /// The labels with larger differences of width, and those with other heights, one line each.
  private(set) var misses: [String] = []

  /// Creates an empty count.
  package init() {}

  /// Returns true for a string that was used in the fit of kerning, so that `add(_:)` does not
  /// measure it again.
  ///
  /// A hash of the string selects three quarters of all strings.
  /// `Devices/typography/system-font.json` states the split.
  static func isFitted(_ text: String) -> Bool {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    let plain = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    for byte in ("gimbal" + plain).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return (hash >> 32) % 4 != 0
  }

  /// Measures the labels of a document, and counts those whose sizes agree.
  package mutating func add(_ document: InterfaceDocument) {
    // Up to Xcode 6 the canvas has another font.
    guard document.usesAutoLayout, document.toolsVersion >= 8_000 else { return }
    let version = CanvasVersion(document)
    var traversal = DocumentTraversal(document)
    traversal.visit(document.markup, parent: nil, grandparent: nil)
    let scale = CanvasDevice.of(document)?.scale ?? 2
    let system = version.fontSystem
    for label in traversal.labels where !LabelWidths.isFitted(label.text) {
      let font = "\(label.font.fontName) \(label.font.pointSize)"
      let key = "\(label.text)|\(font)|\(label.size)|\(system)"
      guard label.isASCII, seen.insert(key).inserted else { continue }
      let measured = MeasuredText(label.text, label.font.face.face(on: system))
      // A canvas with fewer pixels has integer sizes.
      let grids = [scale, 2, 1].filter { label.fits(PixelGrid(scale: $0)) }.map(PixelGrid.init)
      let sizes = (grids.isEmpty ? [PixelGrid(scale: scale)] : grids).map {
        measured.size(fitting: 0, numberOfLines: 1, $0)
      }
      let isNear = sizes.contains { abs($0.width - label.size.width) <= 0.501 }
      if !isNear {
        misses.append(
          "\(document.file): \(label.text) \(font) saved \(label.size.width) found \(sizes[0].width)"
        )
      }
      let isExact =
        sizes.contains { abs($0.height - label.size.height) <= 0.01 } || label.takesPixel(scale)
      if label.hasOwnHeight, !isExact {
        misses.append(
          "\(document.file): \(label.text) \(font) saved \(label.size.height) high, found \(sizes[0].height)"
        )
      }
      func add(_ count: inout Count) {
        count.all += 1
        count.near += isNear ? 1 : 0
        count.heights += label.hasOwnHeight ? 1 : 0
        count.exactHeights += label.hasOwnHeight && isExact ? 1 : 0
      }
      add(&counts[document.toolsVersion >= 21_000 ? 0 : document.toolsVersion >= 17_000 ? 1 : 2])
    }
  }

  /// The counts as text, with one line for each group of versions.
  package var text: String {
    func line(_ name: String, _ count: Count) -> String {
      let share = count.all > 0 ? Double(count.near) / Double(count.all) * 100 : 0
      return
        "\(name): \(count.near) of \(count.all) widths within half a point (\((share * 10).rounded() / 10) %), \(count.exactHeights) of \(count.heights) heights exact"
    }
    return zip(["Xcode 14 and later", "Xcode 12 and 13", "earlier"], counts).map(line)
      .joined(separator: "\n")
  }
}

/// A label whose size its text determines.
private struct SavedLabel {
  /// The text of the label.
  var text: String
  /// The font of the label.
  var font: UIFont
  /// The saved size, in points.
  var size: CGSize
  /// True if only the text determines the height.
  var hasOwnHeight: Bool
  /// True if the label is vertically centered, so that both edges are rounded to pixels.
  var isCentred: Bool

  /// True if the text has only printable ASCII characters, which the font's table covers.
  var isASCII: Bool { text.unicodeScalars.allSatisfy { (32..<127).contains($0.value) } }

  /// Returns true for a centered label that is one pixel higher than its text, at this scale or at
  /// 2.
  ///
  /// See: L-PIX-1.
  func takesPixel(_ scale: CGFloat) -> Bool {
    isCentred
      && [scale, 2].contains { (scale: CGFloat) -> Bool in
        abs(PixelGrid(scale: scale).roundUp(font.lineHeight) + 1 / scale - size.height) <= 0.01
      }
  }

  /// Returns true if the size fits a canvas with these pixels.
  func fits(_ grid: PixelGrid) -> Bool {
    abs(grid.roundUp(size.width - 0.02) - size.width) < 0.02
      && (!hasOwnHeight
        || abs(grid.roundUp(font.lineHeight) - size.height) < 0.02)
  }
}

/// The traversal of a document.
private struct DocumentTraversal {
  private var sides: [String: Set<String>] = [:]
  private var heights: [String: Set<String>] = [:]
  private var sized: Set<String> = []
  private var isBound: Set<String> = []
  private let version: CanvasVersion
  /// The labels found so far.
  var labels: [SavedLabel] = []

  /// Reads the sides, widths and heights that the constraints of a document determine.
  init(_ document: InterfaceDocument) {
    version = CanvasVersion(document)
    read(document.markup, holder: nil)
  }

  /// Collects the sides, widths and heights that constraints determine, by view.
  private mutating func read(_ markup: Markup, holder: String?) {
    for child in markup.children {
      if child.name == "constraint" {
        let isEqual = (child["relation"] ?? "equal") == "equal"
        for (item, attribute) in [
          (child["firstItem"] ?? holder, child["firstAttribute"]),
          (child["secondItem"], child["secondAttribute"]),
        ] {
          guard let item, let attribute else { continue }
          if attribute == "width" { sized.insert(item) }
          if isEqual, let side = DocumentTraversal.heightSide[attribute] {
            heights[item, default: []].insert(side)
          }
          guard let side = DocumentTraversal.side[attribute] else { continue }
          if isEqual { sides[item, default: []].insert(side) } else { isBound.insert(item) }
        }
      } else {
        read(child, holder: child.name == "constraints" ? markup.id : child.id ?? holder)
      }
    }
  }

  private static let side = [
    "leading": "start", "left": "start", "trailing": "end", "right": "end", "centerX": "middle",
  ]

  private static let heightSide = [
    "top": "top", "bottom": "bottom", "centerY": "middle", "height": "height",
    "firstBaseline": "baseline", "baseline": "baseline",
  ]

  /// Returns true if a label is vertically centered with the height of its text; nil if something
  /// else determines its height.
  private func centring(of id: String, in view: Markup?) -> Bool? {
    guard let view, view.name == "stackView" else {
      let held = heights[id] ?? []
      return held.count > 1 || held.contains("height") ? nil : held.contains("middle")
    }
    if view["axis"] == "vertical" {
      return (view["distribution"] ?? "fill").hasPrefix("fill") ? nil : false
    }
    return view["alignment"] == nil ? nil : view["alignment"] == "center"
  }

  /// Collects the labels in an element; `grandparent` is the view around a list of subviews.
  mutating func visit(_ markup: Markup, parent: Markup?, grandparent: Markup?) {
    let view = parent?.name == "subviews" ? grandparent : nil
    if markup.name == "label", let label = label(markup, in: view) {
      labels.append(label)
    }
    for child in markup.children { visit(child, parent: markup, grandparent: parent) }
  }

  private func label(_ markup: Markup, in view: Markup?) -> SavedLabel? {
    guard let id = markup.id, let text = markup["text"], !text.isEmpty,
      ["misplaced", "ambiguous", "fixedFrame", "customClass"].allSatisfy({ markup[$0] == nil }),
      markup["translatesAutoresizingMaskIntoConstraints"] == "NO",
      markup["numberOfLines"] ?? "1" == "1",
      !markup.children.contains(where: { ["attributedString", "variation"].contains($0.name) }),
      !sized.contains(id), !isBound.contains(id), (sides[id]?.count ?? 0) <= 1,
      markup["adjustsFontSizeToFit"] ?? "NO" == "NO",
      let description = markup.child(key: "fontDescription"), description["name"] == nil,
      description["type"] != "italicSystem", let frame = markup.child(key: "frame"),
      let width = frame.number("width"), let height = frame.number("height")
    else { return nil }
    if let view, view.name == "stackView" {
      let isColumn = view["axis"] == "vertical"
      if isColumn, view["alignment"] ?? "fill" == "fill" { return nil }
      let distribution = view["distribution"] ?? "fill"
      if !isColumn, distribution.hasPrefix("fill") { return nil }
    }
    let font =
      description["style"].map { version.font(of: UIFont.TextStyle(rawValue: $0)) }
      ?? InterfaceFont.font(description, default: UIFont.systemFontSize)
    // Lower than its line: drawn smaller.
    guard height >= 0.9 * font.lineHeight, font.pointSize <= 60 else { return nil }
    let centring = centring(of: id, in: view)
    return SavedLabel(
      text: text, font: font, size: CGSize(width: width, height: height),
      hasOwnHeight: centring != nil && height < font.lineHeight + 1, isCentred: centring == true)
  }
}
