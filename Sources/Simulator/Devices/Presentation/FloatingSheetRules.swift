public import Foundation
import GimbalDocuments
public import GimbalTraits

/// The positions of sheets below the largest detent on iOS 26:
/// `Devices/presentation/floating-sheets.json`.
///
/// Lengths are in points; the file explains how a position follows from them.
///
/// See: V-47.
public struct FloatingSheetRules: Hashable, Sendable {
  /// The first system with such sheets.
  public let first: SystemVersion
  /// The height of the medium detent as a share of the largest one.
  public let mediumShare: Double
  /// The height up to which a sheet has the low inset.
  public let lowDetent: CGFloat
  /// The height from which on a sheet has the high inset.
  public let highDetent: CGFloat
  /// The distance from sides and bottom up to the low detent, in points.
  public let lowInset: CGFloat
  /// The distance from sides and bottom from the high detent on, in points.
  public let highInset: CGFloat
  /// The confidence in the metrics.
  public let confidence: Confidence

  /// The embedded rules; read on first use.
  public static let standard = StandardData.expect { () throws(DocumentError) in
    try FloatingSheetRules(StandardData.document("presentation/floating-sheets.json"))
  }

  /// Reads the file; another format or an unknown key is an error.
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
