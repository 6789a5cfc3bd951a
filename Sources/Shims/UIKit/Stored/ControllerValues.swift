public import Foundation
public import GimbalContainers
public import GimbalControls
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics

/// Values of view controllers that are stored.
extension UIViewController {
  /// The transition that presents and dismisses a controller; stored: the frames before and after
  /// are the same.
  ///
  /// Source: Apple, UIViewController.Transition (from iOS 18 on).
  @preconcurrency @MainActor
  public final class Transition: NSObject {
    /// The options of a zoom.
    ///
    /// Source: Apple, UIViewController.Transition.ZoomOptions.
    @preconcurrency @MainActor
    public final class ZoomOptions: NSObject {
      /// Returns whether a gesture may dismiss the controller; never called.
      public var interactiveDismissShouldBegin: ((ZoomInteractionContext) -> Bool)?
      /// Returns the rectangle of the zoomed view that is aligned with the source; never called.
      public var alignmentRectProvider: ((ZoomAlignmentRectContext) -> CGRect?)?
      /// The color of the dimming view.
      public var dimmingColor: UIColor?
      /// The effect of the dimming view.
      public var dimmingVisualEffect: UIBlurEffect?
      /// Creates the default options.
      public override init() { super.init() }
    }

    /// The argument of the closure that returns the source of a zoom.
    ///
    /// Source: Apple, UIZoomTransitionSourceViewProviderContext.
    @preconcurrency @MainActor
    public protocol ZoomSourceContext {
      /// The zoomed controller.
      var zoomedViewController: UIViewController { get }
      /// The source controller.
      var sourceViewController: UIViewController { get }
    }

    /// The argument of the closure that decides on a gesture of a zoom.
    ///
    /// Source: Apple, UIZoomTransitionInteractionContext.
    @preconcurrency @MainActor
    public protocol ZoomInteractionContext {
      /// True if the transition would begin by default.
      var willBegin: Bool { get }
      /// The position of the touch in the zoomed controller's view, in points.
      var location: CGPoint { get }
      /// The velocity of the touch, in points a second.
      var velocity: CGVector { get }
    }

    /// The argument of the closure that returns the aligned rectangle of a zoom.
    ///
    /// Source: Apple, UIZoomTransitionAlignmentRectContext.
    @preconcurrency @MainActor
    public protocol ZoomAlignmentRectContext {
      /// The source view of the zoom.
      var sourceView: UIView { get }
      /// The zoomed controller.
      var zoomedViewController: UIViewController { get }
    }

    /// Returns the source view of the zoom; never called.
    public let sourceViewProvider: ((any ZoomSourceContext) -> UIView?)?
    /// The options of a zoom.
    public let options: ZoomOptions?

    private init(_ options: ZoomOptions?, _ provider: ((any ZoomSourceContext) -> UIView?)?) {
      (self.options, sourceViewProvider) = (options, provider)
    }

    /// Returns a transition that zooms from a view.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (any ZoomSourceContext) -> UIView?
    ) -> Transition { Transition(options, sourceViewProvider) }

    /// Returns a transition in which the controller slides up.
    public static func coverVertical() -> Transition { Transition(nil, nil) }
    /// Returns a transition that flips horizontally.
    public static func flipHorizontal() -> Transition { Transition(nil, nil) }
    /// Returns a transition in which the controllers dissolve.
    public static func crossDissolve() -> Transition { Transition(nil, nil) }
    /// Returns a transition that curls up the corner of the controller below.
    public static func partialCurl() -> Transition { Transition(nil, nil) }
  }

  /// The transition with which the controller is presented and dismissed (from iOS 18 on); stored
  /// without effect.
  public var preferredTransition: Transition? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The tab in which a tab bar controller shows the controller (from iOS 18 on), or nil.
  public var tab: UITab? {
    tabBarController?.tabs.flatMap(\.all).last { $0.shows(self) }
  }
}

extension UINavigationController {
  /// The recognizer of back swipes in the content (from iOS 26 on, nil before); stored: it
  /// recognizes nothing, while `interactivePopGestureRecognizer` is simulated.
  public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    guard isSystemAvailable(26, 0) else { return nil }
    if let old: UIGestureRecognizer = stored(nil) { return old }
    let recognizer = UIGestureRecognizer(target: nil, action: nil)
    store(recognizer)
    return recognizer
  }
}

/// Values of sheets that are stored.
extension UISheetPresentationController {
  /// True if a form sheet has the size of a page sheet where there is space (from iOS 17 on);
  /// stored.
  public var prefersPageSizing: Bool {
    get { stored(true) }
    set { store(newValue) }
  }

  /// The background effect of the content (from iOS 26 on); stored without effect.
  public var backgroundEffect: UIVisualEffect? {
    get { stored(nil) }
    set { store(newValue) }
  }
}
