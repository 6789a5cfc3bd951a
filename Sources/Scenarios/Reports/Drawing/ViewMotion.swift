import Foundation
import GimbalComparison
import GimbalGeometry
import GimbalSnapshots

/// The movement of views during a rotation or a fold, as SVG animation elements.
///
/// `RotationSVG` and `FoldSVG` create it from layouts at several times. All animations of a drawing
/// have the same key times and repeat together.
struct ViewMotion {
  /// The duration of all animations, in seconds.
  let duration: Double
  /// The last layout, with the views that only the first one has, as transparent views.
  let layout: LayoutSnapshot
  /// The key times of all animations, as shares of the duration.
  private let keyTimes: String
  /// For each view of `layout` its rectangle on the screen at each time; nil while it is
  /// absent.
  private let rects: [[CGRect?]]
  private let alphas: [[CGFloat]]
  private let formerStrings: [ViewText?]
  /// The share of the duration at which texts change.
  private let change: Double

  /// Follows the views of the last and of the first layout through layouts at some times; views are
  /// identified by name.
  ///
  /// - Complexity: O(views × times).
  init(_ layouts: [LayoutSnapshot], at times: [Double], duration: Double, change: Double) {
    self.duration = duration
    self.change = change / duration
    keyTimes = ViewMotion.list(times.map { CGFloat($0 / duration) }, digits: 4)
    layout = layouts[layouts.count - 1].adding(layouts[0])
    let names = layout.names
    let seen = layouts.map { layout in
      var locations: [String: Int] = [:]
      for (index, name) in layout.names.enumerated() where locations[name] == nil {
        locations[name] = index
      }
      return (layout, layout.screenFrames, locations)
    }
    rects = names.map { name in seen.map { $0.2[name].map { [frames = $0.1] in frames[$0] } } }
    alphas = names.map { name in
      seen.map { layout, _, locations in
        locations[name].map { layout.views[$0].isVisible ? layout.views[$0].effectiveAlpha : 0 }
          ?? 0
      }
    }
    let (first, _, locations) = seen[0]
    formerStrings = names.map { name in locations[name].flatMap { first.views[$0].content.text } }
  }

  /// Returns the text that a view had in the first layout, if any.
  func formerText(of index: Int) -> ViewText? { formerStrings[index] }

  /// Returns true if a view is visible at any time; other views are not drawn.
  func draws(_ index: Int) -> Bool {
    zip(rects[index], alphas[index]).contains { rect, alpha in
      alpha > 0.01 && (rect?.isDrawable ?? false)
    }
  }

  /// Appends the animations of a view's rectangle and opacity to its element.
  func write(_ index: Int, to svg: inout Markup) {
    var known = rects[index].compactMap(\.self).first ?? .zero
    let rects = rects[index].map { rect in
      if let rect, rect.isDrawable || rect.isEmpty { known = rect }
      return known
    }
    animate("x", rects.map(\.minX), &svg)
    animate("y", rects.map(\.minY), &svg)
    animate("width", rects.map { max(1, $0.width) }, &svg)
    animate("height", rects.map { max(1, $0.height) }, &svg)
    animate("opacity", alphas[index], &svg)
  }

  /// Appends an animation of an attribute of the enclosing element, unless it is constant.
  ///
  /// There is one value for each time.
  func animate(_ attribute: String, _ values: [CGFloat], _ svg: inout Markup) {
    guard Set(values.map(Markup.number)).count > 1 else { return }
    svg.element(
      "animate",
      [
        ("attributeName", attribute), ("dur", "\(Markup.number(duration))s"),
        ("repeatCount", "indefinite"), ("keyTimes", keyTimes),
        ("values", ViewMotion.list(values)),
      ])
  }

  /// Appends an animation of the enclosing element's rotation, in degrees clockwise.
  func rotate(_ degrees: [CGFloat], _ svg: inout Markup) {
    svg.element(
      "animateTransform",
      [
        ("attributeName", "transform"), ("type", "rotate"), ("dur", "\(Markup.number(duration))s"),
        ("repeatCount", "indefinite"), ("keyTimes", keyTimes),
        ("values", ViewMotion.list(degrees)),
      ])
  }

  /// Appends a change of opacity: the former content ends where the new one begins.
  func fade(isFormer: Bool, _ svg: inout Markup) {
    let share = MeasureText.number((change * 10_000).rounded() / 10_000)
    svg.element(
      "animate",
      [
        ("attributeName", "opacity"), ("dur", "\(Markup.number(duration))s"),
        ("repeatCount", "indefinite"), ("calcMode", "discrete"), ("keyTimes", "0;\(share)"),
        ("values", isFormer ? "1;0" : "0;1"),
      ])
  }

  private static func list(_ values: [CGFloat], digits: Int = 2) -> String {
    let unit: CGFloat = digits == 2 ? 100 : 10_000
    return values.map { value in
      let bounded = min(max(value.isFinite ? value : 0, -1e6), 1e6)
      return MeasureText.number((bounded * unit).rounded() / unit)
    }.joined(separator: ";")
  }
}

extension LayoutSnapshot {
  /// Returns the layout with the views of another one that it does not have, as transparent views.
  fileprivate func adding(_ other: LayoutSnapshot) -> LayoutSnapshot {
    var result = self
    var positions = Dictionary(
      names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for var view in other.views where positions[view.name] == nil {
      view.parent = view.parent.flatMap { positions[other.views[$0].name] }
      view.effectiveAlpha = 0
      positions[view.name] = result.views.count
      result.views.append(view)
    }
    return result
  }
}
