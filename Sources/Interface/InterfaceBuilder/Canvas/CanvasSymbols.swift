import Foundation
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalGraphics
import GimbalInterfaceDocuments

/// The overhang of image views that show a symbol of the system.
///
/// Constraints act on a line of the symbol's font, and the frame has the height of the symbol. A
/// document contains neither of them. If a view has a required height, the saved frame shows the
/// difference. Symbols are in the middle of capital letters, which is nearly that of the line.
///
/// See: R-NIB-11.9.
enum CanvasSymbols {
  /// The possible differences between a symbol's height and that of its line, in points.
  ///
  /// Source: Interface Builder documents: -5.33 (`circlebadge.fill`) to 1.5 (`pin.fill`).
  private static let differences = -6.0...2.0

  /// Returns the overhang of a view's saved frame over its alignment rectangle, in points.
  static func overhang(
    of view: ViewDescription, in document: InterfaceDocument, _ traits: InterfaceTraits
  ) -> UIEdgeInsets {
    guard view.kind == "imageView", let name = view.imageName(in: traits),
      document.images[name]?.isSymbol == true, let frame = view.frame.value(in: traits),
      let height = height(of: view, width: frame.width, traits)
    else { return .zero }
    let difference = frame.height - height
    guard differences.contains(Double(difference)) else { return .zero }
    return UIEdgeInsets(top: difference / 2, left: 0, bottom: difference / 2, right: 0)
  }

  /// Gives a view's image the alignment insets of its saved frame.
  @MainActor
  static func align(
    _ view: UIView, _ description: ViewDescription, in document: InterfaceDocument,
    _ traits: InterfaceTraits
  ) {
    guard let view = view as? UIImageView, let image = view.image else { return }
    let insets = overhang(of: description, in: document, traits)
    if insets != .zero { view.image = image.withAlignmentRectInsets(insets) }
  }

  /// Returns the height that a required constraint of the view alone determines, or nil.
  private static func height(
    of view: ViewDescription, width: CGFloat, _ traits: InterfaceTraits
  ) -> CGFloat? {
    let excluded = view.excluded(.constraints, in: traits)
    for constraint in view.constraints
    where constraint.relation == .equal && !excluded.contains(constraint.id)
      && constraint.priority.value(in: traits) >= 1000
      && (constraint.firstItem ?? view.id) == view.id
      && (constraint.secondItem ?? view.id) == view.id
    {
      let constant = CGFloat(constraint.constant.value(in: traits))
      let factor = CGFloat(constraint.multiplier)
      switch (constraint.firstAttribute, constraint.secondAttribute) {
      case (.height, nil): return constant
      case (.height, .width): return factor * width + constant
      case (.width, .height) where factor != 0: return (width - constant) / factor
      default: continue
      }
    }
    return nil
  }
}
