import Foundation
import GimbalDocuments
import GimbalGeometry
import GimbalTraits

/// A reader of the files of `Devices/typography/` and `Devices/layout/` that checks all their keys.
enum TypographyReader {
  /// The folder of the files about text among the embedded ones.
  static let folder = "typography/"
  /// The folder of the files about bars and margins.
  static let layoutFolder = "layout/"

  /// Reads the names of the text sizes, and the default one.
  static func categories()
    throws(DocumentError) -> (names: [ContentSizeCategoryNames], usual: UIContentSizeCategory)
  {
    let reader = try file(
      "content-size-categories", ["categories", "default", "confidence", "sources"])
    let shape = ObjectShape("category", required: ["name", "hig", "rawValue", "accessibility"])
    let names = try reader["categories"].list { (value) throws(DocumentError) in
      let row = try value.object(shape)
      let category = try row["name"].category()
      guard category.rawValue == (try row["rawValue"].string()) else {
        throw row["rawValue"].error("the raw value of '\(category.name)' is '\(category.rawValue)'")
      }
      return ContentSizeCategoryNames(
        category: category, guidelinesName: try row["hig"].nonemptyString(),
        isAccessibility: try row["accessibility"].bool())
    }
    return (names, try reader["default"].category())
  }

  /// Reads the text styles of each platform, by text size.
  static func textStyles() throws(DocumentError) -> [Typography.Platform: [TextStyleMetrics]] {
    var styles: [Typography.Platform: [TextStyleMetrics]] = [:]
    for platform in Typography.Platform.allCases {
      let isFull = platform == .ios
      let keys =
        ["units", "textStyles"] + (isFull ? ["note", "conflicts", "confidence", "sources"] : [])
      let reader = try file("text-styles-\(platform.rawValue)", keys)
      styles[platform] = try reader["textStyles"].list(isFull ? Self.scaledStyle : Self.fixedStyle)
    }
    return styles
  }

  /// Reads the default and the minimum text size of each platform.
  static func platformDefaults() throws(DocumentError) -> [PlatformTextSizes] {
    let shape = ObjectShape("platform", required: ["platform", "defaultSize", "minimumSize"])
    let reader = try file("platform-defaults", ["units", "platforms"])
    return try reader["platforms"].list { (value) throws(DocumentError) in
      let row = try value.object(shape)
      return PlatformTextSizes(
        platform: try row["platform"].nonemptyString(),
        defaultSize: try row["defaultSize"].length(), minimumSize: try row["minimumSize"].length())
    }
  }

  /// Reads the readable widths in points, by text size.
  static func readableWidths() throws(DocumentError) -> [UIContentSizeCategory: SourcedValue<
    CGFloat
  >] {
    let shape = ObjectShape("readableWidth", required: ["width", "confidence"])
    let reader = try file(
      "readable-width", ["units", "byCategory", "rule", "sources"], in: layoutFolder)
    var widths: [UIContentSizeCategory: SourcedValue<CGFloat>] = [:]
    for (name, value) in try reader["byCategory"].members() where !value.isNull {
      let row = try value.object(shape)
      widths[try category(name, value)] = SourcedValue(
        try row["width"].length(), .given(try row["confidence"].confidence()))
    }
    return widths
  }

  /// Reads the heights of status bars.
  static func statusBar() throws(DocumentError) -> StatusBarHeights {
    let reader = try file(
      "status-bar",
      [
        "units", "homeButtonPhone", "notchPhones", "dynamicIsland59", "dynamicIsland62",
        "dynamicIsland68", "homeButtonPad", "homeIndicatorPad", "pad_iOS26", "landscapePhone",
        "inCallDoubleHeight_homeButton", "quirk", "sources",
      ], in: layoutFolder)
    return StatusBarHeights(
      homeButtonPhone: try reader["homeButtonPhone"].knownLength(),
      dynamicIsland59: try reader["dynamicIsland59"].knownLength(),
      dynamicIsland62: try reader["dynamicIsland62"].knownLength(),
      dynamicIsland68: try reader["dynamicIsland68"].knownLength(),
      homeButtonPad: try reader["homeButtonPad"].knownLength(),
      homeIndicatorPad: try reader["homeIndicatorPad"].knownLength(),
      pad26: try reader["pad_iOS26"].knownLength(),
      landscapePhone: try reader["landscapePhone"].knownLength(),
      inCall: try reader["inCallDoubleHeight_homeButton"].knownLength())
  }

  /// Returns a file's root object, checked for its keys and format.
  static func file(
    _ name: String, _ keys: [String], in folder: String = folder
  ) throws(DocumentError) -> ObjectReader {
    let document = StandardData.document("\(folder)\(name).json")
    let reader = try document.object(ObjectShape(name, required: ["format"] + keys))
    _ = try reader["format"].integer(in: 1...1)
    return reader
  }

  private static let sizeShape = ObjectShape("textSize", required: ["size", "leading"])

  private static func scaledStyle(_ value: DocumentValue) throws(DocumentError) -> TextStyleMetrics
  {
    let row = try value.object(
      ObjectShape(
        "textStyle", required: ["style", "rawValue", "weight", "emphasizedWeight", "sizes"],
        optional: ["weightBefore11"]))
    var sizes: [UIContentSizeCategory: TextSize] = [:]
    for (name, value) in try row["sizes"].members() {
      let size = try value.object(sizeShape)
      sizes[try category(name, value)] = TextSize(
        size: try size["size"].length(), leading: try size["leading"].length())
    }
    return TextStyleMetrics(
      style: try row["style"].nonemptyString(), rawValue: try row["rawValue"].nonemptyString(),
      weight: try row["weight"].nonemptyString(),
      weightBefore11: try row.given("weightBefore11")?.nonemptyString(),
      emphasizedWeight: try row["emphasizedWeight"].nonemptyString(), sizes: sizes)
  }

  private static func fixedStyle(_ value: DocumentValue) throws(DocumentError) -> TextStyleMetrics {
    let row = try value.object(ObjectShape("textStyle", required: ["style", "size", "leading"]))
    let size = TextSize(size: try row["size"].length(), leading: try row["leading"].length())
    return TextStyleMetrics(
      style: try row["style"].nonemptyString(), rawValue: nil, weight: nil,
      weightBefore11: nil, emphasizedWeight: nil, sizes: [.large: size])
  }
}

/// Returns the category of a key.
private func category(
  _ name: String, _ value: DocumentValue
) throws(DocumentError) -> UIContentSizeCategory {
  guard let category = UIContentSizeCategory(name: name) else {
    let names = UIContentSizeCategory.allCases.map(\.name)
    throw value.error(
      "\(QuotedText.of(name)) is not a text size category" + NearestWord.hint(for: name, in: names))
  }
  return category
}

extension DocumentValue {
  /// Reads the category that the text names.
  fileprivate func category() throws(DocumentError) -> UIContentSizeCategory {
    let name = try word(of: UIContentSizeCategory.allCases.map(\.name))
    return UIContentSizeCategory(name: name)!
  }
}
