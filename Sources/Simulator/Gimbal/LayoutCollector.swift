import Foundation
import GimbalContainers
import GimbalControls
import GimbalEngine
import GimbalFields
import GimbalGeometry
import GimbalGraphics
import GimbalLists
import GimbalSnapshots
import GimbalText
import GimbalTraces
import GimbalTraits

/// Collects snapshots of the views of a window, parents before children.
@MainActor
struct LayoutCollector {
  /// The screen, whose coordinates the window's frame has.
  let screen: UIScreen
  /// The identities of the views in the trace, in the order of `views`.
  private(set) var receivers: [ReceiverID] = []
  /// The snapshots of the views, parents before children.
  var views: [ViewSnapshot] = []
  /// The index of each view in ``views``.
  private(set) var positions: [ObjectIdentifier: Int] = [:]
  private var classes: [ObjectIdentifier: ViewClass] = [:]

  /// The facts that are the same for all views of a class.
  private struct ViewClass {
    /// The name of the class.
    let name: String
    /// The role of the views: text, control or another.
    let role: ViewRole
    /// True for a class of the system that apps cannot name.
    let isPrivate: Bool
  }

  /// Creates a collector without views.
  init(screen: UIScreen) { self.screen = screen }

  /// Appends the snapshots of a view and all of its descendants.
  mutating func append(_ view: UIView, parent: Int?, depth: Int) {
    let own = views.count
    let traits = view.traitCollection
    let viewClass = viewClass(of: view)
    let isMadeBySystem = viewClass.isPrivate || SystemViews.contains(view)
    let field = viewClass.role == .control ? view as? UITextField : nil
    let text =
      viewClass.role == .text
      ? (view as? UILabel).flatMap(self.text) : field.flatMap(self.text)
    let control = viewClass.role == .control ? view as? UIControl : nil
    let name = isMadeBySystem ? SystemViews.imageName(of: view) : nil
    receivers.append(view.traceReceiver)
    positions[ObjectIdentifier(view)] = own
    views.append(
      ViewSnapshot(
        name: "", className: viewClass.name, parent: parent,
        depth: depth, frame: view.frame, bounds: view.bounds, center: view.center,
        transform: view.transform.isIdentity ? nil : view.transform,
        windowFrame: view.convert(view.bounds, to: nil),
        fixedFrame: view.convert(view.bounds, to: screen.fixedCoordinateSpace),
        safeAreaInsets: view.safeAreaInsets, isHidden: view.isHidden,
        effectiveAlpha: view.effectiveAlpha, clipsToBounds: view.clipsToBounds,
        isControllerView: view.next is UIViewController,
        background: view.backgroundColor.map { $0.parts(with: traits) },
        content: ViewContent(
          role: viewClass.role, isMadeBySystem: isMadeBySystem,
          isTouchable: control.map { $0.isEnabled && $0.isUserInteractionEnabled } ?? false,
          text: text ?? name.map { ViewText($0, rect: .zero, lines: 0, lineWidth: 0) })))
    if viewClass.role == .scroll { views[own].content.scrolledSize = scrolledSize(of: view) }
    views[own].takesTouches = view.isUserInteractionEnabled
    views[own].isBlockedFromTouches = view.isBlockedFromTouches
    views[own].isPositionedByList = isPositionedByList(view)
    let imageView = view as? UIImageView
    views[own].awaitsContent = view.awaitsContent || imageView.map { $0.image == nil } ?? false
    views[own].hasConnectedConstraint = view.hasConnectedConstraint
    views[own].isBlankField = field.map { $0.borderStyle == .none && text == nil } ?? false
    views[own].imageFrame = imageView?.imageFrame
    // A layer that is made for a snapshot would have layout events of its own.
    views[own].cornerRadius = view.madeLayer?.cornerRadius ?? 0
    views[own].sharesResizing =
      view.translatesAutoresizingMaskIntoConstraints && view.autoresizingMask.dividesAnAxis
    views[own].element = view.documentElement.map {
      ViewElement(file: $0.file, id: $0.id, ordinal: $0.ordinal)
    }
    views[own].isDisabled = control.map { !$0.isEnabled } ?? false
    // A title belongs to the button, not to the label that the button creates for it.
    if isMadeBySystem, var text, let parent, views[parent].content.role == .control {
      text.rect = text.rect.offsetBy(
        dx: view.frame.minX - view.bounds.minX, dy: view.frame.minY - view.bounds.minY)
      views[parent].content.text = text
    }
    for child in view.subviews { append(child, parent: own, depth: depth + 1) }
  }

  /// Returns true for views that a table or collection view positions with its own metrics.
  private func isPositionedByList(_ view: UIView) -> Bool {
    (view.superview is UITableView || view.superview is UICollectionView)
      && (view is UITableViewCell || view is UITableViewHeaderFooterView
        || view is UICollectionReusableView || isEnd(view))
  }

  /// Returns true for the header or footer view of a whole table.
  private func isEnd(_ view: UIView) -> Bool {
    let table = view.superview as? UITableView
    return table?.tableHeaderView === view || table?.tableFooterView === view
  }

  /// Adds the app's constraints that a view or a descendant holds.
  ///
  /// Constraints of stack views and of system views are left out, because the app sets only
  /// properties of these views. So are those that the system creates, for example for an
  /// autoresizing mask.
  func appendConstraints(of view: UIView, to state: inout ConstraintState) {
    if let position = positions[ObjectIdentifier(view)], !views[position].content.isMadeBySystem,
      !(view is UIStackView)
    {
      for constraint in view.constraints
      where constraint.isActive && !constraint.isMadeBySystem {
        guard let first = self.position(of: constraint.firstItem) else { continue }
        state.active.append(
          .init(
            view: first, other: self.position(of: constraint.secondItem), shape: constraint.shape,
            constant: constraint.constant, priority: CGFloat(constraint.priority.rawValue)))
      }
    }
    for child in view.subviews { appendConstraints(of: child, to: &state) }
  }

  /// Returns the index of a constraint's item: of the view, or of the view that owns the guide.
  private func position(of item: AnyObject?) -> Int? {
    let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    return view.flatMap { positions[ObjectIdentifier($0)] }
  }

  /// Returns the content size of a scroll view in which the app allows scrolling.
  ///
  /// The result is nil for tables, collection views and text views, which set their content size
  /// themselves. It is also nil for a scroll view that zooms or pages, where no width is an error.
  private func scrolledSize(of view: UIView) -> CGSize? {
    guard let scroll = view as? UIScrollView, scroll.isScrollEnabled, !scroll.isPagingEnabled,
      scroll.maximumZoomScale <= 1, type(of: scroll) == UIScrollView.self
    else { return nil }
    return scroll.contentSize
  }

  private mutating func viewClass(of view: UIView) -> ViewClass {
    let type = type(of: view)
    if let known = classes[ObjectIdentifier(type)] { return known }
    let name = _typeName(type, qualified: false)
    let role: ViewRole =
      switch view {
      case is UILabel: .text
      case is UIControl, is UIProgressView, is UIActivityIndicatorView, is UIPickerView,
        is UISearchBar:
        .control
      case is UIImageView: .image
      case is UIScrollView: .scroll
      case is UINavigationBar, is UIToolbar, is UITabBar: .bar
      default: .plain
      }
    let viewClass = ViewClass(
      name: name, role: role, isPrivate: ViewContent.isPrivate(name))
    classes[ObjectIdentifier(type)] = viewClass
    return viewClass
  }

  /// Returns the text of a field, or its placeholder; nil without either.
  private func text(of field: UITextField) -> ViewText? {
    guard let shown = field.shownText else { return nil }
    return ViewText(
      field.hasText ? field.text ?? "" : field.placeholder ?? "", rect: shown.rect,
      lineWidth: shown.lineWidth, fontSize: field.font?.pointSize ?? 0, isCut: shown.isCut)
  }

  /// Returns the text of a label.
  ///
  /// The result is empty for a label without text, and nil for a label whose size stands in for an
  /// unknown text.
  private func text(of label: UILabel) -> ViewText? {
    let color = label.textColor.parts(with: label.traitCollection)
    guard let shown = label.shownText else {
      return (label.textBlock?.lineWidth ?? 0) > 0
        ? nil
        : ViewText(
          "", rect: .zero, lines: 0, neededLines: 0, lineWidth: 0,
          fontSize: label.font.pointSize, color: color)
    }
    return ViewText(
      label.text ?? "", rect: shown.rect, lines: shown.lines, neededLines: shown.neededLines,
      lineWidth: shown.lineWidth, fontSize: label.font.pointSize, color: color,
      isCut: shown.isCut, lineStart: label.lineStart)
  }
}

extension UIView.AutoresizingMask {
  /// True if two or three parts of an axis are flexible.
  fileprivate var dividesAnAxis: Bool {
    let across: Self = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    let down: Self = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    return intersection(across).rawValue.nonzeroBitCount > 1
      || intersection(down).rawValue.nonzeroBitCount > 1
  }
}

extension UIColor {
  /// Returns the color's red, green, blue and opacity, from 0 to 1, for a trait collection.
  fileprivate func parts(with traits: UITraitCollection) -> [CGFloat] {
    let parts = resolvedColor(with: traits).components
    return [parts.red, parts.green, parts.blue, parts.alpha]
  }
}
