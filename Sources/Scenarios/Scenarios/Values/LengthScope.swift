import Foundation
import GimbalDocuments
import GimbalEngine
import GimbalGeometry

/// The views that a formula can name; `BuiltScene` finds them.
@MainActor
protocol NamedViews: AnyObject {
  /// The app's key window, which `window` in a formula means.
  var keyWindow: UIWindow? { get }
  /// Returns the view with a name; nil without one.
  func view(_ name: String) -> UIView?
}

/// The current values that formulas refer to.
///
/// Created for each formula when a step, a rule or an expectation needs its value; it changes
/// nothing.
@MainActor
struct LengthScope {
  /// What finds the views by their names.
  let builtScene: any NamedViews
  /// The view with the formula; nil while it is being created.
  let target: UIView?
  /// The view that `superview` means; nil outside of any view.
  let superview: UIView?

  /// Returns the current value of a formula, in points; throws an error for one that is no length.
  func value(_ formula: LengthExpression) throws(SceneError) -> CGFloat {
    let number = try value(formula.root, formula)
    guard number.isFinite, abs(number) <= 1e9 else {
      throw SceneError(
        position: formula.position,
        message:
          "\(QuotedText.of(formula.text)) is \(MeasureText.number(number)), which is not a length"
      )
    }
    return number
  }

  /// Returns the rectangle of four formulas; throws an error like `value(_:)`.
  func rect(_ rect: RectExpression) throws(SceneError) -> CGRect {
    CGRect(
      x: try value(rect.x), y: try value(rect.y), width: try value(rect.width),
      height: try value(rect.height))
  }

  /// Returns the point of two formulas; throws an error like `value(_:)`.
  func point(_ point: PointExpression) throws(SceneError) -> CGPoint {
    CGPoint(x: try value(point.x), y: try value(point.y))
  }

  /// Returns the size of two formulas; throws an error like `value(_:)`.
  func size(_ size: PointExpression) throws(SceneError) -> CGSize {
    CGSize(width: try value(size.x), height: try value(size.y))
  }

  /// Returns the insets of four formulas; throws an error like `value(_:)`.
  func insets(_ insets: InsetsExpression) throws(SceneError) -> UIEdgeInsets {
    UIEdgeInsets(
      top: try value(insets.top), left: try value(insets.left), bottom: try value(insets.bottom),
      right: try value(insets.right))
  }

  private func value(
    _ node: LengthExpression.Node, _ formula: LengthExpression
  ) throws(SceneError) -> CGFloat {
    switch node {
    case .number(let number): return number
    case .quantity(let quantity): return try value(quantity, formula)
    case .negated(let a): return -(try value(a, formula))
    case .sum(let a, let b): return try value(a, formula) + value(b, formula)
    case .difference(let a, let b): return try value(a, formula) - value(b, formula)
    case .product(let a, let b): return try value(a, formula) * value(b, formula)
    case .quotient(let a, let b): return try value(a, formula) / value(b, formula)
    case .least(let all):
      var least = CGFloat.infinity
      for each in all { least = min(least, try value(each, formula)) }
      return least
    case .greatest(let all):
      var greatest = -CGFloat.infinity
      for each in all { greatest = max(greatest, try value(each, formula)) }
      return greatest
    }
  }

  private func value(
    _ quantity: Quantity, _ formula: LengthExpression
  ) throws(SceneError) -> CGFloat {
    let view: UIView
    var isFrame = false
    switch quantity.object {
    case .screen, .fixed:
      let screen = UIScreen.main
      let bounds =
        quantity.object == .screen ? screen.bounds : screen.fixedCoordinateSpace.bounds
      guard case .inset = quantity.property else { return Self.part(quantity.property, of: bounds) }
      throw SceneError(
        position: formula.position,
        message:
          "\(QuotedText.of(formula.text)) uses a safe area of the screen; only the window has one"
      )
    case .window: view = try found(builtScene.keyWindow, "window", formula)
    case .superview: view = try found(superview, "superview", formula)
    case .fold:
      guard case .inset = quantity.property else {
        let view = try found(superview ?? builtScene.keyWindow, "superview", formula)
        return Self.part(quantity.property, of: Self.fold(in: view))
      }
      throw SceneError(
        position: formula.position,
        message:
          "\(QuotedText.of(formula.text)) uses a safe area of the fold; only the window has one"
      )
    case .target:
      view = try found(target, "self", formula)
      isFrame = true
    case .view(let name):
      view = try found(builtScene.view(name), name, formula)
      isFrame = true
    }
    if case .inset(let edge) = quantity.property {
      return Self.inset(edge, of: view.safeAreaInsets)
    }
    if case .bounds = quantity.property { isFrame = false }
    return Self.part(quantity.property, of: isFrame ? view.frame : view.bounds)
  }

  /// Returns the region that divides a view, or else a line in the middle of its longer side.
  private static func fold(in view: UIView) -> CGRect {
    if let region = view.reservedRegions(kind: .division).first { return region.frame }
    let bounds = view.bounds
    return bounds.width > bounds.height
      ? CGRect(x: bounds.midX, y: bounds.minY, width: 0, height: bounds.height)
      : CGRect(x: bounds.minX, y: bounds.midY, width: bounds.width, height: 0)
  }

  private func found(
    _ view: UIView?, _ name: String, _ formula: LengthExpression
  ) throws(SceneError) -> UIView {
    guard let view else {
      throw SceneError(
        position: formula.position,
        message:
          "\(QuotedText.of(formula.text)): there is no \(QuotedText.of(name)) at this moment")
    }
    return view
  }

  private static func part(_ property: Quantity.Property, of rect: CGRect) -> CGFloat {
    let part: Quantity.Part
    switch property {
    case .part(let own), .bounds(let own): part = own
    case .inset: preconditionFailure("an inset is no part of the rectangle \(rect)")
    }
    return switch part {
    case .x: rect.origin.x
    case .y: rect.origin.y
    case .width: rect.size.width
    case .height: rect.size.height
    case .midX: rect.midX
    case .midY: rect.midY
    case .maxX: rect.maxX
    case .maxY: rect.maxY
    }
  }

  private static func inset(_ edge: Quantity.Edge, of insets: UIEdgeInsets) -> CGFloat {
    switch edge {
    case .top: insets.top
    case .left: insets.left
    case .bottom: insets.bottom
    case .right: insets.right
    }
  }
}
