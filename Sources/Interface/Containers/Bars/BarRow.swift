import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalGraphics
import GimbalText

/// The buttons in a row of a bar, from the leading edge on.
///
/// Frames are for left-to-right reading.
///
/// Rule: R-BAR-12.
struct BarRow {
  /// A button with its frame in the bar, in points.
  struct Slot {
    /// The app's item.
    let item: UIBarButtonItem
    /// The frame of the button in the bar, in points.
    var frame: CGRect
    /// The distance by which the frame extends beyond the margin before its content; `after`, after
    /// its content.
    var before: CGFloat = 0
    /// The distance by which the frame extends beyond the margin after its content.
    var after: CGFloat = 0
    /// The content, with its size in points.
    var content: ItemContent
  }

  /// The content of a button: a custom view, a title, an image, or only space.
  enum ItemContent {
    /// A custom view of the app.
    case view(UIView)
    /// A title with its font and size.
    case text(String, UIFont, CGSize)
    /// An image with its size.
    case image(UIImage?, CGSize)
    /// Space without a view.
    case space

    /// True for a title or an image, false for a custom view or space.
    var isButton: Bool {
      switch self {
      case .text, .image: true
      case .view, .space: false
      }
    }
  }

  /// The metrics of the bar's design.
  let metrics: BarMetrics
  /// The frame of the row in the bar, in points.
  let row: CGRect
  /// The free space between the leading and the trailing buttons.
  var left: CGFloat
  /// The end of the free space; `left` is its start.
  var right: CGFloat
  /// The buttons with their frames.
  private(set) var slots: [Slot] = []

  /// Creates a row without buttons, with the free space between two positions.
  init(_ metrics: BarMetrics, _ row: CGRect, from left: CGFloat, to right: CGFloat) {
    (self.metrics, self.row, self.left, self.right) = (metrics, row, left, right)
  }

  /// Positions buttons at an end of the free space.
  @MainActor
  mutating func position(_ items: [UIBarButtonItem], atLeading: Bool, isAtMargin: Bool = true) {
    var isFirst = isAtMargin
    for item in items {
      let available = CGSize(width: max(0, right - left), height: metrics.height(ofRow: row))
      var slot = slot(for: item, in: available)
      guard !item.isSpace else {
        if atLeading { left += slot.frame.width } else { right -= slot.frame.width }
        continue
      }
      if isFirst, slot.content.isButton { extend(&slot, atLeading: atLeading) }
      let overhang = atLeading ? slot.before : slot.after
      let inset = metrics.glass
      if atLeading {
        slot.frame.origin.x = left - overhang + inset
        left = slot.frame.maxX + inset + metrics.gap
      } else {
        slot.frame.origin.x = right + overhang - inset - slot.frame.width
        right = slot.frame.minX - inset - metrics.gap
      }
      isFirst = false
      slots.append(slot)
    }
  }

  /// Positions buttons in the whole free space; flexible spaces share the remaining width.
  @MainActor
  mutating func positionAcross(_ items: [UIBarButtonItem]) {
    let available = CGSize(width: max(0, right - left), height: row.height)
    var all = items.map { slot(for: $0, in: available) }
    if let first = all.indices.first, all[first].content.isButton {
      extend(&all[first], atLeading: true)
    }
    if let last = all.indices.last, last > 0, all[last].content.isButton {
      extend(&all[last], atLeading: false)
    }
    func inset(_ index: Int) -> CGFloat { all[index].item.isSpace ? 0 : metrics.glass }
    let gaps = all.indices.map {
      $0 > 0 && !all[$0].item.isSpace && !all[$0 - 1].item.isSpace ? metrics.gap : 0
    }
    var used = gaps.reduce(0, +)
    for index in all.indices {
      used += all[index].frame.width + 2 * inset(index)
    }
    used -= (all.first?.before ?? 0) + (all.last?.after ?? 0)
    let flexible = items.count { $0.systemItem == .flexibleSpace }
    let share = flexible > 0 ? max(0, available.width - used) / CGFloat(flexible) : 0
    var x = left - (all.first?.before ?? 0)
    for index in all.indices {
      x += gaps[index] + inset(index)
      all[index].frame.origin.x = x
      x += all[index].frame.width + inset(index)
      if all[index].item.systemItem == .flexibleSpace { x += share }
      if !all[index].item.isSpace { slots.append(all[index]) }
    }
  }

  /// Positions buttons of a side bar.
  ///
  /// See: R-FOLD-18.
  @MainActor
  mutating func position(_ controls: [SideColumn.Control]) {
    slots += controls.map {
      Slot(item: $0.item, frame: $0.frame, content: $0.item.content(metrics))
    }
  }

  @MainActor
  private func slot(for item: UIBarButtonItem, in available: CGSize) -> Slot {
    let content = item.content(metrics)
    let height = metrics.buttonHeight(inRowOf: row.height)
    var size: CGSize
    switch content {
    case .view(let view):
      (size, item.sizeInBar) = BarSlot.size(of: view, in: available, item.sizeInBar)
    case .space: size = CGSize(width: max(0, item.width), height: 0)
    case .text(_, _, let text):
      size = CGSize(width: text.width + metrics.titlePadding, height: height)
    case .image(_, let image):
      size = CGSize(width: image.width + metrics.imagePadding, height: height)
    }
    if item.width > 0, content.isButton { size.width = item.width }
    let middle = metrics.middle(ofRow: row)
    return Slot(
      item: item,
      frame: CGRect(
        x: 0, y: middle - size.height / 2, width: size.width, height: size.height),
      content: content)
  }

  /// Extends the button at an end of the row beyond the margin.
  @MainActor
  private func extend(_ slot: inout Slot, atLeading: Bool) {
    guard slot.item.width <= 0 else { return }
    switch slot.content {
    case .text:
      guard metrics.style != .glass else { return }
      let overhang = metrics.overhang(hasImage: false)
      if metrics.style == .modern {
        slot.frame.size.width += overhang + (atLeading ? BarMetrics.firstTitleSpace : 0)
      }
      if atLeading { slot.before = overhang } else { slot.after = overhang }
    case .image:
      let overhang = metrics.overhang(hasImage: true)
      if metrics.style == .modern { slot.frame.size.width -= BarMetrics.imageSpace - overhang }
      if atLeading { slot.before = overhang } else { slot.after = overhang }
    case .view, .space: break
    }
  }

  // MARK: Parts

  /// Returns the parts of the buttons that have no custom view.
  @MainActor
  func parts(in area: BarPart.Area, tint: UIColor?) -> [BarPart] {
    slots.compactMap { slot in
      guard slot.content.isButton else { return nil }
      var part = BarPart(role: .item(ObjectIdentifier(slot.item)), area: area, frame: slot.frame)
      part.isEnabled = slot.item.isEnabled
      let middle = metrics.middle(ofRow: row)
      switch slot.content {
      case .text(let text, let font, let size):
        (part.text, part.font, part.color) = (text, font, tint)
        let width = min(size.width, slot.frame.width)
        let start: CGFloat =
          metrics.style == .modern && slot.item.width <= 0
          ? slot.before : (slot.frame.width - width) / 2
        let top =
          metrics.style == .classic
          ? (slot.frame.height - size.height) / 2
          : metrics.top(of: font, around: middle) - slot.frame.minY
        part.textFrame = CGRect(x: start, y: top, width: width, height: size.height)
      case .image(let image, let size):
        part.image = image
        part.label = slot.item.title ?? slot.item.systemItem?.name
        let start: CGFloat =
          metrics.style == .modern && slot.item.width <= 0
          ? (slot.before > 0 ? slot.before : BarMetrics.imageSpace)
          : (slot.frame.width - size.width) / 2
        part.imageFrame = CGRect(
          x: start, y: metrics.grid.round((slot.frame.height - size.height) / 2),
          width: size.width, height: size.height)
      case .view, .space: break
      }
      return part
    }
  }
}

extension UIBarButtonItem {
  /// True for an item that only separates buttons.
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Returns the content of the button: its custom view, image or title, or the system item's image
  /// or title.
  func content(_ metrics: BarMetrics) -> BarRow.ItemContent {
    if let view = customView.map(BarSlot.of) { return .view(view) }
    if isSpace { return .space }
    if let image { return .image(image, image.size) }
    let font = style == .done ? BarMetrics.title : BarMetrics.button
    if let text = title ?? systemItem?.title(metrics.style) {
      return .text(text, font, metrics.size(of: text, font))
    }
    return .image(nil, systemItem == nil ? .zero : BarMetrics.systemImage)
  }

  /// Performs the action of a tap on the button.
  func sendTap(on view: UIView) {
    if let primaryAction {
      primaryAction.perform(from: self)
    } else if let action {
      _ = view.machine.application.sendAction(action, to: target, from: self, for: nil)
    }
  }
}

extension UIBarButtonItem.SystemItem {
  /// Returns the title of a system item; nil for an image.
  ///
  /// Source: Apple, UIBarButtonItem.SystemItem; from iOS 26 on, two of them have images.
  func title(_ style: BarMetrics.Style) -> String? {
    switch self {
    case .done, .cancel: style == .glass ? nil : name
    case .edit, .save, .undo, .redo: name
    default: nil
    }
  }

  /// The accessibility label of the system's button; nil for a space.
  var name: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .close: "Close"
    case .flexibleSpace, .fixedSpace: nil
    }
  }
}
