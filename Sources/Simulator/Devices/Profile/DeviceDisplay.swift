public import Foundation
public import GimbalGeometry
public import GimbalTraits

/// A display of a device that folds.
///
/// See: R-FOLD-2.
public struct DeviceDisplay: Hashable, Sendable {
  /// The names of the displays.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// The display of the closed device.
    case outer
    /// The display of the open device.
    case inner
  }

  /// The name of the display.
  public var name: Name
  /// The display's sizes and scales.
  public var screen: DeviceScreen
  /// Size classes of the whole display, in portrait.
  public var portraitSizeClasses: SizeClasses
  /// Size classes of the whole display, in landscape.
  public var landscapeSizeClasses: SizeClasses
  /// The orientation of the interface while the device is held in portrait.
  public var nativeOrientation: UIInterfaceOrientation
  /// The corner radii in portrait, in points.
  public var cornerRadii: CornerRadii
  /// The metrics of each state.
  public var states: [DisplayState]
}

/// The corner radii of a display in portrait, in points.
public struct CornerRadii: Hashable, Sendable {
  /// The radius at the top left.
  public var topLeft: CGFloat
  /// The radius at the top right.
  public var topRight: CGFloat
  /// The radius at the bottom left.
  public var bottomLeft: CGFloat
  /// The radius at the bottom right.
  public var bottomRight: CGFloat

  /// The greatest of the four.
  public var largest: CGFloat { max(topLeft, topRight, bottomLeft, bottomRight) }
}

/// The hinge of a device that folds, and the fold of its inner display.
///
/// See: R-FOLD-1, R-FOLD-3.
public struct DeviceHinge: Hashable, Sendable {
  /// The edge of the outer display in portrait at which the hinge is.
  public var edge: Edge
  /// The distance of the fold line from the top of the inner display in portrait, in points.
  public var foldLine: CGFloat
  /// The margin of content on either side of the fold line, in points.
  public var margin: CGFloat
  /// The gap between the panes of Split View, in points.
  public var splitGap: CGFloat
  /// The reported angles near closed and near flat, in degrees; angles between are interpolated.
  public var reportedAngles: ClosedRange<Double>
  /// The reported angle, in degrees, below which the device counts as closed.
  public var closedBelow: Double

  /// The edges at which a hinge can be.
  public enum Edge: String, CaseIterable, Hashable, Sendable {
    /// The left edge.
    case left
    /// The right edge.
    case right
  }
}

extension DeviceProfile {
  /// Returns the device with the display of a posture: its screen, size classes, safe areas and
  /// keyboard.
  ///
  /// A device that does not fold is returned unchanged.
  ///
  /// - Complexity: O(states).
  public func showing(_ posture: Posture) -> DeviceProfile {
    guard posture != .closed, let inner = displays.first(where: { $0.name == .inner }) else {
      return self
    }
    var profile = self
    profile.screen = inner.screen
    profile.portraitSizeClasses = inner.portraitSizeClasses
    profile.landscapeSizeClasses = inner.landscapeSizeClasses
    profile.supportsUpsideDown = true
    profile.cornerRadius = inner.cornerRadii.largest
    profile.safeAreas = [
      SafeAreaMetrics(
        first: firstSystem.value, last: nil,
        portrait: inner.states.state(.portrait)?.safeArea,
        landscape: inner.states.state(.landscapeLeft)?.safeArea, statusBarPortrait: nil,
        statusBarLandscape: nil)
    ]
    profile.keyboardHeight = nil
    return profile
  }

  /// Returns the display that is on in a posture; nil for a device that does not fold.
  ///
  /// - Complexity: O(displays).
  public func display(_ posture: Posture) -> DeviceDisplay? {
    displays.first { $0.name == (posture == .closed ? .outer : .inner) }
  }

  /// Returns the slug of a device in a posture; closed adds nothing.
  static func slug(_ slug: String, at posture: Posture) -> String {
    posture == .closed ? slug : "\(slug)@\(posture.name)"
  }
}
