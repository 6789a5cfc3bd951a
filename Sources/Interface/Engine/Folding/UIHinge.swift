public import Foundation
import GimbalGeometry

/// The state of the hinge of a foldable device at one time (from iOS 27.1 on).
///
/// A hinge interaction passes it to its handler.
///
/// Source: Apple, UIHinge.
///
/// See: R-FOLD-3.
@preconcurrency @MainActor
public final class UIHinge: NSObject, NSCopying {
  /// The states of a hinge.
  ///
  /// Source: Apple, UIHinge.Status.
  public enum Status: Int, Sendable {
    /// The state is unknown.
    case unknown = 0
    /// The device is folded.
    case closed = 1
    /// The device is neither folded nor flat.
    case partiallyOpen = 2
    /// The device is flat.
    case fullyOpen = 3
  }

  /// The state of the hinge.
  public let status: Status
  /// The angle between the halves of the device, in radians: 0 closed, pi flat.
  public let angle: CGFloat

  /// Creates the state for a handler; `angle` is in radians.
  init(status: Status, angle: CGFloat) {
    self.status = status
    self.angle = angle
    super.init()
  }

  /// Returns this object, which is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIHinge.Status {
  /// The name of the status, as the trace shows it.
  package var name: String {
    switch self {
    case .unknown: "unknown"
    case .closed: "closed"
    case .partiallyOpen: "partiallyOpen"
    case .fullyOpen: "fullyOpen"
    }
  }
}

extension Machine {
  /// The current state of the hinge; nil on a device without one.
  package var hinge: UIHinge? {
    guard fold != nil else { return nil }
    let status: UIHinge.Status =
      switch folding.posture {
      case .closed: .closed
      case .partlyOpen: .partiallyOpen
      // R-FOLD-8.4
      case .open: .fullyOpen
      }
    return UIHinge(status: status, angle: CGFloat(reportedAngle * .pi / 180))
  }
}
