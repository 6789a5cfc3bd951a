import Foundation
import GimbalComparison
import GimbalSnapshots

/// The layouts of a group as a page shows them: equal ones once, and not all of them open.
struct LayoutCollection {
  /// Configurations that look the same and have the same findings; the first one is drawn.
  struct Drawn: Hashable {
    /// Indices of configurations, ascending.
    var configurations: [Int]
  }

  /// The most layouts of a group that a page shows open.
  static let openLimit = 12
  /// The number of layouts that are open whatever is found in them.
  static let alwaysOpen = 4

  /// The layouts shown at once: the first, and those with findings that those before lack.
  private(set) var open: [Drawn] = []
  /// The layouts that are folded away.
  private(set) var folded: [Drawn] = []

  private struct AppearanceSetting: Hashable {
    let column: Int
    let screen: CGSize
    let window: CGRect
    let safeArea: CGRect
    let display: DisplayOutline?
    let findings: [String]
  }

  /// Sorts the configurations of a group; `columns` has for each configuration its column of frames.
  ///
  /// - Complexity: linear in the number of configurations and findings.
  init(
    _ group: LayoutClass, of comparison: LayoutComparison, columns: [Int],
    _ findings: [Int: [Finding]]
  ) {
    var locations: [AppearanceSetting: Int] = [:]
    var all: [Drawn] = []
    for index in group.configurations {
      let layout = comparison.configurations[index].layout
      let style = AppearanceSetting(
        column: columns[index], screen: layout.screenSize, window: layout.windowOnScreen,
        safeArea: layout.safeAreaOnScreen,
        display: comparison.configurations[index].display,
        findings: (findings[index] ?? []).map(\.message))
      if let location = locations[style] {
        all[location].configurations.append(index)
      } else {
        locations[style] = all.count
        all.append(Drawn(configurations: [index]))
      }
    }
    var seen: Set<String> = []
    for (location, drawn) in all.enumerated() {
      let ids = (findings[drawn.configurations[0]] ?? []).map(\.id)
      let isNew = !seen.isSuperset(of: ids)
      seen.formUnion(ids)
      if location < Self.alwaysOpen || isNew && open.count < Self.openLimit {
        open.append(drawn)
      } else {
        folded.append(drawn)
      }
    }
  }

  /// For each configuration of a comparison the column in which its frames stand.
  static func columns(of comparison: LayoutComparison) -> [Int] {
    var columns = [Int](repeating: 0, count: comparison.configurations.count)
    for (index, column) in comparison.table.columns.enumerated() {
      for configuration in column.configurations { columns[configuration] = index }
    }
    return columns
  }
}
