import GimbalEngine

/// Applying a view's constraints and margins.
extension SceneStage {
  func apply(_ values: LayoutValues, to view: UIView) {
    if let translates = values.translatesMask {
      view.translatesAutoresizingMaskIntoConstraints = translates
    }
    if let margins = values.layoutMargins { view.layoutMargins = margins }
    if let margins = values.directionalLayoutMargins { view.directionalLayoutMargins = margins }
    if let preserves = values.preservesSuperviewLayoutMargins {
      view.preservesSuperviewLayoutMargins = preserves
    }
    if let insets = values.insetsLayoutMarginsFromSafeArea {
      view.insetsLayoutMarginsFromSafeArea = insets
    }
    if let semantics = values.semanticContentAttribute { view.semanticContentAttribute = semantics }
    if let priority = values.hugging?.horizontal {
      view.setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
    }
    if let priority = values.hugging?.vertical {
      view.setContentHuggingPriority(UILayoutPriority(priority), for: .vertical)
    }
    if let priority = values.compression?.horizontal {
      view.setContentCompressionResistancePriority(UILayoutPriority(priority), for: .horizontal)
    }
    if let priority = values.compression?.vertical {
      view.setContentCompressionResistancePriority(UILayoutPriority(priority), for: .vertical)
    }
    guard let standIn = view as? Scripted.UIView else { return }
    if let insets = values.alignmentRectInsets { standIn.alignmentInsets = insets }
    if let size = values.contentSize { standIn.content = size }
  }
}
