public import Foundation
public import GimbalEngine
public import GimbalGeometry

/// A look that a view gives to what lies behind it: kept as a value, and never drawn.
///
/// Source: Apple, UIVisualEffect.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  /// Creates an effect without a look.
  public override init() { super.init() }
}

/// The content behind, blurred.
///
/// Source: Apple, UIBlurEffect.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// A strength and a brightness.
  ///
  /// Source: Apple, UIBlurEffect.Style, with its raw values.
  public enum Style: Int, Sendable {
    /// Brighter than bright; bright; dark.
    case extraLight = 0
    /// Bright; dark.
    case light, dark
    /// As bright as the surroundings are (from iOS 10 on).
    case regular = 4
    /// The same, more distinct.
    case prominent
    /// Materials that follow the style, from thin to thick (from iOS 13 on).
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
    /// Bright materials.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    /// Bright materials.
    case systemThickMaterialLight, systemChromeMaterialLight
    /// Dark materials.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    /// Dark materials.
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  /// The style of the blur.
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

/// Content in front of a blur, as if lit through it.
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
    /// Lines between things.
    case separator
  }

  /// Creates the effect in front of a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }

  /// Creates the effect in front of a blur, for what it lights.
  public init(blurEffect: UIBlurEffect, style: Style) { super.init() }
}

/// A view with a look that changes what lies behind it, and a view for what lies in it.
///
/// The look is kept and never drawn. A subview of its own, and not of `contentView`, is an exception in UIKit
/// from iOS 11 on; here it stays.
///
/// Source: Apple, UIVisualEffectView.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The look, which comes and goes by degrees in an animation block; nil is none.
  @Settable open var effect: UIVisualEffect? {
    didSet {
      if effect !== oldValue { captureShare() }
    }
  }

  /// The class of the layer, which knows the share of a new look.
  open override class var layerClass: AnyClass { shareLayerClass }

  /// The view for subviews, which fills this one.
  open private(set) lazy var contentView: UIView = makeContentView()

  /// Creates a view without a look and a size.
  public convenience init() { self.init(effect: nil) }

  /// Creates a view with a look, without a size.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    _ = contentView
  }

  /// Creates a view from an archive, of which nothing but the defaults is read.
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
