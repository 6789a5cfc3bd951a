import Foundation
import GimbalDocuments
import GimbalTraits

/// A sequence of the record: receivers and events in order, with the systems.
struct RecordedSequence {
  let id: String
  let systems: String
  /// Receivers and events.
  let steps: [(receiver: String, event: String)]
  /// Events that must not come, some after a receiver and a point.
  let absent: [String]

  /// The callback timings of the systems that the sequence names: `8+`, `10-11`, `15`, `all`.
  var callbackTimings: [CallbackTiming] {
    let numbers = systems.prefix { $0 != " " }
    guard let first = numbers.first?.isNumber, first else { return CallbackTiming.allCases }
    let bounds = numbers.split(separator: "-").compactMap { Double($0.filter { $0 != "+" }) }
    let last = numbers.hasSuffix("+") ? .infinity : bounds.last!.rounded(.down)
    return CallbackTiming.allCases.filter { callbackTiming in
      (1...99).contains {
        CallbackTiming(.iOS($0)) == callbackTiming && Double($0) >= bounds[0].rounded(.down)
          && Double($0) <= last
      }
    }
  }
}

/// The record of sequences, a file next to the repository that is not part of it.
enum SequenceRecord {
  private static let path =
    ShippedFiles.root.appendingPathComponent("../shared/reference/event-order.json").path

  /// Whether the record exists.
  static let isThere = FileManager.default.fileExists(atPath: path)

  /// The sequences; none without the record.
  static func sequences() throws -> [RecordedSequence] {
    guard isThere, case .array(let elements) = try JSONReader.read(contentsOf: path).value else {
      return []
    }
    return elements.map { element in
      let sequence = element.value
      return RecordedSequence(
        id: sequence["id"]?.value.text ?? "", systems: sequence["os"]?.value.text ?? "",
        steps: (sequence["sequence"]?.value.elements ?? []).map {
          ($0["receiver"]?.value.text ?? "", $0["event"]?.value.text ?? "")
        },
        absent: (sequence["absent"]?.value.elements ?? []).compactMap(\.text))
    }
  }
}

extension JSONValue {
  fileprivate var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  fileprivate var elements: [JSONValue] {
    if case .array(let elements) = self { elements.map(\.value) } else { [] }
  }
}
