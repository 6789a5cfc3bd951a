public import Foundation
public import GimbalTraits

/// An object that is notified of new sizes and traits before they take effect.
///
/// Source: Apple, UIContentContainer.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The preferred size of the container, in points; 0 means no preference on that axis.
  var preferredContentSize: CGSize { get }

  /// Called when the preferred content size of a child has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Called when the size that fits a child's constraints has changed.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)

  /// Returns the size of a child's view for a size of its parent's view, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called before the size of the container's view changes to `size`, in points.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Called before the container's traits change to `newCollection`.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}

/// An object that has traits and is notified of their changes.
///
/// Source: Apple, UITraitEnvironment.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The current traits.
  var traitCollection: UITraitCollection { get }

  /// Called after the traits have changed; `traitCollection` already returns the new ones.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
