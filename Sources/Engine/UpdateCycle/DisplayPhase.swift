import Foundation
import GimbalGeometry
import GimbalTraces

/// A view that is to be drawn anew, or a part of it.
struct DisplayMark {
  weak var view: UIView?
  /// The part in the view's coordinates; nil is all of it.
  var rect: CGRect?

  /// Whether the view can be drawn now.
  @MainActor var isDue: Bool { view?.node.pointee.window != nil }
}

/// The display phase: after all layout, from the window down, only views that are marked.
///
/// UIKit draws a view unasked where its class overrides `draw(_:)`. Swift cannot see that off Apple
/// platforms: here a view is drawn when `setNeedsDisplay()` has marked it. Nothing can be drawn upon.
///
/// Source: R-LAY-1; what is drawn unasked is a CHOICE of the kind of D-9.
extension Machine {
  func markForDisplay(_ view: UIView, _ rect: CGRect?) {
    guard let index = displayMarks.firstIndex(where: { $0.view === view }) else {
      return displayMarks.append(DisplayMark(view: view, rect: rect))
    }
    displayMarks[index].rect = rect.flatMap { displayMarks[index].rect?.union($0) }
  }

  /// Draws what is marked; what is in no window waits until it is.
  ///
  /// - Complexity: O(marks × depth), and their siblings; O(1) without marks.
  func drawMarked() {
    guard displayMarks.contains(where: \.isDue) else { return }
    let due = displayMarks.filter(\.isDue)
    displayMarks.removeAll { $0.view == nil || $0.isDue }
    let placed = due.compactMap { mark in mark.view.map { (place: place(of: $0), $0, mark.rect) } }
    for (_, view, rect) in placed.sorted(by: { $0.place.lexicographicallyPrecedes($1.place) }) {
      guard view.node.pointee.window != nil else { continue }
      let part = rect?.intersection(view.bounds) ?? view.bounds
      makeCurrent(view.node.pointee.traits)
      view.send(.draw, arguments(TraceArgument(nil, .rect(part)))) { view.draw(part) }
    }
  }

  /// The way from the windows to a view: a view comes before its subviews, these in their order.
  private func place(of view: UIView) -> [Int] {
    var place: [Int] = []
    var current = view
    while let superview = current.superview {
      place.append(superview.subviews.firstIndex { $0 === current } ?? 0)
      current = superview
    }
    place.append(windows.firstIndex { $0 === current } ?? 0)
    return place.reversed()
  }
}
