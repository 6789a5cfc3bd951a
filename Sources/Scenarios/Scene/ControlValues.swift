public import GimbalEngine

/// Values that only views of some classes have; those that are nil stay.
public struct ControlValues: Sendable {
  /// The text of a label.
  public var text: String?
  /// The title of a button.
  public var title: String?
  /// The font of a label or of a button's title.
  public var font: SceneFont?
  /// The most lines of a label; 0 for any number.
  public var numberOfLines: Int?
  /// The width at which a label's lines break, in points; 0 leaves it to layout.
  public var preferredMaxLayoutWidth: Double?
  /// True if a label's font of a text style follows the text size that the person has set.
  public var adjustsFontForContentSizeCategory: Bool?
  /// The size of an image view's picture.
  public var image: SceneImage?
  /// The arrangement of a stack view.
  public var stack = StackValues()

  /// Creates values that change nothing.
  public init() {}
}

/// Values for a stack view; those that are nil stay.
public struct StackValues: Sendable {
  /// The direction of the views: a row or a column.
  public var axis: NSLayoutConstraint.Axis?
  /// The room between neighbours, in points.
  public var spacing: Double?
  /// The distribution of the views along the axis.
  public var distribution: UIStackView.Distribution?
  /// The alignment of the views across the axis.
  public var alignment: UIStackView.Alignment?
  /// The room behind single views, in points.
  public var customSpacing: [CustomSpacing]?
  /// True if the views lie inside the stack's margins.
  public var isLayoutMarginsRelativeArrangement: Bool?
  /// True if a column's spacing counts from baseline to baseline.
  public var isBaselineRelativeArrangement: Bool?

  /// The room behind one view.
  public struct CustomSpacing: Hashable, Sendable {
    /// The view.
    public var view: Target
    /// The room, in points.
    public var spacing: Double
  }

  /// Creates values that change nothing.
  public init() {}
}

/// A font of a scene: the system's.
public enum SceneFont: Hashable, Sendable {
  /// By size in points and weight.
  case system(size: Double, weight: UIFont.Weight)
  /// By what the text is for.
  case style(UIFont.TextStyle)
}

/// A picture of a scene, of which only the size matters.
public enum SceneImage: Hashable, Sendable {
  /// No picture.
  case none
  /// A picture of a size in points.
  case size(width: Double, height: Double)
}

/// The words of controls.
enum ControlWords {
  static let weights: [(name: String, weight: UIFont.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]
  static let styles: [(name: String, style: UIFont.TextStyle)] = [
    ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("subheadline", .subheadline), ("body", .body), ("callout", .callout),
    ("footnote", .footnote), ("caption1", .caption1), ("caption2", .caption2),
  ]
  static let axes: [(name: String, axis: NSLayoutConstraint.Axis)] = [
    ("horizontal", .horizontal), ("vertical", .vertical),
  ]
  static let distributions: [(name: String, distribution: UIStackView.Distribution)] = [
    ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
    ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
  ]
  static let alignments: [(name: String, alignment: UIStackView.Alignment)] = [
    ("fill", .fill), ("leading", .leading), ("top", .top), ("firstBaseline", .firstBaseline),
    ("center", .center), ("trailing", .trailing), ("bottom", .bottom),
    ("lastBaseline", .lastBaseline),
  ]
}

extension SceneViewClass {
  /// The keys that only views of some classes have, with those classes.
  static let keys: [(key: String, classes: [SceneViewClass])] =
    [
      ("intrinsicContentSize", [.view]), ("alignmentRectInsets", [.view]), ("text", [.label]),
      ("title", [.button]), ("font", [.label, .button]), ("numberOfLines", [.label]),
      ("preferredMaxLayoutWidth", [.label]), ("adjustsFontForContentSizeCategory", [.label]),
      ("image", [.imageView]), ("layout", [.view]), ("arrangedSubviews", [.stackView]),
    ] + ScenarioShapes.stackValues.map { ($0, [.stackView]) }

  /// True if views of the class have what a key says.
  func has(_ key: String) -> Bool {
    Self.keys.first { $0.key == key }?.classes.contains(self) ?? true
  }

  /// The problem of a key on a view of the class; nil when there is none.
  func objection(to key: String) -> String? {
    guard !has(key), let classes = Self.keys.first(where: { $0.key == key })?.classes else {
      return nil
    }
    let names = classes.map(\.rawValue).joined(separator: " and ")
    return "'\(key)' is for \(names); the view is a \(rawValue)"
  }
}

extension ViewValues {
  /// The keys among the values that only views of some classes have.
  var classKeys: [String] {
    var keys: [String] = []
    if layout.contentSize != nil { keys.append("intrinsicContentSize") }
    if layout.alignmentRectInsets != nil { keys.append("alignmentRectInsets") }
    if control.text != nil { keys.append("text") }
    if control.title != nil { keys.append("title") }
    if control.font != nil { keys.append("font") }
    if control.numberOfLines != nil { keys.append("numberOfLines") }
    if control.preferredMaxLayoutWidth != nil { keys.append("preferredMaxLayoutWidth") }
    if control.adjustsFontForContentSizeCategory != nil {
      keys.append("adjustsFontForContentSizeCategory")
    }
    if control.image != nil { keys.append("image") }
    return keys + control.stack.keys
  }
}

extension StackValues {
  /// The keys of the values.
  fileprivate var keys: [String] {
    var keys: [String] = []
    if axis != nil { keys.append("axis") }
    if spacing != nil { keys.append("spacing") }
    if distribution != nil { keys.append("distribution") }
    if alignment != nil { keys.append("alignment") }
    if customSpacing != nil { keys.append("customSpacing") }
    if isLayoutMarginsRelativeArrangement != nil {
      keys.append("isLayoutMarginsRelativeArrangement")
    }
    if isBaselineRelativeArrangement != nil { keys.append("isBaselineRelativeArrangement") }
    return keys
  }
}
