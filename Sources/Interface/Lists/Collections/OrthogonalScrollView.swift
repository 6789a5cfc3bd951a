import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// The frame, content and scrolling behaviour of a section that scrolls orthogonally to its layout.
struct SectionScroller {
  /// Where the section stops after a drag.
  enum Behaviour {
    /// Stops anywhere.
    case free
    /// Stops at the beginning of a group.
    case toSteps
    /// Stops at pages as wide as the section.
    case pages
    /// Moves by one group at a time.
    case oneStep
  }

  /// The index of the section.
  let section: Int
  /// The frame of the section in the collection view's content, in points.
  let frame: CGRect
  /// The size of the section's groups, in points.
  let contentSize: CGSize
  /// True if the section scrolls horizontally, because its layout scrolls vertically.
  let isHorizontal: Bool
  /// Where the section stops after a drag.
  let behaviour: Behaviour
  /// The distance from one group to the next, in points.
  let step: CGFloat
}

/// The scroll view that contains the cells of an orthogonally scrolling section.
///
/// See: R-COMP-9.
final class OrthogonalScrollView: UIScrollView {
  private weak var owner: UICollectionView?
  private var scroller: SectionScroller?
  /// True in a right-to-left layout direction; the section then begins at the right.
  private var isReversed = false

  /// Creates the scroll view of a section; the collection view adds it to itself.
  init(in owner: UICollectionView) {
    self.owner = owner
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    rest = { [weak self] in self?.target(proposed: $0, velocity: $1) ?? $0 }
  }

  /// Returns nil: the system creates this view only in code.
  required init?(coder: NSCoder) { nil }

  /// Sets frame, content size and behaviour from the layout; called at each layout of the section.
  func follow(_ new: SectionScroller, isReversed: Bool) {
    let old = scroller
    let offset = logicalOffset
    scroller = new
    self.isReversed = isReversed && new.isHorizontal
    isPagingEnabled = new.behaviour == .pages
    if frame != new.frame { frame = new.frame }
    guard contentSize != new.contentSize || old == nil else { return }
    contentSize = new.contentSize
    if self.isReversed { contentOffset.x = most - offset }
  }

  private var most: CGFloat { max(0, contentSize.width - bounds.width) }

  /// The distance by which the section is scrolled from its leading edge, in points.
  var logicalOffset: CGFloat {
    guard let scroller else { return 0 }
    return scroller.isHorizontal
      ? isReversed ? most - contentOffset.x : contentOffset.x : contentOffset.y
  }

  /// Scrolls to a distance from the section's leading edge, in points.
  func scroll(toLogical offset: CGFloat) {
    if scroller?.isHorizontal == false {
      contentOffset.y = offset
    } else {
      contentOffset.x = isReversed ? most - offset : offset
    }
  }

  /// Returns the frame of an element in the view.
  ///
  /// The layout computes frames for left-to-right reading.
  func location(of frame: CGRect) -> CGRect {
    guard isReversed else { return frame }
    return CGRect(
      x: contentSize.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// Returns the content offset at which the section stops after a drag.
  private func target(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let scroller, scroller.step > 0 else { return proposed }
    let isHorizontal = scroller.isHorizontal
    let location = isHorizontal ? proposed.x : proposed.y
    let now = isHorizontal ? contentOffset.x : contentOffset.y
    let speed = isHorizontal ? velocity.x : velocity.y
    let step: CGFloat
    switch scroller.behaviour {
    case .free, .pages: return proposed
    case .toSteps: step = (location / scroller.step).rounded()
    case .oneStep:
      let exact = now / scroller.step
      step =
        abs(speed) < 0.2 ? exact.rounded() : speed > 0 ? exact.rounded(.up) : exact.rounded(.down)
    }
    let length = isHorizontal ? contentSize.width : contentSize.height
    let space = isHorizontal ? bounds.width : bounds.height
    let goal = min(max(0, step * scroller.step), max(0, length - space))
    return isHorizontal ? CGPoint(x: goal, y: proposed.y) : CGPoint(x: proposed.x, y: goal)
  }

  /// Notifies the collection view of the section's new offset after the layout.
  override func layoutSubviews() {
    super.layoutSubviews()
    if let scroller { owner?.section(scroller.section, didScrollTo: logicalOffset) }
  }
}

/// The sections of a collection view that scroll orthogonally to its layout.
extension UICollectionView {
  /// Makes, positions and removes the scroll views of sections.
  final func layOutScrollers() {
    let expected = collectionViewLayout.scrollers(in: bounds)
    guard !expected.isEmpty || !state.scrollers.isEmpty else { return }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for scroller in expected {
      let view: OrthogonalScrollView
      if let present = state.scrollers[scroller.section] {
        view = present
      } else {
        view = OrthogonalScrollView(in: self)
        state.scrollers[scroller.section] = view
        insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
        view.follow(scroller, isReversed: isReversed)
        // A section that becomes visible again has its last offset.
        view.scroll(toLogical: state.scrolled[scroller.section] ?? 0)
      }
      view.follow(scroller, isReversed: isReversed)
    }
    let sections = Set(expected.map(\.section))
    for (section, view) in state.scrollers where !sections.contains(section) {
      view.removeFromSuperview()
      state.scrollers[section] = nil
    }
  }

  /// Stores the offset of a section that scrolls on its own, and requests layout.
  ///
  /// Called by the section's scroll view while it scrolls.
  final func section(_ section: Int, didScrollTo offset: CGFloat) {
    guard state.scrolled[section] ?? 0 != offset else { return }
    state.scrolled[section] = offset
    collectionViewLayout.sectionDidScroll(section, to: offset)
    setNeedsLayout()
  }
}
