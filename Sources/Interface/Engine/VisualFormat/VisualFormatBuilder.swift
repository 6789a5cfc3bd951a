import Foundation
import GimbalTraits

/// Creates the constraints of a visual format between the named views.
///
/// Rule: L-VFL-E4.
/// See: L-VFL-4, L-VFL-5, L-VFL-6, L-VFL-7, L-VFL-8, L-VFL-E5.
@MainActor
struct VisualFormatBuilder {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let numbers: FormatNumbers
  private let views: [String: Any]
  private let origin: ConstraintOrigin
  /// The constraints created so far, in the order of the format string.
  private(set) var constraints: [NSLayoutConstraint] = []

  /// Creates a builder for a parsed format string with the app's metrics and views.
  init(
    _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any], origin: ConstraintOrigin
  ) {
    self.format = format
    self.options = options
    numbers = FormatNumbers(format: format, metrics: metrics) { views[$0] != nil }
    self.views = views
    self.origin = origin
  }

  /// A predicate whose names are resolved: to a number, or to the size of another item.
  private struct Rule {
    /// The relation of the predicate.
    var relation = NSLayoutConstraint.Relation.equal
    /// The number of points; 0 if `item` is set.
    var constant: CGFloat = 0
    /// The item whose size is compared; nil for a number.
    var item: (any LayoutItem)?
    /// The priority after `@`.
    var priority = UILayoutPriority.required
    /// True for `-`, which is the standard space.
    var isStandard = false
  }

  private func error(
    _ issue: VisualFormatError.Reason, _ offset: Int
  ) -> VisualFormatError {
    VisualFormatError(issue, in: format.text, at: offset)
  }

  /// Creates the constraints in the order of the text; those that the options request come last.
  ///
  /// Rule: L-VFL-6, L-VFL-9.
  mutating func build() throws(VisualFormatError) {
    var alignments: [NSLayoutConstraint] = []
    var previous: (any LayoutItem)?
    for (index, part) in format.parts.enumerated() {
      let connection = index == 0 ? format.start : part.connection
      let spaces = try rules(connection)
      let item = try self.item(part.name)
      let sizes = try part.predicates.map { predicate throws(VisualFormatError) in
        try rule(predicate, isSize: true)
      }
      guard let end = part.end else { return }
      if let previous {
        for space in spaces { addSpace(space, from: previous, to: item) }
      } else if connection != nil {
        let superview = try superview(of: item, end)
        for space in spaces { addSpace(space, fromSuperview: superview, to: item) }
      }
      for size in sizes { addSize(size, of: item) }
      if let previous { alignments += try align(item, previous, end) }
      previous = item
    }
    if let end = format.end, let previous {
      let spaces = try rules(end.connection)
      if let bar = end.bar {
        let superview = try superview(of: previous, bar)
        for space in spaces { addSpace(space, from: previous, toSuperview: superview) }
      }
    }
    constraints += alignments
  }

  // MARK: Names

  private func item(_ name: VisualFormat.Name) throws(VisualFormatError) -> any LayoutItem {
    guard let object = views[name.text] else { throw error(.unknownView(name.text), name.end) }
    guard let item = Operand.item(object) else { throw error(.notAnItem(name.text), name.end) }
    return item
  }

  /// Returns the superview that `|` denotes.
  ///
  /// Rule: L-VFL-E5.
  private func superview(
    of item: any LayoutItem, _ offset: Int
  ) throws(VisualFormatError) -> UIView {
    let superview = (item as? UIView).map { $0.superview } ?? item.hostView
    guard let superview else { throw error(.noSuperview, offset) }
    return superview
  }

  /// Returns the rules of a connection, one for each predicate.
  ///
  /// Rule: L-VFL-7 (one rule for each predicate).
  private func rules(
    _ connection: VisualFormat.Connection?
  ) throws(VisualFormatError) -> [Rule] {
    switch connection {
    case nil, .some(.none): [Rule()]
    case .standard: [Rule(isStandard: true)]
    case .predicates(let predicates):
      try predicates.map { predicate throws(VisualFormatError) in
        try rule(predicate, isSize: false)
      }
    }
  }

  private func rule(
    _ predicate: VisualFormat.Predicate, isSize: Bool
  ) throws(VisualFormatError) -> Rule {
    var rule = Rule(relation: predicate.relation)
    if isSize, let name = numbers.view(in: predicate) {
      rule.item = try item(name)
    } else {
      rule.constant = CGFloat(try numbers.number(predicate.object))
    }
    rule.priority = try numbers.priority(of: predicate)
    return rule
  }

  // MARK: Constraints

  /// The attributes at the start and the end of an item, in the direction of the format.
  ///
  /// Rule: L-VFL-5.
  /// See: L-VFL-8.
  private var edges: (near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute) {
    if format.isVertical { return (.top, .bottom) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right)
    case .directionRightToLeft: return (.right, .left)
    default: return (.leading, .trailing)
    }
  }

  /// True if coordinates decrease in the direction of the format.
  private var isReversed: Bool { edges.near == .right }

  private mutating func addSpace(
    _ rule: Rule, from previous: any LayoutItem, to item: any LayoutItem
  ) {
    var (near, far) = edges
    var rule = rule
    var spacing = SpacingKind.points
    if rule.isStandard {
      rule.constant = standardSpacing
      spacing = .standard
    }
    if format.isVertical, options.contains(.spacingBaselineToBaseline),
      item.hostView.map({ $0.machine.features.spacesBaselines }) ?? true
    {
      (near, far) = (.firstBaseline, .lastBaseline)
      if rule.isStandard {
        rule.constant = Operand(item, near).baselineSpacing(after: Operand(previous, far))
        spacing = .systemBaseline
      }
    }
    add(ordered: Operand(item, near), Operand(previous, far), rule, spacing)
  }

  private mutating func addSpace(
    _ rule: Rule, fromSuperview superview: UIView, to item: any LayoutItem
  ) {
    let (position, rule, spacing) = superviewEdge(edges.near, rule, superview)
    add(ordered: Operand(item, edges.near), Operand(superview, position), rule, spacing)
  }

  private mutating func addSpace(
    _ rule: Rule, from item: any LayoutItem, toSuperview superview: UIView
  ) {
    let (position, rule, spacing) = superviewEdge(edges.far, rule, superview)
    add(ordered: Operand(superview, position), Operand(item, edges.far), rule, spacing)
  }

  /// Returns the superview's end of a space: its margin for the standard space, or up to iOS 7 a
  /// position 20 points inside its edge.
  ///
  /// See: L-VFL-4.
  private func superviewEdge(
    _ edge: NSLayoutConstraint.Attribute, _ rule: Rule, _ superview: UIView
  ) -> (NSLayoutConstraint.Attribute, Rule, SpacingKind) {
    guard rule.isStandard else { return (edge, rule, .points) }
    var rule = rule
    guard !superview.machine.features.spacesToMargins else {
      return (edge.insideMargins, rule, .points)
    }
    rule.constant = NSLayoutConstraint.oldSuperviewSpace
    return (edge, rule, .standard)
  }

  /// Adds the constraint that one edge is a space after another, which is before it in the format.
  private mutating func add(
    ordered later: Operand, _ earlier: Operand, _ rule: Rule, _ spacing: SpacingKind
  ) {
    // A space is positive, so the two sides are exchanged if coordinates decrease in the format's
    // direction.
    let (first, second) = isReversed ? (earlier, later) : (later, earlier)
    add(first, second, rule, spacing)
  }

  private mutating func addSize(_ rule: Rule, of item: any LayoutItem) {
    let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
    add(Operand(item, attribute), rule.item.map { Operand($0, attribute) }, rule, .points)
  }

  private mutating func add(
    _ first: Operand, _ second: Operand?, _ rule: Rule, _ spacing: SpacingKind
  ) {
    constraints.append(
      NSLayoutConstraint(
        first, rule.relation, second, constant: rule.constant, priority: rule.priority,
        spacing: spacing, origin: origin))
  }

  /// Adds the constraints that align a view with the view before it.
  ///
  /// See: L-VFL-8 (each follows the previous one).
  private func align(
    _ item: any LayoutItem, _ previous: any LayoutItem, _ offset: Int
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    try format.alignments(options, before: offset).map { attribute in
      NSLayoutConstraint(
        Operand(item, attribute), .equal, Operand(previous, attribute), origin: origin)
    }
  }
}

extension NSLayoutConstraint {
  /// The standard space to the superview's edge up to iOS 7, in points.
  static let oldSuperviewSpace: CGFloat = 20
}

extension NSLayoutConstraint.Attribute {
  /// The corresponding margin attribute.
  fileprivate var insideMargins: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
