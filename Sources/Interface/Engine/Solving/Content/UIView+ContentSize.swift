import Foundation
import GimbalGeometry
package import GimbalText
public import GimbalTraits

/// Content sizes of views and their priorities.
extension UIView {
  /// Makes the next solution read the content size again; `invalidateIntrinsicContentSize()` calls
  /// it.
  final func contentSizeDidChange() {
    superview?.arranger?.arrangedContentDidChange()
    node.pointee.variablesEngine?.object.setStale(node.pointee.variablesIndex, .content)
    notifyConstraintWatcher()
  }

  /// Returns the content hugging priority of an axis.
  final func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout.map { UILayoutPriority($0.hugging[axis.rawValue]) } ?? .defaultLow
  }

  /// Returns the compression resistance priority of an axis.
  final func compression(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout.map { UILayoutPriority($0.compression[axis.rawValue]) } ?? .defaultHigh
  }

  /// Sets the priority with which the view resists being stretched.
  ///
  /// See: L-ERR-7.
  final func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard isLegal(priority) else { return }
    layoutState.hugging[axis.rawValue] = priority.rawValue
    contentSizeDidChange()
  }

  /// Sets the compression resistance priority of an axis; an illegal one is reported and ignored.
  final func setCompression(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard isLegal(priority) else { return }
    layoutState.compression[axis.rawValue] = priority.rawValue
    superview?.arranger?.arrangedTextDidChange()
    contentSizeDidChange()
  }

  /// Returns true for 0, which turns the priority off, up to required.
  ///
  /// Rule: V-68 (for a constraint a priority of 0 is still an exception: L-ERR-7).
  private func isLegal(_ priority: UILayoutPriority) -> Bool {
    let number = priority.rawValue
    if number >= 0, number <= UILayoutPriority.required.rawValue { return true }
    report(.illegalPriority(number))
    return false
  }

  /// The metrics of the view's text; nil for a view without text.
  package final var textBlock: TextBlock? {
    get { autoLayout?.textBlock }
    set {
      let old = autoLayout?.textBlock
      if old == nil, newValue == nil { return }
      layoutState.textBlock = newValue
      if !TextBlock.haveSameBaselines(old, newValue),
        let engine = node.pointee.layoutVariables.engine?.object
      {
        engine.baselinesDidChange()
      }
      let wraps = newValue.map { $0.wraps && $0.preferredMaxLayoutWidth == 0 } ?? false
      guard wraps != node.pointee.flags.contains(.wrapsText) else { return }
      if wraps {
        node.pointee.flags.insert(.wrapsText)
      } else {
        node.pointee.flags.remove(.wrapsText)
      }
      superview?.arranger?.arrangedTextDidChange()
      guard let engine = node.pointee.variablesEngine?.object else { return }
      engine.textDidChange(node.pointee.variablesIndex, wraps: wraps)
    }
  }

  /// Notifies the layout engine that other views provide the view's baselines.
  package final func baselineViewsDidChange() {
    node.pointee.layoutVariables.engine?.object.baselinesDidChange()
  }

  // MARK: Layout direction

  /// The direction of a view's content, by its semantic attribute and the layout direction.
  ///
  /// See: L-CON-4.
  /// Source: Apple, UISemanticContentAttribute.
  final var layoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: return .leftToRight
    case .forceRightToLeft: return .rightToLeft
    case .unspecified:
      // One read, because each is recorded in a phase that tracks traits.
      var direction = traitCollection.layoutDirection
      // Up to iOS 9 there is no trait for the direction, but the app's language determines it.
      if direction == .unspecified { direction = machine.settings.layoutDirection }
      return direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// The direction of the view's constraints: that of its semantic attribute, or otherwise of the
  /// root view.
  ///
  /// The root view's traits are resolved first.
  final var constraintDirection: UIUserInterfaceLayoutDirection {
    guard semanticContentAttribute == .unspecified else { return layoutDirection }
    return machine.untracked { node.top.pointee.owner.layoutDirection }
  }

  /// Returns the direction of a view with an attribute, for the direction of the app's language.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: Machine.forNewObjects.settings.layoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight)
  }

  /// Returns the direction of a view with an attribute, for a surrounding direction.
  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: layoutDirection
    }
  }

  /// Updates layout after leading and trailing have exchanged sides in the view.
  final func directionDidChange() {
    node.pointee.variablesEngine?.object.rebuild()
  }
}
