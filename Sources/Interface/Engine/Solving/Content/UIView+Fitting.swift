public import Foundation
import GimbalGeometry
import GimbalSolver

extension UIView {
  /// The target of `systemLayoutSizeFitting(_:)` that asks for the smallest size.
  ///
  /// See: L-SIZE-7.
  nonisolated public static let layoutFittingCompressedSize = ViewTerms.layoutFittingCompressedSize

  /// The target of `systemLayoutSizeFitting(_:)` that asks for the largest size.
  nonisolated public static let layoutFittingExpandedSize = ViewTerms.layoutFittingExpandedSize

  /// Solves the view's own constraints alone, with a target for its size.
  ///
  /// The answer lies on the pixel grid; a size between two pixels is the larger.
  ///
  /// - Complexity: as a first layout of the views below.
  ///
  /// Rule: L-SIZE-7, V-42.
  final func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    guard machine.walk.pointee.fittings.begin(telling: self, of: "systemLayoutSizeFitting") else {
      return .zero
    }
    defer { machine.walk.pointee.fittings.end() }
    updateConstraintsBelow(tellingRoot: true)
    let engine = LayoutEngine(root: node, isThrowaway: true)
    swap(&engine.solver, &machine.solving.spareSolver)
    defer {
      // The memory of a large system is not kept.
      if engine.entries.count <= UIView.sparedEntries {
        engine.solver.removeAll()
        swap(&engine.solver, &machine.solving.spareSolver)
      }
    }
    return machine.walking {
      let question = askBeforehand()
      engine.question = question
      machine.solving.fittingQuestions.append(question)
      defer { machine.solving.fittingQuestions.removeLast() }
      let size = engine.fittingSize(target, horizontal: horizontal, vertical: vertical)
      let grid = machine.pixelGrid
      // 0 and -0 make 0.
      return CGSize(width: grid.roundUp(size.width) + 0, height: grid.roundUp(size.height) + 0)
    }
  }

  /// The answers of the tree's views about content and alignment, asked while all have the seats
  /// that they are used to: app code may move views.
  ///
  /// - Complexity: O(views that take part).
  private func askBeforehand() -> FittingQuestion {
    let question = FittingQuestion()
    // Views that are added during the questions are asked too.
    for _ in 0..<UIView.contentRounds {
      var asked: [UIView] = []
      appendViews(in: node, to: &asked, except: question)
      if asked.isEmpty { break }
      for view in asked {
        var content: CGSize?
        if view.node.isPlaced || view.node == node { content = view.askIntrinsicContentSize() }
        let alignment = view.alignmentRectInsets
        let id = ObjectIdentifier(view)
        question.answers[id] = FittingQuestion.ViewAnswer(
          content: content ?? question.answers[id]?.content, alignment: alignment)
      }
    }
    return question
  }

  /// The number of items up to which a system leaves its memory to the next question.
  private static let sparedEntries = 256
  /// The limit of searches for views that have joined the tree.
  private static let contentRounds = 4

  private func appendViews(
    in root: ViewNode, to views: inout [UIView], except question: FittingQuestion
  ) {
    let answer = question.answers[ObjectIdentifier(self)]
    if answer == nil || answer?.content == nil && (node.isPlaced || node == root) {
      views.append(self)
    }
    for child in children where child.node.pointee.flags.contains(.usesConstraints) {
      child.appendViews(in: root, to: &views, except: question)
    }
  }
}

/// The state of a call of `systemLayoutSizeFitting(_:)`: the answers of views, and the seats in the
/// tree's own engine, which views have again at the end or when they leave the tree.
@MainActor
final class FittingQuestion {
  /// The answers of a view.
  struct ViewAnswer {
    /// The size of its content; nil for a view that was not placed by constraints when it was asked.
    var content: CGSize?
    var alignment: UIEdgeInsets
  }

  var answers = ShortTable<ObjectIdentifier, ViewAnswer>()
  private var seats = ShortTable<ViewNode, Seat>()
  /// The tree's own engine, whose seats are empty while the question is being answered.
  private var lender: Unretained<LayoutEngine>?
  private var guides = ShortTable<ObjectIdentifier, (guide: UILayoutGuide, seat: Seat)>()

  /// True if views that sit in an engine have been taken from it for now.
  func hasSeats(of engine: LayoutEngine) -> Bool {
    !seats.entries.isEmpty && lender?.names(engine) == true
  }

  /// True if the view had no seat taken from it that it must have back.
  func keeps(_ node: ViewNode) -> Bool { seats[node] != nil }

  /// Takes the seats of a subtree away for as long as the question is being answered.
  func take(_ node: ViewNode) {
    seats[node] = node.pointee.seat
    lender = lender ?? node.pointee.seatEngine
    node.pointee.seat = Seat()
    if let state = node.pointee.owner.autoLayout {
      for guide in state.everyGuide {
        guides[ObjectIdentifier(guide)] = (guide, guide.seat)
        guide.seat = Seat()
      }
    }
    var child = node.pointee.firstChild
    while let current = child {
      take(current)
      child = current.pointee.nextSibling
    }
  }

  /// Gives a subtree that leaves the tree its seats back, so that its own engine can let it go.
  func giveBack(_ node: ViewNode) {
    if let seat = seats.removeValue(forKey: node) {
      node.pointee.seat = seat
      for guide in node.pointee.owner.autoLayout?.everyGuide ?? [] {
        guide.seat = guides.removeValue(forKey: ObjectIdentifier(guide))?.seat ?? Seat()
      }
    }
    var child = node.pointee.firstChild
    while let current = child {
      giveBack(current)
      child = current.pointee.nextSibling
    }
  }

  /// Gives everything back that is still in the tree.
  func giveBackAll() {
    for (node, seat) in seats.entries { node.pointee.seat = seat }
    for (guide, seat) in guides.entries.lazy.map(\.value) { guide.seat = seat }
    seats.removeAll()
    guides.removeAll()
  }
}

@MainActor
extension LayoutEngine {
  /// Solves once for the size of the top view and gives back the seats that views and guides had.
  fileprivate func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    question?.take(root)
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
    for entry in entries {
      entry.guide?.borrow {
        if $0.seat.engine?.names(self) == true { $0.seat = Seat() }
      }
    }
    question?.giveBackAll()
    let insets = entries[top].alignment
    return CGSize(
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
