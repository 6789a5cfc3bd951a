public import Foundation
public import GimbalTraits

/// An object that receives new sizes and traits before they take effect.
///
/// Source: Apple, UIContentContainer.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The preferred size of the container, in points; 0 on a side is no preference.
  var preferredContentSize: CGSize { get }

  /// Called when a child would like to have another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Called when what fits a child's constraints has changed.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)

  /// The size that a child will have in a parent of a size, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called before the size changes.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}

/// An object that has traits and receives their changes.
///
/// Source: Apple, UITraitEnvironment.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits that hold.
  var traitCollection: UITraitCollection { get }

  /// Called when the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
