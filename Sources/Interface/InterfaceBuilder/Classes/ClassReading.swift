import Foundation
import GimbalControls
import GimbalEngine
import GimbalGraphics
import GimbalInterfaceDocuments
import GimbalText

/// A view that arranges the subviews of its element, as stack views do.
@preconcurrency @MainActor
protocol ArrangingInterface: UIView {
  /// Adds a view as the last arranged one; `ViewBuilder` calls it for each subview.
  func arrange(_ view: UIView)
}

extension UIStackView: ArrangingInterface {
  /// Adds the view as the last arranged subview.
  func arrange(_ view: UIView) { addArrangedSubview(view) }
}

/// Sets the properties of views of one class from a description.
extension ViewBuilder {
  /// Sets the properties that only the view's class has.
  func configureClass(_ view: UIView, _ description: ViewDescription) {
    // Checked first, because most views have this class, and each check of a class takes time.
    guard type(of: view) != UIView.self else { return }
    switch view {
    case let label as UILabel: return configure(label, description)
    case let button as UIButton: return configure(button, description)
    case let image as UIImageView:
      image.preferredSymbolConfiguration = InterfaceSymbols.configuration(of: description.markup)
      return configureVaried(image, description)
    case let stack as UIStackView: return configure(stack, description)
    case let scroll as UIScrollView: configure(scroll, description.markup)
    case let bar as UIToolbar:
      bar.items = description.markup.list("items").map { item($0, BarItemReading.item) }
    case let bar as UITabBar:
      bar.items = description.markup.list("items").map { item($0, BarItemReading.tab) }
    case let bar as UINavigationBar:
      bar.items = description.markup.list("items").map {
        item($0) { markup, _ in navigationItem(markup) }
      }
    default: break
    }
    configureField(view, description)
    configureList(view, description)
  }

  /// Makes an item of a bar that is among views, and retains it for outlets.
  private func item<Item: AnyObject>(
    _ markup: Markup, _ make: (Markup, InterfaceDocument) -> Item
  ) -> Item {
    let made = make(markup, document)
    if let id = markup.id { objects[id] = made }
    return made
  }

  private func navigationItem(_ markup: Markup) -> UINavigationItem {
    let made = UINavigationItem(title: markup["title"] ?? "")
    for (id, item) in ControllerReading.configure(made, markup, document) { objects[id] = item }
    return made
  }

  private func configure(_ label: UILabel, _ description: ViewDescription) {
    let markup = description.markup
    configureVaried(label, description)
    if let lines = markup.integer("numberOfLines") { label.numberOfLines = lines }
    if let mode = markup["lineBreakMode"].flatMap(TextReading.lineBreakMode) {
      label.lineBreakMode = mode
    }
    label.textAlignment = TextReading.alignment(markup["textAlignment"])
    // Interface Builder writes the attribute for labels with a fixed font size only.
    label.adjustsFontSizeToFitWidth = markup.flag("adjustsFontSizeToFit") ?? true
    if let factor = markup.number("minimumScaleFactor") {
      label.minimumScaleFactor = CGFloat(factor)
    } else if let size = markup.number("minimumFontSize") {
      label.minimumScaleFactor = CGFloat(size) / max(1, label.font.pointSize)
    }
    if markup.flag("adjustsFontForContentSizeCategory") == true {
      label.adjustsFontForContentSizeCategory = true
    }
    switch markup["baselineAdjustment"] {
    case "alignCenters": label.baselineAdjustment = .alignCenters
    case "none": label.baselineAdjustment = .none
    default: break
    }
    if let width = markup.number("preferredMaxLayoutWidth") {
      label.preferredMaxLayoutWidth = CGFloat(width)
    }
    // The text is set last, because each later change would measure it again.
    setText(of: label, description)
  }

  private func configure(_ button: UIButton, _ description: ViewDescription) {
    let markup = description.markup
    configureVaried(button, description)
    let type = ButtonReading.type(of: markup)
    if button.buttonType != type { button.become(type) }
    let configuration = markup.child(key: "configuration")
    for state in markup.children where state.name == "state" {
      guard let key = ButtonReading.state(state["key"]) else { continue }
      if configuration == nil, let title = state["title"] ?? state.child(key: "title")?.text {
        button.setTitle(title, for: key)
      } else if configuration == nil, let title = state.child(key: "attributedTitle") {
        let text = AttributedReading(title)
        if let styled = text.styled {
          button.setAttributedTitle(styled, for: key)
        } else {
          button.setTitle(text.string, for: key)
        }
        if let font = text.font, key == .normal { button.titleLabel?.font = font }
      }
      if configuration == nil, let image = InterfaceImage.image(of: state, in: document) {
        button.setImage(image, for: key)
      }
      if let symbols = InterfaceSymbols.configuration(of: state) {
        button.setPreferredSymbolConfiguration(symbols, forImageIn: key)
      }
    }
    if let configuration {
      button.configuration = ButtonReading.configuration(configuration, in: document)
    }
    button.contentEdgeInsets = ButtonReading.insets(markup.child(key: "contentEdgeInsets"))
    button.titleEdgeInsets = ButtonReading.insets(markup.child(key: "titleEdgeInsets"))
    button.imageEdgeInsets = ButtonReading.insets(markup.child(key: "imageEdgeInsets"))
    ButtonReading.align(button, markup)
    if markup.flag("enabled") == false { button.isEnabled = false }
  }

  private func configure(_ stack: UIStackView, _ description: ViewDescription) {
    configureVaried(stack, description)
    let markup = description.markup
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
    if let bounces = markup.flag("bounces") { scroll.bounces = bounces }
    if let bounces = markup.flag("bouncesZoom") { scroll.bouncesZoom = bounces }
    if let pages = markup.flag("pagingEnabled") { scroll.isPagingEnabled = pages }
    if let locks = markup.flag("directionalLockEnabled") { scroll.isDirectionalLockEnabled = locks }
    if let scale = markup.number("minimumZoomScale") { scroll.minimumZoomScale = CGFloat(scale) }
    if let scale = markup.number("maximumZoomScale") { scroll.maximumZoomScale = CGFloat(scale) }
    switch markup["keyboardDismissMode"] {
    case "onDrag": scroll.keyboardDismissMode = .onDrag
    case "interactive": scroll.keyboardDismissMode = .interactive
    default: break
    }
    if let insets = markup.child(key: "contentInset") {
      scroll.contentInset = ButtonReading.insets(insets)
    }
  }
}
