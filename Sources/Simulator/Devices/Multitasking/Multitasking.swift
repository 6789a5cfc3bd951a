public import Foundation
public import GimbalDocuments
public import GimbalGeometry
public import GimbalTraits

/// The windows that iPads offer, with their sizes: `Devices/multitasking/`.
///
/// ``WindowTraits`` determines from which width such a window is regular.
///
/// See: D-6.
public struct Multitasking: Sendable {
  /// The width of the divider between two panes.
  public let dividerWidth: CGFloat
  /// The first system with Slide Over and Split View.
  public let since: SystemVersion
  /// The first system with free windows, which replace both.
  public let freeWindowsSince: SystemVersion
  /// Slugs of iPads that offer Slide Over and no Split View.
  public let slideOverOnly: [String]
  /// Slugs of iPads that offer neither.
  public let withoutMultitasking: [String]
  /// The screens and windows of iPhone apps.
  public let phoneApps: PhoneApps
  /// Panels with their panes; reads the files of all panels.
  public var panels: [PanelSplits] { Self.panels }
  /// The data files unchanged, with notes and sources: `splits`, `eligibility`, `windows`.
  public let documents: [(name: String, document: DocumentValue)]

  /// The embedded data; read on first use.
  public static let standard = Multitasking()

  /// Returns the window of a layout.
  ///
  /// - Throws: the reason why the device does not offer it: phones, systems before Split View,
  ///   iPads without it, systems with free windows instead, halves in portrait, windows beyond the
  ///   screen.
  public func pane(
    _ layout: WindowLayout, on device: DeviceProfile, system: SystemVersion,
    orientation: UIInterfaceOrientation
  ) throws(MultitaskingRefusal) -> SourcedValue<WindowPane> {
    if let reason = reasonAgainst(layout, on: device, system: system, orientation: orientation) {
      throw MultitaskingRefusal(
        device: device.name, system: system, layout: layout, reason: reason)
    }
    let screen = device.screenSize(orientation)
    let isLandscape = orientation.isLandscape
    switch layout {
    case .fullScreen:
      let pane = WindowPane(size: screen, sizeClasses: device.sizeClasses(orientation))
      return SourcedValue(pane, .given(device.confidence))
    case .split(let share):
      return splitPane(share, on: device, landscape: isLandscape)
    case .slideOver:
      return slideOverPane(on: device, landscape: isLandscape)
    case .window(let size):
      return SourcedValue(freePane(size), .given(device.confidence))
    }
  }

  /// Returns true if a device shows several apps at once, in panes or in free windows.
  public func isOffered(on device: DeviceProfile, system: SystemVersion) -> Bool {
    device.idiom == .pad && system >= since
      && (system >= freeWindowsSince || !withoutMultitasking.contains(device.slug))
  }

  /// Returns the reason why the device does not offer a layout, or nil if it does.
  public func reasonAgainst(
    _ layout: WindowLayout, on device: DeviceProfile, system: SystemVersion,
    orientation: UIInterfaceOrientation
  ) -> String? {
    if layout == .fullScreen { return nil }
    if device.idiom != .pad {
      return device.kind == .pad
        ? "an iPhone app has windows on iPads from iPadOS 27 on, of any size"
        : "a phone's window always fills the screen"
    }
    if case .window(let size) = layout {
      return reasonAgainstWindow(size, screen: device.screenSize(orientation), system: system)
    }
    if system < since { return "it is available from iOS \(since) on" }
    if system >= freeWindowsSince {
      return
        "from iPadOS \(freeWindowsSince) on it is replaced by free windows; choose a window size"
    }
    if withoutMultitasking.contains(device.slug) {
      return "this iPad has neither Split View nor Slide Over"
    }
    if layout != .slideOver, slideOverOnly.contains(device.slug) {
      return "this iPad has Slide Over only"
    }
    if layout == .split(.half), !orientation.isLandscape {
      return "two halves are offered in landscape only"
    }
    return nil
  }

  private func reasonAgainstWindow(
    _ size: CGSize, screen: CGSize, system: SystemVersion
  ) -> String? {
    if system < freeWindowsSince {
      return "free windows are available from iPadOS \(freeWindowsSince) on"
    }
    guard size.width > 0, size.height > 0, size.width <= screen.width, size.height <= screen.height
    else { return "the screen is \(MeasureText.size(screen))" }
    return nil
  }
}
