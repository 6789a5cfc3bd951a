import Foundation
import GimbalEngine
import GimbalGeometry
public import GimbalSnapshots
import GimbalTraces
import GimbalTraits

extension Simulator {
  /// The layout of the key window now; without one, a snapshot without views.
  ///
  /// Complexity: O(views × depth).
  public var layout: LayoutSnapshot {
    var receivers: [ReceiverID] = []
    var views: [ViewSnapshot] = []
    if let window { append(window, parent: nil, depth: 0, to: &views, &receivers) }
    let names = machine.recorder.names(of: receivers)
    for index in views.indices { views[index].name = names[index] }
    return LayoutSnapshot(
      screenSize: screen.bounds.size, fixedSize: profile.screen.pointsPortrait,
      orientation: interfaceOrientation.name, windowFrame: window?.frame ?? .zero,
      safeAreaInsets: window?.safeAreaInsets ?? .zero,
      traits: window?.traitCollection.shortText ?? "", views: views)
  }

  private func append(
    _ view: UIView, parent: Int?, depth: Int, to views: inout [ViewSnapshot],
    _ receivers: inout [ReceiverID]
  ) {
    let own = views.count
    let background = view.backgroundColor.map { color in
      let parts = color.resolvedColor(with: view.traitCollection).components
      return [parts.red, parts.green, parts.blue, parts.alpha]
    }
    receivers.append(view.traceReceiver)
    views.append(
      ViewSnapshot(
        name: "", className: String(describing: type(of: view)), parent: parent,
        depth: depth, frame: view.frame, bounds: view.bounds, center: view.center,
        transform: view.transform.isIdentity ? nil : view.transform,
        windowFrame: view.convert(view.bounds, to: nil),
        fixedFrame: view.convert(view.bounds, to: screen.fixedCoordinateSpace),
        safeAreaInsets: view.safeAreaInsets, isHidden: view.isHidden,
        effectiveAlpha: view.effectiveAlpha, clipsToBounds: view.clipsToBounds,
        isControllerView: view.next is UIViewController, background: background))
    for child in view.subviews {
      append(child, parent: own, depth: depth + 1, to: &views, &receivers)
    }
  }
}

extension LayoutSnapshot {
  /// The part of the snapshot that shows a view, or nil if it was not in the window.
  ///
  /// The view is found by the name that the simulator gives it. Complexity: O(views).
  @MainActor
  public subscript(view: UIView) -> PlacedView? {
    exactly(view.traceName)
  }
}

extension Trace {
  /// The events of a name, base or full, that a view received.
  ///
  /// Complexity: O(events).
  @MainActor
  public func events(named name: String, on view: UIView) -> [TraceEvent] {
    events(named: name, on: view.traceName)
  }

  /// The events of a name, base or full, that a controller received.
  ///
  /// Complexity: O(events).
  @MainActor
  public func events(named name: String, on controller: UIViewController) -> [TraceEvent] {
    events(named: name, on: controller.traceName)
  }
}

extension Simulator {
  /// All views and guides in the windows whose place or size the constraints leave open, from the top
  /// down; the trace is told of each.
  ///
  /// Nothing is looked for before somebody asks. Complexity: a solution of each window's constraints.
  ///
  /// Source: L-AMB-1.
  package var ambiguousItems: [AmbiguousItem] { machine.ambiguousItems() }
}
