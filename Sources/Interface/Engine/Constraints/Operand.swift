import Foundation

/// An item of constraints: a view or a layout guide.
@preconcurrency @MainActor
package protocol LayoutItem: AnyObject {
  /// The view in whose tree the item is: itself, or the guide's owner.
  var hostView: UIView? { get }
  /// The item's seat in its tree's engine.
  var layoutVariables: LayoutVariables { get set }
  /// The anchors that were asked for, in that order; they name the item weakly.
  var anchors: [LayoutAnchor] { get }
  /// Keeps an anchor for as long as the item lives.
  func retain(_ anchor: LayoutAnchor)
  /// The link by which constraints and anchors name the item, made on first use; the item's `deinit` cuts it.
  var itemLink: ItemLink { get }
}

extension LayoutItem {
  /// The item's anchor for an attribute: the same object each time.
  ///
  /// Rule: V-69.
  func anchor(_ attribute: NSLayoutConstraint.Attribute) -> LayoutAnchor {
    for anchor in anchors where anchor.operand.attribute == attribute { return anchor }
    let anchor = Operand(self, attribute).makeAnchor()
    retain(anchor)
    return anchor
  }

  func horizontalAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    unsafeDowncast(anchor(attribute), to: NSLayoutXAxisAnchor.self)
  }

  func verticalAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    unsafeDowncast(anchor(attribute), to: NSLayoutYAxisAnchor.self)
  }

  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    unsafeDowncast(anchor(attribute), to: NSLayoutDimension.self)
  }
}

/// One attribute of one item, which is not held.
struct Position {
  private let link: ItemLink?
  let attribute: NSLayoutConstraint.Attribute

  @MainActor
  init(item: (any LayoutItem)?, attribute: NSLayoutConstraint.Attribute) {
    link = item?.itemLink
    self.attribute = attribute
  }

  /// The item; nil once it is gone.
  var item: (any LayoutItem)? { link?.item }
}

/// One side of a constraint: a place, or the distance between two.
package struct Operand {
  private var link: ItemLink?
  var attribute = NSLayoutConstraint.Attribute.notAnAttribute
  /// The start of the distance that the side stands for; nil for a plain attribute.
  ///
  /// Rule: L-ANCH-3.
  var distanceStart: DistanceStart?

  init() {}

  @MainActor
  package init(
    _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute,
    from start: DistanceStart? = nil
  ) {
    link = item?.itemLink
    self.attribute = attribute
    distanceStart = start
  }

  /// The item; nil once it is gone.
  var item: (any LayoutItem)? { link?.item }

  /// The object as an item of constraints, or nil.
  static func item(_ object: Any) -> (any LayoutItem)? {
    if let view = object as? UIView { return view }
    return object as? UILayoutGuide
  }

  /// The kind of the side's attribute.
  var kind: NSLayoutConstraint.Attribute.Kind { distanceStart == nil ? attribute.kind : .size }

  /// The side as an anchor: the same object each time, as long as something holds it or its item.
  ///
  /// See: V-69.
  @MainActor
  var anchor: NSLayoutAnchor<AnyObject> {
    let anchor =
      if let distanceStart {
        distanceStart.anchor ?? NSLayoutDimension(self)
      } else {
        item?.anchor(attribute) ?? makeAnchor()
      }
    // The parameter of the generic class is a mere word: no stored property has its type.
    return unsafeBitCast(anchor as AnyObject, to: NSLayoutAnchor<AnyObject>.self)
  }

  /// A new anchor of the class that UIKit has for the side.
  @MainActor
  func makeAnchor() -> LayoutAnchor {
    switch kind {
    case .horizontal: NSLayoutXAxisAnchor(self)
    case .vertical: NSLayoutYAxisAnchor(self)
    case .size, .none: NSLayoutDimension(self)
    }
  }
}

/// The start of a distance.
package final class DistanceStart {
  let position: Position
  /// The dimension that stands for the distance, as long as something holds it.
  weak var anchor: NSLayoutDimension?

  init(_ position: Position) { self.position = position }
}

/// The form in which the constant of a constraint was given.
package enum SpacingKind {
  /// As a number of points.
  case points
  /// As the standard space of the visual format language.
  case standard
  /// As a multiple of the system's spacing, by an anchor.
  case system
  /// The same between baselines.
  case systemBaseline
}

/// The place where a constraint was made.
package enum ConstraintOrigin {
  case unknown
  /// In Swift code.
  case swift(StaticString, UInt)
  /// In a file, by line and column.
  case document(String, line: Int, column: Int)
  /// At an element of a file, by its number: the place is looked up on demand.
  case element(any LaidOutElements, Int)

  /// `file:line` or `file:line:column`; nil when it is not known.
  package var text: String? {
    switch self {
    case .unknown: nil
    case .element(let file, let number): file.positionText(ofElement: number)
    case .swift(let file, let line): "\(file):\(line)"
    case .document(let file, let line, let column): "\(file):\(line):\(column)"
    }
  }
}

/// A file that finds the places of its elements.
package protocol LaidOutElements: AnyObject {
  /// `file:line:column` of the element of a number.
  func positionText(ofElement number: Int) -> String
}
