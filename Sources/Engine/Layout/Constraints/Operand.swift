import Foundation

/// What a constraint can be about: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view in whose tree the item is: itself, or the guide's owner.
  var hostView: UIView? { get }
  /// Where the item sits in its tree's engine.
  var seat: Seat { get set }
}

/// Where an item sits in the layout engine of its tree.
struct Seat {
  /// The engine, which lives as long as somebody sits in it; nil when the item takes no part.
  var engine: Unmanaged<LayoutEngine>?
  /// The item's place among the engine's; meaningless without an engine.
  var index: Int32 = -1
}

/// One attribute of one item, which is not held.
struct Place {
  weak var item: (any LayoutItem)?
  var attribute: NSLayoutConstraint.Attribute
}

/// One side of a constraint: a place, or the distance between two.
struct Operand {
  weak var item: (any LayoutItem)?
  var attribute = NSLayoutConstraint.Attribute.notAnAttribute
  /// Where the distance begins that the side stands for; nil for a plain attribute.
  ///
  /// Source: L-ANCH-3.
  var distanceStart: DistanceStart?

  init() {}

  init(
    _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute,
    from start: DistanceStart? = nil
  ) {
    self.item = item
    self.attribute = attribute
    distanceStart = start
  }

  /// What a constraint takes for an item, or nil.
  static func item(_ object: Any) -> (any LayoutItem)? {
    if let view = object as? UIView { return view }
    return object as? UILayoutGuide
  }

  /// What the side measures.
  var kind: NSLayoutConstraint.Attribute.Kind { distanceStart == nil ? attribute.kind : .size }

  /// The side as an anchor, of the class that UIKit has for it.
  @MainActor
  var anchor: NSLayoutAnchor<AnyObject> {
    let anchor: LayoutAnchor =
      switch kind {
      case .horizontal: NSLayoutXAxisAnchor(self)
      case .vertical: NSLayoutYAxisAnchor(self)
      case .size, .none: NSLayoutDimension(self)
      }
    // The parameter of the generic class is a mere word: no stored property has its type.
    return unsafeBitCast(anchor as AnyObject, to: NSLayoutAnchor<AnyObject>.self)
  }
}

/// Where a distance begins.
final class DistanceStart {
  let place: Place

  init(_ place: Place) { self.place = place }
}

/// How the constant of a constraint was asked for.
enum SpacingForm {
  /// As a number of points.
  case points
  /// As the standard space of the visual format language.
  case standard
  /// As a multiple of the system's spacing, by an anchor.
  case system
  /// The same between baselines.
  case systemBaseline
}

/// Where a constraint was made.
package enum ConstraintOrigin {
  case unknown
  /// In Swift code.
  case swift(StaticString, UInt)
  /// In a file, by line and column.
  case document(String, line: Int, column: Int)

  /// `file:line` or `file:line:column`; nil when it is not known.
  package var text: String? {
    switch self {
    case .unknown: nil
    case .swift(let file, let line): "\(file):\(line)"
    case .document(let file, let line, let column): "\(file):\(line):\(column)"
    }
  }
}
