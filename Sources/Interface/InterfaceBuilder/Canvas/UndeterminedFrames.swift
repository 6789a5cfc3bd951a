import Foundation
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalInterfaceDocuments

/// Frames that the constraints of a document do not determine, and that a canvas leaves as saved.
///
/// An app adds the missing constraints in code. A view needs two equations for each axis. Its
/// content is one of them, if it has a size.
///
/// See: R-NIB-11.18.
@MainActor
struct UndeterminedFrames {
  private enum Axis { case horizontal, vertical }

  private let objects: InterfaceObjects
  private var owners: [String: String] = [:]
  private var horizontal: [String: Int] = [:]
  private var vertical: [String: Int] = [:]

  /// Counts the active equations of each view in a tree that was built.
  init(_ root: ViewDescription, in objects: InterfaceObjects) {
    self.objects = objects
    collectGuides(root)
    count(root)
  }

  /// Gives the views below a root their saved position and size on axes with less than two
  /// equations.
  func hold(in root: ViewDescription) {
    for inner in UndeterminedFrames.inner(root) {
      if root.kind != "stackView", !inner.translatesMask, !inner.isFixed,
        let view = objects.view(inner.id), !view.translatesAutoresizingMaskIntoConstraints
      {
        hold(view, inner.id)
      }
      hold(in: inner)
    }
  }

  private func hold(_ view: UIView, _ id: String) {
    guard let superview = view.superview else { return }
    let frame = view.alignmentRect(forFrame: view.frame)
    let hasContent = view is UIStackView && !view.subviews.isEmpty
    let content = view.intrinsicContentSize
    let stated = view.statedContent
    hold(
      (horizontal[id] ?? 0) + (hasContent || stated?.width != nil || content.width >= 0 ? 1 : 0),
      position: view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: frame.minX),
      size: view.widthAnchor.constraint(equalToConstant: frame.width))
    hold(
      (vertical[id] ?? 0) + (hasContent || stated?.height != nil || content.height >= 0 ? 1 : 0),
      position: view.topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.minY),
      size: view.heightAnchor.constraint(equalToConstant: frame.height))
  }

  /// Activates constraints of an axis that has less than two equations.
  ///
  /// Their priorities are the weakest, so that every constraint and every content of the document is
  /// stronger.
  private func hold(
    _ equations: Int, position: @autoclosure () -> NSLayoutConstraint,
    size: @autoclosure () -> NSLayoutConstraint
  ) {
    guard equations < 2 else { return }
    let (position, size) = (position(), size())
    size.priority = UILayoutPriority(2)
    position.priority = UILayoutPriority(1)
    NSLayoutConstraint.activate([position, size])
  }

  private static func inner(_ view: ViewDescription) -> [ViewDescription] {
    [view.content].compactMap(\.self) + view.subviews
  }

  private mutating func collectGuides(_ view: ViewDescription) {
    for guide in view.guides { owners[guide.id] = view.id }
    for inner in UndeterminedFrames.inner(view) { collectGuides(inner) }
  }

  private mutating func count(_ view: ViewDescription) {
    for constraint in view.constraints
    where constraint.relation == .equal
      && (objects[constraint.id] as? NSLayoutConstraint)?.isActive == true
    {
      add(constraint.firstItem ?? view.id, constraint.firstAttribute)
      if let attribute = constraint.secondAttribute {
        add(constraint.secondItem ?? view.id, attribute)
      }
    }
    for inner in UndeterminedFrames.inner(view) { count(inner) }
  }

  private mutating func add(_ item: String, _ attribute: ConstraintDescription.Attribute) {
    let id = owners[item] ?? item
    switch UndeterminedFrames.axis(of: attribute) {
    case .horizontal: horizontal[id, default: 0] += 1
    case .vertical: vertical[id, default: 0] += 1
    case nil: break
    }
  }

  private static func axis(of attribute: ConstraintDescription.Attribute) -> Axis? {
    switch attribute {
    case .leading, .trailing, .left, .right, .centerX, .width, .leadingMargin, .trailingMargin,
      .leftMargin, .rightMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .height, .baseline, .firstBaseline, .lastBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    case .notAnAttribute: nil
    }
  }
}
