import Foundation
import GimbalDocuments
import GimbalEngine
import GimbalTraits

/// Labels, buttons, image views and stack views of scenes.
extension SceneStage {
  /// Makes a view of a scene without what it holds.
  func makeView(_ view: SceneView, frame: CGRect) -> UIView {
    switch view.viewClass {
    case .view: return Scripted.UIView(frame: frame, rules: view.layout, stage: self)
    case .label: return UILabel(frame: frame)
    case .imageView: return UIImageView(frame: frame)
    case .stackView: return UIStackView(frame: frame)
    case .button:
      let button = UIButton(type: .system)
      button.frame = frame
      return button
    }
  }

  /// Refuses values that a view of its class does not have.
  func check(_ values: ViewValues, for view: UIView, _ target: Target) throws(StageProblem) {
    for key in values.classKeys where !view.has(key) {
      throw StageProblem(
        position: target.position,
        sentence: "\(QuotedText.of(target.name)) is a \(type(of: view)), which has no '\(key)'")
    }
  }

  func apply(_ values: ControlValues, to view: UIView) {
    switch view {
    case let label as UILabel:
      if let text = values.text { label.text = text }
      if let font = values.font { label.font = UIFont.of(font, for: label) }
      if let lines = values.numberOfLines { label.numberOfLines = lines }
      if let width = values.preferredMaxLayoutWidth { label.preferredMaxLayoutWidth = width }
      if let adjusts = values.adjustsFontForContentSizeCategory {
        label.adjustsFontForContentSizeCategory = adjusts
      }
    case let button as UIButton:
      if let title = values.title { button.setTitle(title, for: .normal) }
      if let font = values.font { button.titleLabel?.font = UIFont.of(font, for: button) }
    case let view as UIImageView:
      switch values.image {
      case .size(let width, let height)?:
        view.image = UIImage(
          simulatedSize: CGSize(width: width, height: height),
          scale: view.traitCollection.displayScale)
      case SceneImage.none?: view.image = nil
      case nil: break
      }
    case let stack as UIStackView: apply(values.stack, to: stack)
    default: break
    }
  }

  private func apply(_ values: StackValues, to stack: UIStackView) {
    if let axis = values.axis { stack.axis = axis }
    if let spacing = values.spacing { stack.spacing = spacing }
    if let distribution = values.distribution { stack.distribution = distribution }
    if let alignment = values.alignment { stack.alignment = alignment }
    if let isRelative = values.isLayoutMarginsRelativeArrangement {
      stack.isLayoutMarginsRelativeArrangement = isRelative
    }
    if let isRelative = values.isBaselineRelativeArrangement {
      stack.isBaselineRelativeArrangement = isRelative
    }
  }

  /// Sets the room behind single views of a stack view, once these are arranged.
  func applySpacings(of values: ViewValues, to view: UIView) throws(StageProblem) {
    guard let stack = view as? UIStackView else { return }
    for spacing in values.control.stack.customSpacing ?? [] {
      let arranged = try existingView(spacing.view)
      guard stack.arrangedSubviews.contains(where: { $0 === arranged }) else {
        throw StageProblem(
          position: spacing.view.position,
          sentence: "\(QuotedText.of(spacing.view.name)) is not arranged by the stack view")
      }
      stack.setCustomSpacing(spacing.spacing, after: arranged)
    }
  }
}

extension UIView {
  /// True if the view has what a key says that only views of some classes have.
  fileprivate func has(_ key: String) -> Bool {
    let viewClass: SceneViewClass? =
      switch self {
      case is UILabel: .label
      case is UIButton: .button
      case is UIImageView: .imageView
      case is UIStackView: .stackView
      case is Scripted.UIView: .view
      default: nil
      }
    return viewClass?.has(key) ?? false
  }
}

extension UIFont {
  @MainActor
  fileprivate static func of(_ font: SceneFont, for view: UIView) -> UIFont {
    switch font {
    case .system(let size, let weight): systemFont(ofSize: size, weight: weight)
    case .style(let style): preferredFont(forTextStyle: style, compatibleWith: view.traitCollection)
    }
  }
}
