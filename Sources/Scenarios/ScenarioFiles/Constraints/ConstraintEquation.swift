public import GimbalDocuments
public import GimbalTerms

/// A constraint as an equation: `submit.bottom == safeArea.bottom - 16 @750`.
///
/// ```
/// a.width == 0.5 * b.height + 10 @750       + - * / ( ) and at most one attribute on the right
/// label.leading >= superview.leadingMargin  ==, <= or >=
/// 'sign-in'.height <= 44 @defaultHigh       a view whose name is no plain word; UIKit's names of priorities
/// child.view.top == header.margins.bottom   a controller's view; a guide of a view
/// ```
/// Items are every view and every layout guide by its name, a controller's name for its view, and
/// - `self`: the view whose `constraints` the equation stands in; a controller's is its view;
/// - `superview`: what holds the view or the guide that the equation names;
/// - `safeArea`, `margins`, `readable`, `keyboard` behind an item and a point: guides of that view;
///   alone, and `topLayoutGuide` and `bottomLayoutGuide`: those of the nearest controller's view.
///
/// Attributes have UIKit's names. What UIKit raises an exception for, such as a place against a mere
/// number, is refused when the equation is read.
///
/// See: L-CON-5, L-ERR-1, L-ERR-2, L-ERR-3.
public struct ConstraintEquation: Hashable, Sendable {
  /// The equation as it was written.
  public let text: String
  /// The position in the file.
  public let position: SourcePosition
  /// The left side.
  public let first: ItemAttribute
  /// The relation between the sides.
  public let relation: ConstraintTerms.Relation
  /// The attribute on the right side, or nil.
  public let second: ItemAttribute?
  /// The factor of the second item.
  public let multiplier: Double
  /// The constant on the right side, in points.
  public let constant: Double
  /// The priority behind `@`; nil without one.
  public let priority: Float?

  /// The items that the equation names, the left one first.
  var items: [EquationItem] { [first.item] + (second.map { [$0.item] } ?? []) }

  /// The item whose superview `superview` is: the first one that has a name, or `self`.
  package var anchorItem: EquationItem? { items.first { $0.base != .superview } }
}

/// An attribute of an item, such as `label.top`.
public struct ItemAttribute: Hashable, Sendable {
  /// The item.
  public let item: EquationItem
  /// The attribute.
  public let attribute: ConstraintTerms.Attribute
  /// The position of the item's name.
  public let position: SourcePosition
}

/// An item of an equation: a view, a layout guide, or a guide that the system keeps for a view.
public struct EquationItem: Hashable, Sendable {
  /// The view or guide that the item is, or belongs to.
  public let base: Base
  /// The guide of the view; nil for the view or the named guide itself.
  public let guide: GuideName?

  /// The object from which the item is found.
  public enum Base: Hashable, Sendable {
    /// The view whose `constraints` the equation stands in.
    case holder
    /// The superview of the view, or the owner of the guide, that the equation names.
    case superview
    /// The nearest controller's view.
    case controllerView
    /// A view, a layout guide, or a controller's view by the controller's name.
    case named(String)
  }

  /// The guides that the system keeps for each view.
  public enum GuideName: String, CaseIterable, Hashable, Sendable {
    /// The rectangle that bars, sensor and home indicator leave free.
    case safeArea
    /// The rectangle inside the margins.
    case margins
    /// The part inside the margins in which text is read well.
    case readable
    /// The rectangle that the keyboard covers.
    case keyboard
    /// Of a controller's view: it ends where the bars above end.
    case topLayoutGuide
    /// Of a controller's view: it begins where the bars below begin.
    case bottomLayoutGuide
  }

  /// The name of a named item.
  package var name: String? { if case .named(let name) = base { name } else { nil } }
}

extension EquationItem {
  /// The item of a name with its words.
  init(naming name: String) {
    var identifiers = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guide = identifiers.last.flatMap(GuideName.init(rawValue:))
    if guide != nil { identifiers.removeLast() }
    switch identifiers.joined(separator: ".") {
    case "": base = .controllerView
    case "self": base = .holder
    case "superview": base = .superview
    case let name: base = .named(name)
    }
  }
}

/// The words of equations.
enum EquationKeywords {
  static let relations = ["==", "<=", ">="]
  static let guides = EquationItem.GuideName.allCases.map(\.rawValue)
  /// All attributes, in the order of UIKit's numbers.
  static let attributes = (1...20).compactMap { ConstraintTerms.Attribute(rawValue: $0) }
  /// Those that guides have: no margins, no baselines.
  static let guideAttributes = attributes.filter {
    $0.rawValue <= ConstraintTerms.Attribute.centerY.rawValue
  }
  /// UIKit's names of priorities.
  static let priorities: [(name: String, priority: UILayoutPriority)] = [
    ("required", .required), ("defaultHigh", .defaultHigh), ("defaultLow", .defaultLow),
    ("fittingSizeLevel", .fittingSizeLevel),
  ]
}
