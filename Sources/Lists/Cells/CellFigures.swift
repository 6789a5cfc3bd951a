import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// The figures of rows, in points.
///
/// Source: frames that Interface Builder saves, by its versions; where it saves none the figure is
/// assumed, as the comment says.
@MainActor
struct CellFigures {
  /// The height of a row without content of its own.
  static let rowHeight: CGFloat = 44
  /// The width of the first text of `value2`, and the gap after it (assumed).
  static let value2Width: CGFloat = 91
  static let value2Gap: CGFloat = 6
  /// The room above headers of a plain list from iOS 15 on.
  static let headerPadding: CGFloat = 22
  /// The room above and below the texts of a row, together.
  static let textRoom: CGFloat = 21

  private let machine: Machine
  private let windowWidth: CGFloat

  init(of view: UIView) {
    machine = view.machine
    windowWidth = view.window?.bounds.width ?? view.bounds.width
  }

  private var isModern: Bool { machine.features.offers(from: 11) }
  private var isFlat: Bool { machine.features.offers(from: 13) }

  /// The distance of texts from the leading edge of a row.
  ///
  /// Rule: R-LIST-5.
  var margin: CGFloat {
    isModern ? MarginFigures.standard.rootMargin(windowWidth: windowWidth) : 15
  }

  /// The margins of a cell's content, above and below.
  var verticalMargin: CGFloat { isModern ? 11 : 8 }

  /// The margin of a cell's content beside an accessory.
  static let accessoryMargin: CGFloat = 8

  /// The part of a row's width that an accessory of the system's takes from the content.
  ///
  /// See: R-LIST-5.
  func width(of accessory: UITableViewCell.AccessoryType) -> CGFloat {
    switch accessory {
    case .none: 0
    case .disclosureIndicator: isFlat ? margin + 10.5 : isModern ? margin + 18 : 33
    case .checkmark: isModern ? margin + 24 : 39
    case .detailButton: isFlat ? margin + 28 : 47
    case .detailDisclosureButton: isFlat ? margin + 42 : 67
    }
  }

  /// The room before the content for the button that deletes or inserts; up to iOS 12 assumed.
  ///
  /// See: R-LIST-5 (40 where the margin is 16).
  var editRoom: CGFloat { isFlat ? margin + 24 : 38 }
  /// The side of that button.
  var editSize: CGFloat { 26 }
  /// The distance of that button from the edge.
  var editStart: CGFloat { isFlat ? margin - 1 : 6 }
  /// The room behind the content for the handle that moves a row; up to iOS 12 assumed.
  ///
  /// See: R-LIST-5 (43 where the margin is 16).
  var reorderRoom: CGFloat { reorderSize + (isFlat ? margin : 0) }
  /// The width of that handle.
  var reorderSize: CGFloat { isFlat ? 27 : 42 }
  /// The width of the index at the side of a table.
  ///
  /// See: R-LIST-16.
  static let indexWidth: CGFloat = 15

  /// The thickness of a separator: a pixel.
  var separator: CGFloat { 1 / machine.pixelGrid.scale }
}
