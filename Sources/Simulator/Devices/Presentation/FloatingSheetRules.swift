public import Foundation
import GimbalDocuments
public import GimbalTraits

/// The places of sheets below the largest detent on iOS 26:
/// `Devices/presentation/floating-sheets.json`.
///
/// Lengths are in points; how a place follows from them stands in the file.
///
/// See: V-47.
public struct FloatingSheetRules: Hashable, Sendable {
  /// The first system with such sheets.
  public let first: SystemVersion
  /// The medium detent's part of the largest one.
  public let mediumShare: Double
  /// The detent up to which a sheet is smallest.
  public let lowDetent: CGFloat
  /// The detent from which on it is largest.
  public let highDetent: CGFloat
  /// Its distance from sides and bottom, in points, up to the low detent.
  public let lowInset: CGFloat
  /// The same from the high detent on.
  public let highInset: CGFloat
  /// The confidence in the figures.
  public let confidence: Confidence

  /// The rules that the library carries; read when first asked for.
  public static let standard = StandardData.expect { () throws(DocumentError) in
    try FloatingSheetRules(StandardData.document("presentation/floating-sheets.json"))
  }

  init(_ document: DocumentValue) throws(DocumentError) {
    let reader = try document.object(
      ObjectShape(
        "floating-sheets",
        required: [
          "format", "units", "rule", "osFrom", "mediumShare", "detent", "inset", "recorded",
          "fitted", "confidence", "sources",
        ]))
    _ = try reader["format"].integer(in: 1...1)
    first = try reader["osFrom"].version()
    mediumShare = try reader["mediumShare"].number(in: 0...1)
    let detent = try reader["detent"].object(ObjectShape("detent", required: ["low", "high"]))
    lowDetent = try detent["low"].length()
    highDetent = try detent["high"].length()
    guard lowDetent < highDetent else {
      throw reader["detent"].error("'low' is not below 'high'")
    }
    let inset = try reader["inset"].object(ObjectShape("inset", required: ["atLow", "atHigh"]))
    lowInset = try inset["atLow"].length()
    highInset = try inset["atHigh"].length()
    confidence = try reader["confidence"].confidence()
  }
}
