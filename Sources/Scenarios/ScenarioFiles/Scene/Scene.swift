public import GimbalDocuments
public import GimbalFindings
import GimbalTerms

/// The scene of an app: a tree of controllers and views, or a controller that Swift code creates.
public struct Scene: Sendable {
  /// The file's path, `inline` for one inside a scenario, or the name of the registered one.
  public var name: String
  /// The title for people; nil if the file has none.
  public var title: String?
  /// The file with its tree, or with its name.
  public var file: String
  /// The content.
  public var content: Content
  /// The position of its name, for errors.
  public var position: SourcePosition
  /// The allowed findings.
  public var allowed: [FindingAllowance] = []
  /// The files of its tree; nil if they are the scenario's.
  public var files: SourceFiles?

  /// The kinds of scenes.
  public enum Content: Sendable {
    /// A tree from a document.
    case tree(SceneController)
    /// A controller that a ``SceneRegistry`` creates.
    case registered(String)
    /// A screen of interface documents.
    case document(DocumentScene)
  }

  /// The declarations of the scene's own app; nil for a scene without one.
  var app: AppDescription? {
    if case .document(let scene) = content { scene.app } else { nil }
  }

  /// The limit of views and controllers.
  public static let objectLimit = 20_000
  /// The limit of all elements of `constraints`.
  public static let constraintLimit = 100_000
  /// The limit of nested views.
  public static let depthLimit = 200
}

/// A controller of a scene.
public struct SceneController: Sendable {
  /// The name with its position in the file; nil for a controller without one.
  var name: SceneName?
  /// The name in traces and steps; nil uses class and number.
  public var id: String? { name?.text }
  /// The class.
  public var controllerClass: SceneControllerClass
  /// The contents and delegate of a container; nil for a plain controller.
  public var container: SceneContainer?
  /// The values set on the controller.
  public var values: PropertyValues
  /// The controller's view; nil is a plain view.
  public var view: SceneView?
  /// The child controllers, in the order in which they are added when the view is loaded.
  public var children: [SceneController]
  /// Constraints in addition to those of the views, created when view and children are loaded.
  public var constraints: [SceneConstraint]
  /// The settings that `viewWillLayoutSubviews` applies.
  public var layout: [Setting]
  /// The settings that `willTransition(to:with:)` animates along with the transition.
  public var willTransition: [Setting]
  /// The settings that `viewWillTransition(to:with:)` animates along with the transition.
  public var viewWillTransition: [Setting]
  /// The settings after a transition that `viewWillTransition(to:with:)` announced.
  public var afterTransition: [Setting]
  /// True if it receives `willRotate(to:duration:)` and related callbacks from iOS 8 on.
  ///
  /// See: D-9.
  public var receivesLegacyRotationCallbacks: Bool
  /// True if it gives a child its preferred content size.
  public var grantsPreferredContentSize: Bool
  /// The answers of its presentation's delegate; nil for none.
  public var presentationDelegate: ScenePresentationDelegate?
  /// The objects of its transitioning delegate; nil for none.
  public var transitioningDelegate: SceneTransitioningDelegate?
  /// The methods that the controller's class overrides without a call of `super`.
  public var withoutSuper: [SceneOverride]
  /// The position of the controller in its file.
  public var position: SourcePosition

  /// The children and the controllers of a container, which reading and checking visit.
  var allControllers: [SceneController] { children + (container?.controllers ?? []) }
}

/// Overridden methods that may omit the call of `super`.
public enum SceneOverride: String, CaseIterable, Hashable, Sendable {
  /// `willTransition(to:with:)`.
  case willTransition
  /// `viewWillTransition(to:with:)`.
  case viewWillTransition
}

/// A kind of update that a view can need.
public enum SceneUpdateKind: String, CaseIterable, Hashable, Sendable {
  /// `setNeedsLayout()`.
  case layout
  /// `setNeedsUpdateConstraints()`.
  case updateConstraints
  /// `setNeedsDisplay()`.
  case display
  /// `setNeedsUpdateProperties()`.
  case updateProperties
}

/// A view of a scene.
public struct SceneView: Sendable {
  /// The name with its position in the file; nil for a view without one.
  var name: SceneName?
  /// The name in traces and steps; nil uses class and number.
  public var id: String? { name?.text }
  /// The class.
  public var viewClass: SceneViewClass
  /// The view's values, in the order frame, bounds, center, transform, and the rest.
  public var values: PropertyValues
  /// The arranged subviews of a stack view, in order.
  public var arrangedSubviews: [SceneView]
  /// The other subviews, back to front.
  public var subviews: [SceneView]
  /// The layout guides that it owns.
  public var layoutGuides: [SceneGuide]
  /// The constraints in the view's list.
  public var constraints: [SceneConstraint]
  /// The settings that `layoutSubviews` applies.
  public var layout: [Setting]
  /// The rows of a table or a collection view; nil for other views.
  public var list: SceneList?
  /// The position of the view in its file.
  public var position: SourcePosition

  /// The arranged subviews, followed by the other subviews.
  var allSubviews: [SceneView] { arrangedSubviews + subviews }
}

/// The classes of views in scenes.
public enum SceneViewClass: String, CaseIterable, Hashable, Sendable {
  /// A plain view, which can also represent a view of another class.
  case view = "UIView"
  /// A label.
  case label = "UILabel"
  /// A button in the system's appearance.
  case button = "UIButton"
  /// An image view.
  case imageView = "UIImageView"
  /// A stack view.
  case stackView = "UIStackView"
  /// A switch.
  case toggle = "UISwitch"
  /// A slider.
  case slider = "UISlider"
  /// A stepper.
  case stepper = "UIStepper"
  /// A segmented control.
  case segmentedControl = "UISegmentedControl"
  /// A progress view.
  case progressView = "UIProgressView"
  /// An activity indicator.
  case activityIndicator = "UIActivityIndicatorView"
  /// A page control.
  case pageControl = "UIPageControl"
  /// A text field.
  case textField = "UITextField"
  /// A text view.
  case textView = "UITextView"
  /// A scroll view.
  case scrollView = "UIScrollView"
  /// A search bar.
  case searchBar = "UISearchBar"
  /// A date picker.
  case datePicker = "UIDatePicker"
  /// A table.
  case tableView = "UITableView"
  /// A collection view.
  case collectionView = "UICollectionView"
}

/// A name of a part of a scene.
package struct SceneName: Hashable, Sendable {
  /// The name.
  package var text: String
  /// The position of the name in the file, for errors.
  var position: SourcePosition
}

/// A layout guide of a scene.
public struct SceneGuide: Hashable, Sendable {
  /// The name with its position in the file.
  var name: SceneName
  /// The name in constraints and expectations, which is also the guide's identifier.
  public var id: String { name.text }
}

/// A color of a scene.
public enum SceneColor: Hashable, Sendable {
  /// Transparent: no color at all.
  case none
  /// A system color by its name, which depends on traits.
  case system(String)
  /// Components from 0 to 1 in the sRGB space.
  case components(red: Double, green: Double, blue: Double, alpha: Double)
}
