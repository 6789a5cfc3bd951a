import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalInterfaceDocuments

/// Sets the properties that all views can have in a description.
extension ViewBuilder {
  /// Configures a view from its description, without subviews and constraints.
  func configure(_ view: UIView, _ description: ViewDescription) {
    let markup = description.markup
    view.frame = description.frame.value(in: traits) ?? .zero
    view.autoresizingMask = ViewBuilder.mask(markup.child(key: "autoresizingMask"))
    if document.usesAutoLayout {
      view.translatesAutoresizingMaskIntoConstraints = description.translatesMask
    }
    configureAppearance(view, description)
    configurePriorities(view, markup)
    configureMargins(view, description)
    configureClass(view, description)
    if purpose == .canvas { applyPlaceholders(view, markup) }
    view.awaitsContent = awaitsContent(view, description)
    if purpose == .app {
      view.documentElement = DocumentElement(
        file: document.file, id: description.id, ordinal: markup.ordinal)
    }
    didConfigure?(view, description)
  }

  private func configureAppearance(_ view: UIView, _ description: ViewDescription) {
    let markup = description.markup
    if let alpha = markup.number("alpha") { view.alpha = CGFloat(alpha) }
    if let clips = markup.flag("clipsSubviews") { view.clipsToBounds = clips }
    if let resizes = markup.flag("autoresizesSubviews") { view.autoresizesSubviews = resizes }
    if let opaque = markup.flag("opaque") { view.isOpaque = opaque }
    if let takesTouches = markup.flag("userInteractionEnabled") {
      view.isUserInteractionEnabled = takesTouches
    }
    if let multiple = markup.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = multiple }
    if let tag = markup.integer("tag") { view.tag = tag }
    if let mode = markup["contentMode"].flatMap(ViewBuilder.contentMode) { view.contentMode = mode }
    if let identifier = markup.child("accessibility")?["identifier"] {
      view.accessibilityIdentifier = identifier
    }
    switch markup["semanticContentAttribute"] {
    case "forceLeftToRight": view.semanticContentAttribute = .forceLeftToRight
    case "forceRightToLeft": view.semanticContentAttribute = .forceRightToLeft
    case "playback": view.semanticContentAttribute = .playback
    case "spatial": view.semanticContentAttribute = .spatial
    default: break
    }
    configureVariedAppearance(view, description, from: nil)
  }

  private func configurePriorities(_ view: UIView, _ markup: Markup) {
    let priorities: [(String, NSLayoutConstraint.Axis, isHugging: Bool)] = [
      ("horizontalHuggingPriority", .horizontal, true),
      ("verticalHuggingPriority", .vertical, true),
      ("horizontalCompressionResistancePriority", .horizontal, false),
      ("verticalCompressionResistancePriority", .vertical, false),
    ]
    for (name, axis, isHugging) in priorities {
      guard let value = markup.number(name) else { continue }
      let priority = UILayoutPriority(Float(value))
      if isHugging {
        view.setContentHuggingPriority(priority, for: axis)
      } else {
        view.setContentCompressionResistancePriority(priority, for: axis)
      }
    }
  }

  private func configureMargins(_ view: UIView, _ description: ViewDescription) {
    let markup = description.markup
    configureVariedMargins(view, description, from: nil)
    if markup.flag("preservesSuperviewLayoutMargins") == true {
      view.preservesSuperviewLayoutMargins = true
    }
    if markup.flag("layoutMarginsFollowReadableWidth") == true {
      view.setMarginsFollowReadableWidth(true)
    }
    if markup.flag("insetsLayoutMarginsFromSafeArea") == false
      || (!document.usesSafeAreas && !isRoot(markup))
    {
      view.insetsLayoutMarginsFromSafeArea = false
    }
  }

  /// Returns true for a controller's view and for a top-level view of a nib file.
  ///
  /// The safe area insets their margins even if the document does not use it; canvases before Xcode 9
  /// had no safe area.
  ///
  /// Source: Interface Builder documents of googleads/googleads-mobile-ios-examples,
  /// googlesamples/mlkit, material-components/material-components-ios, mixpanel/mixpanel-iphone and
  /// openfoodfacts/openfoodfacts-ios; in duckduckgo/iOS, the margins of inner views are not inset.
  private func isRoot(_ markup: Markup) -> Bool {
    guard purpose == .app || document.toolsVersion >= 13_000 else { return false }
    return markup.key == "view" || document.objects.contains { $0 === markup }
  }

  /// Returns true if the document leaves the view's content to the app.
  private func awaitsContent(_ view: UIView, _ description: ViewDescription) -> Bool {
    let markup = description.markup
    if markup["placeholderIntrinsicWidth"] != nil || markup["placeholderIntrinsicHeight"] != nil {
      return true
    }
    let isPlain = type(of: view) == ViewClasses.entry(description.kind).type
    if isPlain, description.customClass != nil { return true }
    return isPlain && ViewBuilder.containers.contains(description.kind)
      && description.subviews.isEmpty
  }

  private static let containers: Set<String> = ["view", "containerView", "stackView"]

  /// Applies the placeholder sizes that a canvas uses for content.
  private func applyPlaceholders(_ view: UIView, _ markup: Markup) {
    func side(_ name: String) -> CGFloat? {
      guard let text = markup[name] else { return nil }
      return text == "infinite" ? UIView.noIntrinsicMetric : Double(text).map { CGFloat($0) }
    }
    let (width, height) = (side("placeholderIntrinsicWidth"), side("placeholderIntrinsicHeight"))
    guard width != nil || height != nil else { return }
    view.statedContent = StatedContent(width: width, height: height)
  }

  /// Returns the autoresizing mask of an element; empty without one.
  static func mask(_ markup: Markup?) -> UIView.AutoresizingMask {
    let names: [(String, UIView.AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
      ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    var mask: UIView.AutoresizingMask = []
    guard let markup else { return mask }
    for (name, part) in names where markup.flag(name) == true { mask.insert(part) }
    return mask
  }

  private static func contentMode(_ name: String) -> UIView.ContentMode? {
    switch name {
    case "scaleToFill": .scaleToFill
    case "scaleAspectFit": .scaleAspectFit
    case "scaleAspectFill": .scaleAspectFill
    case "redraw": .redraw
    case "center": .center
    case "top": .top
    case "bottom": .bottom
    case "left": .left
    case "right": .right
    case "topLeft": .topLeft
    case "topRight": .topRight
    case "bottomLeft": .bottomLeft
    case "bottomRight": .bottomRight
    default: nil
    }
  }
}
