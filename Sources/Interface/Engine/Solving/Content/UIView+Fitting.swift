public import Foundation
import GimbalGeometry
import GimbalSolver

/// `systemLayoutSizeFitting(_:)`: the size that the constraints in a view require.
extension UIView {
  /// The target of `systemLayoutSizeFitting(_:)` for the smallest size.
  ///
  /// See: L-SIZE-7.
  nonisolated public static let layoutFittingCompressedSize = ViewTerms.layoutFittingCompressedSize

  /// The target of `systemLayoutSizeFitting(_:)` for the largest size.
  nonisolated public static let layoutFittingExpandedSize = ViewTerms.layoutFittingExpandedSize

  /// Returns the size that the constraints in the view's subtree give it, for a target size in
  /// points.
  ///
  /// The result is on the pixel grid, rounded up.
  ///
  /// - Complexity: as a first layout of the view's descendants.
  ///
  /// Rule: L-SIZE-7, V-42.
  final func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    guard machine.traversal.pointee.fittings.begin(notifying: self, of: "systemLayoutSizeFitting")
    else {
      return .zero
    }
    defer { machine.traversal.pointee.fittings.end() }
    updateConstraintsBelow(notifyingRoot: true)
    let engine = LayoutEngine(root: node, isThrowaway: true)
    swap(&engine.solver, &machine.solving.spareSolver)
    defer {
      // The memory of a large system is not reused.
      if engine.entries.count <= UIView.sparedEntries {
        engine.solver.removeAll()
        swap(&engine.solver, &machine.solving.spareSolver)
      }
    }
    return machine.traversing {
      let question = queryBeforehand()
      engine.question = question
      machine.solving.fittingQuestions.append(question)
      defer { machine.solving.fittingQuestions.removeLast() }
      let size = engine.fittingSize(target, horizontal: horizontal, vertical: vertical)
      let grid = machine.pixelGrid
      // Adding 0 turns -0 into 0.
      return CGSize(width: grid.roundUp(size.width) + 0, height: grid.roundUp(size.height) + 0)
    }
  }

  /// Queries the content sizes and alignments of the tree's views before the views change engines,
  /// because app code may move views.
  ///
  /// - Complexity: O(views that use Auto Layout).
  private func queryBeforehand() -> FittingQuestion {
    let question = FittingQuestion()
    // Views that are added during the queries are queried too.
    for _ in 0..<UIView.contentRounds {
      var queried: [UIView] = []
      appendViews(in: node, to: &queried, except: question)
      if queried.isEmpty { break }
      for view in queried {
        var content: CGSize?
        if view.node.isPositioned || view.node == node {
          content = view.queryIntrinsicContentSize()
        }
        let alignment = view.alignmentRectInsets
        let id = ObjectIdentifier(view)
        question.answers[id] = FittingQuestion.ViewAnswer(
          content: content ?? question.answers[id]?.content, alignment: alignment)
      }
    }
    return question
  }

  /// The maximum number of items of a system whose memory the next query reuses.
  private static let sparedEntries = 256
  /// The maximum number of searches for views that have joined the tree.
  private static let contentRounds = 4

  private func appendViews(
    in root: ViewNode, to views: inout [UIView], except question: FittingQuestion
  ) {
    let answer = question.answers[ObjectIdentifier(self)]
    if answer == nil || answer?.content == nil && (node.isPositioned || node == root) {
      views.append(self)
    }
    for child in children where child.node.pointee.flags.contains(.usesConstraints) {
      child.appendViews(in: root, to: &views, except: question)
    }
  }
}

/// The state of one running `systemLayoutSizeFitting(_:)` query.
///
/// It stores the content sizes and alignments that views returned, and their layout variables in
/// the tree's own engine. The variables are restored at the end, or when a view leaves the tree.
@MainActor
final class FittingQuestion {
  /// The values that app code returned for a view, so that a query reads them only once.
  struct ViewAnswer {
    /// The size of its content; nil for a view that constraints did not position at the query.
    var content: CGSize?
    /// The value of `alignmentRectInsets`, in points.
    var alignment: UIEdgeInsets
  }

  /// The values of the views that the query has read, by view.
  var answers = ShortTable<ObjectIdentifier, ViewAnswer>()
  private var lentVariables = ShortTable<ViewNode, LayoutVariables>()
  /// The tree's own engine, whose views have no layout variables during the query.
  private var lender: Unretained<LayoutEngine>?
  private var guides = ShortTable<
    ObjectIdentifier, (guide: UILayoutGuide, layoutVariables: LayoutVariables)
  >()

  /// Returns true if the query has taken the layout variables of views from an engine.
  func holdsVariables(of engine: LayoutEngine) -> Bool {
    !lentVariables.entries.isEmpty && lender?.names(engine) == true
  }

  /// Returns true if the query has taken the view's layout variables.
  func retains(_ node: ViewNode) -> Bool { lentVariables[node] != nil }

  /// Takes the layout variables of a subtree for the duration of the query.
  func take(_ node: ViewNode) {
    lentVariables[node] = node.pointee.layoutVariables
    lender = lender ?? node.pointee.variablesEngine
    node.pointee.layoutVariables = LayoutVariables()
    if let state = node.pointee.owner.autoLayout {
      for guide in state.everyGuide {
        guides[ObjectIdentifier(guide)] = (guide, guide.layoutVariables)
        guide.layoutVariables = LayoutVariables()
      }
    }
    var child = node.pointee.firstChild
    while let current = child {
      take(current)
      child = current.pointee.nextSibling
    }
  }

  /// Restores the layout variables of a subtree that leaves the tree, so that its own engine can
  /// remove it.
  func giveBack(_ node: ViewNode) {
    if let layoutVariables = lentVariables.removeValue(forKey: node) {
      node.pointee.layoutVariables = layoutVariables
      for guide in node.pointee.owner.autoLayout?.everyGuide ?? [] {
        guide.layoutVariables =
          guides.removeValue(forKey: ObjectIdentifier(guide))?.layoutVariables ?? LayoutVariables()
      }
    }
    var child = node.pointee.firstChild
    while let current = child {
      giveBack(current)
      child = current.pointee.nextSibling
    }
  }

  /// Restores the layout variables of everything that is still in the tree.
  func giveBackAll() {
    for (node, layoutVariables) in lentVariables.entries {
      node.pointee.layoutVariables = layoutVariables
    }
    for (guide, layoutVariables) in guides.entries.lazy.map(\.value) {
      guide.layoutVariables = layoutVariables
    }
    lentVariables.removeAll()
    guides.removeAll()
  }
}

@MainActor
extension LayoutEngine {
  /// Solves once for the size of the topmost view, and restores the layout variables.
  fileprivate func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    question?.take(root)
    joining = [root.pointee.owner]
    rootSizeIsStale = false
    setNeedsSolving()
    let top = itemIndex(of: root)
    let sides = [(target.width, horizontal), (target.height, vertical)]
    for (axis, side) in sides.enumerated() {
      let variable = axis == 0 ? entries[top].width : entries[top].height
      _ = addRow(
        LinearConstraint(
          [Term(variable)], .equal, Double(side.0), priority: side.1.rawValue),
        for: .top(axis: axis))
    }
    solve()
    let frame = solvedFrames.pointee.frames[top]
    let size = CGSize(width: frame.z, height: frame.w)
    for entry in entries {
      entry.guide?.borrow {
        if $0.layoutVariables.engine?.names(self) == true { $0.layoutVariables = LayoutVariables() }
      }
    }
    question?.giveBackAll()
    let insets = entries[top].alignment
    return CGSize(
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
