import GimbalDocuments

/// The metrics of the system font: `Devices/typography/system-font.json`.
///
/// Lengths are in 1/2048 of the point size; the file explains how sizes follow from them.
public struct SystemFont: Sendable {
  /// The printable ASCII characters, in the order of the advances.
  public let glyphs: String
  /// The regular weight.
  public let regular: FontCut
  /// The bold weight.
  public let bold: FontCut
  /// All named weights, lightest first.
  public let weights: [FontWeightMetrics]
  /// The tracking that is added to every advance, by point size.
  public let tracking: [FontKnot]
  /// The blend from the text design (0) to the display design (1), by point size.
  public let opticalBlend: [FontKnot]
  /// Tracking and blend of the font from iOS 11 to 13.
  public let before14: FontSpacing
  /// Tracking and blend of the font up to iOS 10.
  public let before11: FontSpacing
  /// The widths of ideographs, kana, Hangul and emoji.
  public let beyondLatin: FontSquares
  /// The differences of the advances up to iOS 13, in the same order; most are 0.
  public let earlierAdvances: [Double]
  /// Kerning pairs of characters.
  public let pairs: [FontPairs]
  /// The factor of kerning in the display design.
  public let pairDisplayScale: Double
  /// The line metrics.
  public let lines: FontLineMetrics

  /// The embedded metrics; read on first use.
  public static let standard = StandardData.expect { () throws(DocumentError) in
    try SystemFont(StandardData.document("typography/system-font.json"))
  }

  /// Reads the file; another format or an unknown key is an error.
  init(_ document: DocumentValue) throws(DocumentError) {
    let shape = ObjectShape(
      "systemFont",
      required: [
        "format", "units", "rule", "columns", "advances", "xHeight", "weights", "tracking",
        "opticalBlend", "before14", "before11", "beyondLatin", "earlierAdvances", "pairs",
        "pairDisplayScale", "pairsFit", "lineMetrics", "notMeasured", "sources",
      ])
    let reader = try document.object(shape)
    _ = try reader["format"].integer(in: 1...1)
    let columns = try reader["columns"].strings()
    guard columns == SystemFont.columns else {
      throw reader["columns"].error("'columns' is not \(SystemFont.columns)")
    }
    let rows = try reader["advances"].list { (value) throws(DocumentError) in
      try AdvanceRow(value)
    }
    glyphs = rows.map(\.glyph).joined()
    let printed = String(String.UnicodeScalarView((32...126).map { Unicode.Scalar($0) }))
    guard glyphs == printed else {
      throw reader["advances"].error("'advances' is not the printed characters of ASCII, in order")
    }
    let heights = try reader["xHeight"].values(count: 4)
    regular = FontCut(
      text: rows.map { $0.advances[0] }, display: rows.map { $0.advances[1] },
      textXHeight: heights[0], displayXHeight: heights[1])
    bold = FontCut(
      text: rows.map { $0.advances[2] }, display: rows.map { $0.advances[3] },
      textXHeight: heights[2], displayXHeight: heights[3])
    weights = try reader["weights"].list { (value) throws(DocumentError) in
      try FontWeightMetrics(value)
    }
    tracking = try reader["tracking"].knots()
    opticalBlend = try reader["opticalBlend"].knots()
    before14 = try FontSpacing(reader["before14"])
    before11 = try FontSpacing(reader["before11"])
    beyondLatin = try FontSquares(reader["beyondLatin"])
    earlierAdvances = try EarlierAdvances(reader["earlierAdvances"]).values
    pairs = try reader["pairs"].list { (value) throws(DocumentError) in try FontPairs(value) }
    pairDisplayScale = try reader["pairDisplayScale"].number(in: 0...10)
    lines = try FontLineMetrics(reader["lineMetrics"])
  }

  private static let columns = [
    "glyph", "regular text", "regular display", "bold text", "bold display",
  ]
}

/// The advances of one character, in the order of the columns.
private struct AdvanceRow {
  /// The character.
  let glyph: String
  /// The advances at the four columns, in 1/2048 of the point size.
  let advances: [Double]

  /// Reads a row of five cells.
  init(_ value: DocumentValue) throws(DocumentError) {
    let cells = try value.array(limit: 5)
    guard cells.count == 5 else { throw value.error("a row is a character and four advances") }
    glyph = try cells[0].nonemptyString()
    var advances: [Double] = []
    for cell in cells.dropFirst() { advances.append(try cell.number(in: 0...10_000)) }
    self.advances = advances
  }
}

/// The differences of an earlier version's advances from the current ones, by character.
private struct EarlierAdvances {
  /// One difference for each printable ASCII character, in their order.
  let values: [Double]

  /// Reads the differences; characters without a row have none.
  init(_ value: DocumentValue) throws(DocumentError) {
    let reader = try value.object(
      ObjectShape("earlierAdvances", required: ["note", "rows", "confidence"]))
    var values = [Double](repeating: 0, count: 95)
    for row in try reader["rows"].array(limit: 95) {
      let cells = try row.array(limit: 2)
      guard cells.count == 2 else { throw row.error("a row is a character and a number") }
      let glyph = try cells[0].printedText()
      guard glyph.unicodeScalars.count == 1, let scalar = glyph.unicodeScalars.first else {
        throw cells[0].error("\(QuotedText.of(glyph)) is not one character")
      }
      let index = Int(scalar.value) - 32
      guard values[index] == 0 else {
        throw cells[0].error("\(QuotedText.of(glyph)) is listed twice")
      }
      values[index] = try cells[1].number(in: -1_000...1_000)
    }
    self.values = values
  }
}

/// A measured weight of a font.
public struct FontCut: Hashable, Sendable {
  /// Advances in the text design.
  public let text: [Double]
  /// Advances in the display design.
  public let display: [Double]
  /// The x-height in the text design.
  public let textXHeight: Double
  /// The x-height in the display design.
  public let displayXHeight: Double
}

/// A weight of a font by name.
public struct FontWeightMetrics: Hashable, Sendable {
  /// The name, such as `semibold`.
  public let name: String
  /// The raw value of `UIFont.Weight`.
  public let value: Double
  /// 0 for regular, 1 for bold; nil is unknown.
  public let blend: Double?
  /// The confidence in the blend; nil if it is unknown.
  public let confidence: Confidence?

  /// Reads a weight; an unknown key is an error.
  init(_ value: DocumentValue) throws(DocumentError) {
    let reader = try value.object(
      ObjectShape("weight", required: ["name", "value", "blend"], optional: ["confidence"]))
    name = try reader["name"].nonemptyString()
    self.value = try reader["value"].number(in: -1...1)
    blend = try reader["blend"].known?.number(in: -3...3)
    confidence = try reader.given("confidence")?.confidence()
  }
}

/// A value at a point size; values between are interpolated linearly.
public struct FontKnot: Hashable, Sendable {
  /// The point size.
  public let size: Double
  /// The value.
  public let value: Double
}

/// The spacing of a font's characters, by point size.
public struct FontSpacing: Hashable, Sendable {
  /// The tracking that is added to every advance.
  public let tracking: [FontKnot]
  /// The blend from the text design (0) to the display design (1).
  public let opticalBlend: [FontKnot]

  /// Reads the spacing; an unknown key is an error.
  init(_ value: DocumentValue) throws(DocumentError) {
    let reader = try value.object(
      ObjectShape("spacing", required: ["note", "tracking", "opticalBlend", "confidence"]))
    tracking = try reader["tracking"].knots()
    opticalBlend = try reader["opticalBlend"].knots()
  }
}

/// The differences between the widths of full-width characters and the point size.
public struct FontSquares: Hashable, Sendable {
  /// The differences for ideographs, kana and their signs, by point size.
  public let tracking: [FontKnot]
  /// The difference for Hangul.
  public let hangul: Double
  /// The differences for emoji, by point size.
  public let emoji: [FontKnot]

  /// Reads the differences; an unknown key is an error.
  init(_ value: DocumentValue) throws(DocumentError) {
    let reader = try value.object(
      ObjectShape("beyondLatin", required: ["note", "tracking", "hangul", "emoji", "confidence"]))
    tracking = try reader["tracking"].knots()
    hangul = try reader["hangul"].number(in: -1_000...1_000)
    emoji = try reader["emoji"].knots()
  }
}

/// Kerning pairs with the same adjustment.
public struct FontPairs: Hashable, Sendable {
  /// The characters that come first.
  public let first: String
  /// The characters that come second.
  public let second: String
  /// The adjustment between the two, which may be negative.
  public let adjustment: Double

  /// Reads a row: the first characters, the second ones and the adjustment.
  init(_ value: DocumentValue) throws(DocumentError) {
    let cells = try value.array(limit: 3)
    guard cells.count == 3 else {
      throw value.error("a row is the first characters, the second ones and a number")
    }
    first = try cells[0].printedText()
    second = try cells[1].printedText()
    adjustment = try cells[2].number(in: -1_000...1_000)
  }
}

/// The line metrics of a font.
public struct FontLineMetrics: Hashable, Sendable {
  /// The height of a line above its baseline.
  public let ascender: Double
  /// The depth of a line below its baseline, a negative number.
  public let descender: Double
  /// The extra space between two lines.
  public let leading: Double
  /// The height of a line.
  public let lineHeight: Double
  /// The height of a capital.
  public let capHeight: Double

  /// Reads the metrics; an unknown key is an error.
  init(_ value: DocumentValue) throws(DocumentError) {
    let reader = try value.object(
      ObjectShape(
        "lineMetrics", required: ["ascender", "descender", "leading", "lineHeight", "capHeight"]))
    ascender = try reader["ascender"].number(in: 0...10_000)
    descender = try reader["descender"].number(in: -10_000...0)
    leading = try reader["leading"].number(in: 0...10_000)
    lineHeight = try reader["lineHeight"].number(in: 0...10_000)
    capHeight = try reader["capHeight"].number(in: 0...10_000)
  }
}

extension DocumentValue {
  /// Reads a list of so many values, none below zero.
  fileprivate func values(count: Int) throws(DocumentError) -> [Double] {
    let values = try list { (value) throws(DocumentError) in try value.number(in: 0...10_000) }
    guard values.count == count else {
      throw error("there are \(values.count) numbers, not \(count)")
    }
    return values
  }

  /// Reads a text of printable ASCII characters.
  fileprivate func printedText() throws(DocumentError) -> String {
    let text = try string()
    guard !text.isEmpty, text.unicodeScalars.allSatisfy({ (32...126).contains($0.value) }) else {
      throw error("\(QuotedText.of(text)) is not printed characters of ASCII")
    }
    return text
  }

  /// Reads values by size, smallest size first.
  fileprivate func knots() throws(DocumentError) -> [FontKnot] {
    var knots: [FontKnot] = []
    for pair in try array(limit: 1_000) {
      let numbers = try pair.array(limit: 2)
      guard numbers.count == 2 else { throw pair.error("a knot is a size and a number") }
      let size = try numbers[0].number(in: 0...10_000)
      if let last = knots.last, last.size >= size {
        throw numbers[0].error("the sizes do not grow")
      }
      knots.append(FontKnot(size: size, value: try numbers[1].number(in: -10_000...10_000)))
    }
    guard !knots.isEmpty else { throw error("there is no knot") }
    return knots
  }
}
