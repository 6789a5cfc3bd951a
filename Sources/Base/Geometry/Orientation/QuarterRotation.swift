public import Foundation

/// The rotation from coordinates of the interface to those of the screen in portrait.
///
/// The raw value counts quarter rotations, clockwise on the portrait screen. The linear part of all
/// transforms consists of exactly 0, 1 and −1, so that rectangles convert back without change.
///
/// See: R-COORD-1, R-COORD-2.
public enum QuarterRotation: Int, CaseIterable, Hashable, Sendable {
  /// Portrait: no rotation.
  case none = 0
  /// Landscape with the home edge at the right.
  case clockwise = 1
  /// Portrait upside down.
  case half = 2
  /// Landscape with the home edge at the left.
  case counterclockwise = 3

  /// Creates the rotation of an interface orientation; none for `unknown`.
  @inlinable
  public init(_ orientation: UIInterfaceOrientation) {
    switch orientation {
    case .unknown, .portrait: self = .none
    case .landscapeRight: self = .clockwise
    case .portraitUpsideDown: self = .half
    case .landscapeLeft: self = .counterclockwise
    }
  }

  /// True if width and height are exchanged.
  @inlinable
  public var swapsAxes: Bool { self == .clockwise || self == .counterclockwise }

  /// Returns the size of the interface on a screen with a size in portrait, in points.
  @inlinable
  public func size(portrait: CGSize) -> CGSize {
    swapsAxes ? CGSize(width: portrait.height, height: portrait.width) : portrait
  }

  /// Returns the transform from the interface's coordinates to the fixed portrait ones.
  ///
  /// Rule: R-COORD-2.
  @inlinable
  public func interfaceToFixed(portraitSize: CGSize) -> CGAffineTransform {
    var transform = rootTransform
    switch self {
    case .none: break
    case .clockwise: transform.tx = portraitSize.width
    case .half:
      transform.tx = portraitSize.width
      transform.ty = portraitSize.height
    case .counterclockwise: transform.ty = portraitSize.height
    }
    return transform
  }

  /// Returns the transform from the fixed portrait coordinates to the interface's.
  ///
  /// See: R-COORD-2.
  @inlinable
  public func fixedToInterface(portraitSize: CGSize) -> CGAffineTransform {
    switch self {
    case .none: .identity
    case .clockwise: CGAffineTransform(0, -1, 1, 0, 0, portraitSize.width)
    case .half: CGAffineTransform(-1, 0, 0, -1, portraitSize.width, portraitSize.height)
    case .counterclockwise: CGAffineTransform(0, 1, -1, 0, portraitSize.height, 0)
    }
  }

  /// The transform of a root view up to iOS 7: the rotation about the view's center.
  ///
  /// Rule: R-COORD-3.
  @inlinable
  public var rootTransform: CGAffineTransform {
    switch self {
    case .none: .identity
    case .clockwise: CGAffineTransform(0, 1, -1, 0, 0, 0)
    case .half: CGAffineTransform(-1, 0, 0, -1, 0, 0)
    case .counterclockwise: CGAffineTransform(0, -1, 1, 0, 0, 0)
    }
  }

  /// Returns the rotation of an interface from one orientation to another.
  ///
  /// If the device rotates clockwise, the interface rotates by −π/2, and the other way round.
  ///
  /// Rule: R-ROT-8.
  public static func targetTransform(
    from old: UIInterfaceOrientation, to new: UIInterfaceOrientation
  ) -> CGAffineTransform {
    let quarters = (QuarterRotation(new).rawValue - QuarterRotation(old).rawValue + 4) % 4
    return allCases[quarters].rootTransform
  }
}
