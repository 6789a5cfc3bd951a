import Foundation
import GimbalEngine

/// Views by identifier that are not shown, and how to make more.
///
/// See: R-LIST-4.
@MainActor
struct ReusePool<View: UIView> {
  private var waiting: [String: [View]] = [:]
  private var makers: [String: () -> View] = [:]

  /// Says how views of an identifier are made; nil takes that back.
  mutating func register(_ identifier: String, _ maker: (() -> View)?) {
    makers[identifier] = maker
    waiting[identifier] = nil
  }

  /// True if it was said how views of an identifier are made.
  func knows(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// A view that is not shown, which has been shown before.
  mutating func waitingView(_ identifier: String) -> View? {
    waiting[identifier]?.popLast()
  }

  /// A new view; nil for an identifier of which nothing was said.
  func newView(_ identifier: String) -> View? { makers[identifier]?() }

  /// Keeps a view that is no longer shown.
  mutating func put(_ view: View, _ identifier: String) {
    waiting[identifier, default: []].append(view)
  }
}
