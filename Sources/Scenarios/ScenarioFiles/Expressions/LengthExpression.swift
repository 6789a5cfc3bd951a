public import GimbalDocuments

/// A length in points: a number, or a formula with the sizes of screen, window and views.
///
/// ```
/// 20                              a number
/// "superview.width - 20"          a part of an object
/// "min(screen.width, 400) / 2"    + - * / ( ) min max
/// "'sign-in'.maxX + 8"            quotes for names with other characters
/// "safeArea.top"                  the window's safe area; superview.safeArea.top: a view's
/// "self.bounds.width + 40"        the view with the value, in its own coordinates
/// ```
/// Objects are `screen`, `fixed` (the screen in portrait), `window`, `safeArea`, `superview`,
/// `fold`, `self` and every view by its name. The parts `x y width height midX midY maxX maxY` are
/// those of the bounds for `screen`, `fixed`, `window` and `superview`, and of the frame for `self`
/// and named views. With `bounds` in between they are those of the bounds. `top left bottom right`
/// are those of a safe area.
public struct LengthExpression: Hashable, Sendable {
  /// The formula as it was written.
  public let text: String
  /// The position in the file.
  public let position: SourcePosition
  /// The parsed formula, which is evaluated at run time with the sizes of views.
  package let root: Node

  /// A node of the parsed formula.
  package indirect enum Node: Hashable, Sendable {
    /// A number of points, or a factor.
    case number(Double)
    /// A part of an object.
    case quantity(Quantity)
    /// A minus sign before a term.
    case negated(Node)
    /// `a + b`.
    case sum(Node, Node)
    /// `a - b`.
    case difference(Node, Node)
    /// `a * b`.
    case product(Node, Node)
    /// `a / b`.
    case quotient(Node, Node)
    /// `min(…)`.
    case least([Node])
    /// `max(…)`.
    case greatest([Node])
  }

  /// Stores a parsed formula with the text from which it was parsed.
  init(text: String, position: SourcePosition, root: Node) {
    self.text = text
    self.position = position
    self.root = root
  }

  /// Creates a formula that is a number.
  public init(_ number: Double, at position: SourcePosition = .unknown) {
    self.init(text: JSONWriter.text(number), position: position, root: .number(number))
  }

  /// Returns the formula plus a number of points; mutation tests change an expected length by it.
  package func adding(_ number: Double) -> LengthExpression {
    LengthExpression(
      text: "\(text) + \(JSONWriter.text(number))", position: position,
      root: .sum(root, .number(number)))
  }

  /// The views that the formula names, in order.
  var viewNames: [String] {
    objects.compactMap { if case .view(let name) = $0 { name } else { nil } }
  }

  /// The objects that the formula names, in order.
  var objects: [Quantity.Object] {
    var objects: [Quantity.Object] = []
    collect(from: root, into: &objects)
    return objects
  }

  private func collect(from node: Node, into objects: inout [Quantity.Object]) {
    switch node {
    case .number: break
    case .quantity(let quantity): objects.append(quantity.object)
    case .negated(let a): collect(from: a, into: &objects)
    case .sum(let a, let b), .difference(let a, let b), .product(let a, let b),
      .quotient(let a, let b):
      collect(from: a, into: &objects)
      collect(from: b, into: &objects)
    case .least(let all), .greatest(let all):
      for each in all { collect(from: each, into: &objects) }
    }
  }
}

extension LengthExpression.Node {
  /// The value of a part without objects; nil for others.
  var constant: Double? {
    func both(_ a: Self, _ b: Self, _ join: (Double, Double) -> Double) -> Double? {
      guard let a = a.constant, let b = b.constant else { return nil }
      return join(a, b)
    }
    switch self {
    case .number(let number): return number
    case .quantity: return nil
    case .negated(let a): return a.constant.map { -$0 }
    case .sum(let a, let b): return both(a, b, +)
    case .difference(let a, let b): return both(a, b, -)
    case .product(let a, let b): return both(a, b, *)
    case .quotient(let a, let b): return both(a, b, /)
    case .least(let all), .greatest(let all):
      let known = all.compactMap(\.constant)
      guard known.count == all.count else { return nil }
      if case .least = self { return known.min() }
      return known.max()
    }
  }
}

/// A part of an object, such as `superview.width`.
package struct Quantity: Hashable, Sendable {
  /// The object before the dot: a view by its name, or a keyword.
  package enum Object: Hashable, Sendable {
    /// The screen in the interface's orientation.
    case screen
    /// The screen in portrait.
    case fixed
    /// The app's window.
    case window
    /// The superview of the view with the formula.
    case superview
    /// The fold of a partly open device, in the superview's coordinates.
    case fold
    /// The view with the formula: `self`.
    case target
    /// A view by its name.
    case view(String)
  }

  /// A number of a rectangle, by its name in formulas.
  package enum Part: String, CaseIterable, Hashable, Sendable {
    case x
    case y
    case width
    case height
    case midX
    case midY
    case maxX
    case maxY
  }

  /// An edge of a safe area, by its name in formulas.
  package enum Edge: String, CaseIterable, Hashable, Sendable {
    case top
    case left
    case bottom
    case right
  }

  /// The part of a quantity after the dot.
  package enum Property: Hashable, Sendable {
    /// A part of the object's default rectangle.
    case part(Part)
    /// A part of the bounds.
    case bounds(Part)
    /// An inset of the safe area.
    case inset(Edge)
  }

  /// The object, whose rectangle or safe area is measured.
  package var object: Object
  /// The number that is read from the object.
  package var property: Property
}

/// A rectangle of formulas: x, y, width, height.
public struct RectExpression: Hashable, Sendable {
  /// The x coordinate.
  public var x: LengthExpression
  /// The y coordinate.
  public var y: LengthExpression
  /// The width.
  public var width: LengthExpression
  /// The height.
  public var height: LengthExpression

  /// The four formulas in the order of the file.
  package var all: [LengthExpression] { [x, y, width, height] }
}

/// A point of formulas: x, y.
public struct PointExpression: Hashable, Sendable {
  /// The distance from the left.
  public var x: LengthExpression
  /// The distance from the top.
  public var y: LengthExpression

  /// The two formulas in the order of the file.
  package var all: [LengthExpression] { [x, y] }
}

/// Insets of formulas: top, left, bottom, right.
public struct InsetsExpression: Hashable, Sendable {
  /// The inset at the top.
  public var top: LengthExpression
  /// The inset at the left.
  public var left: LengthExpression
  /// The inset at the bottom.
  public var bottom: LengthExpression
  /// The inset at the right.
  public var right: LengthExpression

  /// The four formulas in the order of the file.
  package var all: [LengthExpression] { [top, left, bottom, right] }
}
