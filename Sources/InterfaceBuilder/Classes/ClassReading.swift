import Foundation
import GimbalControls
import GimbalEngine
import GimbalGraphics
import GimbalInterfaceDocuments
import GimbalText

/// A view to which a document's subviews are given to be arranged.
@MainActor
protocol ArrangingInterface: UIView {
  /// Takes a view as the last one.
  func arrange(_ view: UIView)
}

extension UIStackView: ArrangingInterface {
  func arrange(_ view: UIView) { addArrangedSubview(view) }
}

/// What views of a class are told by their descriptions.
extension ViewBuilder {
  /// Gives a view what only its class has.
  func configureClass(_ view: UIView, _ description: ViewDescription) {
    switch view {
    case let label as UILabel: configure(label, description)
    case let button as UIButton: configure(button, description)
    case let image as UIImageView: configure(image, description)
    case let stack as UIStackView: configure(stack, description)
    case let scroll as UIScrollView: configure(scroll, description.markup)
    default: break
    }
    configureField(view, description)
  }

  private func configure(_ label: UILabel, _ description: ViewDescription) {
    let markup = description.markup
    label.font = InterfaceFont.font(
      description.element(key: "fontDescription", in: traits), default: UIFont.labelFontSize)
    if let attributed = description.element(key: "attributedText", in: traits) {
      let text = AttributedReading(attributed)
      label.text = text.string
      if let font = text.font { label.font = font }
    } else {
      label.text = markup["text"] ?? markup.child(key: "text")?.text
    }
    if let lines = markup.integer("numberOfLines") { label.numberOfLines = lines }
    if let mode = markup["lineBreakMode"].flatMap(TextReading.lineBreakMode) {
      label.lineBreakMode = mode
    }
    label.textAlignment = TextReading.alignment(markup["textAlignment"])
    if let adjusts = markup.flag("adjustsFontSizeToFit") {
      label.adjustsFontSizeToFitWidth = adjusts
    }
    if let factor = markup.number("minimumScaleFactor") {
      label.minimumScaleFactor = CGFloat(factor)
    }
    if markup.flag("adjustsFontForContentSizeCategory") == true {
      label.adjustsFontForContentSizeCategory = true
    }
    if let width = markup.number("preferredMaxLayoutWidth") {
      label.preferredMaxLayoutWidth = CGFloat(width)
    }
    if let color = description.element(key: "textColor", in: traits) {
      label.textColor = InterfaceColor.color(color, in: document)
    }
  }

  private func configure(_ button: UIButton, _ description: ViewDescription) {
    let markup = description.markup
    if let font = description.element(key: "fontDescription", in: traits) {
      button.titleLabel?.font = InterfaceFont.font(font, default: 15)
    }
    let configuration = markup.child(key: "configuration")
    for state in markup.children where state.name == "state" {
      guard let key = ButtonReading.state(state["key"]) else { continue }
      if configuration == nil, let title = state["title"] ?? state.child(key: "title")?.text {
        button.setTitle(title, for: key)
      } else if configuration == nil, let title = state.child(key: "attributedTitle") {
        let text = AttributedReading(title)
        button.setTitle(text.string, for: key)
        if let font = text.font, key == .normal { button.titleLabel?.font = font }
      }
      if configuration == nil, let image = state["image"] {
        button.setImage(InterfaceImage.image(image, in: document), for: key)
      }
    }
    if let configuration {
      if let title = configuration["title"] { button.setTitle(title, for: .normal) }
      if let image = configuration["image"] {
        button.setImage(InterfaceImage.image(image, in: document), for: .normal)
      }
      omit(
        configuration, "configurations of buttons are not simulated: title and picture alone count")
    }
    button.contentEdgeInsets = ButtonReading.insets(markup.child(key: "contentEdgeInsets"))
    button.titleEdgeInsets = ButtonReading.insets(markup.child(key: "titleEdgeInsets"))
    button.imageEdgeInsets = ButtonReading.insets(markup.child(key: "imageEdgeInsets"))
    ButtonReading.align(button, markup)
    if markup.flag("enabled") == false { button.isEnabled = false }
  }

  private func configure(_ view: UIImageView, _ description: ViewDescription) {
    if let name = description.attribute("image", in: traits) {
      view.image = InterfaceImage.image(name, in: document)
    }
  }

  private func configure(_ stack: UIStackView, _ description: ViewDescription) {
    stack.axis = description.attribute("axis", in: traits) == "vertical" ? .vertical : .horizontal
    switch description.attribute("distribution", in: traits) {
    case "fillEqually": stack.distribution = .fillEqually
    case "fillProportionally": stack.distribution = .fillProportionally
    case "equalSpacing": stack.distribution = .equalSpacing
    case "equalCentering": stack.distribution = .equalCentering
    default: stack.distribution = .fill
    }
    switch description.attribute("alignment", in: traits) {
    case "top", "leading": stack.alignment = .leading
    case "bottom", "trailing": stack.alignment = .trailing
    case "center": stack.alignment = .center
    case "firstBaseline": stack.alignment = .firstBaseline
    case "lastBaseline": stack.alignment = .lastBaseline
    default: stack.alignment = .fill
    }
    let markup = description.markup
    if let spacing = description.attribute("spacing", in: traits).flatMap(Double.init) {
      stack.spacing = CGFloat(spacing)
    } else if markup["spacingType"] == "standard" {
      stack.spacing = UIStackView.spacingUseSystem
    }
    if markup.flag("baselineRelativeArrangement") == true {
      stack.isBaselineRelativeArrangement = true
    }
    // Source: Interface Builder documents: margins of a stack's own inset what it arranges.
    if markup.child(key: "layoutMargins") != nil
      || markup.child(key: "directionalLayoutMargins") != nil
    {
      stack.isLayoutMarginsRelativeArrangement = true
    }
  }

  private func configure(_ scroll: UIScrollView, _ markup: Markup) {
    switch markup["contentInsetAdjustmentBehavior"] {
    case "never": scroll.contentInsetAdjustmentBehavior = .never
    case "always": scroll.contentInsetAdjustmentBehavior = .always
    case "scrollableAxes": scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    default: break
    }
    if let bounces = markup.flag("alwaysBounceVertical") { scroll.alwaysBounceVertical = bounces }
    if let bounces = markup.flag("alwaysBounceHorizontal") {
      scroll.alwaysBounceHorizontal = bounces
    }
    if let scrolls = markup.flag("scrollEnabled") { scroll.isScrollEnabled = scrolls }
    if let insets = markup.child(key: "contentInset") {
      scroll.contentInset = ButtonReading.insets(insets)
    }
  }
}
