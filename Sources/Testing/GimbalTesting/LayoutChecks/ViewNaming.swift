import GimbalDocuments
import GimbalSnapshots

#if APPLE_UIKIT
  public import UIKit
#else
  public import GimbalEngine
#endif

/// A designator of a view in assertions: the view, its name, or a key path of its controller.
///
/// ```swift
/// let sim = try Simulator(DeviceCatalog.standard.device("iphone-15-pro"))
/// sim.launch(PlayerViewController())
/// expect(sim, "play", .inside(.safeArea), .visible)
/// ```
@MainActor
public protocol ViewNaming {
  /// Finds the view on a screen.
  ///
  /// - Throws: the reason why no view is found.
  func resolve(on screen: AssertionScreen) throws(AssertionError) -> ExpectedView
}

/// The reason why no view is found.
public struct AssertionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason in one line.
  public var description: String

  /// Creates a reason.
  public init(_ description: String) { self.description = description }
}

extension UIView: ViewNaming {
  /// Returns the view itself.
  ///
  /// - Throws: the reason, if the view is not in the window.
  public func resolve(on screen: AssertionScreen) throws(AssertionError) -> ExpectedView {
    try screen.expected(self, called: QuotedText.of(screen.name(of: self)))
  }
}

extension String: ViewNaming {
  /// Returns the view with the name; of several the visible one.
  ///
  /// - Throws: the nearest name, if no view has this one.
  public func resolve(on screen: AssertionScreen) throws(AssertionError) -> ExpectedView {
    try screen.view(named: self)
  }
}

extension Optional: ViewNaming where Wrapped: ViewNaming {
  /// Returns the view, if there is one.
  ///
  /// - Throws: the reason, if there is none.
  public func resolve(on screen: AssertionScreen) throws(AssertionError) -> ExpectedView {
    guard let self else { throw AssertionError("the view is nil") }
    return try self.resolve(on: screen)
  }
}

/// A type of properties that hold views: `UILabel`, `UILabel?`, `UILabel!`.
@MainActor
public protocol ViewHolding {
  /// The view that a property holds.
  var heldView: UIView? { get }
}

extension UIView: ViewHolding {
  /// The view itself.
  public var heldView: UIView? { self }
}

extension Optional: ViewHolding where Wrapped: UIView {
  /// The view, if there is one.
  public var heldView: UIView? { self }
}

extension KeyPath: ViewNaming where Root: UIViewController, Value: ViewHolding {
  /// Returns the view that a controller's property holds.
  ///
  /// The controller is the app's first visible one of the class.
  ///
  /// - Throws: the reason, if there is no such controller, or no view.
  public func resolve(on screen: AssertionScreen) throws(AssertionError) -> ExpectedView {
    let controllers = screen.controllers.compactMap { $0 as? Root }
    guard
      let controller = controllers.first(where: { $0.viewIfLoaded?.window != nil })
        ?? controllers.first
    else {
      throw AssertionError("the app shows no \(Root.self), so \(name) cannot be read")
    }
    guard let view = controller[keyPath: self].heldView else {
      throw AssertionError("\(name) of \(Root.self) is nil")
    }
    return try screen.expected(view, called: name)
  }

  /// The property's quoted name, if the key path's description has it; else a substitute.
  private var name: String {
    let text = "\(self)"
    guard let dot = text.lastIndex(of: "."), text.hasPrefix("\\") else { return "the property" }
    let property = text[text.index(after: dot)...]
    return property.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      ? QuotedText.of(String(property)) : "the property"
  }
}
