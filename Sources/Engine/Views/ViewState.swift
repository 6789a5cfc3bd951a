import Foundation
import GimbalGeometry
import GimbalTraces

/// A view's node in the tree that the engine walks.
typealias ViewNode = UnsafeMutablePointer<ViewState>

/// What the engine reads and writes of a view in its walks: plain values and links, no references.
///
/// The node lives as long as its view and is freed by the view's `deinit`. The links mirror
/// `UIView.subviews`; `UIView+Hierarchy.swift` is the only place that changes them. Walks follow them
/// instead of the views, because reference counting and exclusivity checks cost more than the work done
/// at a view.
struct ViewState {
  // The order is that of use: three lines of the processor's cache, of which most steps of a walk need
  // the first two. What is rarely set, or seldom asked for, lies in the view.
  var flags: ViewFlags = [.autoresizesSubviews, .userInteractionEnabled]
  /// The collection that the view has been told of last, in its machine's `TraitTable`.
  var traits = TraitIndex.unspecified
  var receiver = ReceiverID.none
  /// Where the view sits in its tree's layout engine; meaningless without one.
  var seatIndex: Int32 = -1
  var nextSibling: ViewNode?
  var firstChild: ViewNode?
  var parent: ViewNode?
  /// What the walks of the view's device keep of themselves.
  var walk: UnsafeMutablePointer<WalkState>
  private var mask: UInt8 = 0
  /// How often the view was laid out in the pass `layoutPass`.
  var layoutCount: UInt8 = 0
  /// How often its safe area and margins were looked at in that pass.
  var safeAreaCount: UInt8 = 0
  /// Whose properties are to be updated: the view's or its controller's.
  var dueProperties: PropertiesDue = []
  var layoutPass: UInt32 = 0
  let unmanagedOwner: Unmanaged<UIView>

  var bounds = CGRect.zero
  /// Where the middle of `bounds` lies in the parent's coordinates.
  var center = CGPoint.zero
  /// The window that the view is in; a window's node names itself.
  var window: ViewNode?
  /// The engine in which the view sits, or nil.
  var seatEngine: Unmanaged<LayoutEngine>?

  /// Set by `setSafeArea(_:)` alone.
  private(set) var safeAreaInsets = UIEdgeInsets.zero
  private var unmanagedController: Unmanaged<UIViewController>?
  var lastChild: ViewNode?
  var previousSibling: ViewNode?
  /// The device that the view belongs to; kept alive by the view's own reference.
  var unmanagedMachine: Unmanaged<Machine>

  init(owner: UIView, machine: Machine) {
    unmanagedOwner = .passUnretained(owner)
    unmanagedMachine = .passUnretained(machine)
    walk = machine.walk
    if walk.pointee.hasProperties { makePropertiesDue(.view) }
  }

  mutating func makePropertiesDue(_ due: PropertiesDue) {
    dueProperties.insert(due)
    flags.insert(.needsProperties)
  }

  @inline(__always)
  mutating func setSafeArea(_ insets: UIEdgeInsets) {
    safeAreaInsets = insets
    if insets.numbers == .zero { flags.remove(.hasSafeArea) } else { flags.insert(.hasSafeArea) }
  }

  var autoresizingMask: UIView.AutoresizingMask {
    get { UIView.AutoresizingMask(rawValue: UInt(mask)) }
    set { mask = UInt8(truncatingIfNeeded: newValue.rawValue) }
  }

  /// Where the view sits in its tree's layout engine.
  var seat: Seat {
    get { Seat(engine: seatEngine, index: seatIndex) }
    set { (seatEngine, seatIndex) = (newValue.engine, newValue.index) }
  }

  var owner: UIView { unmanagedOwner.takeUnretainedValue() }

  var machine: Machine {
    get { unmanagedMachine.takeUnretainedValue() }
    set {
      unmanagedMachine = .passUnretained(newValue)
      walk = newValue.walk
    }
  }

  /// The controller whose main view this is.
  ///
  /// The flag `hasController` tells without asking for it.
  var controller: UIViewController? {
    get { unmanagedController?.takeUnretainedValue() }
    set {
      unmanagedController = newValue.map { .passUnretained($0) }
      if newValue == nil { flags.remove(.hasController) } else { flags.insert(.hasController) }
    }
  }
}

/// Whose properties are to be updated.
struct PropertiesDue: OptionSet {
  let rawValue: UInt8

  static let view = PropertiesDue(rawValue: 1)
  static let controller = PropertiesDue(rawValue: 2)
  /// They have been updated before.
  static let again = PropertiesDue(rawValue: 4)
}

/// The yes-or-no facts of a view.
struct ViewFlags: OptionSet {
  let rawValue: UInt32

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
  /// `transform` is not the identity.
  static let transformed = ViewFlags(rawValue: 1 << 13)
  /// `safeAreaInsets` is not zero.
  static let hasSafeArea = ViewFlags(rawValue: 1 << 18)
  /// The view is a controller's main view.
  static let hasController = ViewFlags(rawValue: 1 << 17)
  static let isWindow = ViewFlags(rawValue: 1 << 14)
  /// The view has been told of traits since it entered a hierarchy.
  static let knowsTraits = ViewFlags(rawValue: 1 << 15)
  /// Constraint-based layout is in use for the view, so that `updateConstraints` is sent (R-LAY-4).
  static let usesConstraints = ViewFlags(rawValue: 1 << 16)
  /// The view's frame follows from constraints, not from its mask.
  static let placedByConstraints = ViewFlags(rawValue: 1 << 19)
  /// Some subview sits in an engine and is placed by constraints.
  static let placesSubviews = ViewFlags(rawValue: 1 << 20)
  /// The view's margins may have changed.
  static let needsMargins = ViewFlags(rawValue: 1 << 7)
  /// The view's margins may differ from those of any view.
  static let keepsMargins = ViewFlags(rawValue: 1 << 26)
  /// The superview's margins hold for the view too.
  static let preservesMargins = ViewFlags(rawValue: 1 << 23)
  /// Some subview has, or had, that flag.
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
  static let followsTextSize = ViewFlags(rawValue: 1 << 22)

  /// The view keeps something of traits: overrides, registrations, or traits that it has read.
  static let hasTraitState = ViewFlags(rawValue: 1 << 29)
  /// Properties of the view or of its controller are to be updated.
  static let needsProperties = ViewFlags(rawValue: 1 << 30)

  /// Work that the layout phase has to do at the view itself.
  static let layoutWork: ViewFlags = [
    .needsLayout, .needsTraits, .needsSafeArea, .needsMargins,
  ]
  /// What makes the change of a view's traits concern more than the view.
  static let concernedByTraits: ViewFlags = [
    .hasController, .hasTraitState, .followsTextSize, .keepsMargins, .isWindow,
  ]
  /// Work at what a view has from above.
  static let inherited: ViewFlags = [.needsTraits, .needsSafeArea, .needsMargins]
  /// Work for which the layout phase comes to the view.
  static let attended: ViewFlags = [.layoutWork, .needsProperties]
  /// What makes a view's step more than that of an ordinary view.
  static let attendedApart: ViewFlags = [.hasController, .hasTraitState, .needsProperties]
  /// Work for the layout phase, at the view or below it.
  static let layoutMarks: ViewFlags = [.attended, .layoutBelow]
  /// Work for the constraints phase, at the view or below it.
  static let constraintMarks: ViewFlags = [.needsConstraints, .constraintsBelow]
  /// Work for either phase.
  static let updateMarks: ViewFlags = [.layoutMarks, .constraintMarks, .needsSolving]
}

extension ViewNode {
  /// The view's rectangle in its parent's coordinates: the bounding box of the transformed bounds.
  ///
  /// Source: L-GEO-1, L-GEO-3.
  var frame: CGRect {
    if !pointee.flags.contains(.transformed) {
      let size = pointee.bounds.size
      return CGRect(
        x: pointee.center.x - size.width / 2, y: pointee.center.y - size.height / 2,
        width: size.width, height: size.height)
    }
    return pointee.bounds.applying(toParent)
  }

  /// The map from the view's own coordinates to its parent's.
  ///
  /// Source: L-GEO-1.
  var toParent: CGAffineTransform {
    let bounds = pointee.bounds
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    guard pointee.flags.contains(.transformed) else {
      return CGAffineTransform(
        translationX: pointee.center.x - middle.x, y: pointee.center.y - middle.y)
    }
    return CGAffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(pointee.owner.keptTransform)
      .concatenating(CGAffineTransform(translationX: pointee.center.x, y: pointee.center.y))
  }

  /// Marks work for the layout phase, and the way to it; a mark that is there already costs nothing.
  ///
  /// Source: L-CYC-2, R-LAY-5.
  @inline(__always)
  func mark(_ work: ViewFlags) {
    pointee.flags.insert(work)
    markAncestors(.layoutBelow)
  }

  /// Marks work for the constraints phase, and the way to it.
  func markConstraints() {
    pointee.flags.insert(.needsConstraints)
    markAncestors(.constraintsBelow)
  }

  /// Marks the way from the root to this node.
  ///
  /// An ancestor that is marked already has a marked way.
  @inline(__always)
  func markAncestors(_ flag: ViewFlags) {
    var ancestor = pointee.parent
    while let node = ancestor, !node.pointee.flags.contains(flag) {
      node.pointee.flags.insert(flag)
      ancestor = node.pointee.parent
    }
  }

  /// Whether this node is `other` or lies somewhere above it.
  ///
  /// Complexity: O(depth).
  func isSelfOrAncestor(of other: ViewNode) -> Bool {
    var node: ViewNode? = other
    while let current = node {
      if current == self { return true }
      node = current.pointee.parent
    }
    return false
  }

  /// Takes all marks for the layout phase away, here and below.
  func clearLayoutMarks() {
    pointee.flags.remove(.layoutMarks)
    var child = pointee.firstChild
    while let node = child {
      node.clearLayoutMarks()
      child = node.pointee.nextSibling
    }
  }

  /// The most views inside each other: what a thread's stack carries in every walk.
  static var nestingLimit: Int { 2_500 }

  /// How many views lie above this one.
  ///
  /// Complexity: O(depth).
  var level: Int {
    var level = 0
    var ancestor = pointee.parent
    while let node = ancestor {
      level += 1
      ancestor = node.pointee.parent
    }
    return level
  }

  /// How many views lie inside each other from this one on, itself included.
  ///
  /// Complexity: O(views below).
  var height: Int {
    var height = 0
    var child = pointee.firstChild
    while let node = child {
      height = max(height, node.height)
      child = node.pointee.nextSibling
    }
    return height + 1
  }

  /// Cuts the links of all that is below to a window that is being released.
  func forgetWindow() {
    pointee.window = nil
    var child = pointee.firstChild
    while let node = child {
      node.forgetWindow()
      child = node.pointee.nextSibling
    }
  }
}

extension ViewNode {
  /// Calls app code through the view without retaining it; what keeps it alive is the walk.
  @inline(__always)
  func withOwner(_ body: (UIView) -> Void) { borrow(pointee.unmanagedOwner, body) }
}

/// Uses an object without retaining it, while something else keeps it alive.
///
/// A function of this module between the two closures spares a check, at every call, of what the
/// compiler knows: that the caller is on the main actor.
@inline(__always)
func borrow<Object: AnyObject>(_ object: Unmanaged<Object>, _ body: (Object) -> Void) {
  object._withUnsafeGuaranteedRef { body($0) }
}
