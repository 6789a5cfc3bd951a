public import Foundation
public import GimbalDevices
public import GimbalDocuments
public import GimbalGeometry
public import GimbalTraits

/// One step of a scenario, with the condition under which it is taken.
public struct Step: Sendable {
  /// The action.
  public var action: Action
  /// The condition; a step whose condition does not hold is left out.
  public var condition: Condition
  /// The position of the step in its file.
  public var position: SourcePosition
  /// The text in the file, for traces; empty for a step that only claims.
  public var text = ""
  /// The round of the loops in which the step stands, such as `turn = landscapeLeft`; empty outside of loops.
  public var round = ""

  package init(action: Action, condition: Condition, position: SourcePosition) {
    self.action = action
    self.condition = condition
    self.position = position
  }

  /// The action of a step.
  public enum Action: Sendable {
    /// Starts the app with the device held in some way, with a scene's delegate or without.
    case launch(UIDeviceOrientation?, inScene: Bool)
    /// Turns the device as a hand does.
    case rotate(UIDeviceOrientation)
    /// Gives the app's window another part of the screen, on a side of a divided one.
    case resize(WindowLayout, PaneSide?)
    /// Drags the app's window to a size, through some sizes on the way.
    case dragWindow(CGSize, steps: Int)
    /// Folds the device, or unfolds it.
    case fold(opens: Bool)
    /// Sets the hinge to an angle in degrees.
    case hinge(Double)
    /// Changes what the person has set for the device.
    case settings(SettingsChange)
    /// Changes views and controllers, in one turn of the run loop.
    case set([Setting])
    /// Changes views and controllers in an animation block of some seconds, and lays out at its end.
    case animate([Setting], seconds: Double)
    /// Adds a view or a child controller.
    case add(Addition)
    /// Takes a view out of its superview, a child out of its parent, or constraints out of the scene.
    ///
    /// The calls are for a child.
    case remove(Target, calls: Set<RemovalCall>)
    /// Has controllers do something with each other.
    case controllers(ControllerAct)
    /// Touches the screen.
    case touch(TouchAct)
    /// Does something with a table or a collection view.
    case list(ListAct)
    /// Takes constraints out of layout and puts others in, by their identifiers, in one turn.
    case constraints(activate: [Target], deactivate: [Target])
    /// Does to the app as a whole what the person or the system does.
    case life(LifeStep)
    /// Shows a docked keyboard of some points in height, or with 0 hides it.
    case keyboard(Double)
    /// Types a text into what is being edited.
    case type(String)
    /// Taps a button of the alert that is shown, by its title.
    case choose(String)
    /// Puts the keyboard away.
    case dismissKeyboard
    /// Begins something and lets the clock run for some seconds only, without waiting for the end.
    indirect case interrupt(Action, after: Double)
    /// Lets the virtual clock run for some seconds.
    case wait(Double)
    /// Keeps the layout under a name.
    case snapshot(String)
    /// Asserts something.
    case expect(Expectation)
    /// Compares something with a golden file.
    case golden(GoldenStep)
    /// Begins some steps that are left out together unless the condition holds now.
    case group(Int)

    /// True if the step can change anything: an expectation and a snapshot only look.
    public var acts: Bool {
      switch self {
      case .snapshot, .expect, .golden, .group: false
      default: true
      }
    }

    /// The action, or the one that an interrupted step begins.
    var innermost: Action {
      if case .interrupt(let action, after: _) = self { action.innermost } else { self }
    }
  }
}

/// New values for some of a person's settings; those that are nil stay.
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

  /// The settings with the changes made.
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
    /// A view or a controller that is there already, by name.
    case existing(Target)
    /// A new child controller with its view.
    case controller(SceneController)
    /// New constraints, which stand with a view.
    case constraint(SceneConstraint)
  }

  /// The content that is added.
  public var content: Content
  /// The view or the controller that gets it.
  public var to: Target
  /// The place among the subviews; nil is in front of all.
  public var index: Int?
  /// The calls with which a container adds a child.
  public var calls = Set(AdditionCall.allCases)
}

/// An event of an app's life.
public enum LifeStep: String, CaseIterable, Hashable, Sendable {
  /// The person goes to the home screen.
  case background
  /// The person comes back.
  case foreground
  /// The app resigns active while it is still shown.
  case resignActive
  /// The app becomes active again.
  case becomeActive
  /// Memory runs short.
  case memoryWarning
  /// The person throws the app out of the list of apps: its windows go, and all that it holds.
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
