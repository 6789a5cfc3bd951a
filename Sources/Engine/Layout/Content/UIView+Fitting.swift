public import Foundation
import GimbalGeometry
import GimbalSolver

extension UIView {
  /// The target of `systemLayoutSizeFitting(_:)` that asks for the smallest size.
  ///
  /// Source: L-SIZE-7.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero

  /// The target of `systemLayoutSizeFitting(_:)` that asks for the largest size.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Solves the view's own constraints alone, with a target for its size.
  ///
  /// Complexity: as a first layout of the views below.
  ///
  /// Source: L-SIZE-7.
  final func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    guard machine.walk.pointee.fittings.begin(telling: self, of: "systemLayoutSizeFitting") else {
      return .zero
    }
    defer { machine.walk.pointee.fittings.end() }
    machine.updateConstraints(below: node)
    let engine = LayoutEngine(root: node, isThrowaway: true)
    return machine.walking {
      engine.contents = contentSizes()
      return engine.fittingSize(target, horizontal: horizontal, vertical: vertical)
    }
  }

  /// What the views of the tree say of their content, asked while all have the seats that they are
  /// used to: app code may move views.
  ///
  /// Complexity: O(views that take part).
  private func contentSizes() -> [ObjectIdentifier: CGSize] {
    var sizes: [ObjectIdentifier: CGSize] = [:]
    var asked: [UIView] = []
    // What comes in while others are asked is asked too.
    for _ in 0..<UIView.contentRounds {
      let first = asked.count
      appendViewsWithContent(in: node, to: &asked, except: sizes)
      guard first < asked.count else { break }
      for view in asked[first...] {
        sizes[ObjectIdentifier(view)] = view.askIntrinsicContentSize()
      }
    }
    return sizes
  }

  /// How often a tree is searched for views that have come in.
  private static let contentRounds = 4

  private func appendViewsWithContent(
    in root: ViewNode, to views: inout [UIView], except known: [ObjectIdentifier: CGSize]
  ) {
    if node.isPlaced || node == root, known[ObjectIdentifier(self)] == nil { views.append(self) }
    for child in children where child.node.pointee.flags.contains(.usesConstraints) {
      child.appendViewsWithContent(in: root, to: &views, except: known)
    }
  }
}

@MainActor
extension LayoutEngine {
  /// Solves once for the size of the top view and gives everybody back the seats that they had.
  fileprivate func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    var kept: [(ViewNode, Seat)] = []
    var keptGuides: [(UILayoutGuide, Seat)] = []
    keepSeats(of: root, &kept, &keptGuides)
    joining = [root.pointee.owner]
    rootSizeIsStale = false
    markChanged()
    let top = seat(of: root)
    let sides = [(target.width, horizontal), (target.height, vertical)]
    for (axis, side) in sides.enumerated() {
      let variable = axis == 0 ? entries[top].width : entries[top].height
      _ = addRow(
        LinearConstraint(
          [Term(variable)], .equal, Double(side.0), priority: side.1.rawValue),
        for: .top(axis: axis))
    }
    solve()
    let frame = seats.pointee.frames[top]
    let size = CGSize(width: frame.z, height: frame.w)
    for entry in entries { entry.guide?.takeUnretainedValue().seat = Seat() }
    for (node, seat) in kept { node.pointee.seat = seat }
    for (guide, seat) in keptGuides { guide.seat = seat }
    let insets = entries[top].alignment
    // 0 and -0 make 0.
    return CGSize(
      width: size.width - insets.left - insets.right + 0,
      height: size.height - insets.top - insets.bottom + 0)
  }

  private func keepSeats(
    of node: ViewNode, _ kept: inout [(ViewNode, Seat)],
    _ keptGuides: inout [(UILayoutGuide, Seat)]
  ) {
    kept.append((node, node.pointee.seat))
    node.pointee.seat = Seat()
    if let state = node.pointee.owner.autoLayout {
      for guide in state.everyGuide {
        keptGuides.append((guide, guide.seat))
        guide.seat = Seat()
      }
    }
    var child = node.pointee.firstChild
    while let current = child {
      keepSeats(of: current, &kept, &keptGuides)
      child = current.pointee.nextSibling
    }
  }
}
