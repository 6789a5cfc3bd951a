#if APPLE_UIKIT
  import GimbalSnapshots
  import UIKit

  /// Views of Apple's UIKit in one window.
  extension AssertionScreen {
    /// Returns the screen with a view's window after its layout.
    ///
    /// For a name, a key path, and a view outside of any window it is the app's key window.
    static func showing(_ view: any ViewNaming) -> AssertionScreen {
      let window = (view as? UIView).flatMap { $0 as? UIWindow ?? $0.window } ?? keyWindow
      window?.layoutIfNeeded()
      return AssertionScreen(window)
    }

    /// The key window of a scene of the app.
    private static var keyWindow: UIWindow? {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      return scenes.flatMap(\.windows).first { $0.isKeyWindow }
    }

    /// The number of pixels per point.
    var scale: CGFloat { window?.screen.scale ?? 1 }

    /// The controllers whose views are in the window, parents first.
    var controllers: [UIViewController] {
      reading.views.compactMap { $0.next as? UIViewController }
    }

    /// Returns the view's rectangles, or nil if the view is not in the window.
    func position(of view: UIView) -> LocatedView? {
      reading.index(of: view).map { LocatedView(layout.views[$0], in: layout) }
    }

    /// Returns the name of a view; the class for a view outside of the window.
    func name(of view: UIView) -> String {
      reading.index(of: view).map { layout.views[$0].name }
        ?? view.accessibilityIdentifier ?? "\(type(of: view))"
    }

    /// Returns the view with exactly this name in the layout.
    func view(at name: String) -> UIView? {
      layout.views.firstIndex { $0.name == name }.map { reading.views[$0] }
    }

    /// Reads values that UIKit computes.
    func read<Value>(_ body: () -> Value) -> Value { body() }
  }
#endif
