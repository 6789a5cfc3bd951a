import Foundation
import GimbalControls
import GimbalEngine
import GimbalInterfaceDocuments

/// The parts of one view hierarchy (of a controller, a nib file or a cell) that vary with size
/// classes.
///
/// The top view retains it, so it retains only views that are currently removed from the hierarchy.
///
/// Rule: R-NIB-7.
@MainActor
final class TreeVariations {
  private let document: InterfaceDocument
  private var traits: InterfaceTraits
  private var views: [View] = []
  private var constraints: [Constraint] = []

  /// A view that varies.
  private struct View {
    /// The description of the view, with its variations.
    let description: ViewDescription
    /// The view; nil once it is released.
    weak var view: UIView?
    /// The subviews that a mask names, in the document's order.
    var inner: [Inner] = []
  }

  /// A subview that size classes may remove.
  private struct Inner {
    /// The subview while it is in the hierarchy; nil once it is released.
    weak var view: UIView?
    /// The view while it is removed from the hierarchy.
    var absent: UIView?
  }

  /// A constraint that varies, or whose items may leave the tree.
  fileprivate struct Constraint {
    /// The description of the constraint, with its variations.
    let description: ConstraintDescription
    /// The constraint, active or not.
    let constraint: NSLayoutConstraint
    /// The description of the view that holds it.
    let owner: ViewDescription
    /// The view that holds it; nil once it is released.
    weak var holder: UIView?
  }

  /// Collects the varying parts of a tree; nil if there are none.
  init?(_ root: ViewDescription, _ loader: ObjectLoader) {
    guard root.markup.holds(.variations) else { return nil }
    document = loader.document
    traits = loader.builder.traits
    collect(root, loader)
    if views.isEmpty, constraints.allSatisfy({ !$0.varies }) { return nil }
  }

  private func collect(_ description: ViewDescription, _ loader: ObjectLoader) {
    guard let view = loader.objects.view(description.id) else { return }
    for constraint in description.constraints {
      guard let made = loader.objects[constraint.id] as? NSLayoutConstraint else { continue }
      constraints.append(
        Constraint(description: constraint, constraint: made, owner: description, holder: view))
    }
    if description.markup.varies {
      let absent = description.excluded(.subviews, in: traits)
      let inner = description.subviews.map { child in
        let view = loader.objects.view(child.id)
        return Inner(view: view, absent: absent.contains(child.id) ? view : nil)
      }
      views.append(View(description: description, view: view, inner: inner))
    }
    for inner in [description.content].compactMap(\.self) + (description.list?.views ?? [])
      + description.subviews
    {
      collect(inner, loader)
    }
  }

  /// Updates the hierarchy for other size classes: first views, then the constraints between them.
  ///
  /// Values that are equal in both stay as the app has set them.
  func apply(_ new: InterfaceTraits) {
    guard new != traits else { return }
    let old = traits
    traits = new
    // R-NIB-7.3
    var installed: [UIView] = []
    for position in views.indices { exchangeViews(at: position, old, &installed) }
    let builder = ViewBuilder(document, .app, traits: new)
    for entry in views {
      guard let view = entry.view else { continue }
      // R-NIB-7.4
      builder.updateVaried(view, entry.description, from: old)
    }
    exchangeConstraints(old, installed)
  }

  private func exchangeViews(at position: Int, _ old: InterfaceTraits, _ installed: inout [UIView])
  {
    let description = views[position].description
    let before = description.excluded(.subviews, in: old)
    let after = description.excluded(.subviews, in: traits)
    guard before != after, let holder = views[position].view else { return }
    var last: UIView?
    for (number, child) in description.subviews.enumerated() {
      guard let view = views[position].inner[number].view else { continue }
      if after.contains(child.id) {
        if view.superview === holder { view.removeFromSuperview() }
        views[position].inner[number].absent = view
        continue
      }
      views[position].inner[number].absent = nil
      if before.contains(child.id), view.superview == nil {
        insert(view, after: last, in: holder)
        installed.append(view)
      }
      if view.superview === holder { last = view }
    }
  }

  /// Inserts a view in front of its predecessor in the document.
  private func insert(_ view: UIView, after last: UIView?, in holder: UIView) {
    if let stack = holder as? UIStackView {
      let position = last.flatMap { stack.arrangedSubviews.firstIndex(of: $0) }
      stack.insertArrangedSubview(view, at: position.map { $0 + 1 } ?? 0)
    } else if let last {
      holder.insertSubview(view, aboveSubview: last)
    } else {
      holder.insertSubview(view, at: 0)
    }
  }

  /// Replaces the active constraints; it deactivates first, so that those of two size classes are
  /// never active together.
  private func exchangeConstraints(_ old: InterfaceTraits, _ installed: [UIView]) {
    var entering: [Constraint] = []
    var holder = ""
    var (before, after): (Set<String>, Set<String>) = ([], [])
    for entry in constraints {
      if entry.owner.id != holder {
        holder = entry.owner.id
        before = entry.owner.excluded(.constraints, in: old)
        after = entry.owner.excluded(.constraints, in: traits)
      }
      let id = entry.description.id
      if after.contains(id) {
        if !before.contains(id) { entry.constraint.isActive = false }
      } else if before.contains(id) || entry.involves(installed) {
        entering.append(entry)
      }
      entry.follow(traits, from: old)
    }
    for entry in entering where !entry.constraint.isActive {
      entry.holder?.install(entry.constraint)
    }
  }
}

extension TreeVariations.Constraint {
  /// True if size classes change the constant or priority of the constraint.
  fileprivate var varies: Bool {
    !description.constant.isConstant || !description.priority.isConstant
  }

  /// Returns true if an item is in one of the views.
  @MainActor
  fileprivate func involves(_ views: [UIView]) -> Bool {
    guard !views.isEmpty else { return false }
    return [constraint.firstItem, constraint.secondItem].contains { item in
      let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return view.map { view in views.contains { view.isDescendant(of: $0) } } ?? false
    }
  }

  /// Sets the constant and the priority for other size classes.
  @MainActor
  fileprivate func follow(_ traits: InterfaceTraits, from old: InterfaceTraits) {
    guard varies else { return }
    // R-NIB-7.4
    let constant = description.constant.value(in: traits)
    if constant != description.constant.value(in: old) { constraint.constant = CGFloat(constant) }
    let priority = description.priority.value(in: traits)
    if priority != description.priority.value(in: old) {
      constraint.priority = UILayoutPriority(Float(priority))
    }
  }
}
