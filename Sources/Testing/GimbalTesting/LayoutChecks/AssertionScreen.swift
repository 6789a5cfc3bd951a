public import Gimbal
import GimbalDocuments
public import GimbalEngine
public import GimbalSnapshots

/// A simulator's screen at the moment when assertions are checked.
@MainActor
public struct AssertionScreen {
  /// The simulator.
  public let simulator: Simulator
  /// The layout of its window.
  public let layout: LayoutSnapshot

  init(_ simulator: Simulator) {
    self.simulator = simulator
    layout = simulator.layout
  }

  /// Returns a view in the window, with its name for messages.
  ///
  /// - Throws: the reason, if the view is not in the window.
  public func expected(
    _ view: UIView, called phrase: String
  ) throws(AssertionError) -> ExpectedView {
    guard let positioned = layout[view] else {
      throw AssertionError("\(phrase) is not in the window")
    }
    let name = QuotedText.of(positioned.name)
    return ExpectedView(
      view: view, positioned: positioned,
      phrase: phrase == name ? name : "\(phrase) (\(positioned.name))")
  }

  /// Returns the view with a name; throws an error that states the nearest name.
  func view(named name: String) throws(AssertionError) -> ExpectedView {
    guard let positioned = layout[name] else {
      let names = layout.names.map { String($0.prefix { $0 != "#" }) }
      throw AssertionError(
        "the window has no view named \(QuotedText.of(name))"
          + NearestWord.hint(for: name, in: layout.names + names))
    }
    guard let view = simulator.window.flatMap({ find(positioned.name, in: $0) }) else {
      throw AssertionError("\(QuotedText.of(name)) is not in the window")
    }
    let other = positioned.name == name ? "" : " (\(positioned.name))"
    return ExpectedView(view: view, positioned: positioned, phrase: QuotedText.of(name) + other)
  }

  private func find(_ name: String, in view: UIView) -> UIView? {
    if simulator.name(of: view) == name { return view }
    for child in view.subviews {
      if let found = find(name, in: child) { return found }
    }
    return nil
  }
}

/// A view whose assertions are checked.
@MainActor
public struct ExpectedView {
  /// The view.
  public let view: UIView
  /// The view in the layout snapshot, with its rectangles.
  public let positioned: LocatedView
  /// The view's name in messages.
  public let phrase: String
}
