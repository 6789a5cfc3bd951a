public import Foundation
public import GimbalDevices
public import GimbalDocuments
public import GimbalGeometry
public import GimbalTraits

/// One step of a scenario, with its condition.
public struct Step: Sendable {
  /// The action.
  public var action: Action
  /// The condition; the step is skipped if it does not hold.
  public var condition: Condition
  /// The position of the step in its file.
  public var position: SourcePosition
  /// The text in the file, for traces; empty for a step with expectations only.
  public var text = ""
  /// The iteration of the surrounding loops, such as `turn = landscapeLeft`; empty outside of
  /// loops.
  public var round = ""

  /// Creates a step; reading sets its text and its round afterwards.
  package init(action: Action, condition: Condition, position: SourcePosition) {
    self.action = action
    self.condition = condition
    self.position = position
  }

  /// The action of a step.
  public enum Action: Sendable {
    /// Launches the app in a device orientation, with a scene delegate or without.
    case launch(UIDeviceOrientation?, inScene: Bool)
    /// Rotates the device.
    case rotate(UIDeviceOrientation)
    /// Moves the app's window to another part of the screen, or side of a divided one.
    case resize(WindowLayout, PaneSide?)
    /// Drags the app's window to a size in several steps.
    case dragWindow(CGSize, steps: Int)
    /// Folds or unfolds the device.
    case fold(opens: Bool)
    /// Sets the hinge to an angle in degrees.
    case hinge(Double)
    /// Changes the user's settings.
    case settings(SettingsChange)
    /// Changes views and controllers in one run-loop turn.
    case set([Setting])
    /// Changes views and controllers in an animation block of some seconds, and lays out at its
    /// end.
    case animate([Setting], seconds: Double)
    /// Adds a view or a child controller.
    case add(Addition)
    /// Removes a view from its superview, a child from its parent, or constraints from the scene.
    ///
    /// `calls` applies to a child.
    case remove(Target, calls: Set<RemovalCall>)
    /// Performs an action on controllers.
    case controllers(ControllerAct)
    /// Touches the screen.
    case touch(TouchAct)
    /// Performs an action on a table or a collection view.
    case list(ListAct)
    /// Deactivates and activates constraints by their identifiers, in one run-loop turn.
    case constraints(activate: [Target], deactivate: [Target])
    /// Performs a life-cycle action of the user or the system on the app.
    case life(LifeStep)
    /// Shows a docked keyboard with a height in points; 0 hides it.
    case keyboard(Double)
    /// Types text into the first responder.
    case type(String)
    /// Taps a button of the visible alert, by its title.
    case choose(String)
    /// Dismisses the keyboard.
    case dismissKeyboard
    /// Begins an action and moves the clock by some seconds, without waiting for its end.
    indirect case interrupt(Action, after: Double)
    /// Moves the virtual clock by some seconds.
    case wait(Double)
    /// Stores the layout under a name.
    case snapshot(String)
    /// Checks an expectation.
    case expect(Expectation)
    /// Compares something with a golden file.
    case golden(GoldenStep)
    /// Begins a group of steps that are skipped unless the condition holds now.
    case group(Int)

    /// True if the step can change anything; expectations and snapshots only read.
    public var acts: Bool {
      switch self {
      case .snapshot, .expect, .golden, .group: false
      default: true
      }
    }

    /// The action, or the one inside an interrupted step.
    var innermost: Action {
      if case .interrupt(let action, after: _) = self { action.innermost } else { self }
    }
  }
}

/// New values for some of the user's settings; nil is no change.
public struct SettingsChange: Hashable, Sendable {
  /// The size of text.
  public var contentSizeCategory: UIContentSizeCategory?
  /// The brightness of the interface.
  public var userInterfaceStyle: UIUserInterfaceStyle?
  /// The reading direction of the language.
  public var layoutDirection: UITraitEnvironmentLayoutDirection?
  /// The weight of text.
  public var legibilityWeight: UILegibilityWeight?
  /// The contrast of the interface.
  public var accessibilityContrast: UIAccessibilityContrast?

  /// Returns the settings with the changes applied.
  public func applied(to settings: UserSettings) -> UserSettings {
    var result = settings
    if let contentSizeCategory { result.contentSizeCategory = contentSizeCategory }
    if let userInterfaceStyle { result.userInterfaceStyle = userInterfaceStyle }
    if let layoutDirection { result.layoutDirection = layoutDirection }
    if let legibilityWeight { result.legibilityWeight = legibilityWeight }
    if let accessibilityContrast { result.accessibilityContrast = accessibilityContrast }
    return result
  }
}

/// Something that a step adds.
public struct Addition: Sendable {
  /// The content that is added.
  public enum Content: Sendable {
    /// A new view.
    case view(SceneView)
    /// An existing view or controller, by name.
    case existing(Target)
    /// A new child controller with its view.
    case controller(SceneController)
    /// New constraints in the list of a view.
    case constraint(SceneConstraint)
  }

  /// The content that is added.
  public var content: Content
  /// The view or the controller to which it is added.
  public var to: Target
  /// The index among the subviews; nil is the front.
  public var index: Int?
  /// The calls with which a container adds a child.
  public var calls = Set(AdditionCall.allCases)
}

/// An event of an app's life.
public enum LifeStep: String, CaseIterable, Hashable, Sendable {
  /// The user goes to the home screen.
  case background
  /// The user returns to the app.
  case foreground
  /// The app resigns active while it stays visible.
  case resignActive
  /// The app becomes active again.
  case becomeActive
  /// A memory warning.
  case memoryWarning
  /// The user removes the app in the app switcher; its windows and objects are released.
  case terminate
}

/// The calls with which containers usually add a child, in this order.
public enum AdditionCall: String, CaseIterable, Hashable, Sendable {
  /// `addChild(_:)` of the parent.
  case addChild
  /// `addSubview(_:)` of the parent's view.
  case addSubview
  /// `didMove(toParent:)` of the child.
  case didMove
}

/// The calls with which containers usually remove a child, in this order.
public enum RemovalCall: String, CaseIterable, Hashable, Sendable {
  /// `willMove(toParent: nil)` of the child.
  case willMove
  /// `removeFromSuperview()` of the child's view.
  case removeFromSuperview
  /// `removeFromParent()` of the child.
  case removeFromParent
}
