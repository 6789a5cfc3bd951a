public import Foundation
public import GimbalEngine
public import GimbalGeometry

/// A change of a view as the device is held; kept, since a simulated device is held straight.
///
/// Source: Apple, UIMotionEffect.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// Creates one.
  public override init() {}

  /// The values by the paths of the view's properties, for the device's tilt; the base has none.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// A value of a view between two as the device is tilted; kept.
///
/// Source: Apple, UIInterpolatingMotionEffect.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The tilts.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }

  /// The path of the view's property.
  public final let keyPath: String
  /// The tilt that counts.
  public final let type: EffectType
  /// The value at the smallest tilt.
  @Settable open var minimumRelativeValue: Any?
  /// The value at the largest tilt.
  @Settable open var maximumRelativeValue: Any?

  /// Creates one of a property.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

/// Several changes at once; kept.
///
/// Source: Apple, UIMotionEffectGroup.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The changes.
  @Settable open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// The changes as the device is held; kept.
  public var motionEffects: [UIMotionEffect] {
    get { stored([]) }
    set { store(newValue) }
  }

  /// Adds a change.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
  }

  /// Takes a change away.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
