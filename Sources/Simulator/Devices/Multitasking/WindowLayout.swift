public import Foundation
import GimbalGeometry
public import GimbalTraits

/// The share of the divided screen that a pane has.
public enum SplitShare: String, CaseIterable, Hashable, Sendable {
  /// The narrow pane.
  case third
  /// Either of two equal panes.
  case half
  /// The wide pane.
  case twoThirds
}

/// The part of a device's screen that a window fills.
///
/// ```swift
/// let sim = try Simulator(DeviceCatalog.standard.device("ipad-mini-6"), system: .iOS(18))
/// sim.launch(PlayerViewController())
/// try sim.resize(to: .slideOver)
/// print(sim.layout.traits)  // hC vR
/// try sim.resize(to: .fullScreen)
/// ```
public enum WindowLayout: Hashable, Sendable, CustomStringConvertible {
  /// The whole screen.
  case fullScreen
  /// One pane of Split View.
  case split(SplitShare)
  /// The pane that floats above another app.
  case slideOver
  /// A window of any size, in points.
  case window(CGSize)

  /// The text for messages: `the split 'half'`.
  public var description: String {
    switch self {
    case .fullScreen: "the full screen"
    case .split(let share): "the split '\(share.rawValue)'"
    case .slideOver: "Slide Over"
    case .window(let size): "a window of \(MeasureText.size(size))"
    }
  }
}

/// The size of a window with its size classes.
public struct WindowPane: Hashable, Sendable {
  /// The size in points of the interface's orientation.
  public var size: CGSize
  /// The size classes of a window of that size on the device.
  public var sizeClasses: SizeClasses

  /// Creates the description of a window.
  package init(size: CGSize, sizeClasses: SizeClasses) {
    (self.size, self.sizeClasses) = (size, sizeClasses)
  }
}

/// The error that a device does not offer a layout, with the reason.
///
/// Rule: D-7.
public struct MultitaskingRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The device's name.
  public let device: String
  /// The system.
  public let system: SystemVersion
  /// The requested layout.
  public let layout: WindowLayout
  /// The reason why the device does not offer it.
  public let reason: String

  /// Creates an error; the reason is a sentence without its full stop.
  public init(device: String, system: SystemVersion, layout: WindowLayout, reason: String) {
    self.device = device
    self.system = system
    self.layout = layout
    self.reason = reason
  }

  /// One line.
  public var description: String {
    "\(device) on iOS \(system) does not offer \(layout): \(reason)"
  }
}
