import GimbalDocuments
public import GimbalSnapshots

#if APPLE_UIKIT
  public import UIKit
#else
  public import Gimbal
  public import GimbalEngine
#endif

/// A screen at the moment when assertions are checked.
///
/// The views are Gimbal's, on a simulator. On iOS and Mac Catalyst they are those of Apple's UIKit,
/// in one window.
@MainActor
public struct AssertionScreen {
  #if APPLE_UIKIT
    /// The window; nil if no window is found.
    public let window: UIWindow?
    /// The views of the window with their names.
    let reading: WindowReading
  #else
    /// The simulator.
    public let simulator: Simulator
  #endif
  /// The layout of the window.
  public let layout: LayoutSnapshot

  #if APPLE_UIKIT
    init(_ window: UIWindow?) {
      self.window = window
      reading = WindowReading(window)
      layout = reading.layout
    }
  #else
    init(_ simulator: Simulator) {
      self.simulator = simulator
      layout = simulator.layout
    }
  #endif

  /// Returns a view in the window, with its name for messages.
  ///
  /// - Throws: the reason, if the view is not in the window.
  public func expected(
    _ view: UIView, called phrase: String
  ) throws(AssertionError) -> ExpectedView {
    guard let positioned = position(of: view) else {
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
    guard let view = view(at: positioned.name) else {
      throw AssertionError("\(QuotedText.of(name)) is not in the window")
    }
    let other = positioned.name == name ? "" : " (\(positioned.name))"
    return ExpectedView(view: view, positioned: positioned, phrase: QuotedText.of(name) + other)
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
