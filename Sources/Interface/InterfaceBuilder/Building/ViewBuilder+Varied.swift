import Foundation
import GimbalControls
import GimbalEngine
import GimbalFields
import GimbalGeometry
import GimbalGraphics
import GimbalInterfaceDocuments
import GimbalText

/// Sets the properties that size classes can change.
///
/// After a change of traits, only values that differ between the former and the new traits are set,
/// so that changes by the app stay.
///
/// See: R-NIB-7.
extension ViewBuilder {
  /// Updates the properties of a view that differ from those for other traits.
  func updateVaried(_ view: UIView, _ description: ViewDescription, from old: InterfaceTraits) {
    configureVariedAppearance(view, description, from: old)
    configureVariedMargins(view, description, from: old)
    switch view {
    case let label as UILabel: configureVaried(label, description, from: old)
    case let button as UIButton: configureVaried(button, description, from: old)
    case let image as UIImageView: configureVaried(image, description, from: old)
    case let stack as UIStackView: configureVaried(stack, description, from: old)
    case let field as UITextField: configureVaried(field, description, from: old)
    case let text as UITextView: configureVaried(text, description, from: old)
    default: return
    }
    guard changedElement("attributedText", description, old) != nil else { return }
    switch view {
    case let label as UILabel: setText(of: label, description)
    case let text as UITextView: setText(of: text, description)
    default: break
    }
  }

  /// Sets the text of a label, with the attributes that affect sizes.
  func setText(of label: UILabel, _ description: ViewDescription) {
    let attributed = attributedText(of: description)
    if let alignment = attributed?.alignment { label.textAlignment = alignment }
    if let styled = attributed?.styled {
      label.attributedText = styled
    } else {
      label.text = attributed?.string ?? plainText(of: description)
    }
  }

  /// Sets the text of a text view, with the attributes that affect sizes.
  func setText(of view: UITextView, _ description: ViewDescription) {
    let attributed = attributedText(of: description)
    if let alignment = attributed?.alignment { view.textAlignment = alignment }
    if let styled = attributed?.styled {
      view.attributedText = styled
    } else {
      view.text = attributed?.string ?? plainText(of: description)
    }
  }

  private func attributedText(of description: ViewDescription) -> AttributedReading? {
    description.element(key: "attributedText", in: traits).map(AttributedReading.init)
  }

  private func plainText(of description: ViewDescription) -> String? {
    description.markup["text"] ?? description.markup.child(key: "text")?.text
  }

  /// Returns the element with a key; nil if it is missing, or equal for the former traits.
  private func changedElement(
    _ key: String, _ description: ViewDescription, _ old: InterfaceTraits?
  ) -> Markup? {
    guard let element = description.element(key: key, in: traits) else { return nil }
    if let old, description.element(key: key, in: old) === element { return nil }
    return element
  }

  /// Returns true if an attribute has to be set: always the first time, later if it differs.
  private func changes(
    _ name: String, _ description: ViewDescription, _ old: InterfaceTraits?
  ) -> Bool {
    guard let old else { return true }
    return description.attribute(name, in: traits) != description.attribute(name, in: old)
  }

  /// Sets whether a view is hidden, and its colors.
  func configureVariedAppearance(
    _ view: UIView, _ description: ViewDescription, from old: InterfaceTraits?
  ) {
    let isHidden = description.isHidden.value(in: traits)
    if isHidden != old.map({ description.isHidden.value(in: $0) }) ?? false {
      view.isHidden = isHidden
    }
    if let color = changedElement("backgroundColor", description, old) {
      view.backgroundColor = InterfaceColor.color(color, in: document)
    }
    if let color = changedElement("tintColor", description, old) {
      view.tintColor = InterfaceColor.color(color, in: document)
    }
  }

  /// Sets the margins of a view from the document.
  func configureVariedMargins(
    _ view: UIView, _ description: ViewDescription, from old: InterfaceTraits?
  ) {
    if let insets = changedElement("layoutMargins", description, old) {
      view.layoutMargins = UIEdgeInsets(
        top: insets.number("top") ?? 0, left: insets.number("left") ?? 0,
        bottom: insets.number("bottom") ?? 0, right: insets.number("right") ?? 0)
    }
    if let insets = changedElement("directionalLayoutMargins", description, old) {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0,
        bottom: insets.number("bottom") ?? 0, trailing: insets.number("trailing") ?? 0)
    }
  }

  /// Sets the font and the color of a label.
  func configureVaried(
    _ label: UILabel, _ description: ViewDescription, from old: InterfaceTraits? = nil
  ) {
    let attributed = changedElement("attributedText", description, old)
      .map(AttributedReading.init)
    if let font = attributed?.font {
      label.font = font
    } else if let font = changedElement("fontDescription", description, old) {
      label.font = InterfaceFont.font(font, default: UIFont.labelFontSize)
    } else if old == nil {
      label.font = .systemFont(ofSize: UIFont.labelFontSize)
    }
    if let color = changedElement("textColor", description, old) {
      label.textColor = InterfaceColor.color(color, in: document)
    }
  }

  /// Sets the font of a button's title, if the new traits have another one.
  func configureVaried(
    _ button: UIButton, _ description: ViewDescription, from old: InterfaceTraits? = nil
  ) {
    if let font = changedElement("fontDescription", description, old) {
      button.titleLabel?.font = InterfaceFont.font(font, default: 15)
    }
  }

  /// Sets the font of a text field, if the new traits have another one.
  func configureVaried(
    _ field: UITextField, _ description: ViewDescription, from old: InterfaceTraits? = nil
  ) {
    if let font = changedElement("fontDescription", description, old) {
      field.font = InterfaceFont.font(font, default: UIFont.systemFontSize)
    }
  }

  /// Sets the font and attributed text of a text view, if the new traits have other ones.
  func configureVaried(
    _ view: UITextView, _ description: ViewDescription, from old: InterfaceTraits? = nil
  ) {
    if let font = changedElement("fontDescription", description, old) {
      view.font = InterfaceFont.font(font, default: UIFont.systemFontSize)
    }
    let attributed = changedElement("attributedText", description, old)
    if let font = attributed.map(AttributedReading.init)?.font { view.font = font }
  }

  /// Sets the image of an image view, if the new traits have another one.
  func configureVaried(
    _ view: UIImageView, _ description: ViewDescription, from old: InterfaceTraits? = nil
  ) {
    let part = changedElement("image", description, old)
    guard changes("image", description, old) || part != nil else { return }
    if let name = description.attribute("image", in: traits) {
      view.image = InterfaceImage.image(name, in: document)
    } else if let part {
      view.image = InterfaceImage.image(reference: part, in: document)
    } else if old != nil {
      view.image = nil
    }
  }

  /// Sets axis, distribution and similar properties of a stack view that differ for the new traits.
  func configureVaried(
    _ stack: UIStackView, _ description: ViewDescription, from old: InterfaceTraits? = nil
  ) {
    if changes("axis", description, old) {
      stack.axis = description.attribute("axis", in: traits) == "vertical" ? .vertical : .horizontal
    }
    if changes("distribution", description, old) {
      switch description.attribute("distribution", in: traits) {
      case "fillEqually": stack.distribution = .fillEqually
      case "fillProportionally": stack.distribution = .fillProportionally
      case "equalSpacing": stack.distribution = .equalSpacing
      case "equalCentering": stack.distribution = .equalCentering
      default: stack.distribution = .fill
      }
    }
    if changes("alignment", description, old) {
      switch description.attribute("alignment", in: traits) {
      case "top", "leading": stack.alignment = .leading
      case "bottom", "trailing": stack.alignment = .trailing
      case "center": stack.alignment = .center
      case "firstBaseline": stack.alignment = .firstBaseline
      case "lastBaseline": stack.alignment = .lastBaseline
      default: stack.alignment = .fill
      }
    }
    guard changes("spacing", description, old) else { return }
    if let spacing = description.attribute("spacing", in: traits).flatMap(Double.init) {
      stack.spacing = CGFloat(spacing)
    } else if description.markup["spacingType"] == "standard" {
      stack.spacing = UIStackView.spacingUseSystem
    } else if old != nil {
      stack.spacing = 0
    }
  }
}
