import Foundation
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalInterfaceDocuments

/// The views and constraints of a scene that size classes change while an app runs.
@MainActor
final class SceneVariations {
  private var traits: InterfaceTraits
  private let views: [ViewDescription]
  private let loader: ObjectLoader

  /// Takes the descriptions in a tree that vary; nil where none does.
  init?(_ root: ViewDescription, _ loader: ObjectLoader) {
    guard root.markup.holds(.variations) else { return nil }
    var found: [ViewDescription] = []
    SceneVariations.collect(root, &found)
    guard !found.isEmpty else { return nil }
    views = found
    self.loader = loader
    traits = loader.builder.traits
  }

  private static func collect(_ view: ViewDescription, _ found: inout [ViewDescription]) {
    let varies =
      view.markup.varies
      || view.constraints.contains { !$0.constant.isConstant || !$0.priority.isConstant }
    if varies { found.append(view) }
    for inner in [view.content].compactMap(\.self) + (view.list?.views ?? []) + view.subviews {
      collect(inner, &found)
    }
  }

  /// Brings everything up to date for other size classes: views first, then the constraints between them.
  ///
  /// Rule: R-NIB-7.
  func apply(_ new: InterfaceTraits) {
    guard new != traits else { return }
    let old = traits
    traits = new
    loader.builder.follow(new)
    for description in views { exchangeViews(of: description, old) }
    for description in views { exchangeConstraints(of: description, old) }
  }

  private func exchangeViews(of description: ViewDescription, _ old: InterfaceTraits) {
    guard let view = loader.objects.view(description.id) else { return }
    let (before, after) = (
      description.excluded(.subviews, in: old), description.excluded(.subviews, in: traits)
    )
    for id in after.subtracting(before) { loader.objects.view(id)?.removeFromSuperview() }
    for (place, child) in description.subviews.enumerated()
    where before.contains(child.id) && !after.contains(child.id) {
      let subview = loader.objects.view(child.id) ?? loader.tree(child)
      if let stack = view as? UIStackView {
        stack.insertArrangedSubview(subview, at: min(place, stack.arrangedSubviews.count))
      } else {
        view.insertSubview(subview, at: min(place, view.subviews.count))
      }
      loader.builder.constrain(child)
    }
    view.isHidden = description.isHidden.value(in: traits)
    loader.builder.configureClass(view, description)
  }

  private func exchangeConstraints(of description: ViewDescription, _ old: InterfaceTraits) {
    let after = description.excluded(.constraints, in: traits)
    for constraint in description.constraints {
      guard let made = loader.objects[constraint.id] as? NSLayoutConstraint else { continue }
      if after.contains(constraint.id) {
        made.isActive = false
      } else {
        made.constant = CGFloat(constraint.constant.value(in: traits))
      }
    }
    loader.builder.constrain(only: description)
  }
}
