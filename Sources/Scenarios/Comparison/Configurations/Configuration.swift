public import Foundation
public import GimbalGeometry
public import GimbalSnapshots
public import GimbalTraits

/// A device, a system, a way of holding it, a window and a person's choices: one way in which a scene can be shown.
public struct ConfigurationID: Hashable, Sendable, CustomStringConvertible {
  /// The device's slug.
  public var device: String
  /// The system.
  public var system: SystemVersion
  /// The orientation in which the device is held.
  public var orientation: UIDeviceOrientation
  /// The part of the screen that the window gets.
  public var window: WindowPosition
  /// The person's choices.
  public var variation: LayoutVariation

  /// Names a configuration.
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

  /// `iphone-15-pro · iOS 17 · landscapeLeft`; a window that is not the full screen follows, then what the person
  /// chose.
  public var description: String {
    let name = "\(device) · iOS \(system) · \(orientation.name)"
    return ([name] + more).joined(separator: " · ")
  }

  /// The window, if it is not the full screen, and what the person chose, in words.
  public var more: [String] {
    (window == .fullScreen ? [] : ["\(window)"]) + variation.phrases
  }
}

/// A scene as one configuration shows it.
public struct Configuration: Hashable, Sendable {
  /// The configuration's id.
  public var id: ConfigurationID
  /// The device's figures.
  public var device: DeviceOutline
  /// The layout.
  public var layout: LayoutSnapshot
  /// Figures of the device that were derived, one sentence each.
  ///
  /// See: D-5.
  public var assumptions: [String]
  /// The keyboard on the screen as the interface is turned; nil while it is hidden.
  public var keyboard: CGRect?
  /// The views that are elsewhere once the device was turned to all sides and back; nil when it was not turned.
  public var moved: [MovedView]?
  /// The views that are elsewhere once the device was folded and unfolded, or the other way round; nil when it was not.
  public var movedByFold: [MovedView]?
  /// The display of a device that folds; nil for any other.
  public var display: DisplayOutline?
  /// The size of `UIScreen.main`, in points; nil where it is not known.
  public var mainScreen: CGSize?
  /// The buttons that do not stand at the side where bars do.
  public var buttonsOffSide: [ButtonOffSide] = []

  /// Puts a layout with the configuration that it was taken on.
  public init(
    id: ConfigurationID, device: DeviceOutline, layout: LayoutSnapshot, assumptions: [String] = []
  ) {
    self.id = id
    self.device = device
    self.layout = layout
    self.assumptions = assumptions
  }

  /// The orientation of the interface; portrait when the layout has none.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(name: layout.orientation) ?? .portrait
  }

  /// The cut-out of the screen, in the orientation of the interface.
  public var sensorHousing: CGRect? { device.sensorHousing(interfaceOrientation) }
}

/// A button of a bar that is lost, or stays horizontal, while bars stand at the side.
///
/// See: R-FOLD-15.
public struct ButtonOffSide: Hashable, Sendable, CustomStringConvertible {
  /// The index of the bar in the layout.
  public var bar: Int
  /// The button's title, or the name of its kind.
  public var title: String
  /// True if the button is not shown at all.
  public var isLost: Bool

  /// Describes a button.
  public init(bar: Int, title: String, isLost: Bool) {
    self.bar = bar
    self.title = title
    self.isLost = isLost
  }

  /// The title, and what became of the button.
  public var description: String { "\(title) \(isLost ? "lost" : "horizontal")" }
}

/// A view that is elsewhere once the device was turned, or folded, and back.
public struct MovedView: Hashable, Sendable {
  /// The view's index in the layout.
  public var view: Int
  /// The frame in the superview before the turns, in points.
  public var before: CGRect
  /// The frame in the superview after them; nil when the view is gone.
  public var after: CGRect?

  /// Describes a view that moved.
  public init(view: Int, before: CGRect, after: CGRect?) {
    self.view = view
    self.before = before
    self.after = after
  }

  /// The views that stand elsewhere in a later layout, or are gone, in the order of the first.
  ///
  /// Views are the same by name; the second of a name is another than the first. A view in one that moved is named
  /// only if it moved in that.
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

/// A configuration that was asked for and cannot be, and why.
public struct SkippedConfiguration: Hashable, Sendable {
  /// The configuration in words.
  public var name: String
  /// One sentence.
  public var reason: String
  /// The row of the table of orientations that decided, in words; nil where none did.
  ///
  /// See: R-ORI-4.
  public var rule: String?

  /// The reason, with the row in brackets where one decided.
  public var explanation: String { reason + (rule.map { " (R-ORI-4: \($0))" } ?? "") }

  /// Names what was skipped and why.
  public init(name: String, reason: String, rule: String? = nil) {
    self.name = name
    self.reason = reason
    self.rule = rule
  }
}
