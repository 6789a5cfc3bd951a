import Foundation
import GimbalDocuments
import GimbalEngine
import GimbalTraits

/// Labels, buttons and image views of scenes.
extension SceneStage {
  /// Makes a view of a scene without what it holds.
  func makeView(_ view: SceneView, frame: CGRect) -> UIView {
    switch view.viewClass {
    case .view: return Scripted.UIView(frame: frame, rules: view.layout, stage: self)
    case .label: return UILabel(frame: frame)
    case .imageView: return UIImageView(frame: frame)
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
    default: break
    }
  }
}

extension UIView {
  /// Whether the view has what a key says that only views of some classes have.
  fileprivate func has(_ key: String) -> Bool {
    let viewClass: SceneViewClass? =
      switch self {
      case is UILabel: .label
      case is UIButton: .button
      case is UIImageView: .imageView
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
