import Foundation
import GimbalEngine

/// Reusable views by identifier, and closures that make new ones.
///
/// See: R-LIST-4.
@MainActor
struct ReusePool<View: UIView> {
  private var waiting: [String: [View]] = [:]
  private var makers: [String: () -> View] = [:]

  /// Registers how views with an identifier are made; nil removes the registration.
  mutating func register(_ identifier: String, _ maker: (() -> View)?) {
    makers[identifier] = maker
    waiting[identifier] = nil
  }

  /// Returns true if the app has registered a class or nib file for the identifier.
  func knows(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// Removes and returns a view that was shown before; nil if none waits for reuse.
  mutating func waitingView(_ identifier: String) -> View? {
    waiting[identifier]?.popLast()
  }

  /// Returns a new view; nil for an identifier that is not registered.
  func newView(_ identifier: String) -> View? { makers[identifier]?() }

  /// Adds a view that is not shown any more, for reuse.
  mutating func put(_ view: View, _ identifier: String) {
    waiting[identifier, default: []].append(view)
  }
}
