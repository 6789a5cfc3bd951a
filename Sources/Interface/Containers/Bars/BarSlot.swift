import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalText

/// A container in a bar for a view with a size from constraints; constraints fix the view to its
/// edges.
final class BarSlot: UIView {
  /// The app's view.
  let content: UIView

  private init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: leadingAnchor),
      content.topAnchor.constraint(equalTo: topAnchor),
    ])
  }

  /// Creates a slot with an empty view; system views are not created from documents.
  required init?(coder: NSCoder) {
    content = UIView()
    super.init(coder: coder)
  }

  /// Returns the view whose frame the bar sets for `view`: the view itself, or its slot.
  static func of(_ view: UIView) -> UIView {
    if let slot = view.superview as? BarSlot { return slot }
    return view.translatesAutoresizingMaskIntoConstraints ? view : BarSlot(view)
  }

  /// Removes the app's view, if it is still in the slot.
  func empty() {
    if content.superview === self { content.removeFromSuperview() }
  }
}

extension BarSlot {
  /// Returns the size of a view in a bar, limited to the space, and its own size if that differs.
  ///
  /// A `BarSlot` has the fitting size of its content. Another view keeps its current size, or its own
  /// one if the bar has changed it to `present`. If this is empty, the view has its intrinsic size,
  /// and the length of the space on an axis without one.
  static func size(
    of view: UIView, in space: CGSize, _ present: SizeInBar?
  ) -> (shown: CGSize, present: SizeInBar?) {
    var own = view.bounds.size
    if let present, present.view == ObjectIdentifier(view),
      abs(present.shown.width - own.width) <= 1 / view.machine.pixelGrid.scale,
      abs(present.shown.height - own.height) <= 1 / view.machine.pixelGrid.scale
    {
      own = present.own
    }
    var size = own
    if let slot = view as? BarSlot {
      size = slot.content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    } else if size.width <= 0 || size.height <= 0 {
      let expected = view.intrinsicContentSize
      let none = UIView.noIntrinsicMetric
      size = CGSize(
        width: expected.width == none ? space.width : expected.width,
        height: expected.height == none ? space.height : expected.height)
    }
    let shown = CGSize(width: min(size.width, space.width), height: min(size.height, space.height))
    return (
      shown, shown == own ? nil : SizeInBar(view: ObjectIdentifier(view), own: own, shown: shown)
    )
  }

  /// Sets the frame of a view in a bar.
  static func position(_ view: UIView, at frame: CGRect) {
    let frame = view.machine.pixelGrid.round(frame)
    if view.frame != frame { view.frame = frame }
  }

  /// Shows views in a bar, and removes former ones that are not among them.
  static func show(_ views: [UIView], in bar: UIView, insteadOf old: [UIView]) {
    for view in old where !views.contains(where: { $0 === view }) {
      if view.superview === bar { view.removeFromSuperview() }
      (view as? BarSlot)?.empty()
    }
    for view in views where view.superview !== bar { bar.addSubview(view) }
  }
}
