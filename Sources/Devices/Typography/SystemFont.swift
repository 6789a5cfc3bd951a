import GimbalDocuments

/// The figures of the system's font: `Devices/typography/system-font.json`.
///
/// Lengths are in 1/2048 of the point size; how sizes follow from them stands in the file.
public struct SystemFont: Sendable {
  /// The printed characters of ASCII, in the order of the advances.
  public let glyphs: String
  /// The regular weight.
  public let regular: FontCut
  /// The bold weight.
  public let bold: FontCut
  /// All named weights, lightest first.
  public let weights: [FontWeightFigures]
  /// What is added to every advance, by point size.
  public let tracking: [FontKnot]
  /// How far on the way from text to display the drawing is, by point size.
  public let opticalBlend: [FontKnot]
  /// Heights of lines.
  public let lines: FontLineMetrics

  /// What the library knows; read when first asked for.
  public static let standard = StandardData.expect { () throws(DocumentError) in
    try SystemFont(StandardData.document("typography/system-font.json"))
  }

  init(_ document: DocumentValue) throws(DocumentError) {
    let shape = ObjectShape(
      "systemFont",
      required: [
        "format", "units", "rule", "glyphs", "faces", "weights", "tracking", "opticalBlend",
        "lineMetrics", "notMeasured", "sources",
      ])
    let reader = try document.object(shape)
    _ = try reader["format"].integer(in: 1...1)
    glyphs = try reader["glyphs"].nonemptyString()
    let printed = String(String.UnicodeScalarView((32...126).map { Unicode.Scalar($0) }))
    guard glyphs == printed else {
      throw reader["glyphs"].error("'glyphs' is not the printed characters of ASCII, in order")
    }
    let faces = try reader["faces"].object(ObjectShape("faces", required: ["regular", "bold"]))
    regular = try FontCut(faces["regular"], count: printed.utf8.count)
    bold = try FontCut(faces["bold"], count: printed.utf8.count)
    weights = try reader["weights"].list { (value) throws(DocumentError) in
      try FontWeightFigures(value)
    }
    tracking = try reader["tracking"].knots()
    opticalBlend = try reader["opticalBlend"].knots()
    lines = try FontLineMetrics(reader["lineMetrics"])
  }
}

/// One weight of a font that was measured.
public struct FontCut: Hashable, Sendable {
  /// Advances as drawn for text.
  public let text: [Double]
  /// Advances as drawn for display.
  public let display: [Double]
  /// The height of an x as drawn for text.
  public let textXHeight: Double
  /// The height of an x as drawn for display.
  public let displayXHeight: Double

  init(_ value: DocumentValue, count: Int) throws(DocumentError) {
    let reader = try value.object(ObjectShape("face", required: ["xHeight", "text", "display"]))
    let height = try reader["xHeight"].object(
      ObjectShape("xHeight", required: ["text", "display"]))
    text = try FontCut.advances(reader["text"], count)
    display = try FontCut.advances(reader["display"], count)
    textXHeight = try height["text"].number(in: 0...10_000)
    displayXHeight = try height["display"].number(in: 0...10_000)
  }

  private static func advances(
    _ value: DocumentValue, _ count: Int
  ) throws(DocumentError) -> [Double] {
    let advances = try value.list { (value) throws(DocumentError) in
      try value.number(in: 0...10_000)
    }
    guard advances.count == count else {
      throw value.error("there are \(advances.count) advances for \(count) characters")
    }
    return advances
  }
}

/// A weight of a font by name.
public struct FontWeightFigures: Hashable, Sendable {
  /// The name, such as `semibold`.
  public let name: String
  /// UIKit's number for it.
  public let value: Double
  /// 0 for regular, 1 for bold; nil where nothing is known.
  public let blend: Double?
  /// How sure the blend is; nil where nothing is known.
  public let confidence: Confidence?

  init(_ value: DocumentValue) throws(DocumentError) {
    let reader = try value.object(
      ObjectShape("weight", required: ["name", "value", "blend"], optional: ["confidence"]))
    name = try reader["name"].nonemptyString()
    self.value = try reader["value"].number(in: -1...1)
    blend = try reader["blend"].known?.number(in: -3...3)
    confidence = try reader.given("confidence")?.confidence()
  }
}

/// A figure at a point size; between two it runs straight.
public struct FontKnot: Hashable, Sendable {
  /// The point size.
  public let size: Double
  /// The figure.
  public let value: Double
}

/// Heights of a font's lines.
public struct FontLineMetrics: Hashable, Sendable {
  /// How far a line reaches above its baseline.
  public let ascender: Double
  /// How far a line reaches below its baseline, below zero.
  public let descender: Double
  /// What is added between two lines.
  public let leading: Double
  /// The height of a line.
  public let lineHeight: Double
  /// The height of a capital.
  public let capHeight: Double

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
  /// Figures by size, smallest size first.
  fileprivate func knots() throws(DocumentError) -> [FontKnot] {
    var knots: [FontKnot] = []
    for pair in try array(limit: 1_000) {
      let numbers = try pair.array(limit: 2)
      guard numbers.count == 2 else { throw pair.error("a knot is a size and a figure") }
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
