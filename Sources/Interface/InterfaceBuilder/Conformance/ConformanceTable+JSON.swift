import Foundation
import GimbalInterfaceDocuments

/// The table as JSON.
extension ConformanceTable {
  private struct Report: Encodable {
    /// The counts of the views of one class.
    struct Metrics: Encodable {
      /// The number of compared views.
      let views: Int
      /// The number of views within half a point.
      let withinHalf: Int
      /// The number of views within one point.
      let withinOne: Int
      /// The number of views whose saved frame breaks a required constraint.
      let stale: Int

      /// Copies the counts of a row.
      init(_ row: Row) {
        (views, withinHalf) = (row.compared, row.withinHalf)
        (withinOne, stale) = (row.withinOne, row.stale)
      }

      /// The keys in the written file.
      enum CodingKeys: String, CodingKey {
        case views
        case withinHalf = "within0_5"
        case withinOne = "within1"
        case stale
      }
    }

    /// A view whose computed frame differs from the saved one.
    struct Item: Encodable {
      /// The file name of the document.
      let file: String
      /// The id of the view's element.
      let id: String
      /// The reason in words.
      let reason: String
      /// The saved frame: x, y, width and height in points.
      let saved: [CGFloat]
      /// The computed frame: x, y, width and height in points.
      let found: [CGFloat]
    }

    /// The source of content sizes.
    let mode: String
    /// The number of documents.
    let documents: Int
    /// The number of documents that were left out.
    let excluded: Int
    /// The number of compared views.
    let views: Int
    /// The number of views within half a point.
    let withinHalf: Int
    /// The number of views within one point.
    let withinOne: Int
    /// The number of views whose saved frame breaks a required constraint.
    let stale: Int
    /// The number of differing views without a reason.
    let unsorted: Int
    /// The counts by the names of elements.
    let classes: [String: Metrics]
    /// The number of differing views by kind of reason.
    let reasons: [String: Int]
    /// The differing views.
    let mismatches: [Item]

    /// The keys in the written file.
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
