public import GimbalDocuments
public import GimbalTerms

/// A constraint as an equation: `submit.bottom == safeArea.bottom - 16 @750`.
///
/// ```
/// a.width == 0.5 * b.height + 10 @750       + - * / ( ) and at most one attribute on the right
/// label.leading >= superview.leadingMargin  ==, <= or >=
/// 'sign-in'.height <= 44 @defaultHigh       a quoted name; a named priority
/// child.view.top == header.margins.bottom   a controller's view; a guide of a view
/// ```
/// Items are every view and every layout guide by its name, a controller's name for its view, and
/// - `self`: the view whose `constraints` contain the equation; a controller's is its view;
/// - `superview`: the superview of the view, or the owner of the guide, that the equation names;
/// - `safeArea`, `margins`, `readable`, `keyboard` after an item and a point: guides of that view;
///   alone, and `topLayoutGuide` and `bottomLayoutGuide`: those of the nearest controller's view.
///
/// Attributes have UIKit's names. An equation for which UIKit raises an exception, such as a
/// position against a constant, is an error when it is read.
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
  /// The priority after `@`; nil without one.
  public let priority: Float?

  /// The items that the equation names, the left one first.
  var items: [EquationItem] { [first.item] + (second.map { [$0.item] } ?? []) }

  /// The item whose superview is `superview`: the first named one, or `self`.
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

/// An item of an equation: a view, a layout guide, or a system guide of a view.
public struct EquationItem: Hashable, Sendable {
  /// The view or guide, or the owner of the system guide.
  public let base: Base
  /// The system guide of the view; nil for the view or the named guide itself.
  public let guide: GuideName?

  /// The object to which the item refers.
  public enum Base: Hashable, Sendable {
    /// The view whose `constraints` contain the equation.
    case holder
    /// The superview of the view, or the owner of the guide, that the equation names.
    case superview
    /// The nearest controller's view.
    case controllerView
    /// A view, a layout guide, or a controller's view by the controller's name.
    case named(String)
  }

  /// The system guides of each view.
  public enum GuideName: String, CaseIterable, Hashable, Sendable {
    /// The rectangle that bars, sensor housing and home indicator do not cover.
    case safeArea
    /// The rectangle inside the layout margins.
    case margins
    /// The readable part inside the margins.
    case readable
    /// The rectangle that the keyboard covers.
    case keyboard
    /// A guide of a controller's view that ends at the bottom of the bars above.
    case topLayoutGuide
    /// A guide of a controller's view that begins at the top of the bars below.
    case bottomLayoutGuide
  }

  /// The name of a view, controller or guide; nil for a keyword.
  package var name: String? { if case .named(let name) = base { name } else { nil } }
}

extension EquationItem {
  /// Creates an item from a name and its components.
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

/// The keywords of equations, for the parser and its messages.
enum EquationKeywords {
  /// The signs between the two sides.
  static let relations = ["==", "<=", ">="]
  /// The words for guides, which are no names of views.
  static let guides = EquationItem.GuideName.allCases.map(\.rawValue)
  /// All attributes, in the order of UIKit's raw values.
  static let attributes = (1...20).compactMap { ConstraintTerms.Attribute(rawValue: $0) }
  /// The attributes of guides: no margins, no baselines.
  static let guideAttributes = attributes.filter {
    $0.rawValue <= ConstraintTerms.Attribute.centerY.rawValue
  }
  /// UIKit's names of priorities with their values.
  static let priorities: [(name: String, priority: UILayoutPriority)] = [
    ("required", .required), ("defaultHigh", .defaultHigh), ("defaultLow", .defaultLow),
    ("fittingSizeLevel", .fittingSizeLevel),
  ]
}
