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
    var views: [ViewSnapshot] = []
    var receivers: [ReceiverID] = []
    if let window { append(window, parent: nil, depth: 0, to: &views, &receivers) }
    // All at once: each question for a name looks at every receiver.
    for (index, name) in machine.recorder.names(of: receivers).enumerated() {
      views[index].name = name
    }
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
  public subscript(view: UIView) -> ViewSnapshot? { self.view(view.traceName) }
}
