public import Foundation
public import GimbalGeometry
public import GimbalSnapshots
public import GimbalTraits

/// A configuration of a scene: device, system, orientation, window and the user's settings.
public struct ConfigurationID: Hashable, Sendable, CustomStringConvertible {
  /// The device's slug.
  public var device: String
  /// The system.
  public var system: SystemVersion
  /// The orientation of the device.
  public var orientation: UIDeviceOrientation
  /// The window's part of the screen.
  public var window: WindowPosition
  /// The user's settings.
  public var variation: LayoutVariation

  /// Creates an id.
  public init(
    device: String, system: SystemVersion, orientation: UIDeviceOrientation,
    window: WindowPosition = .fullScreen, variation: LayoutVariation = LayoutVariation()
  ) {
    self.device = device
    self.system = system
    self.orientation = orientation
    self.window = window
    self.variation = variation
  }

  /// `iphone-15-pro · iOS 17 · landscapeLeft`, followed by the window unless it is full screen, and
  /// by the user's settings.
  public var description: String {
    let name = "\(device) · iOS \(system) · \(orientation.name)"
    return ([name] + more).joined(separator: " · ")
  }

  /// The window, unless it is full screen, and the user's settings, as text.
  public var more: [String] {
    (window == .fullScreen ? [] : ["\(window)"]) + variation.phrases
  }
}

/// The layout of a scene in one configuration.
public struct Configuration: Hashable, Sendable {
  /// The configuration's id.
  public var id: ConfigurationID
  /// The device's measurements.
  public var device: DeviceOutline
  /// The layout.
  public var layout: LayoutSnapshot
  /// The assumed metrics of the device, one sentence each.
  ///
  /// See: D-5.
  public var assumptions: [String]
  /// The keyboard's rectangle on the screen in the interface's orientation; nil while it is hidden.
  public var keyboard: CGRect?
  /// The views with changed positions after all rotations and back; nil if it was not rotated.
  public var moved: [MovedView]?
  /// The views with changed positions after folding and back; nil if it was not folded.
  public var movedByFold: [MovedView]?
  /// The display of a device that folds; nil for any other.
  public var display: DisplayOutline?
  /// The views that a full-screen window clips too, by name; filled for a pane of Split View if no
  /// full-screen window is compared.
  var clippedInFullScreen: Set<String> = []
  /// The size of `UIScreen.main`, in points; nil if unknown.
  public var mainScreen: CGSize?
  /// The buttons that are not at the side where bars are.
  public var buttonsOffSide: [ButtonOffSide] = []

  /// Creates a configuration with its layout.
  public init(
    id: ConfigurationID, device: DeviceOutline, layout: LayoutSnapshot, assumptions: [String] = []
  ) {
    self.id = id
    self.device = device
    self.layout = layout
    self.assumptions = assumptions
  }

  /// The orientation of the interface; portrait if the layout has none.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(name: layout.orientation) ?? .portrait
  }

  /// The cut-out of the screen, in the orientation of the interface.
  public var sensorHousing: CGRect? { device.sensorHousing(interfaceOrientation) }
}

/// A button of a bar that is missing, or stays horizontal, while bars are at the side.
///
/// See: R-FOLD-15.
public struct ButtonOffSide: Hashable, Sendable, CustomStringConvertible {
  /// The index of the bar in the layout.
  public var bar: Int
  /// The button's title, or the name of its kind.
  public var title: String
  /// True if the button is not shown at all.
  public var isLost: Bool

  /// Creates a button.
  public init(bar: Int, title: String, isLost: Bool) {
    self.bar = bar
    self.title = title
    self.isLost = isLost
  }

  /// The title, and whether it is missing.
  public var description: String { "\(title) \(isLost ? "lost" : "horizontal")" }
}

/// A view whose position differs after the device was rotated, or folded, and back.
public struct MovedView: Hashable, Sendable {
  /// The view's index in the layout.
  public var view: Int
  /// The frame in the superview before, in points.
  public var before: CGRect
  /// The frame in the superview after; nil if the view is missing.
  public var after: CGRect?

  /// Creates a moved view.
  public init(view: Int, before: CGRect, after: CGRect?) {
    self.view = view
    self.before = before
    self.after = after
  }

  /// Returns the views with other frames in a later layout, or missing there, in the order of the
  /// first.
  ///
  /// Views are identified by name; the second view of a name is a different one. A view inside a
  /// moved one is listed only if its own frame changed.
  ///
  /// - Complexity: O(views).
  static func views(of layout: LayoutSnapshot, in later: LayoutSnapshot, within tolerance: CGFloat)
    -> [MovedView]
  {
    var locations: [String: [CGRect]] = [:]
    for view in later.views.reversed() { locations[view.name, default: []].append(view.frame) }
    return layout.views.indices.compactMap { index in
      let view = layout.views[index]
      let after = locations[view.name]?.popLast()
      guard !view.content.isMadeBySystem else { return nil }
      if let after, after.isNear(view.frame, within: tolerance) { return nil }
      return MovedView(view: index, before: view.frame, after: after)
    }
  }
}

/// A requested configuration that is not possible, with the reason.
public struct SkippedConfiguration: Hashable, Sendable {
  /// The configuration as text.
  public var name: String
  /// One sentence.
  public var reason: String
  /// The text of the deciding row in the table of orientations; nil if none decided.
  ///
  /// See: R-ORI-4.
  public var rule: String?

  /// The reason, with the deciding row in parentheses, if any.
  public var explanation: String { reason + (rule.map { " (R-ORI-4: \($0))" } ?? "") }

  /// Creates a skipped configuration.
  public init(name: String, reason: String, rule: String? = nil) {
    self.name = name
    self.reason = reason
    self.rule = rule
  }
}
