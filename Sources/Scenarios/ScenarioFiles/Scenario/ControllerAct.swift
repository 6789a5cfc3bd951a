/// A step between controllers.
public enum ControllerAct: Sendable {
  /// Puts a controller on top of a navigation controller's stack.
  case push(ControllerReference, in: Target, animated: Bool)
  /// Takes controllers from the top of the stack, down to one; nil for the topmost alone.
  case pop(in: Target, to: Target?, animated: Bool)
  /// Takes all controllers from the stack but the first.
  case popToRoot(in: Target, animated: Bool)
  /// Gives a navigation controller another stack.
  case setStack([ControllerReference], in: Target, animated: Bool)
  /// Selects a tab, as a finger does or by code.
  case select(Target, in: Target, byTap: Bool)
  /// Goes back as a finger does that swipes from the edge.
  case swipeBack(in: Target, GesturePhase)
  /// Presents a controller, with a completion; a popover points at a view.
  case present(ControllerReference, from: Target, animated: Bool, sourceView: Target?)
  /// Dismisses what a controller presents, or else the controller itself, with a completion.
  case dismiss(from: Target, animated: Bool)
  /// Swipes a sheet down as a finger does.
  case swipeDown(Target, GesturePhase)
  /// Says that the orientations that a controller supports have changed.
  case updateOrientations(Target)
  /// Puts a child in the place of another, with all calls that a container makes.
  case exchange(in: Target, from: Target, to: ControllerReference, duration: Double)
  /// Sets traits for a child over those that it inherits, or with none lets them go.
  case overrideTraits(in: Target, child: Target, TraitExpectation?)
  /// Shows another page by code.
  case turnPage(in: Target, to: Target, forward: Bool, animated: Bool)
  /// Turns a page as a finger does.
  case swipePage(in: Target, forward: Bool, GesturePhase)
  /// Performs a segue of a controller that came from a storyboard, by the segue's identifier.
  case performSegue(String, from: Target)

  /// The controllers that are named and must be there.
  var targets: [Target] {
    switch self {
    case .push(let controller, in: let container, animated: _): [container] + controller.target
    case .pop(in: let container, to: let last, animated: _): [container] + (last.map { [$0] } ?? [])
    case .popToRoot(in: let container, animated: _), .swipeBack(in: let container, _): [container]
    case .setStack(let stack, in: let container, animated: _):
      [container] + stack.flatMap(\.target)
    case .select(let tab, in: let container, byTap: _): [container, tab]
    case .present(let controller, from: let presenter, animated: _, sourceView: let source):
      [presenter] + controller.target + (source.map { [$0] } ?? [])
    case .dismiss(from: let target, animated: _), .swipeDown(let target, _),
      .updateOrientations(let target):
      [target]
    case .exchange(in: let parent, let from, let to, duration: _):
      [parent, from] + to.target
    case .overrideTraits(in: let parent, let child, _): [parent, child]
    case .turnPage(in: let container, to: let page, forward: _, animated: _): [container, page]
    case .swipePage(in: let container, forward: _, _): [container]
    case .performSegue(_, from: let target): [target]
    }
  }

  /// The container that the step is for, and the class that it has to have; nil where any will do.
  var container: (target: Target, controllerClass: SceneControllerClass)? {
    switch self {
    case .push(_, in: let target, animated: _), .pop(in: let target, to: _, animated: _),
      .popToRoot(in: let target, animated: _), .setStack(_, in: let target, animated: _),
      .swipeBack(in: let target, _):
      (target, .navigation)
    case .select(_, in: let target, byTap: _): (target, .tabs)
    case .turnPage(in: let target, to: _, forward: _, animated: _),
      .swipePage(in: let target, forward: _, _):
      (target, .pages)
    case .present, .dismiss, .swipeDown, .updateOrientations, .exchange, .overrideTraits,
      .performSegue:
      nil
    }
  }

  /// The controllers that are new.
  var added: [SceneController] {
    switch self {
    case .push(let one, in: _, animated: _), .present(let one, from: _, animated: _, sourceView: _),
      .exchange(in: _, from: _, to: let one, duration: _):
      one.scene
    case .setStack(let stack, in: _, animated: _): stack.flatMap(\.scene)
    case .dismiss, .swipeDown, .updateOrientations, .pop, .popToRoot, .select, .swipeBack,
      .overrideTraits, .turnPage, .swipePage, .performSegue:
      []
    }
  }
}

/// A controller that a step speaks of: a new one, or one that is there.
public enum ControllerReference: Sendable {
  /// A new one.
  case new(SceneController)
  /// One that is there, by name.
  case existing(Target)

  /// The controllers that the act makes.
  var scene: [SceneController] {
    if case .new(let scene) = self { [scene] } else { [] }
  }

  /// The name of one that is there.
  var target: [Target] {
    if case .existing(let target) = self { [target] } else { [] }
  }
}

/// A phase of a gesture.
public enum GesturePhase: String, CaseIterable, Hashable, Sendable {
  /// It begins, and stays half way.
  case begin
  /// It begins unless it has begun, and goes far enough.
  case finish
  /// It begins unless it has begun, and goes back.
  case cancel
}
