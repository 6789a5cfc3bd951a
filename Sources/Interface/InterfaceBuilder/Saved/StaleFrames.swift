import Foundation
import GimbalGeometry
import GimbalInterfaceDocuments

/// Frames that a file keeps though they break its own required constraints: it was not opened since an edit.
struct StaleFrames {
  private var constraints: [String: String] = [:]
  /// The input of a layout in which stale frames stand as they were saved.
  private(set) var given = GivenFrames()

  /// Finds the stale frames among places, by arithmetic on the file alone.
  init(_ places: SavedPlaces, _ evidence: CanvasEvidence) {
    func note(_ id: String, _ text: String) {
      given.views.insert(id)
      if constraints[id] == nil { constraints[id] = text }
    }
    for (constraint, items, distance) in places.broken {
      given.constraints.insert(constraint.id)
      for item in items { note(item, "\(constraint.id) by \(StaleFrames.text(distance))") }
    }
    for (constraint, item, shown) in evidence.outliers {
      given.constraints.insert(constraint.id)
      note(item, "\(constraint.id), as others show another inset than \(StaleFrames.text(shown))")
    }
    for (constraint, items) in SavedIntervals(places).broken()
    where !given.constraints.contains(constraint.id) {
      given.constraints.insert(constraint.id)
      for item in items { note(item, "\(constraint.id) by more than it was rounded") }
    }
    for stack in places.stacks {
      guard let text = stack.broken(in: places.traits, pixel: places.pixel) else { continue }
      given.stacks.insert(stack.stack.id)
      note(stack.stack.id, text)
      for (id, _) in stack.arranged { note(id, text) }
    }
  }

  /// True if no frame is stale.
  var isEmpty: Bool { constraints.isEmpty }

  /// The first required constraint that the saved frame of a view breaks, and by which distance.
  func constraint(of id: String) -> String? { constraints[id] }

  private static func text(_ distance: CGFloat) -> String {
    "\((distance * 100).rounded() / 100)"
  }
}
