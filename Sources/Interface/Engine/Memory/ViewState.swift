import Foundation
import GimbalGeometry
import GimbalTraces

/// The part of a view that traversals read and write: plain values and links, no references.
///
/// The node lives as long as its view, whose `deinit` frees it. The links mirror `UIView.subviews`;
/// only `UIView+Links.swift` changes them. Traversals follow the links instead of the views,
/// because reference counting and exclusivity checks cost more than the work per view.
package struct ViewState {
  // The order follows use: the node fills three cache lines, and most steps of a traversal need the
  // first two. Values that are rarely set or read are in the view.
  /// The values and the pending work of the view, one bit each.
  package var flags: ViewFlags = [.autoresizesSubviews, .userInteractionEnabled]
  /// The collection that the view received last, as an index of its machine's `TraitTable`.
  var traits = TraitIndex.unspecified
  /// The identity in the trace; `none` until the first event is recorded.
  var receiver = ReceiverID.none
  /// The index of the view's entry in its tree's layout engine; meaningless without one.
  var variablesIndex: Int32 = -1
  /// The sibling in front of the view; nil for the last subview.
  var nextSibling: ViewNode?
  /// The backmost subview; nil without subviews.
  package var firstChild: ViewNode?
  /// The superview's node; nil without a superview.
  package var parent: ViewNode?
  /// The traversal state of the view's device, which all of its views share.
  var traversal: UnsafeMutablePointer<TraversalState>
  /// The autoresizing mask in the lower six bits, then a bit for touch state, and the highest bit
  /// for a subclass of `UIView`.
  private var mask: UInt8 = 0
  /// The number of layouts of the view in the pass `layoutPass`.
  var layoutCount: UInt8 = 0
  /// The number of updates of the view's safe area and margins in that pass.
  var safeAreaCount: UInt8 = 0
  /// The objects whose properties are due: the view, its controller.
  var dueProperties: PropertiesDue = []
  /// The number of the pass to which `layoutCount` and `safeAreaCount` belong.
  var layoutPass: UInt32 = 0
  /// The view itself, whose `deinit` frees the node.
  let unmanagedOwner: Unretained<UIView>

  /// The value of `bounds`, in points.
  var bounds = CGRect.zero
  /// The center of `bounds` in the parent's coordinates.
  var center = CGPoint.zero
  /// The window that contains the view; a window's node refers to itself.
  var window: ViewNode?
  /// The engine with the view's layout variables, or nil.
  var variableOwner: Unretained<LayoutVariableOwner>?

  /// The safe area insets, which only `setSafeArea(_:)` sets.
  private(set) var safeAreaInsets = UIEdgeInsets.zero
  private var unmanagedController: Unretained<UIViewController>?
  /// The sibling behind the view; nil for the first subview.
  var previousSibling: ViewNode?
  /// The device of the view, kept alive by the view's own reference.
  var unmanagedMachine: Unretained<Machine>

  /// Creates the node of a view that is being created.
  init(owner: UIView, machine: Machine) {
    unmanagedOwner = Unretained(owner)
    unmanagedMachine = Unretained(machine)
    traversal = machine.traversal
    if type(of: owner) != UIView.self { mask = ViewState.ownClass }
    if traversal.pointee.hasProperties { makePropertiesDue(.view) }
  }

  /// Marks properties as due, without requesting the work from the ancestors.
  mutating func makePropertiesDue(_ due: PropertiesDue) {
    dueProperties.insert(due)
    flags.insert(.needsProperties)
  }

  /// Sets the safe area insets and the flag `hasSafeArea`.
  @inline(__always)
  mutating func setSafeArea(_ insets: UIEdgeInsets) {
    safeAreaInsets = insets
    if insets.numbers == .zero { flags.remove(.hasSafeArea) } else { flags.insert(.hasSafeArea) }
  }

  /// The value of `autoresizingMask`.
  var autoresizingMask: UIView.AutoresizingMask {
    get { UIView.AutoresizingMask(rawValue: UInt(mask & ViewState.maskBits)) }
    set {
      mask =
        mask & ~ViewState.maskBits
        | UInt8(truncatingIfNeeded: newValue.rawValue) & ViewState.maskBits
    }
  }

  /// True if the view has touch state: recognizers, or settings for touches.
  var hasTouchShare: Bool {
    get { mask & ViewState.touchShare != 0 }
    set { mask = newValue ? mask | ViewState.touchShare : mask & ~ViewState.touchShare }
  }

  private static let maskBits: UInt8 = 0b11_1111
  private static let touchShare: UInt8 = 1 << 6

  private static let ownClass: UInt8 = 1 << 7

  /// True if the view is of a subclass of `UIView`, which may override its getters.
  @inline(__always)
  var answersByClass: Bool { mask & ViewState.ownClass != 0 }

  /// The view's layout variables in its tree's engine.
  var layoutVariables: LayoutVariables {
    get { LayoutVariables(giver: variableOwner, index: variablesIndex) }
    set { (variableOwner, variablesIndex) = (newValue.giver, newValue.index) }
  }

  /// The view, which outlives its node.
  var owner: UIView { unmanagedOwner.object }

  var machine: Machine {
    get { unmanagedMachine.object }
    set {
      unmanagedMachine = Unretained(newValue)
      traversal = newValue.traversal
    }
  }

  /// The controller whose root view this is.
  ///
  /// The flag `hasController` shows whether there is one without reading it.
  package var controller: UIViewController? {
    get { unmanagedController?.object }
    set {
      unmanagedController = newValue.map { Unretained($0) }
      if newValue == nil { flags.remove(.hasController) } else { flags.insert(.hasController) }
    }
  }
}
