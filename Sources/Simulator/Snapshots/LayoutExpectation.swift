public import Foundation
import GimbalGeometry

/// An expectation about a view's position, as a value that checks a view and explains a failure.
///
/// ```swift
/// let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
/// sim.launch(PlayerViewController())
/// expect(sim.layout["play"], .inside(.safeArea))
/// let failure = LayoutExpectation.inside(.window).failure(of: sim.layout["play"])
/// print(failure ?? "inside")
/// ```
///
/// Rectangles and tolerances are in points; two rectangles agree if each of their edges does.
public struct LayoutExpectation: Hashable, Sendable {
  /// An area of the screen that contains a view.
  public enum Area: String, CaseIterable, Hashable, Sendable {
    /// The part of the window that bars, sensor housing and home indicator do not cover.
    case safeArea
    /// The window.
    case window
    /// The whole screen.
    case screen
  }

  /// What is expected of a view, with the expected value.
  enum Kind: Hashable, Sendable {
    /// The frame in the superview's coordinates.
    case frame(CGRect)
    /// The bounds.
    case bounds(CGRect)
    /// The center in the superview's coordinates.
    case center(CGPoint)
    /// The bounding box in the window's coordinates.
    case windowFrame(CGRect)
    /// The bounding box in the coordinates of the device in portrait.
    case fixedFrame(CGRect)
    /// The area that contains the bounding box.
    case inside(Area)
  }

  /// What is expected of the view.
  let kind: Kind
  /// The distance in points by which edges may differ.
  let tolerance: CGFloat

  /// The default tolerance of numbers, in points.
  public static let usualTolerance: CGFloat = 0.001

  /// The frame in the superview's coordinates equals this one.
  public static func frame(_ frame: CGRect, tolerance: CGFloat = usualTolerance) -> Self {
    Self(kind: .frame(frame), tolerance: tolerance)
  }

  /// The bounds equal these.
  public static func bounds(_ bounds: CGRect, tolerance: CGFloat = usualTolerance) -> Self {
    Self(kind: .bounds(bounds), tolerance: tolerance)
  }

  /// The center in the superview's coordinates equals this one.
  public static func center(_ center: CGPoint, tolerance: CGFloat = usualTolerance) -> Self {
    Self(kind: .center(center), tolerance: tolerance)
  }

  /// The bounding box in the window's coordinates equals this one.
  public static func windowFrame(_ frame: CGRect, tolerance: CGFloat = usualTolerance) -> Self {
    Self(kind: .windowFrame(frame), tolerance: tolerance)
  }

  /// The bounding box in the fixed coordinates of the device in portrait equals this one.
  public static func fixedFrame(_ frame: CGRect, tolerance: CGFloat = usualTolerance) -> Self {
    Self(kind: .fixedFrame(frame), tolerance: tolerance)
  }

  /// The bounding box lies inside an area.
  public static func inside(_ area: Area, tolerance: CGFloat = usualTolerance) -> Self {
    Self(kind: .inside(area), tolerance: tolerance)
  }

  /// Returns nil if the expectation is met, else one line with what was expected and found.
  ///
  /// A nil `view` means that the view is not in the window, which is a failure.
  public func failure(of view: LocatedView?) -> String? {
    guard let view else { return "the view is not in the window; expected \(text)" }
    let found: String
    switch kind {
    case .frame(let expected):
      if agree(view.frame, expected) { return nil }
      found = MeasureText.rect(view.frame)
    case .bounds(let expected):
      if agree(view.bounds, expected) { return nil }
      found = MeasureText.rect(view.bounds)
    case .windowFrame(let expected):
      if agree(view.windowFrame, expected) { return nil }
      found = MeasureText.rect(view.windowFrame)
    case .fixedFrame(let expected):
      if agree(view.fixedFrame, expected) { return nil }
      found = MeasureText.rect(view.fixedFrame)
    case .center(let expected):
      if agree(view.center.x, expected.x), agree(view.center.y, expected.y) { return nil }
      found = MeasureText.point(view.center)
    case .inside(let area):
      let extent = area.extent(in: view.layout)
      if isInside(view.windowFrame, extent) { return nil }
      return "\(view.name): expected \(text) \(MeasureText.rect(extent)), found "
        + MeasureText.rect(view.windowFrame)
    }
    return "\(view.name): expected \(text), found \(found)"
  }

  /// The expected value in words, for `failure(of:)` and the description.
  var text: String {
    switch kind {
    case .frame(let expected): "frame \(MeasureText.rect(expected))"
    case .bounds(let expected): "bounds \(MeasureText.rect(expected))"
    case .windowFrame(let expected): "window frame \(MeasureText.rect(expected))"
    case .fixedFrame(let expected): "fixed frame \(MeasureText.rect(expected))"
    case .center(let expected): "center \(MeasureText.point(expected))"
    case .inside(let area): "inside the \(area.name)"
    }
  }

  private func isInside(_ rect: CGRect, _ area: CGRect) -> Bool {
    rect.minX >= area.minX - tolerance && rect.minY >= area.minY - tolerance
      && rect.maxX <= area.maxX + tolerance && rect.maxY <= area.maxY + tolerance
  }

  private func agree(_ found: CGRect, _ expected: CGRect) -> Bool {
    agree(found.minX, expected.minX) && agree(found.minY, expected.minY)
      && agree(found.maxX, expected.maxX) && agree(found.maxY, expected.maxY)
  }

  private func agree(_ found: CGFloat, _ expected: CGFloat) -> Bool {
    abs(found - expected) <= tolerance
  }
}

extension LayoutExpectation.Area {
  /// Returns the area in the window's coordinates.
  ///
  /// `failure(of:)` calls it, and so do the assertions of `GimbalTesting`.
  package func extent(in layout: LayoutSnapshot) -> CGRect {
    switch self {
    case .safeArea: layout.safeArea
    case .window: CGRect(origin: .zero, size: layout.windowFrame.size)
    case .screen:
      CGRect(
        x: -layout.windowFrame.minX, y: -layout.windowFrame.minY,
        width: layout.screenSize.width, height: layout.screenSize.height)
    }
  }

  /// The name of the area, as messages show it.
  package var name: String {
    switch self {
    case .safeArea: "safe area"
    case .window: "window"
    case .screen: "screen"
    }
  }
}
