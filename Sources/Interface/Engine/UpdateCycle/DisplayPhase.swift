import Foundation
import GimbalGeometry
import GimbalGraphics
import GimbalLayers
import GimbalTraces

/// A rectangle of a view, in its own coordinates, that needs display.
struct DisplayPart {
  /// The view; nil once it is released.
  weak var view: UIView?
  /// The rectangle in the view's coordinates, in points.
  var rect: CGRect
}

/// The display phase: after all layout, draws the views that need display, from the window down.
///
/// UIKit also draws a new view whose class overrides `draw(_:)`, which Swift cannot detect off
/// Apple platforms. In Gimbal a view needs display only after `setNeedsDisplay()` or a change of
/// interface style; this is Gimbal's choice (CHOICE).
///
/// See: R-LAY-1, D-9.
@MainActor
struct DisplayPhase {
  /// The device whose objects and state the functions use.
  let machine: Machine

  /// Stores the device; callers create a value for each call.
  init(_ machine: Machine) { self.machine = machine }

  /// Adds a rectangle to the part of a view that needs display; nil removes the part, because the
  /// whole view needs display.
  ///
  /// Only a view that needs display has a part.
  fileprivate func addDisplayPart(of view: UIView, _ rect: CGRect?) {
    let part = machine.runLoop.displayParts.firstIndex { $0.view === view }
    if let rect {
      if let part {
        machine.runLoop.displayParts[part].rect = machine.runLoop.displayParts[part].rect.union(
          rect)
      } else if !view.node.pointee.flags.contains(.needsDisplay) {
        machine.runLoop.displayParts.append(DisplayPart(view: view, rect: rect))
      }
    } else if let part {
      machine.runLoop.displayParts.remove(at: part)
    }
    machine.traversal.pointee.hasDisplayParts = !machine.runLoop.displayParts.isEmpty
  }

  /// Draws the views that need display and are in a window; the others wait until they enter one.
  ///
  /// - Complexity: O(views that need display × depth), and their siblings; O(windows) if there are
  ///   none.
  func drawFlagged() {
    for window in machine.showing.windows
    where !window.node.pointee.flags.isDisjoint(with: .displayFlags) {
      machine.traversing { TraitReadTracking(machine).trackingReads { draw(window.node) } }
    }
  }

  /// Draws a view, then its subviews from back to front.
  private func draw(_ node: ViewNode) {
    if node.pointee.flags.contains(.needsDisplay) { drawOne(node.pointee.owner) }
    guard node.pointee.flags.contains(.displayBelow) else { return }
    node.pointee.flags.remove(.displayBelow)
    var child = node.pointee.firstChild
    while let current = child {
      let stamp = machine.traversal.pointee.treeStamp
      child = current.pointee.nextSibling
      guard !current.pointee.flags.isDisjoint(with: .displayFlags) else { continue }
      draw(current)
      if machine.traversal.pointee.treeStamp != stamp { child = node.pointee.firstChild }
    }
  }

  private func drawOne(_ view: UIView) {
    view.node.pointee.flags.remove(.needsDisplay)
    var part = view.bounds
    if machine.traversal.pointee.hasDisplayParts,
      let index = machine.runLoop.displayParts.firstIndex(where: { $0.view === view })
    {
      let rect = machine.runLoop.displayParts.remove(at: index).rect
      if rect.numbers.isFinite { part = rect.intersection(part) }
      machine.traversal.pointee.hasDisplayParts = !machine.runLoop.displayParts.isEmpty
    }
    TraitPropagation(machine).makeCurrent(view.node.pointee.traits)
    view.traitState?.reads.begin(.draw)
    view.send(.draw, machine.arguments(TraceArgument(nil, .rect(part)))) {
      ModelObservation(machine).observingModels(in: view) {
        machine.tracking(.draw, of: view.node) { draw(part, of: view) }
      } again: {
        $0.setNeedsDisplay()
      }
    }
  }

  /// Calls `draw(_:)` of the view, with a context if its class may draw.
  ///
  /// The drawing becomes the content of the layer, if there is one.
  ///
  /// See: L-DRAW-2.
  private func draw(_ part: CGRect, of view: UIView) {
    #if canImport(Darwin)
      view.draw(part)
    #else
      guard view.node.pointee.answersByClass else { return view.draw(part) }
      let bounds = view.bounds
      let context = CGContext(size: bounds.size, scale: machine.hardware.scale)
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      context.clip(to: part)
      UIGraphicsPushContext(context)
      if let layer = view.storedLayer { view.draw(layer, in: context) } else { view.draw(part) }
      UIGraphicsPopContext()
      if !context.operations.isEmpty {
        view.storedLayer?.contents = DrawingRecord(context.operations)
      }
    #endif
  }
}

extension UIView {
  /// Sets the needs-display flag of the view, for a rectangle in its own coordinates or for all of
  /// it.
  func setNeedsDisplayPart(_ rect: CGRect?) {
    if rect != nil || node.pointee.traversal.pointee.hasDisplayParts {
      DisplayPhase(machine).addDisplayPart(of: self, rect)
    }
    node.pointee.flags.insert(.needsDisplay)
    node.flagAncestors(.displayBelow)
  }
}
