import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalText
import GimbalTraits

/// The metrics of rows, in points.
///
/// Source: frames that versions of Interface Builder save. A metric without a saved frame is
/// assumed; its comment says so.
@MainActor
struct CellMetrics {
  /// The size of a cell before its first layout.
  static let newSize = CGSize(width: 320, height: 44)
  /// The width of the first label of `value2`, and the gap after it (assumed).
  static let value2Width: CGFloat = 91
  /// The gap after the first label of `value2` (assumed).
  static let value2Gap: CGFloat = 6
  /// The gap between a row's image and its text.
  ///
  /// See: R-LIST-5.
  static let imageGap: CGFloat = 15
  /// The gap above headers of a plain list from iOS 15 on.
  static let headerPadding: CGFloat = 22

  private let machine: Machine
  private let windowWidth: CGFloat

  /// Creates the metrics for the device of a view and the width of its window.
  init(of view: UIView) {
    machine = view.machine
    windowWidth = view.window?.bounds.width ?? view.bounds.width
  }

  private var isModern: Bool { machine.features.cellsFollowWindowMargin }
  private var isFlat: Bool { machine.features.drawsAccessoriesAsSymbols }
  private var isRoomy: Bool { ContentMetrics(machine.features).isRoomy }

  /// The least height of a row with the system's labels.
  var rowHeight: CGFloat { ContentMetrics(machine.features).rowHeight }

  /// Returns the sum of the spaces above and below the labels of a row, if these are on one line.
  ///
  /// See: R-LIST-18.
  func lineSpace(_ category: UIContentSizeCategory) -> CGFloat {
    !isRoomy ? 21 : category.isAccessibilityCategory ? 40.5 : 31.5
  }

  /// Returns the space above two stacked labels, between them, and in total.
  ///
  /// `size` is the size of the first label's font, in points. From iOS 26 on, the formula is fitted
  /// to rows of three sizes.
  ///
  /// See: R-LIST-18.
  func blockSpace(_ size: CGFloat) -> (above: CGFloat, between: CGFloat, whole: CGFloat) {
    guard isRoomy else { return (10.5, 0, 21) }
    let between = (3 * size / 17).rounded()
    let around = machine.pixelGrid.round(0.9375 * size + 4.5625)
    return ((0.375 * size + 2.625).rounded(), between, around + between)
  }

  /// The height of a row minus the height of its content configuration.
  ///
  /// See: R-LIST-18.
  var configurationSpace: CGFloat { isRoomy ? 1 : 0 }

  /// The distance of labels from the leading edge of a row of a collection view or of an inset group.
  ///
  /// Rule: R-LIST-5.
  var margin: CGFloat {
    isModern ? MarginMetrics.standard.rootMargin(windowWidth: windowWidth) : 15
  }

  /// The margin of a table.
  ///
  /// It is the distance of labels from the leading edge of a row that is as wide as the table, that
  /// of accessories from the trailing edge of every row, and that of inset groups from the safe area.
  ///
  /// On a phone with a window 376 to 413 points wide it is 20, and the margin of a controller's view
  /// is 16.
  ///
  /// Rule: R-LIST-21.
  var tableMargin: CGFloat {
    let isPhone = machine.hardware.idiom == .phone
    return isPhone && windowWidth > 375 && windowWidth < 414 ? 20 : margin
  }

  /// The margins of a cell's content, above and below.
  var verticalMargin: CGFloat {
    isModern ? ContentMetrics(machine.features).space : 8
  }

  /// The margin of a cell's content next to an accessory.
  static let accessoryMargin: CGFloat = 8

  /// Returns the distance of a row's labels from an accessory; nil is the margin of the content.
  ///
  /// See: R-LIST-5.
  func labelGap(before accessory: UITableViewCell.AccessoryType) -> CGFloat? {
    guard !isFlat else { return nil }
    return accessory == .disclosureIndicator ? (isModern ? 1 : 2) : 0
  }

  /// Returns the width that a system accessory takes from the content of a row.
  ///
  /// See: R-LIST-5.
  func width(of accessory: UITableViewCell.AccessoryType) -> CGFloat {
    switch accessory {
    case .none: 0
    case .disclosureIndicator: isFlat ? tableMargin + 10.5 : isModern ? tableMargin + 18 : 33
    case .checkmark: isModern ? tableMargin + 24 : 39
    case .detailButton: isFlat ? tableMargin + 28 : 47
    case .detailDisclosureButton: isFlat ? tableMargin + 42 : 67
    }
  }

  /// The width before the content for the edit control; up to iOS 12 assumed.
  ///
  /// See: R-LIST-5 (40 where the margin is 16).
  var editSpace: CGFloat { isFlat ? tableMargin + 24 : 38 }
  /// The width and height of the edit control.
  var editSize: CGFloat { 26 }
  /// The distance of the edit control from the edge.
  var editStart: CGFloat { isFlat ? tableMargin - 1 : 6 }
  /// The width after the content for the reorder control; up to iOS 12 assumed.
  ///
  /// See: R-LIST-5 (43 where the margin is 16).
  var reorderSpace: CGFloat { reorderSize + (isFlat ? tableMargin : 0) }
  /// The width of the reorder control, in points.
  var reorderSize: CGFloat { isFlat ? 27 : 42 }
  /// The width of the section index of a table.
  ///
  /// See: R-LIST-16.
  static let indexWidth: CGFloat = 15
  /// The font of a title in the section index.
  ///
  /// See: R-LIST-16.
  static let indexFont = UIFont.systemFont(ofSize: 11, weight: .semibold)
  /// The number of rows after the visible ones that are prefetched; no source says so, this is
  /// Gimbal's choice (CHOICE).
  ///
  /// See: R-LIST-11.
  static let prefetchCount = 10
  /// The duration of the animation of row changes, in seconds.
  static let changeDuration = 0.3

  /// The thickness of a separator in points: one pixel.
  var separator: CGFloat { 1 / machine.pixelGrid.scale }
}
