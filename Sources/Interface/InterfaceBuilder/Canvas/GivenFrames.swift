import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalInterfaceDocuments

/// Parts of a layout that are given instead of computed, to find the frames that depend on them.
struct GivenFrames {
  /// The ids of views with their saved frames.
  var views: Set<String> = []
  /// The ids of constraints that are left out.
  var constraints: Set<String> = []
  /// The ids of stacks that do not arrange their views, which have saved frames instead.
  var stacks: Set<String> = []
  /// The margins of views by id; sides without a value are computed.
  var margins: [String: GivenMargins] = [:]

  /// The ids of views with measured content sizes, while all others have the saved ones; nil for
  /// all.
  var ownContents: Set<String>?

  /// Returns true if the size of a view's content is the saved one.
  func savesContent(of id: String) -> Bool { ownContents.map { !$0.contains(id) } ?? false }

  /// The priority of saved frames: below required, because they are rounded to pixels.
  static let priority = UILayoutPriority(999.5)

  /// Sets the given parts in a tree that was built; called before its layout.
  @MainActor
  func apply(to objects: InterfaceObjects, _ traits: InterfaceTraits) {
    for id in constraints.sorted() { (objects[id] as? NSLayoutConstraint)?.isActive = false }
    for id in views.sorted() {
      if let view = objects.view(id) { GivenFrames.saveFrame(view) }
    }
    for (id, margins) in margins.sorted(by: { $0.key < $1.key }) {
      if let view = objects.view(id) { margins.apply(to: view) }
    }
  }

  @MainActor
  private static func saveFrame(_ view: UIView) {
    guard let superview = view.superview, !view.translatesAutoresizingMaskIntoConstraints else {
      return
    }
    let frame = view.alignmentRect(forFrame: view.frame)
    for constraint in [
      view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: frame.minX),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.minY),
      view.widthAnchor.constraint(equalToConstant: frame.width),
      view.heightAnchor.constraint(equalToConstant: frame.height),
    ] {
      constraint.priority = priority
      constraint.isActive = true
    }
  }
}

/// The given margins of a view, in points; nil for unknown sides.
struct GivenMargins: Equatable {
  /// The margin at the top; nil if it is unknown.
  var top: CGFloat?
  /// The margin at the left; nil if it is unknown.
  var left: CGFloat?
  /// The margin at the bottom; nil if it is unknown.
  var bottom: CGFloat?
  /// The margin at the right; nil if it is unknown.
  var right: CGFloat?

  @MainActor
  fileprivate func apply(to view: UIView) {
    let own = view.layoutMargins
    (view.next as? UIViewController)?.viewRespectsSystemMinimumLayoutMargins = false
    view.insetsLayoutMarginsFromSafeArea = false
    view.preservesSuperviewLayoutMargins = false
    view.layoutMargins = UIEdgeInsets(
      top: top ?? own.top, left: left ?? own.left, bottom: bottom ?? own.bottom,
      right: right ?? own.right)
  }
}
