public import Foundation
public import GimbalEngine
public import GimbalGeometry

/// An effect of a view on the content behind it: stored as a value, and never drawn.
///
/// Source: Apple, UIVisualEffect.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  /// Creates an empty effect.
  public override init() { super.init() }
}

/// A blur of the content behind.
///
/// Source: Apple, UIBlurEffect.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The style of a blur.
  ///
  /// Source: Apple, UIBlurEffect.Style, with its raw values.
  public enum Style: Int, Sendable {
    /// Extra light.
    case extraLight = 0
    /// Light; dark.
    case light, dark
    /// A blur that adapts to the user interface style (from iOS 10 on).
    case regular = 4
    /// A more prominent blur that adapts to the user interface style.
    case prominent
    /// Materials that adapt to the user interface style, from thin to thick (from iOS 13 on).
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
    /// Light materials.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    /// Light materials.
    case systemThickMaterialLight, systemChromeMaterialLight
    /// Dark materials.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    /// Dark materials.
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  /// The style of the blur, which is stored only.
  package let style: Style

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// True if two blurs have the same style.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  /// A hash of the style.
  open override var hash: Int { style.rawValue }
}

/// An effect for content in front of a blur.
///
/// Source: Apple, UIVibrancyEffect.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// The kinds of content (from iOS 13 on).
  ///
  /// Source: Apple, UIVibrancyEffectStyle.
  public enum Style: Int, Sendable {
    /// Labels, from strong to faint.
    case label = 0
    /// Labels, from strong to faint.
    case secondaryLabel, tertiaryLabel, quaternaryLabel
    /// Fills, from strong to faint.
    case fill, secondaryFill, tertiaryFill
    /// Separators.
    case separator
  }

  /// Creates the effect in front of a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }

  /// Creates the effect in front of a blur, for a kind of content.
  public init(blurEffect: UIBlurEffect, style: Style) { super.init() }
}

/// A view with an effect on the content behind it, and a view for its own content.
///
/// The effect is stored and never drawn. From iOS 11 on, UIKit raises an exception for subviews
/// that are not in `contentView`; Gimbal does not.
///
/// Source: Apple, UIVisualEffectView.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The effect, which an animation block changes gradually; nil is none.
  @Settable open var effect: UIVisualEffect? {
    didSet {
      if effect !== oldValue { captureShare() }
    }
  }

  /// The class of the layer, which stores the progress of an animated effect.
  open override class var layerClass: AnyClass { shareLayerClass }

  /// The view for subviews, which fills this one.
  open private(set) lazy var contentView: UIView = makeContentView()

  /// Creates a view without an effect and a size.
  public convenience init() { self.init(effect: nil) }

  /// Creates a view with an effect, without a size.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    _ = contentView
  }

  /// Creates a view from a storyboard or nib file; with any other coder, all values are defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = contentView
  }

  private func makeContentView() -> UIView {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }
}
