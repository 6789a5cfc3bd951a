public import Foundation
public import GimbalEngine
public import GimbalGeometry

/// An effect of the device's tilt on a view; stored, because a simulated device is not tilted.
///
/// Source: Apple, UIMotionEffect.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// Creates an instance.
  public override init() {}

  /// Returns the values by key path for the device's tilt; the base class has none.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// An effect that interpolates a value with the device's tilt; stored without effect.
///
/// Source: Apple, UIInterpolatingMotionEffect.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axes of the tilt.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }

  /// The key path of the view's property.
  public final let keyPath: String
  /// The axis of the tilt.
  public final let type: EffectType
  /// The value at the smallest tilt.
  @Settable open var minimumRelativeValue: Any?
  /// The value at the largest tilt.
  @Settable open var maximumRelativeValue: Any?

  /// Creates an effect of a key path.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

/// A group of effects; stored without effect.
///
/// Source: Apple, UIMotionEffectGroup.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects of the group.
  @Settable open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// The motion effects; stored without effect.
  public var motionEffects: [UIMotionEffect] {
    get { stored([]) }
    set { store(newValue) }
  }

  /// Adds an effect.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
  }

  /// Removes an effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
