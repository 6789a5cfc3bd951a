/// The yes-or-no facts of a view.
package struct ViewFlags: OptionSet {
  package let rawValue: UInt32

  /// Flags of these bits.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `layoutSubviews` is due.
  static let needsLayout = ViewFlags(rawValue: 1 << 0)
  /// The view's traits may differ from what it inherits.
  static let needsTraits = ViewFlags(rawValue: 1 << 1)
  /// The view's safe area may have moved.
  static let needsSafeArea = ViewFlags(rawValue: 1 << 2)
  /// Some view below has work for the layout phase.
  static let layoutBelow = ViewFlags(rawValue: 1 << 3)
  /// `updateConstraints` is due.
  static let needsConstraints = ViewFlags(rawValue: 1 << 4)
  /// Some view below has work for the constraints phase.
  static let constraintsBelow = ViewFlags(rawValue: 1 << 5)

  static let hidden = ViewFlags(rawValue: 1 << 8)
  static let clipsToBounds = ViewFlags(rawValue: 1 << 10)
  static let autoresizesSubviews = ViewFlags(rawValue: 1 << 11)
  static let userInteractionEnabled = ViewFlags(rawValue: 1 << 12)
  /// `transform` is not the identity, or the anchor point not in the middle.
  static let transformed = ViewFlags(rawValue: 1 << 13)
  /// `safeAreaInsets` is not zero.
  static let hasSafeArea = ViewFlags(rawValue: 1 << 18)
  /// The view is a controller's main view.
  package static let hasController = ViewFlags(rawValue: 1 << 17)
  static let isWindow = ViewFlags(rawValue: 1 << 14)
  /// The view has received traits since it entered a hierarchy.
  static let knowsTraits = ViewFlags(rawValue: 1 << 15)
  /// Constraint-based layout is in use for the view, so that `updateConstraints` is sent.
  ///
  /// See: R-LAY-4.
  static let usesConstraints = ViewFlags(rawValue: 1 << 16)
  /// The view's frame follows from constraints, not from its mask.
  static let positionedByConstraints = ViewFlags(rawValue: 1 << 19)
  /// Some subview sits in an engine and is placed by constraints.
  static let positionsSubviews = ViewFlags(rawValue: 1 << 20)
  /// The view's margins may have changed.
  static let needsMargins = ViewFlags(rawValue: 1 << 7)
  /// The view's margins may differ from those of any view.
  static let hasOwnMargins = ViewFlags(rawValue: 1 << 26)
  /// The superview's margins hold for the view too.
  static let preservesMargins = ViewFlags(rawValue: 1 << 23)
  /// Some subview has, or had, that flag, or the view's own margins depend on its width.
  static let childPreservesMargins = ViewFlags(rawValue: 1 << 24)
  /// Some subview has, or had, a mask by which it follows the view's size.
  static let childAutoresizes = ViewFlags(rawValue: 1 << 27)
  /// The size has changed since the safe area was looked at, so that the subviews' may have moved.
  static let hasResized = ViewFlags(rawValue: 1 << 28)
  /// The engine that the view hosts has changes to work in.
  static let needsSolving = ViewFlags(rawValue: 1 << 6)
  /// The system keeps guides at some of the view's rectangles.
  static let hasSystemGuides = ViewFlags(rawValue: 1 << 25)
  /// The height of the view's text depends on its width.
  static let wrapsText = ViewFlags(rawValue: 1 << 21)
  /// The view's font follows the text size that the user has set.
  package static let followsTextSize = ViewFlags(rawValue: 1 << 22)

  /// The view keeps something of traits: overrides, registrations, or traits that it has read.
  static let hasTraitState = ViewFlags(rawValue: 1 << 29)
  /// Properties of the view or of its controller are to be updated.
  static let needsProperties = ViewFlags(rawValue: 1 << 30)

  /// `draw(_:)` is due.
  static let needsDisplay = ViewFlags(rawValue: 1 << 9)
  /// Some view below is to be drawn.
  static let displayBelow = ViewFlags(rawValue: 1 << 31)

  /// Work that the layout phase has to do at the view itself.
  static let layoutWork: ViewFlags = [
    .needsLayout, .needsTraits, .needsSafeArea, .needsMargins,
  ]
  /// Flags with which a change of the view's traits concerns more than the view.
  static let concernedByTraits: ViewFlags = [
    .hasController, .hasTraitState, .followsTextSize, .hasOwnMargins, .isWindow,
  ]
  /// Work at what a view has from above.
  static let inherited: ViewFlags = [.needsTraits, .needsSafeArea, .needsMargins]
  /// Work for which the layout phase comes to the view.
  static let attended: ViewFlags = [.layoutWork, .needsProperties]
  /// Flags with which a view's step is more than that of an ordinary view.
  static let attendedApart: ViewFlags = [.hasController, .hasTraitState, .needsProperties]
  /// Work for the layout phase, at the view or below it.
  static let layoutFlags: ViewFlags = [.attended, .layoutBelow]
  /// Work for the constraints phase, at the view or below it.
  static let constraintFlags: ViewFlags = [.needsConstraints, .constraintsBelow]
  /// Work for the display phase, at the view or below it.
  static let displayFlags: ViewFlags = [.needsDisplay, .displayBelow]
  /// Work for any phase.
  static let updateFlags: ViewFlags = [
    .layoutFlags, .constraintFlags, .needsSolving, .displayFlags,
  ]
}

/// The objects whose properties are to be updated.
struct PropertiesDue: OptionSet {
  let rawValue: UInt8

  static let view = PropertiesDue(rawValue: 1)
  static let controller = PropertiesDue(rawValue: 2)
  /// They have been updated before.
  static let again = PropertiesDue(rawValue: 4)
}

extension UIView {
  package func set(_ flag: ViewFlags, _ value: Bool) {
    if value { node.pointee.flags.insert(flag) } else { node.pointee.flags.remove(flag) }
  }
}
