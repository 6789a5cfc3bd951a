import Foundation
import GimbalDocuments
import GimbalGeometry

extension LayoutSnapshot {
  /// The view that a name means, or nil.
  ///
  /// Of several views with one name the trace numbers all but the first: `submit`, `submit#2`. The one
  /// that can be seen is meant, then the one that bears the name itself, then the first of the others.
  /// A name that no view has means the control, or else the view, on the screen that shows it as its text.
  ///
  /// - Complexity: O(views).
  public func view(_ name: String) -> ViewSnapshot? {
    let candidates = views.filter { $0.bears(name) }
    return candidates.first { $0.name == name && isOnScreen($0) }
      ?? candidates.first(where: isOnScreen) ?? candidates.first { $0.name == name }
      ?? candidates.first ?? view(showing: name)
  }

  /// The view on the screen that shows a text: a control before others.
  private func view(showing text: String) -> ViewSnapshot? {
    guard !text.isEmpty else { return nil }
    let shown = views.lazy.filter { $0.content.text?.string == text && isOnScreen($0) }
    return shown.first { $0.content.role == .control } ?? shown.first
  }

  /// The view of exactly this name, as the trace has it, with this snapshot.
  ///
  /// - Complexity: O(views).
  package func exactly(_ name: String) -> LocatedView? {
    let found = views.first { $0.name == name }.map { LocatedView($0, in: self) }
    LayoutQuestion.current?.record(name, of: self, found)
    return found
  }

  /// The view that a name means with this snapshot, or nil.
  ///
  /// Of several views with one name the one that can be seen is meant.
  ///
  /// - Complexity: O(views).
  public subscript(name: String) -> LocatedView? {
    let found = view(name).map { LocatedView($0, in: self) }
    LayoutQuestion.current?.record(name, of: self, found)
    return found
  }

  /// True if anything of a view can be seen, apart from what covers it.
  func isOnScreen(_ view: ViewSnapshot) -> Bool {
    view.isVisible
      && view.windowFrame.intersects(CGRect(origin: .zero, size: windowFrame.size))
  }
}

extension ViewSnapshot {
  /// True if the view's name is this one, or this one with a number that tells it from another.
  fileprivate func bears(_ expected: String) -> Bool {
    if name == expected { return true }
    guard expected != className, name.utf8.count > expected.utf8.count + 1, name.hasPrefix(expected)
    else { return false }
    let rest = name.dropFirst(expected.count)
    return rest.first == "#" && rest.dropFirst().allSatisfy(\.isNumber)
  }
}

/// The names that a layout was asked for while an expectation's argument was evaluated; failures
/// name them.
package final class LayoutQuestion: Sendable {
  /// The question that is being put; nil outside of an expectation.
  @TaskLocal package static var current: LayoutQuestion?

  private struct NameQuery {
    var name: String
    var layout: LayoutSnapshot
    var found: LocatedView?
  }
  // Written and read by the one call that put the question.
  private nonisolated(unsafe) var lastQuery: NameQuery?

  package init() {}

  fileprivate func record(_ name: String, of layout: LayoutSnapshot, _ found: LocatedView?) {
    lastQuery = NameQuery(name: name, layout: layout, found: found)
  }

  /// The reason why a view is not where it must be, with the name that was asked for; nil when it is.
  package func failure(of view: LocatedView?, _ expectation: LayoutExpectation) -> String? {
    guard let failure = expectation.failure(of: view) else { return nil }
    guard let lastQuery, lastQuery.found == view else { return failure }
    let name = QuotedText.of(lastQuery.name)
    guard let view else {
      let names = lastQuery.layout.names.map { $0.prefix { $0 != "#" } }.map(String.init)
      return "nothing in the window is called \(name)"
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
