public import Gimbal
import GimbalDocuments
public import GimbalEngine
public import GimbalSnapshots

/// A simulator's screen at the moment at which claims are put to it.
@MainActor
public struct ClaimScreen {
  /// The simulator.
  public let simulator: Simulator
  /// The layout of its window.
  public let layout: LayoutSnapshot

  init(_ simulator: Simulator) {
    self.simulator = simulator
    layout = simulator.layout
  }

  /// A view that is in the window, under the words by which a claim calls it.
  ///
  /// - Throws: the reason, if the view is not in the window.
  public func claimed(
    _ view: UIView, called words: String
  ) throws(ClaimProblem) -> ClaimedView {
    guard let placed = layout[view] else {
      throw ClaimProblem("\(words) is not in the window")
    }
    let name = QuotedText.of(placed.name)
    return ClaimedView(
      view: view, placed: placed, words: words == name ? name : "\(words) (\(placed.name))")
  }

  func view(named name: String) throws(ClaimProblem) -> ClaimedView {
    guard let placed = layout[name] else {
      let names = layout.names.map { String($0.prefix { $0 != "#" }) }
      throw ClaimProblem(
        "nothing in the window is called \(QuotedText.of(name))"
          + NearestWord.hint(for: name, in: layout.names + names))
    }
    guard let view = simulator.window.flatMap({ find(placed.name, in: $0) }) else {
      throw ClaimProblem("\(QuotedText.of(name)) is not in the window")
    }
    let other = placed.name == name ? "" : " (\(placed.name))"
    return ClaimedView(view: view, placed: placed, words: QuotedText.of(name) + other)
  }

  private func find(_ name: String, in view: UIView) -> UIView? {
    if simulator.name(of: view) == name { return view }
    for child in view.subviews {
      if let found = find(name, in: child) { return found }
    }
    return nil
  }
}

/// A view to which claims are put.
@MainActor
public struct ClaimedView {
  /// The view.
  public let view: UIView
  /// Its place on the screen.
  public let placed: PlacedView
  /// The view's name in sentences.
  public let words: String
}
