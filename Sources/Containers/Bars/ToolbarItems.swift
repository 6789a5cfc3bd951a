import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// The views of the buttons in a toolbar.
extension UIToolbar {
  /// Gives the views of the buttons their places, and takes those of others out.
  ///
  /// Rule: R-BAR-9.
  func placeItems() {
    let items = (items ?? []).filter { !$0.isHidden }
    guard !items.isEmpty || !contents.isEmpty else { return }
    let old = contents
    contents = items.compactMap { $0.customView.map(BarSlot.of) }
    BarSlot.show(contents, in: self, insteadOf: old)
    guard !contents.isEmpty else { return }
    let safe = safeAreaInsets
    let side = MarginFigures.standard.rootMargin(windowWidth: window?.bounds.width ?? bounds.width)
    let row = CGRect(
      x: safe.left + side, y: 0,
      width: max(0, bounds.width - safe.left - safe.right - 2 * side),
      height: min(bounds.height, max(machine.height(of: .tool), bounds.height - safe.bottom)))
    let sizes = items.map {
      $0.isSpace ? CGSize(width: $0.width, height: 0) : $0.size(in: row.size)
    }
    let gaps = items.indices.map { $0 > 0 && !items[$0].isSpace && !items[$0 - 1].isSpace }
    let used = sizes.reduce(0) { $0 + $1.width } + CGFloat(gaps.count { $0 }) * BarSlot.gap
    let flexible = items.count { $0.systemItem == .flexibleSpace }
    let share = flexible > 0 ? max(0, row.width - used) / CGFloat(flexible) : 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var place: CGFloat = 0
    for (index, item) in items.enumerated() {
      if gaps[index] { place += BarSlot.gap }
      let size = sizes[index]
      if let view = item.customView.map(BarSlot.of) {
        let x = isMirrored ? row.maxX - place - size.width : row.minX + place
        BarSlot.place(
          view,
          at: CGRect(
            x: x, y: row.midY - size.height / 2, width: size.width, height: size.height))
      }
      place += size.width + (item.systemItem == .flexibleSpace ? share : 0)
    }
  }
}

extension UIBarButtonItem {
  /// True for room between buttons.
  fileprivate var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
