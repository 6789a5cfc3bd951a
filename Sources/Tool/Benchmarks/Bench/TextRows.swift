import Foundation
import Gimbal

/// Labels that are measured, and a form of labels that is rotated.
@MainActor
enum TextRows {
  static let all: [BenchRow] = [
    BenchRow(
      name: "text/label/cold", reference: "60 ns a character", must: 1, measure: cold),
    BenchRow(name: "text/label/cached", reference: "100 ns", must: 1, measure: cached),
    BenchRow(
      name: "text/form/200/rotate", reference: "bare traversal", must: 6,
      measure: { form(rows: 100) }),
  ]

  private static let text =
    "The quick brown fox jumps over the lazy dog, and does so on every device that there is."

  /// Measures a different text each time, long enough that the label itself does not matter.
  private static func cold() -> BenchResult {
    let simulator = powered()
    let label = UILabel()
    let long = String(repeating: text, count: 10)
    let strings = (0..<200).map { "\($0) " + long }
    let characters = Double(strings.reduce(0) { $0 + $1.count })
    return simulator.perform {
      against(60, "a character") {
        Measuring.nanoseconds {
          for text in strings {
            label.text = text
            _ = label.intrinsicContentSize
          }
        } / characters
      }
    }
  }

  private static func cached() -> BenchResult {
    let simulator = powered()
    let label = UILabel()
    label.text = text
    return simulator.perform {
      against(100, "a size") {
        Measuring.nanoseconds { for _ in 0..<10_000 { _ = label.intrinsicContentSize } } / 10_000
      }
    }
  }

  private static func against(_ limit: Double, _ unit: String, _ ours: () -> Double) -> BenchResult
  {
    _ = ours()
    let measurement = Measuring.median((0..<Measuring.repetitions).map { _ in ours() })
    return BenchResult(
      ratio: measurement / limit, diagnostic: String(format: "%.1f ns ", measurement) + unit)
  }

  /// Measures rows of a label and a field that fills the remaining width.
  private static func form(rows: Int) -> BenchResult {
    let simulator = powered()
    let root = UIViewController()
    simulator.launch(root)
    simulator.perform {
      var above = root.view.topAnchor
      for row in 0..<rows {
        let label = UILabel()
        label.text = "Label \(row)"
        let field = UITextField()
        field.text = "Field \(row)"
        for view in [label, field] {
          view.translatesAutoresizingMaskIntoConstraints = false
          root.view.addSubview(view)
        }
        label.setContentHuggingPriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 16),
          label.topAnchor.constraint(equalTo: above, constant: 8),
          field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
          field.trailingAnchor.constraint(equalTo: root.view.trailingAnchor, constant: -16),
          field.centerYAnchor.constraint(equalTo: label.centerYAnchor),
        ])
        above = label.bottomAnchor
      }
    }
    simulator.rotate(to: .landscapeLeft)
    let tree = BareNode.tree(of: 2 * rows)
    let result = Measuring.ratio(
      ours: {
        Measuring.nanoseconds {
          for _ in 0..<10 {
            simulator.rotate(to: .portrait)
            simulator.rotate(to: .landscapeLeft)
          }
        } / Double(20 * 2 * rows)
      },
      reference: {
        Measuring.nanoseconds { for _ in 0..<200 { tree.traverse() } } / Double(200 * 2 * rows)
      })
    return BenchResult(
      ratio: result.ratio,
      diagnostic: String(format: "%.1f ns a view, traversal %.1f", result.ours, result.reference))
  }

  private static func powered() -> Simulator {
    let simulator = try! Simulator(
      try! DeviceCatalog.standard.device("iphone-15-pro"), recording: RotationRows.recording)
    return simulator
  }
}
