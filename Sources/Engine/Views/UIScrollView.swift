public import Foundation
public import GimbalGeometry
import GimbalTraces

/// A view that shows a part of a larger content.
///
/// Scrolling is the origin of the bounds, and the content's size can follow from constraints. A finger
/// scrolls it up to the content's edges; it neither bounces nor goes on by itself when the finger is gone.
///
/// See: L-SCROLL-1, L-SCROLL-2, L-SCROLL-3, L-SCROLL-4.
/// Source: Apple, UIScrollView.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The part of the safe area that is added to the content insets.
  ///
  /// See: L-SCROLL-3.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`; above and below too for the first scroll view of a controller inside a
    /// navigation controller that has `automaticallyAdjustsScrollViewInsets`.
    case automatic = 0
    /// On the axes along which the view scrolls.
    case scrollableAxes = 1
    /// Nothing.
    case never = 2
    /// On all sides.
    case always = 3
  }

  /// The content size that constraints gave last.
  private var constrainedContentSize: CGSize?
  private var reportedInset = UIEdgeInsets.zero
  private var hasRecognizers = false

  /// Creates a scroll view with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a scroll view from an archive, of which nothing but the defaults is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The point of the content at the view's upper left, in points: the origin of the bounds.
  ///
  /// Rule: L-SCROLL-1.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let old = contentOffset
      bounds.origin = newValue
      guard contentOffset != old else { return }
      record(.contentOffset, .point(old), .point(contentOffset))
      // See: R-LAY-6: each step marks it.
      setNeedsLayout()
    }
  }

  /// Sets the offset, in points of the content; an animated change is there at once too.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// The size of the content, in points; constraints to the content's edges set it.
  open var contentSize: CGSize = .zero {
    didSet {
      guard contentSize.isFinite else {
        contentSize = oldValue
        return report(.contentSizeNotFinite("UIScrollView setContentSize:"))
      }
      guard contentSize != oldValue else { return }
      record(.contentSize, .size(oldValue), .size(contentSize))
      contentInsetMayHaveChanged()
    }
  }

  /// The distances by which the content can be scrolled beyond its edges, in points.
  open var contentInset: UIEdgeInsets = .zero {
    didSet {
      guard contentInset.isFinite else {
        contentInset = oldValue
        return report(.insetsNotFinite("UIScrollView setContentInset:"))
      }
      if contentInset != oldValue { contentInsetMayHaveChanged() }
    }
  }

  /// The part of the safe area that is added to `contentInset`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { contentInsetMayHaveChanged() }
  }

  /// `contentInset` and what is added of the safe area, in points.
  ///
  /// Rule: L-SCROLL-3.
  open var adjustedContentInset: UIEdgeInsets { contentInsetWithSafeArea }

  /// Called when `adjustedContentInset` has changed.
  ///
  /// The base does nothing.
  open func adjustedContentInsetDidChange() {}

  /// True if the view counts as scrolling down even where its content fits.
  open var alwaysBounceVertical = false {
    didSet { contentInsetMayHaveChanged() }
  }

  /// True if the view counts as scrolling across even where its content fits.
  open var alwaysBounceHorizontal = false {
    didSet { contentInsetMayHaveChanged() }
  }

  /// True if a finger may scroll the view.
  ///
  /// See: R-GEST-11.
  open var isScrollEnabled = true

  /// True if the content gets touches only once it is clear that they do not scroll.
  ///
  /// See: R-GEST-12.
  open var delaysContentTouches = true

  /// True if touches that the content has received may still come to scroll.
  ///
  /// See: R-GEST-12.
  open var canCancelContentTouches = true

  /// True if touches that a view of the content has received may still come to scroll: those of controls not.
  ///
  /// See: R-GEST-12.
  open func touchesShouldCancel(in view: UIView) -> Bool { !view.tracksTouches }

  override func prepareRecognizers() {
    guard !hasRecognizers else { return }
    hasRecognizers = true
    machine.touchScreen.delivery.makeRecognizers(of: self)
  }

  /// True if a mark shows how far the view is scrolled down.
  open var showsVerticalScrollIndicator = true

  /// True if a mark shows how far the view is scrolled across.
  open var showsHorizontalScrollIndicator = true

  override var scrolledSize: CGSize? { contentSize }

  override var scrolledGuide: UILayoutGuide? { contentLayoutGuide }

  /// The content's rectangle in its own coordinates; constraints to its edges set `contentSize`.
  ///
  /// See: L-SCROLL-4.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }

  /// The part of the content that is seen.
  ///
  /// See: L-SCROLL-4.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.visible) }

  /// Places the subviews by their constraints and takes the content's size from these.
  open override func layoutSubviews() {
    super.layoutSubviews()
    takeContentSize()
    contentInsetMayHaveChanged()
  }

  /// Tells of the insets if they have changed with the safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentInsetMayHaveChanged()
  }

  private func record(_ name: EventName, _ old: TraceValue, _ new: TraceValue) {
    guard machine.recorder.isRecording else { return }
    note(name, machine.arguments(TraceArgument(name.text, .change(old, new))))
  }

  private func takeContentSize() {
    guard let guide = autoLayout?.systemGuides[.content], guide.seat.engine != nil else { return }
    let size = guide.layoutFrame.size
    guard size != constrainedContentSize else { return }
    constrainedContentSize = size
    contentSize = size
  }

  private func contentInsetMayHaveChanged() {
    let inset = contentInsetWithSafeArea
    guard inset != reportedInset else { return }
    reportedInset = inset
    send(.adjustedContentInsetDidChange, machine.walk.pointee.sink.insetsArguments(inset)) {
      adjustedContentInsetDidChange()
    }
  }

  private var contentInsetWithSafeArea: UIEdgeInsets {
    let safeArea = safeAreaInsets
    let isAlways = contentInsetAdjustmentBehavior == .always
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    let down =
      isAlways || alwaysBounceVertical || contentSize.height > bounds.height
      || (contentInsetAdjustmentBehavior == .automatic && isFirstInNavigation)
    let across = isAlways || alwaysBounceHorizontal || contentSize.width > bounds.width
    return UIEdgeInsets(
      top: contentInset.top + (down ? safeArea.top : 0),
      left: contentInset.left + (across ? safeArea.left : 0),
      bottom: contentInset.bottom + (down ? safeArea.bottom : 0),
      right: contentInset.right + (across ? safeArea.right : 0))
  }
}

extension UIScrollView {
  /// True if the view is the first scroll view of a controller inside a navigation controller, which
  /// wants it to keep its content out of bars.
  ///
  /// - Complexity: O(depth).
  ///
  /// Source: Apple, UIScrollView.ContentInsetAdjustmentBehavior.automatic.
  var isFirstInNavigation: Bool {
    let own = node.pointee.controller
    guard let controller = own ?? node.pointee.parent?.pointee.controller,
      controller.automaticallyAdjustsScrollViewInsets, controller.navigationController != nil
    else { return false }
    return own != nil || node.pointee.parent?.pointee.firstChild == node
  }
}
