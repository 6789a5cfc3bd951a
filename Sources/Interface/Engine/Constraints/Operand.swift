import Foundation

/// An item of constraints: a view or a layout guide.
@preconcurrency @MainActor
package protocol LayoutItem: AnyObject {
  /// The view that represents the item in its tree: the view itself, or the guide's owner.
  var hostView: UIView? { get }
  /// The item's layout variables in its tree's engine.
  var layoutVariables: LayoutVariables { get set }
  /// The item's anchors in the order of creation; they refer to the item weakly.
  var anchors: [LayoutAnchor] { get }
  /// Retains an anchor for as long as the item lives.
  func retain(_ anchor: LayoutAnchor)
  /// The link by which constraints and anchors refer to the item, created on first use; the item's
  /// `deinit` cuts it.
  var itemLink: ItemLink { get }
}

extension LayoutItem {
  /// Returns the item's anchor for an attribute, the same object each time.
  ///
  /// Rule: V-69.
  func anchor(_ attribute: NSLayoutConstraint.Attribute) -> LayoutAnchor {
    for anchor in anchors where anchor.operand.attribute == attribute { return anchor }
    let anchor = Operand(self, attribute).makeAnchor()
    retain(anchor)
    return anchor
  }

  /// Returns the item's anchor for a horizontal attribute.
  func horizontalAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    unsafeDowncast(anchor(attribute), to: NSLayoutXAxisAnchor.self)
  }

  /// Returns the item's anchor for a vertical attribute.
  func verticalAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    unsafeDowncast(anchor(attribute), to: NSLayoutYAxisAnchor.self)
  }

  /// Returns the item's anchor for a width or height.
  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    unsafeDowncast(anchor(attribute), to: NSLayoutDimension.self)
  }
}

/// One attribute of one item, which is not retained.
struct Position {
  private let link: ItemLink?
  /// The attribute of the item.
  let attribute: NSLayoutConstraint.Attribute

  /// Creates the record of an item's attribute; nil stands for no item.
  @MainActor
  init(item: (any LayoutItem)?, attribute: NSLayoutConstraint.Attribute) {
    link = item?.itemLink
    self.attribute = attribute
  }

  /// The item; nil once it is released, or if there is none.
  var item: (any LayoutItem)? { link?.item }
}

/// One side of a constraint: an attribute, or the distance between two.
package struct Operand {
  private var link: ItemLink?
  /// The attribute; for a distance the attribute of its end.
  var attribute = NSLayoutConstraint.Attribute.notAnAttribute
  /// The start of the distance, if this side is a distance; nil for a plain attribute.
  ///
  /// Rule: L-ANCH-3.
  var distanceStart: DistanceStart?

  init() {}

  /// Creates a side with an attribute of an item, or with the distance from `start` to it.
  @MainActor
  package init(
    _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute,
    from start: DistanceStart? = nil
  ) {
    link = item?.itemLink
    self.attribute = attribute
    distanceStart = start
  }

  /// The item; nil once it is released, or for a side that is a number.
  var item: (any LayoutItem)? { link?.item }

  /// Returns the object as an item of constraints, or nil.
  static func item(_ object: Any) -> (any LayoutItem)? {
    if let view = object as? UIView { return view }
    return object as? UILayoutGuide
  }

  /// The kind of the attribute; a distance counts as a size.
  var kind: NSLayoutConstraint.Attribute.Kind { distanceStart == nil ? attribute.kind : .size }

  /// The side as an anchor, the same object while it or its item is retained.
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
    // The generic parameter exists only in the type system: no stored property has its type.
    return unsafeBitCast(anchor as AnyObject, to: NSLayoutAnchor<AnyObject>.self)
  }

  /// Creates an anchor of UIKit's class for the side.
  @MainActor
  func makeAnchor() -> LayoutAnchor {
    switch kind {
    case .horizontal: NSLayoutXAxisAnchor(self)
    case .vertical: NSLayoutYAxisAnchor(self)
    case .size, .none: NSLayoutDimension(self)
    }
  }
}

/// The start of a distance between two anchors, as of `anchorWithOffset(to:)`.
package final class DistanceStart {
  /// The item and attribute at which the distance starts.
  let position: Position
  /// The dimension of the distance, so that the same object is returned while it is retained.
  weak var anchor: NSLayoutDimension?

  /// Creates the start of a distance; called by `anchorWithOffset(to:)`.
  init(_ position: Position) { self.position = position }
}

/// The form in which the constant of a constraint was given.
package enum SpacingKind {
  /// A number of points.
  case points
  /// The standard space of the visual format language.
  case standard
  /// A multiple of the system spacing, from an anchor.
  case system
  /// A multiple of the system spacing between baselines.
  case systemBaseline
}

/// The source location where a constraint was created.
package enum ConstraintOrigin {
  /// The location was not recorded.
  case unknown
  /// Swift code.
  case swift(StaticString, UInt)
  /// A file, with line and column.
  case document(String, line: Int, column: Int)
  /// An element of a file, by its number; its location is looked up on demand.
  case element(any LaidOutElements, Int)

  /// The location as `file:line` or `file:line:column`, for messages; nil if it is unknown.
  package var text: String? {
    switch self {
    case .unknown: nil
    case .element(let file, let number): file.positionText(ofElement: number)
    case .swift(let file, let line): "\(file):\(line)"
    case .document(let file, let line, let column): "\(file):\(line):\(column)"
    }
  }
}

/// A file that finds the source locations of its elements.
package protocol LaidOutElements: AnyObject {
  /// Returns `file:line:column` of an element by its number.
  func positionText(ofElement number: Int) -> String
}
