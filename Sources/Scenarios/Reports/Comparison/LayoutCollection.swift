import Foundation
import GimbalComparison
import GimbalSnapshots

/// The layouts of a group on a page: equal ones once, and some of them folded.
struct LayoutCollection {
  /// Configurations with equal layouts and findings; the first one is drawn.
  struct Drawn: Hashable {
    /// Indices of the comparison's configurations, ascending.
    var configurations: [Int]
  }

  /// The limit of open layouts in a group.
  static let openLimit = 12
  /// The number of layouts that are open regardless of findings.
  static let alwaysOpen = 4

  /// The open layouts: the first, and those with findings that earlier ones do not have.
  private(set) var open: [Drawn] = []
  /// The other layouts, which a page has in a closed block.
  private(set) var folded: [Drawn] = []

  /// What two configurations have in common if one drawing shows both.
  private struct AppearanceSetting: Hashable {
    /// The column of the table of frames, which equal layouts share.
    let column: Int
    /// The size of the screen, in points.
    let screen: CGSize
    /// The window on the screen, in points.
    let window: CGRect
    /// The window's safe area on the screen, in points.
    let safeArea: CGRect
    /// The display of a foldable device around the layout; nil on other devices.
    let display: DisplayOutline?
    /// The keyboard on the screen, in points; nil while it is hidden.
    let keyboard: CGRect?
    /// The messages of the configuration's findings.
    let findings: [String]
    /// The colors of backgrounds and texts if the configuration selects light or dark, else empty.
    let colors: [[CGFloat]?]
  }

  /// Divides the configurations of a group; `columns` has the column of frames of each
  /// configuration.
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
      let isStyled = comparison.configurations[index].id.variation.style != nil
      let style = AppearanceSetting(
        column: columns[index], screen: layout.screenSize, window: layout.windowOnScreen,
        safeArea: layout.safeAreaOnScreen,
        display: comparison.configurations[index].display,
        keyboard: comparison.configurations[index].keyboard,
        findings: (findings[index] ?? []).map(\.message),
        colors: isStyled ? layout.views.flatMap { [$0.background, $0.content.text?.color] } : [])
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

  /// Returns for each configuration of a comparison its column of frames.
  static func columns(of comparison: LayoutComparison) -> [Int] {
    var columns = [Int](repeating: 0, count: comparison.configurations.count)
    for (index, column) in comparison.table.columns.enumerated() {
      for configuration in column.configurations { columns[configuration] = index }
    }
    return columns
  }
}
