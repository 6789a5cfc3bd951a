import Foundation
import GimbalGeometry
import GimbalTraces

/// The part of a view that walks read and write: plain values and links, no references.
///
/// The node lives as long as its view and is freed by the view's `deinit`. The links mirror
/// `UIView.subviews`; `UIView+Links.swift` is the only place that changes them. Walks follow them
/// instead of the views, because reference counting and exclusivity checks cost more than the work done
/// at a view.
package struct ViewState {
  // The order is that of use: three lines of the processor's cache, of which most steps of a walk need
  // the first two. What is rarely set, or seldom asked for, lies in the view.
  package var flags: ViewFlags = [.autoresizesSubviews, .userInteractionEnabled]
  /// The collection that the view received last, in its machine's `TraitTable`.
  var traits = TraitIndex.unspecified
  var receiver = ReceiverID.none
  /// The view's seat in its tree's layout engine; meaningless without one.
  var variablesIndex: Int32 = -1
  var nextSibling: ViewNode?
  package var firstChild: ViewNode?
  package var parent: ViewNode?
  /// The state of the walks of the view's device.
  var traversal: UnsafeMutablePointer<TraversalState>
  /// The autoresizing mask in the lower six bits, above it whether the view has a share in touches of its own,
  /// and in the highest whether it is of an app's class.
  private var mask: UInt8 = 0
  /// The number of times that the view was laid out in the pass `layoutPass`.
  var layoutCount: UInt8 = 0
  /// The number of updates of its safe area and margins in that pass.
  var safeAreaCount: UInt8 = 0
  /// The objects whose properties are to be updated: the view, its controller.
  var dueProperties: PropertiesDue = []
  var layoutPass: UInt32 = 0
  let unmanagedOwner: Unretained<UIView>

  var bounds = CGRect.zero
  /// The center of `bounds` in the parent's coordinates.
  var center = CGPoint.zero
  /// The window that the view is in; a window's node names itself.
  var window: ViewNode?
  /// The engine in which the view sits, or nil.
  var variableOwner: Unretained<LayoutVariableOwner>?

  /// Set by `setSafeArea(_:)` alone.
  private(set) var safeAreaInsets = UIEdgeInsets.zero
  private var unmanagedController: Unretained<UIViewController>?
  var previousSibling: ViewNode?
  /// The device that the view belongs to; kept alive by the view's own reference.
  var unmanagedMachine: Unretained<Machine>

  init(owner: UIView, machine: Machine) {
    unmanagedOwner = Unretained(owner)
    unmanagedMachine = Unretained(machine)
    traversal = machine.traversal
    if type(of: owner) != UIView.self { mask = ViewState.ownClass }
    if traversal.pointee.hasProperties { makePropertiesDue(.view) }
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
    get { UIView.AutoresizingMask(rawValue: UInt(mask & ViewState.maskBits)) }
    set {
      mask =
        mask & ~ViewState.maskBits
        | UInt8(truncatingIfNeeded: newValue.rawValue) & ViewState.maskBits
    }
  }

  /// True if the view keeps something of touches: recognizers, or whose touches it takes.
  var hasTouchShare: Bool {
    get { mask & ViewState.touchShare != 0 }
    set { mask = newValue ? mask | ViewState.touchShare : mask & ~ViewState.touchShare }
  }

  private static let maskBits: UInt8 = 0b11_1111
  private static let touchShare: UInt8 = 1 << 6

  private static let ownClass: UInt8 = 1 << 7

  /// True if the view is of another class than `UIView`, which may override its getters.
  @inline(__always)
  var answersByClass: Bool { mask & ViewState.ownClass != 0 }

  /// The view's seat in its tree's layout engine.
  var layoutVariables: LayoutVariables {
    get { LayoutVariables(giver: variableOwner, index: variablesIndex) }
    set { (variableOwner, variablesIndex) = (newValue.giver, newValue.index) }
  }

  var owner: UIView { unmanagedOwner.object }

  var machine: Machine {
    get { unmanagedMachine.object }
    set {
      unmanagedMachine = Unretained(newValue)
      traversal = newValue.traversal
    }
  }

  /// The controller whose main view this is.
  ///
  /// The flag `hasController` tells without asking for it.
  package var controller: UIViewController? {
    get { unmanagedController?.object }
    set {
      unmanagedController = newValue.map { Unretained($0) }
      if newValue == nil { flags.remove(.hasController) } else { flags.insert(.hasController) }
    }
  }
}
