/// A set of interface orientations, such as those that a controller supports.
///
/// The bit of an orientation is one shifted left by its raw value.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Creates the set with one orientation; empty for `unknown`.
  public init(_ orientation: UIInterfaceOrientation) {
    rawValue = orientation == .unknown ? 0 : 1 << UInt(orientation.rawValue)
  }

  /// Home edge at the bottom.
  public static let portrait = UIInterfaceOrientationMask(.portrait)
  /// Home edge at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
  /// Home edge at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
  /// Home edge at the top.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four orientations.
  public static let all: UIInterfaceOrientationMask = [.landscape, .portrait, .portraitUpsideDown]
  /// All orientations but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.landscape, .portrait]

  /// Returns whether an orientation is in the set; never for `unknown`.
  public func allows(_ orientation: UIInterfaceOrientation) -> Bool {
    orientation != .unknown && contains(UIInterfaceOrientationMask(orientation))
  }

  /// The orientations in the set, in the order of their raw values.
  public var orientations: [UIInterfaceOrientation] {
    UIInterfaceOrientation.allCases.filter(allows)
  }
}
