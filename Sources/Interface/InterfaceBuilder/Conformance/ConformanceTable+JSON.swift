import Foundation
import GimbalInterfaceDocuments

/// The table as JSON.
extension ConformanceTable {
  private struct Report: Encodable {
    struct Metrics: Encodable {
      let views: Int
      let withinHalf: Int
      let withinOne: Int
      let stale: Int

      init(_ row: Row) {
        (views, withinHalf) = (row.compared, row.withinHalf)
        (withinOne, stale) = (row.withinOne, row.stale)
      }

      enum CodingKeys: String, CodingKey {
        case views
        case withinHalf = "within0_5"
        case withinOne = "within1"
        case stale
      }
    }

    struct Item: Encodable {
      let file: String
      let id: String
      let reason: String
      let saved: [CGFloat]
      let found: [CGFloat]
    }

    let mode: String
    let documents: Int
    let excluded: Int
    let views: Int
    let withinHalf: Int
    let withinOne: Int
    let stale: Int
    let unsorted: Int
    let classes: [String: Metrics]
    let reasons: [String: Int]
    let mismatches: [Item]

    enum CodingKeys: String, CodingKey {
      case mode, documents, excluded, views
      case withinHalf = "within0_5"
      case withinOne = "within1"
      case stale, unsorted, classes, reasons, mismatches
    }
  }

  /// Returns the counts and all mismatches as one JSON object.
  package func json(_ mode: CanvasLayout.Mode) -> String {
    func numbers(_ frame: CGRect) -> [CGFloat] {
      [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 100).rounded() / 100 }
    }
    let report = Report(
      mode: mode.rawValue, documents: documents.count, excluded: excluded, views: total.compared,
      withinHalf: total.withinHalf, withinOne: total.withinOne, stale: total.stale,
      unsorted: unsorted, classes: kinds.mapValues(Report.Metrics.init), reasons: reasons,
      mismatches: mismatches.map { file, mismatch in
        Report.Item(
          file: file, id: mismatch.comparison.view.id, reason: mismatch.reason.text,
          saved: numbers(mismatch.comparison.saved), found: numbers(mismatch.comparison.found))
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(report) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
