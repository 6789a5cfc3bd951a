import Foundation
import GimbalDocuments
import GimbalGeometry

/// Views of a layout by name.
extension LayoutSnapshot {
  /// Returns the view with a name, or nil.
  ///
  /// The trace numbers views of the same name from the second on: `submit`, `submit#2`. The result
  /// is the first visible one, then the one with exactly the name, then the first of the others. If
  /// no view has the name, it is the visible control, or else view, with the name as its text.
  ///
  /// - Complexity: O(views).
  public func view(_ name: String) -> ViewSnapshot? {
    let candidates = views.filter { $0.bears(name) }
    return candidates.first { $0.name == name && isOnScreen($0) }
      ?? candidates.first(where: isOnScreen) ?? candidates.first { $0.name == name }
      ?? candidates.first ?? view(showing: name)
  }

  /// Returns the visible view with a text: a control before other views.
  private func view(showing text: String) -> ViewSnapshot? {
    guard !text.isEmpty else { return nil }
    let shown = views.lazy.filter { $0.content.text?.string == text && isOnScreen($0) }
    return shown.first { $0.content.role == .control } ?? shown.first
  }

  /// Returns the view with exactly this trace name, or nil.
  ///
  /// Unlike `view(_:)` it searches no other views. The invariants of randomized tests call it.
  /// Inside an expectation it records the lookup in `LayoutQuestion.current`.
  ///
  /// - Complexity: O(views).
  package func exactly(_ name: String) -> LocatedView? {
    let found = views.first { $0.name == name }.map { LocatedView($0, in: self) }
    LayoutQuestion.current?.record(name, of: self, found)
    return found
  }

  /// The view with a name in this snapshot, or nil.
  ///
  /// Of several views with one name it is the visible one.
  ///
  /// Inside an expectation it records the lookup in `LayoutQuestion.current`, for the failure's
  /// message.
  ///
  /// - Complexity: O(views).
  public subscript(name: String) -> LocatedView? {
    let found = view(name).map { LocatedView($0, in: self) }
    LayoutQuestion.current?.record(name, of: self, found)
    return found
  }

  /// Returns true if the view is visible inside the window, regardless of views that cover it.
  func isOnScreen(_ view: ViewSnapshot) -> Bool {
    view.isVisible
      && view.windowFrame.intersects(CGRect(origin: .zero, size: windowFrame.size))
  }
}

extension ViewSnapshot {
  /// Returns true if the view's name is this one, or this one with a number that makes it unique.
  fileprivate func bears(_ expected: String) -> Bool {
    if name == expected { return true }
    guard expected != className, name.utf8.count > expected.utf8.count + 1, name.hasPrefix(expected)
    else { return false }
    let rest = name.dropFirst(expected.count)
    return rest.first == "#" && rest.dropFirst().allSatisfy(\.isNumber)
  }
}

/// The last lookup of a view by its name in an expectation's argument, for the failure's message.
///
/// `expect(_:_:)` of `GimbalTesting` creates it, evaluates its argument with it as `current`, and
/// calls `failure(of:_:)`.
package final class LayoutQuestion: Sendable {
  /// The current record; nil outside of an expectation.
  @TaskLocal package static var current: LayoutQuestion?

  private struct NameQuery {
    /// The name that was searched for.
    var name: String
    /// The layout in which it was searched for.
    var layout: LayoutSnapshot
    /// The view that was found; nil for none.
    var found: LocatedView?
  }
  // Written and read only by the one call that created the object.
  private nonisolated(unsafe) var lastQuery: NameQuery?

  /// Creates the object of one call, without a query.
  package init() {}

  fileprivate func record(_ name: String, of layout: LayoutSnapshot, _ found: LocatedView?) {
    lastQuery = NameQuery(name: name, layout: layout, found: found)
  }

  /// Returns the failure's message, which explains the lookup of the view; nil if the expectation
  /// is met.
  package func failure(of view: LocatedView?, _ expectation: LayoutExpectation) -> String? {
    guard let failure = expectation.failure(of: view) else { return nil }
    guard let lastQuery, lastQuery.found == view else { return failure }
    let name = QuotedText.of(lastQuery.name)
    guard let view else {
      let names = lastQuery.layout.names.map { $0.prefix { $0 != "#" } }.map(String.init)
      return "the window has no view named \(name)"
        + NearestWord.hint(for: lastQuery.name, in: lastQuery.layout.names + names)
        + "; expected \(expectation)"
    }
    let unseen = lastQuery.layout.isOnScreen(view.view) ? "" : " (it cannot be seen)"
    let isNamedByText = view.view.content.text?.string == lastQuery.name
    if view.name == lastQuery.name || isNamedByText { return failure + unseen }
    let itself = lastQuery.layout.views.first { $0.name == lastQuery.name }
    return failure
      + " (\(name) \(itself == nil ? "is not in the window" : "cannot be seen"); \(view.name) "
      + "\(unseen.isEmpty ? "is the one on the screen" : "is in the window"))"
  }
}
