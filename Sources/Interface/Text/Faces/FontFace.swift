import Foundation
import GimbalFontFiles
package import GimbalTraits
import Synchronization

/// The glyph metrics of a font at one weight and size, in points.
///
/// Faces are shared: one for each requested weight, size and slant.
package final class FontFace: Sendable {
  /// The value of `UIFont.pointSize`.
  let pointSize: Double
  /// The value of `UIFont.ascender`.
  let ascender: Double
  /// The value of `UIFont.descender`.
  let descender: Double
  /// The space between two lines, in points.
  let leading: Double
  /// The height of a line without the space between lines.
  let lineHeight: Double
  /// The height of capital letters.
  let capHeight: Double
  /// The height of the letter x.
  let xHeight: Double
  /// The assumptions behind the face's metrics.
  let assumptions: TextAssumptions
  private let key: Key
  private let pairs: PairTable
  /// The length of a kerning unit, and of a unit of an app's own font, in points.
  private let pairUnit: Double
  /// The advances of ASCII characters by code, 0 for nonprinting ones, then those from 128 on of
  /// `AssumedGlyph`.
  private let advances: ContiguousArray<Double>
  /// The app's own font with these metrics; nil for the system's.
  private let file: FontFile?

  /// Creates a face from the system's typeface.
  ///
  /// The data file of the system's font describes the computation.
  ///
  /// See: L-SIZE-2.
  private init(_ key: Key, of typeface: SystemTypeface) {
    let size = key.size
    let unit = size / SystemTypeface.unitsPerEm
    let spacing = typeface.spacing(key.version)
    let optical = SystemTypeface.value(spacing.opticalBlend, at: size)
    let (weight, isMeasured) = FontFace.blend(key.weight, typeface.weights)
    let track = SystemTypeface.value(spacing.tracking, at: size)
    let (regular, bold) = (typeface.regular, typeface.bold)
    func blended(_ lightText: Double, _ boldText: Double, _ light: Double, _ heavy: Double)
      -> Double
    {
      let text = lightText + weight * (boldText - lightText)
      let display = light + weight * (heavy - light)
      return (1 - optical) * text + optical * display
    }
    var advances = ContiguousArray(repeating: 0.0, count: 128)
    for index in 0..<SystemTypeface.glyphCount {
      let advance = blended(
        regular.text[index], bold.text[index], regular.display[index], bold.display[index])
      let earlier = key.version == .current ? 0 : typeface.earlierAdvances[index]
      advances[32 + index] = unit * (advance + track + earlier)
    }
    self.advances = advances + FontFace.assumed(key, typeface.squares, point: advances[0x2E])
    file = nil
    self.key = key
    pairs = typeface.pairs
    pairUnit = unit * ((1 - optical) + optical * typeface.pairs.displayScale)
    pointSize = size
    ascender = unit * typeface.ascender
    descender = unit * typeface.descender
    leading = unit * typeface.leading + key.leading
    lineHeight = unit * typeface.lineHeight
    capHeight = unit * typeface.capHeight
    let xHeight = blended(
      regular.textXHeight, bold.textXHeight, regular.displayXHeight, bold.displayXHeight)
    self.xHeight = unit * xHeight.rounded()
    var assumptions: TextAssumptions = []
    if !isMeasured { assumptions.insert(.weight) }
    if key.isItalic { assumptions.insert(.italic) }
    if key.isForeign { assumptions.insert(.family) }
    if size < spacing.tracking[0].size || size > spacing.tracking.last!.size {
      assumptions.insert(.size)
    }
    if key.version != .current { assumptions.insert(.system) }
    self.assumptions = assumptions
  }

  /// Creates a face from an app's own font; characters without a glyph are as wide as in the
  /// system's.
  ///
  /// Rule: L-TEXT-6.
  private init(_ file: FontFile, _ key: Key) {
    let unit = key.size / Double(file.unitsPerEm)
    let system = FontFace.face(Key(weight: 0, size: key.size, isItalic: false))
    advances =
      system.advances.prefix(128)
      + FontFace.assumed(key, TextMetrics.typeface.squares, point: system.advances[0x2E])
    self.file = file
    self.key = key
    pairs = .none
    pairUnit = unit
    pointSize = key.size
    let metrics = file.metrics
    ascender = unit * Double(metrics.ascender)
    descender = unit * Double(metrics.descender)
    leading = unit * Double(metrics.lineGap)
    lineHeight = ascender - descender
    capHeight = unit * Double(metrics.capHeight)
    xHeight = unit * Double(metrics.xHeight)
    assumptions = []
  }

  // MARK: Finding

  /// What distinguishes two faces; equal keys share one face.
  struct Key: Hashable {
    /// The weight from -1 to 1, as `UIFont.Weight` has it.
    var weight: Double
    /// The size in points.
    var size: Double
    /// True for the italic face.
    var isItalic: Bool
    /// The extra space between lines, in points.
    var leading = 0.0
    /// The version of the system's font.
    var version = SystemTypeface.Version.current
    /// True if the face replaces a font of another family.
    var isForeign = false
    /// The app's own font; nil for the system's font.
    var file: FontFile?
  }

  private static let shared = Mutex<[Key: FontFace]>([:])
  /// The maximum number of shared faces, which limits memory if an app enlarges a font step by
  /// step.
  private static let sharedLimit = 1_000

  /// Returns the shared face of a key; the first call for a key creates it.
  static func face(_ key: Key) -> FontFace {
    if let face = shared.withLock({ $0[key] }) { return face }
    let face = key.file.map { FontFace($0, key) } ?? FontFace(key, of: TextMetrics.typeface)
    return shared.withLock { faces in
      if let face = faces[key] { return face }
      if faces.count >= sharedLimit { faces.removeAll() }
      faces[key] = face
      return face
    }
  }

  /// Returns the face with the font version of a system: up to iOS 13, an earlier version.
  ///
  /// See: V-50, L-TEXT-7.
  package func face(on system: SystemVersion) -> FontFace {
    let version: SystemTypeface.Version =
      system < .iOS(10)
      ? .before10 : system < .iOS(11) ? .before11 : system < .iOS(14) ? .before14 : .current
    guard version != key.version, file == nil else { return self }
    var key = key
    key.version = version
    return FontFace.face(key)
  }

  /// Returns the blend of a weight between regular and bold.
  ///
  /// Weights between two known ones are interpolated by UIKit's numbers. Weights beyond the last
  /// known ones are extrapolated from the last two.
  private static func blend(
    _ value: Double, _ weights: [SystemTypeface.NamedWeight]
  ) -> (blend: Double, isMeasured: Bool) {
    if let named = weights.first(where: { $0.value == value }), let blend = named.blend {
      return (blend, named.isMeasured)
    }
    let known = weights.filter { $0.blend != nil }
    let above = known.firstIndex { $0.value > value } ?? known.count
    let upper = min(max(above, 1), known.count - 1)
    let (low, high) = (known[upper - 1], known[upper])
    let slope = (high.blend! - low.blend!) / (high.value - low.value)
    return (low.blend! + slope * (value - low.value), false)
  }

  /// Returns the advances of `AssumedGlyph` from 128 on; squares in the system's font include
  /// tracking from iOS 10 on.
  ///
  /// Rule: L-TEXT-19.
  private static func assumed(
    _ key: Key, _ squares: SystemTypeface.Squares, point: Double
  ) -> ContiguousArray<Double> {
    let isTracked = key.version != .before10 && !key.isForeign && key.file == nil
    func width(_ difference: Double) -> Double {
      key.size + key.size / SystemTypeface.unitsPerEm * difference
    }
    return [
      0, 3 * point, width(isTracked ? SystemTypeface.value(squares.tracking, at: key.size) : 0),
      width(squares.hangul), width(SystemTypeface.value(squares.emoji, at: key.size)),
    ]
  }

  // MARK: Measuring

  /// Returns the height of a number of lines with the leading between them, in points; 0 without a
  /// line.
  ///
  /// See: L-TEXT-14.
  func height(of lines: Int) -> CGFloat {
    CGFloat(Double(lines) * lineHeight + Double(max(0, lines - 1)) * leading)
  }

  /// A character's advance, in points, and its class for kerning pairs; 0 for none.
  struct Glyph {
    /// The width by which the next character is moved.
    var advance: Double
    /// The ASCII character whose pairs it shares.
    var letter: Int
  }

  /// Returns a character's glyph in the system's font, and records assumptions about it.
  @inline(__always)
  func glyph(of scalar: Unicode.Scalar, _ assumptions: inout TextAssumptions) -> Glyph {
    if scalar.value < 128 {
      return Glyph(advance: advances[Int(scalar.value)], letter: Int(scalar.value))
    }
    assumptions.insert(.beyondASCII)
    let glyph = AssumedGlyph.of(scalar)
    return Glyph(advance: advances[Int(glyph.index)], letter: glyph.letter)
  }

  /// Passes the advances of ASCII characters and the kerning between two of them to a closure, in
  /// points, without checks of each access.
  @inline(__always)
  func withASCII(
    _ body: (_ advances: UnsafeBufferPointer<Double>, _ kerning: (Int, Int) -> Double) -> Void
  ) {
    let unit = pairUnit
    advances.withUnsafeBufferPointer { advances in
      pairs.adjustments.withUnsafeBufferPointer { adjustments in
        body(advances) { unit * Double(adjustments[PairTable.index($0, $1)]) }
      }
    }
  }

  /// Returns the kerning between two glyphs' letters, in points; usually 0.
  ///
  /// Rule: V-50.
  @inline(__always)
  func kerning(_ first: Int, _ second: Int) -> Double {
    pairUnit * pairs.adjustment(first, second)
  }

  // MARK: An app's own font

  /// True if it is an app's own font.
  var isOwn: Bool { file != nil }

  /// Shapes a text in an app's own font, and records unread parts of the font; nil in the system's
  /// font.
  ///
  /// See: L-TEXT-18.
  func shape(
    _ text: some StringProtocol, _ options: ShapingOptions, _ assumptions: inout TextAssumptions
  ) -> ShapedText? {
    guard let file else { return nil }
    let shaped = file.shape(Array(text.unicodeScalars), options)
    // L-TEXT-18.5
    if shaped.hasOtherScripts || file.hasUnreadInstances || file.hasUnreadKerning {
      assumptions.insert(.ownFont)
      UnreadFonts.record(file, hasOtherScripts: shaped.hasOtherScripts)
    }
    return shaped
  }

  /// Converts a length from units of the app's own font to points.
  func length(_ units: Double) -> Double { pairUnit * units }
}
