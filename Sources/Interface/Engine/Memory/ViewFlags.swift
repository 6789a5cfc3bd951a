/// The flags of a view: values of properties, and work that its traversals have to do.
package struct ViewFlags: OptionSet {
  /// The raw bits.
  package let rawValue: UInt32

  /// Creates flags from raw bits, as `OptionSet` requires.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `layoutSubviews` is due; `setNeedsLayout()` sets the flag.
  static let needsLayout = ViewFlags(rawValue: 1 << 0)
  /// The view's traits may differ from those it inherits.
  static let needsTraits = ViewFlags(rawValue: 1 << 1)
  /// The view's safe area may have changed and is computed in the layout phase.
  static let needsSafeArea = ViewFlags(rawValue: 1 << 2)
  /// Some descendant has work for the layout phase.
  static let layoutBelow = ViewFlags(rawValue: 1 << 3)
  /// `updateConstraints` is due; `setNeedsUpdateConstraints()` sets the flag.
  static let needsConstraints = ViewFlags(rawValue: 1 << 4)
  /// Some descendant has work for the constraints phase.
  static let constraintsBelow = ViewFlags(rawValue: 1 << 5)

  /// The value of `isHidden`.
  static let hidden = ViewFlags(rawValue: 1 << 8)
  /// The value of `clipsToBounds`.
  static let clipsToBounds = ViewFlags(rawValue: 1 << 10)
  /// The value of `autoresizesSubviews`.
  static let autoresizesSubviews = ViewFlags(rawValue: 1 << 11)
  /// The value of `isUserInteractionEnabled`.
  static let userInteractionEnabled = ViewFlags(rawValue: 1 << 12)
  /// `transform` is not the identity, or the anchor point is not the center.
  static let transformed = ViewFlags(rawValue: 1 << 13)
  /// `safeAreaInsets` is not zero; `setSafeArea(_:)` sets and removes the flag.
  static let hasSafeArea = ViewFlags(rawValue: 1 << 18)
  /// The view is a controller's root view.
  package static let hasController = ViewFlags(rawValue: 1 << 17)
  /// The view is a `UIWindow`.
  static let isWindow = ViewFlags(rawValue: 1 << 14)
  /// The view has received traits since it entered a hierarchy.
  static let knowsTraits = ViewFlags(rawValue: 1 << 15)
  /// The view uses constraint-based layout, so that `updateConstraints` is sent.
  ///
  /// See: R-LAY-4.
  static let usesConstraints = ViewFlags(rawValue: 1 << 16)
  /// Constraints determine the view's frame instead of its mask.
  static let positionedByConstraints = ViewFlags(rawValue: 1 << 19)
  /// Some subview has layout variables and is positioned by constraints.
  static let positionsSubviews = ViewFlags(rawValue: 1 << 20)
  /// The view's margins may have changed and are computed in the layout phase.
  static let needsMargins = ViewFlags(rawValue: 1 << 7)
  /// The view's margins may differ from the default.
  static let hasOwnMargins = ViewFlags(rawValue: 1 << 26)
  /// The view's margins include those of its superview.
  static let preservesMargins = ViewFlags(rawValue: 1 << 23)
  /// Some subview has or had that flag, or the view's own margins depend on its width.
  static let childPreservesMargins = ViewFlags(rawValue: 1 << 24)
  /// Some subview has or had a mask that follows the view's size.
  static let childAutoresizes = ViewFlags(rawValue: 1 << 27)
  /// The size has changed since the safe area was computed, so that those of subviews may have
  /// changed.
  static let hasResized = ViewFlags(rawValue: 1 << 28)
  /// The engine of the tree below this topmost view needs solving.
  static let needsSolving = ViewFlags(rawValue: 1 << 6)
  /// System guides follow some of the view's rectangles.
  static let hasSystemGuides = ViewFlags(rawValue: 1 << 25)
  /// The height of the view's text depends on its width.
  static let wrapsText = ViewFlags(rawValue: 1 << 21)
  /// The view's font follows the user's text size.
  package static let followsTextSize = ViewFlags(rawValue: 1 << 22)

  /// The view has a trait state: overrides, registrations, or traits that it has read.
  static let hasTraitState = ViewFlags(rawValue: 1 << 29)
  /// Properties of the view or of its controller are due for an update.
  static let needsProperties = ViewFlags(rawValue: 1 << 30)

  /// `draw(_:)` is due; `setNeedsDisplay()` sets the flag.
  static let needsDisplay = ViewFlags(rawValue: 1 << 9)
  /// Some descendant needs display, so that the display phase visits it.
  static let displayBelow = ViewFlags(rawValue: 1 << 31)

  /// Work for the layout phase at the view itself.
  static let layoutWork: ViewFlags = [
    .needsLayout, .needsTraits, .needsSafeArea, .needsMargins,
  ]
  /// Flags of views for which a change of traits affects more than the view.
  static let concernedByTraits: ViewFlags = [
    .hasController, .hasTraitState, .followsTextSize, .hasOwnMargins, .isWindow,
  ]
  /// Work in the layout phase for values that a view inherits from its superview.
  static let inherited: ViewFlags = [.needsTraits, .needsSafeArea, .needsMargins]
  /// Work for which the layout phase visits the view.
  static let attended: ViewFlags = [.layoutWork, .needsProperties]
  /// Flags of views whose layout step is not that of an ordinary view.
  static let attendedApart: ViewFlags = [.hasController, .hasTraitState, .needsProperties]
  /// Work for the layout phase, at the view or a descendant.
  static let layoutFlags: ViewFlags = [.attended, .layoutBelow]
  /// Work for the constraints phase, at the view or a descendant.
  static let constraintFlags: ViewFlags = [.needsConstraints, .constraintsBelow]
  /// Work for the display phase, at the view or a descendant.
  static let displayFlags: ViewFlags = [.needsDisplay, .displayBelow]
  /// Work for any phase of the update cycle, at the view or a descendant.
  static let updateFlags: ViewFlags = [
    .layoutFlags, .constraintFlags, .needsSolving, .displayFlags,
  ]
}

/// The objects whose properties are due for an update.
struct PropertiesDue: OptionSet {
  /// The raw bits.
  let rawValue: UInt8

  /// `updateProperties()` of the view is due.
  static let view = PropertiesDue(rawValue: 1)
  /// `updateProperties()` of the view's controller is due.
  static let controller = PropertiesDue(rawValue: 2)
  /// The properties have been updated at least once.
  static let again = PropertiesDue(rawValue: 4)
}

extension UIView {
  /// Sets or removes flags of the view; their work is not requested from the superviews.
  package func set(_ flag: ViewFlags, _ value: Bool) {
    if value { node.pointee.flags.insert(flag) } else { node.pointee.flags.remove(flag) }
  }
}
