public import Foundation
public import GimbalDevices
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// Resizing of the app's window: Split View, Slide Over and free windows.
extension Simulator {
  /// Drags the app's window to a size in several steps.
  ///
  /// Each step is a separate resize on the virtual clock, during which the scene's geometry says
  /// that it is being resized. An app that requires the full screen is resized once, at the end of
  /// the drag.
  ///
  /// - Throws: the reason why device, system or app do not offer a window of one of the sizes.
  ///
  /// See: R-RSZ-9.
  public func dragWindow(
    to size: CGSize, steps: Int = 8,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws(MultitaskingRefusal) {
    let first = WindowGeometry(machine).windowSize(machine.interfaceOrientation)
    let steps = max(1, steps)
    var parts: [ScreenPart] = []
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      let between = CGSize(
        width: (first.width + (size.width - first.width) * share).rounded(),
        height: (first.height + (size.height - first.height) * share).rounded())
      if let part = try screenPart(.window(step == steps ? size : between), nil) {
        parts.append(part)
      }
    }
    partLayout = .window(size)
    act(from: CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      DraggedResize(machine).drag(
        through: parts, isDiscrete: app.requiresFullScreen, named: "\(WindowLayout.window(size))")
    }
  }

  /// Returns the window's part of the screen in portrait and landscape; nil is the full screen.
  ///
  /// A split is on the left, Slide Over on the right, and a free window in the middle. The sources
  /// record sizes only; the positions are Gimbal's choice (CHOICE).
  func screenPart(
    _ layout: WindowLayout, _ side: PaneSide?
  ) throws(MultitaskingRefusal) -> ScreenPart? {
    if layout == .fullScreen { return nil }
    if let hinge = profile.hinge { return try pane(layout, side ?? .left, of: hinge) }
    if profile.idiom == .phone, machine.features.resizesPhoneApps, case .window(let size) = layout {
      return try phoneWindow(size, layout)
    }
    if app.requiresFullScreen, !resizesDiscretely {
      throw refusal(layout, "the app requires the full screen")
    }
    if !app.orientations(for: profile.idiom).isSuperset(of: .all), profile.idiom == .pad {
      throw refusal(layout, "the app does not support all four orientations")
    }
    let multitasking = Multitasking.standard
    let now = try multitasking.pane(
      layout, on: profile, system: system, orientation: machine.interfaceOrientation)
    let isLandscape = machine.interfaceOrientation.isLandscape
    let rotatedSize = sizeAfterRotation(layout, from: now.value.size, landscape: !isLandscape)
    let nowFrame = frame(of: layout, side, now.value.size, landscape: isLandscape)
    let rotatedFrame = frame(of: layout, side, rotatedSize, landscape: !isLandscape)
    recordAssumption(now.provenance, about: layout)
    return ScreenPart(
      portrait: isLandscape ? rotatedFrame : nowFrame,
      landscape: isLandscape ? nowFrame : rotatedFrame)
  }

  /// True if an app that requires the full screen is resized nevertheless, in discrete steps.
  ///
  /// This is so for apps of the SDK of 27.
  ///
  /// Rule: R-RSZ-10.
  private var resizesDiscretely: Bool {
    machine.features.resizesPhoneApps && machine.features.sdk >= .iOS27
  }

  /// Returns the window of an iPhone app that is mirrored on another device, or that runs on an
  /// iPad.
  ///
  /// Mirrored, it has any size, also larger than the screen, in portrait, from iOS 27 on and for
  /// apps of its SDK.
  ///
  /// On an iPad it is as wide as half of the screen at most.
  ///
  /// Rule: R-RSZ-7, R-RSZ-11.
  private func phoneWindow(
    _ size: CGSize, _ layout: WindowLayout
  ) throws(MultitaskingRefusal) -> ScreenPart {
    guard machine.features.sdk >= .iOS27 else {
      throw refusal(
        layout,
        "an app of the SDK \(machine.features.sdk.rawValue) cannot be resized; one of 27.0 or later can"
      )
    }
    if let padScreen = profile.padScreen {
      let reason = Multitasking.standard.phoneApps.reasonAgainst(
        size, on: padScreen, landscape: machine.interfaceOrientation.isLandscape)
      if let reason { throw refusal(layout, reason) }
    } else if !(1...8192).contains(size.width) || !(1...8192).contains(size.height) {
      throw refusal(layout, "width and height are 1 to 8192")
    }
    machine.assumptions.record(
      "the safe area of a resizable window of an iPhone app is not recorded; it has none here",
      of: "windows")
    let frame = CGRect(origin: .zero, size: size)
    // Half of the longer side, the greatest width, is less than the shorter side.
    let landscape = CGRect(
      x: 0, y: 0, width: size.width,
      height: min(size.height, profile.padScreen?.height ?? .infinity))
    return ScreenPart(portrait: frame, landscape: landscape, isPhoneWindow: true)
  }

  /// Returns the size that the window has after a rotation.
  ///
  /// A split that the other orientation does not offer keeps its share of the width. A free window
  /// keeps its size up to that of the screen.
  private func sizeAfterRotation(_ layout: WindowLayout, from size: CGSize, landscape: Bool)
    -> CGSize
  {
    let screen = screenSize(landscape)
    if case .window = layout {
      return CGSize(width: min(size.width, screen.width), height: min(size.height, screen.height))
    }
    let pane = try? Multitasking.standard.pane(
      layout, on: profile, system: system, orientation: landscape ? .landscapeLeft : .portrait)
    if let pane { return pane.value.size }
    guard case .split(let share) = layout else { return screen }
    let width = Multitasking.standard.assumedPaneWidth(
      share, of: profile.screen.pointsPortrait, landscape: landscape)
    recordAssumption(width.provenance, about: layout)
    return CGSize(width: width.value, height: screen.height)
  }

  /// Returns a pane of the inner display of a device that folds.
  ///
  /// The panes are halves next to each other, in landscape only. The scene of either pane has its
  /// origin at its own corner.
  ///
  /// Rule: R-FOLD-7.
  private func pane(
    _ layout: WindowLayout, _ side: PaneSide, of hinge: DeviceHinge
  ) throws(MultitaskingRefusal) -> ScreenPart {
    guard layout == .split(.half) else {
      throw refusal(layout, "it divides its inner display in halves only: split 'half'")
    }
    guard let posture, posture != .closed, let inner = profile.display(posture) else {
      throw refusal(layout, "the device is closed; unfold it first")
    }
    if app.requiresFullScreen { throw refusal(layout, "the app requires the full screen") }
    // The window of an app of an older SDK has a fixed size, or its half of the display loses the
    // black area at the right.
    let older = profile.appWindow
    if let size = older?.size {
      let frame = CGRect(origin: .zero, size: size)
      return ScreenPart(portrait: frame, landscape: frame, side: side)
    }
    // Before the launch the interface has no orientation yet.
    let expected =
      window == nil ? machine.hardware.interface(for: orientation) : interfaceOrientation
    guard expected?.isLandscape ?? true else {
      throw refusal(
        layout, "an app has the inner display alone in portrait; rotate the device first")
    }
    let strip = older?.strip ?? 0
    let size = inner.screen.pointsLandscape
    let length = (size.width + strip - hinge.splitGap) / 2
    let frame = CGRect(
      x: 0, y: 0, width: side == .right ? length - strip : length, height: size.height)
    return ScreenPart(portrait: frame, landscape: frame, side: side)
  }

  private func frame(
    of layout: WindowLayout, _ side: PaneSide?, _ size: CGSize, landscape: Bool
  ) -> CGRect {
    let screen = screenSize(landscape)
    switch layout {
    case .fullScreen, .split:
      return CGRect(
        x: side == .right ? screen.width - size.width : 0, y: 0, width: size.width,
        height: size.height)
    case .slideOver:
      return CGRect(
        origin: CGPoint(x: screen.width - size.width, y: (screen.height - size.height) / 2),
        size: size)
    case .window:
      return CGRect(
        x: ((screen.width - size.width) / 2).rounded(.down),
        y: ((screen.height - size.height) / 2).rounded(.down),
        width: size.width, height: size.height)
    }
  }

  private func screenSize(_ landscape: Bool) -> CGSize {
    profile.screenSize(landscape ? .landscapeLeft : .portrait)
  }

  private func refusal(_ layout: WindowLayout, _ reason: String) -> MultitaskingRefusal {
    MultitaskingRefusal(device: profile.name, system: system, layout: layout, reason: reason)
  }
}
