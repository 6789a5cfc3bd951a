import Foundation
import GimbalGeometry
import GimbalInterfaceDocuments

/// Saved frames that violate required constraints of the file, because it was edited without
/// opening the canvas.
struct StaleFrames {
  private var constraints: [String: String] = [:]
  /// The input of a layout in which stale frames are as saved.
  private(set) var given = GivenFrames()

  private let implied: ImpliedFrames

  /// Finds the stale frames by computation on the file alone; a cell's content has the given frame.
  init(
    _ positions: SavedFrames, _ artifacts: CanvasArtifacts, of root: ViewDescription,
    content: CGRect?
  ) {
    implied = ImpliedFrames(positions, of: root, content: content)
    func addReason(_ id: String, _ text: String) {
      given.views.insert(id)
      if constraints[id] == nil { constraints[id] = text }
    }
    for (constraint, items, distance) in positions.broken {
      given.constraints.insert(constraint.id)
      for item in items { addReason(item, "\(constraint.id) by \(StaleFrames.text(distance))") }
    }
    for (constraint, item, shown) in artifacts.outliers {
      given.constraints.insert(constraint.id)
      addReason(
        item, "\(constraint.id), as others show another inset than \(StaleFrames.text(shown))")
    }
    for (constraint, items) in SavedIntervals(positions).broken()
    where !given.constraints.contains(constraint.id) {
      given.constraints.insert(constraint.id)
      for item in items { addReason(item, "\(constraint.id) by more than it was rounded") }
    }
    for stack in positions.stacks {
      guard let text = stack.broken(in: positions.traits, pixel: positions.pixel) else { continue }
      given.stacks.insert(stack.stack.id)
      addReason(stack.stack.id, text)
      for (id, _) in stack.arranged { addReason(id, text) }
    }
  }

  /// True if no saved frame violates a constraint.
  var isEmpty: Bool { constraints.isEmpty }

  /// Returns the first required constraint that the saved frame of a view violates, or the number
  /// of the frame that all of them together exclude, with the distance.
  func constraint(of item: FrameComparison) -> String? {
    constraints[item.view.id]
      ?? implied.error(of: item).map {
        "all required constraints together, \($0.name) by \(StaleFrames.text($0.distance))"
      }
  }

  /// Returns true if required constraints around a view contradict each other, so that no frame
  /// satisfies them.
  func isContradicted(_ item: FrameComparison) -> Bool { implied.isContradicted(item) }

  private static func text(_ distance: CGFloat) -> String {
    "\((distance * 100).rounded() / 100)"
  }
}
