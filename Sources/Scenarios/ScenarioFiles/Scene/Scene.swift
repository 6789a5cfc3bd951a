public import GimbalDocuments
public import GimbalFindings
import GimbalTerms

/// The scene of an app: a tree of controllers and views, or a controller that is made in Swift.
public struct Scene: Sendable {
  /// The file's path, `inline` for one that stands in a scenario, or the name of the registered one.
  public var name: String
  /// The file in which its tree stands, or in which it is named.
  public var file: String
  /// The content.
  public var content: Content
  /// The position of its name, for errors.
  public var position: SourcePosition
  /// The findings that are meant to be.
  public var allowed: [FindingAllowance] = []
  /// The files of which its tree was put together; nil where that is the scenario with its own.
  public var files: SourceFiles?

  /// The two kinds of scenes.
  public enum Content: Sendable {
    /// A tree from a document.
    case tree(SceneController)
    /// A controller that a ``SceneRegistry`` makes.
    case registered(String)
    /// A screen that documents of Interface Builder describe.
    case document(DocumentScene)
  }

  /// The declarations of the scene's own app; nil for a scene without one.
  var app: AppDescription? {
    if case .document(let scene) = content { scene.app } else { nil }
  }

  /// The most views and controllers of a scene.
  public static let objectLimit = 20_000
  /// The most elements of all `constraints` of a scene.
  public static let constraintLimit = 100_000
  /// The most views inside each other.
  public static let depthLimit = 200
}

/// A controller of a scene.
public struct SceneController: Sendable {
  var name: SceneName?
  /// The name in traces and steps; nil is made from class and number.
  public var id: String? { name?.text }
  /// The class.
  public var controllerClass: SceneControllerClass
  /// The contents and delegate of a container; nil for a plain controller.
  public var container: SceneContainer?
  /// The values set on the controller.
  public var values: PropertyValues
  /// The controller's view; nil is a plain one.
  public var view: SceneView?
  /// The controllers that it contains, in the order in which they are added when the view is loaded.
  public var children: [SceneController]
  /// Constraints beside those of the views, made when the view and the children are loaded.
  public var constraints: [SceneConstraint]
  /// The settings of `viewWillLayoutSubviews`.
  public var layout: [Setting]
  /// The settings that `willTransition(to:with:)` animates along with the transition.
  public var willTransition: [Setting]
  /// The settings that `viewWillTransition(to:with:)` animates along with the transition.
  public var viewWillTransition: [Setting]
  /// The settings made when a transition that `viewWillTransition(to:with:)` announced has ended.
  public var afterTransition: [Setting]
  /// True if it gets `willRotate(to:duration:)` and its companions from iOS 8 on.
  ///
  /// See: D-9.
  public var receivesLegacyRotationCallbacks: Bool
  /// True if it gives a child the size that the child would like to have.
  public var grantsPreferredContentSize: Bool
  /// The answers of its presentation's delegate; nil for none.
  public var presentationDelegate: ScenePresentationDelegate?
  /// The objects of its transitioning delegate; nil for none.
  public var transitioningDelegate: SceneTransitioningDelegate?
  /// The methods whose overrides do not call `super`.
  public var withoutSuper: [SceneOverride]
  /// The position of the controller in its file.
  public var position: SourcePosition

  /// All controllers that it holds.
  var allControllers: [SceneController] { children + (container?.controllers ?? []) }
}

/// Methods that a scene's controllers override, and may forget to call `super` in.
public enum SceneOverride: String, CaseIterable, Hashable, Sendable {
  /// `willTransition(to:with:)`.
  case willTransition
  /// `viewWillTransition(to:with:)`.
  case viewWillTransition
}

/// A phase for which a view can be marked.
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
  var name: SceneName?
  /// The name in traces and steps; nil is made from class and number.
  public var id: String? { name?.text }
  /// The class.
  public var viewClass: SceneViewClass
  /// The values set on the view, in the order frame, bounds, center, transform, and the rest.
  public var values: PropertyValues
  /// The views that a stack view arranges, in their order.
  public var arrangedSubviews: [SceneView]
  /// The views that it holds beside those, back to front.
  public var subviews: [SceneView]
  /// The layout guides that it owns.
  public var layoutGuides: [SceneGuide]
  /// The constraints that stand with the view.
  public var constraints: [SceneConstraint]
  /// The settings of `layoutSubviews`.
  public var layout: [Setting]
  /// The rows of a table or a collection view; nil for other views.
  public var list: SceneList?
  /// The position of the view in its file.
  public var position: SourcePosition

  /// All views that it holds.
  var allSubviews: [SceneView] { arrangedSubviews + subviews }
}

/// The classes of views that a scene can have.
public enum SceneViewClass: String, CaseIterable, Hashable, Sendable {
  /// A plain view, which may stand in for others.
  case view = "UIView"
  /// A text.
  case label = "UILabel"
  /// A button of the system's look.
  case button = "UIButton"
  /// A picture.
  case imageView = "UIImageView"
  /// A row or a column of views.
  case stackView = "UIStackView"
  /// A control that is on or off.
  case toggle = "UISwitch"
  /// A thumb on a track.
  case slider = "UISlider"
  /// A control with a part for less and a part for more.
  case stepper = "UIStepper"
  /// A row of segments of which one is chosen.
  case segmentedControl = "UISegmentedControl"
  /// A line that says how far something has come.
  case progressView = "UIProgressView"
  /// A wheel that turns.
  case activityIndicator = "UIActivityIndicatorView"
  /// A row of dots, one for each page.
  case pageControl = "UIPageControl"
  /// A line of text that people write.
  case textField = "UITextField"
  /// A text of any length that people read or write.
  case textView = "UITextView"
  /// A part of a larger content.
  case scrollView = "UIScrollView"
  /// A bar with a field for what is searched.
  case searchBar = "UISearchBar"
  /// A control with a date.
  case datePicker = "UIDatePicker"
  /// Rows below each other.
  case tableView = "UITableView"
  /// Items that a layout places.
  case collectionView = "UICollectionView"
}

/// A name that a scene gives one of its parts.
package struct SceneName: Hashable, Sendable {
  package var text: String
  /// The position in the file.
  var position: SourcePosition
}

/// A layout guide of a scene.
public struct SceneGuide: Hashable, Sendable {
  var name: SceneName
  /// The name in constraints and claims, and the guide's identifier.
  public var id: String { name.text }
}

/// A color of a scene.
public enum SceneColor: Hashable, Sendable {
  /// Transparent: no color at all.
  case none
  /// A color of the system's, by its name: it depends on traits.
  case system(String)
  /// Parts from 0 to 1 in the sRGB space.
  case components(red: Double, green: Double, blue: Double, alpha: Double)
}
