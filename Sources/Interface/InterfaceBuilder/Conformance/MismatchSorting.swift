import Foundation
import GimbalGeometry
import GimbalInterfaceDocuments

/// Determines the reasons of the mismatches in a root view.
///
/// Causes are computed from the file: constraints that saved frames violate, custom classes, and
/// insets and margins that saved frames show. To find the views that depend on a cause, the root is
/// laid out again with the cause given. A view that then has its saved frame depends on the cause.
@MainActor
struct MismatchSorting {
  private let document: InterfaceDocument
  private let structure: CanvasLayout
  private let mode: CanvasLayout.Mode

  /// Prepares the search in a document that was laid out in `mode`.
  init(_ document: InterfaceDocument, _ mode: CanvasLayout.Mode) {
    self.document = document
    self.mode = mode
    structure = CanvasLayout(document, .structure)
  }

  /// Returns the reasons of all views of a result with differences above half a point, by id.
  func reasons(of result: CanvasLayout.Result) -> [String: MismatchReason] {
    let missing = MismatchSorting.missing(in: result)
    guard !missing.isEmpty else { return [:] }
    let plain = mode == .structure ? result : structure.layOut(result.root)
    let sorted = structural(plain)
    let positions = SavedFrames(result.root, document)
    let stale = stale(positions, CanvasArtifacts(result.root, plain.canvas, positions), plain)
    let whole = CanvasLayout(document, .whole)
    return Dictionary(
      uniqueKeysWithValues: missing.map { item in
        if let reason = sorted[item.view.id] { return (item.view.id, reason) }
        if let constraint = stale.constraint(of: item) {
          return (item.view.id, .stale(constraint: constraint))
        }
        return (item.view.id, .content(content(item, whole)))
      })
  }

  /// Returns the difference of a view's own content, if its frame differs although all other
  /// contents have their saved sizes.
  private func content(_ item: FrameComparison, _ whole: CanvasLayout) -> ContentDifference {
    let own = whole.layOut(item.root, given: GivenFrames(ownContents: [item.view.id]))
    guard let frame = own.frames[item.view.id] else { return .nextTo }
    let alone = FrameComparison(
      view: item.view, root: item.root, saved: item.saved, found: frame)
    guard alone.nearness != .withinHalf else { return .nextTo }
    return ContentDifference(alone, CanvasVersion(document))
  }

  private static let grid = "drawn at one pixel a point"

  private static func missing(in result: CanvasLayout.Result) -> [FrameComparison] {
    FrameComparison.all(in: result).filter { $0.nearness != .withinHalf }
  }

  // MARK: Saved content sizes

  private func structural(_ result: CanvasLayout.Result) -> [String: MismatchReason] {
    let missing = MismatchSorting.missing(in: result)
    guard !missing.isEmpty else { return [:] }
    let positions = SavedFrames(result.root, document)
    let artifacts = CanvasArtifacts(result.root, result.canvas, positions)
    let stale = stale(positions, artifacts, result)
    let custom = missing.filter {
      $0.view.customClass != nil || MismatchSorting.hasUnknownBaseline($0.view, positions)
    }.map(\.view.id)
    let runs = Runs(
      structure, result, artifacts, stale, custom: custom,
      scale: CanvasRules(document).scale(of: result.root))
    return Dictionary(
      uniqueKeysWithValues: missing.map { ($0.view.id, reason($0, stale, runs)) })
  }

  /// Returns the stale frames of a root view; a cell's content has the computed frame.
  private func stale(
    _ positions: SavedFrames, _ artifacts: CanvasArtifacts, _ result: CanvasLayout.Result
  ) -> StaleFrames {
    let view = result.root.view
    return StaleFrames(
      positions, artifacts, of: view, content: (view.content?.id).flatMap { result.frames[$0] })
  }

  private func reason(
    _ item: FrameComparison, _ stale: StaleFrames, _ runs: Runs
  ) -> MismatchReason {
    if let constraint = stale.constraint(of: item) { return .stale(constraint: constraint) }
    if runs.canvas?.hasAsSaved(item) == true { return .canvas(runs.shown) }
    if runs.stale?.hasAsSaved(item) == true { return .besideStale }
    if runs.grid?.hasAsSaved(item, within: .withinOne) == true {
      return .canvas(MismatchSorting.grid)
    }
    if let name = item.view.customClass?.name { return .customClass(name) }
    if runs.customIds.contains(item.view.id) { return .customClass("or font by name") }
    if runs.custom?.hasAsSaved(item) == true { return .besideCustomClass }
    if runs.all.hasAsSaved(item) { return .several }
    if liesInCustomClass(item.root.view, item.view.id) { return .besideCustomClass }
    return stale.isContradicted(item) ? .contradiction : .none
  }

  /// Returns true for a view in a font of the app whose baseline positions other views.
  private static func hasUnknownBaseline(_ view: ViewDescription, _ positions: SavedFrames) -> Bool
  {
    guard view.markup.child(key: "fontDescription")?["name"] != nil else { return false }
    return positions.constraints.contains { holder, constraint in
      [
        (constraint.firstItem ?? holder, constraint.firstAttribute),
        (constraint.secondItem ?? holder, constraint.secondAttribute ?? .notAnAttribute),
      ]
      .contains { $0.0 == view.id && SavedFrames.baselines.contains($0.1) }
    }
  }

  /// Returns true if an ancestor of a view has a custom class, which may lay the view out.
  private func liesInCustomClass(_ view: ViewDescription, _ id: String) -> Bool {
    guard view.id != id else { return false }
    let inside = [view.content].compactMap(\.self) + view.subviews
    guard let way = inside.first(where: { MismatchSorting.contains($0, id) }) else { return false }
    return way.id != id && (way.customClass != nil || liesInCustomClass(way, id))
  }

  private static func contains(_ view: ViewDescription, _ id: String) -> Bool {
    view.id == id || view.subviews.contains { contains($0, id) }
      || view.content.map { contains($0, id) } ?? false
  }
}

/// The layouts of a root view with given causes.
@MainActor
private struct Runs {
  /// With the insets and margins that saved frames show; nil if they show none.
  let canvas: Run?
  /// The layout with stale frames as saved; nil if there are none.
  let stale: Run?
  /// The layout with views of custom classes as saved; nil if there are none.
  let custom: Run?
  /// On the grid of a canvas at one pixel per point; nil if it was drawn at the device's scale.
  let grid: Run?
  /// The layout with all of these except the grid.
  let all: Run
  /// A description of the insets and margins that saved frames show.
  let shown: String
  /// The views of custom classes, or in fonts of the app.
  let customIds: Set<String>

  /// Lays out the root view once for each cause.
  init(
    _ layout: CanvasLayout, _ result: CanvasLayout.Result, _ artifacts: CanvasArtifacts,
    _ stale: StaleFrames, custom ids: [String], scale: CGFloat
  ) {
    let canvasGiven = GivenFrames(margins: artifacts.margins)
    let hasCanvas = artifacts.canvas != nil || !artifacts.margins.isEmpty
    func run(_ canvas: Canvas?, _ given: GivenFrames) -> Run {
      Run(result: layout.layOut(result.root, on: canvas ?? result.canvas, given: given))
    }
    canvas = hasCanvas ? run(artifacts.canvas, canvasGiven) : nil
    self.stale = stale.isEmpty ? nil : run(nil, stale.given)
    customIds = Set(ids)
    let customGiven = GivenFrames(views: customIds)
    custom = ids.isEmpty ? nil : run(nil, customGiven)
    var coarse = result.canvas
    coarse.scale = scale
    grid = scale == result.canvas.scale ? nil : run(coarse, GivenFrames())
    var given = stale.given
    given.views.formUnion(ids)
    given.margins = artifacts.margins
    all = run(artifacts.canvas, given)
    shown = Runs.text(artifacts, result.canvas)
  }

  private static func text(_ artifacts: CanvasArtifacts, _ canvas: Canvas) -> String {
    var parts: [String] = []
    if let other = artifacts.canvas {
      parts.append("insets \(text(other.safeArea)) for \(text(canvas.safeArea))")
    }
    for (id, margins) in artifacts.margins.sorted(by: { $0.key < $1.key }) {
      let sides = [
        ("top", margins.top), ("left", margins.left), ("bottom", margins.bottom),
        ("right", margins.right),
      ].compactMap { name, value in value.map { "\(name) \(text($0))" } }
      parts.append("margins of \(id): \(sides.joined(separator: " "))")
    }
    return parts.joined(separator: "; ")
  }

  private static func text(_ insets: UIEdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(text).joined(separator: " ")
  }

  private static func text(_ number: CGFloat) -> String { "\((number * 100).rounded() / 100)" }
}

/// A layout with a given part.
@MainActor
private struct Run {
  /// The frames of the layout.
  let result: CanvasLayout.Result

  /// Returns true if the computed frame of a view equals the saved one.
  func hasAsSaved(
    _ item: FrameComparison, within limit: FrameComparison.Nearness = .withinHalf
  ) -> Bool {
    result.frames[item.view.id].map {
      FrameComparison(view: item.view, root: item.root, saved: item.saved, found: $0).nearness
        <= limit
    } ?? false
  }
}
