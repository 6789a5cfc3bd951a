/// A step on controllers.
public enum ControllerAct: Sendable {
  /// Pushes a controller on a navigation controller's stack.
  case push(ControllerReference, in: Target, animated: Bool)
  /// Pops controllers down to one; nil pops only the top one.
  case pop(in: Target, to: Target?, animated: Bool)
  /// Pops all controllers but the root.
  case popToRoot(in: Target, animated: Bool)
  /// Replaces a navigation controller's stack.
  case setStack([ControllerReference], in: Target, animated: Bool)
  /// Selects a tab, by a tap or by code.
  case select(Target, in: Target, byTap: Bool)
  /// Swipes from the edge to go back.
  case swipeBack(in: Target, GesturePhase)
  /// Presents a controller, with a completion; a popover has a source view.
  case present(ControllerReference, from: Target, animated: Bool, sourceView: Target?)
  /// Dismisses the controller's presented controller, or else itself, with a completion.
  case dismiss(from: Target, animated: Bool)
  /// Swipes a sheet down.
  case swipeDown(Target, GesturePhase)
  /// Notifies UIKit that a controller's supported orientations have changed.
  case updateOrientations(Target)
  /// Replaces a child by another, with all calls of a container.
  case exchange(in: Target, from: Target, to: ControllerReference, duration: Double)
  /// Overrides traits of a child, or removes the override.
  case overrideTraits(in: Target, child: Target, TraitExpectation?)
  /// Shows another page by code.
  case turnPage(in: Target, to: Target, forward: Bool, animated: Bool)
  /// Swipes to another page.
  case swipePage(in: Target, forward: Bool, GesturePhase)
  /// Performs a segue of a storyboard's controller, by the segue's identifier.
  case performSegue(String, from: Target)

  /// The existing objects that the step names, which are checked before a run.
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

  /// The step's container and its required class; nil if any class is allowed.
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

  /// The controllers that the step creates, whose names later steps may use.
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

/// A controller in a step: a new one, or an existing one.
public enum ControllerReference: Sendable {
  /// A new one.
  case new(SceneController)
  /// An existing one, by name.
  case existing(Target)

  /// The new controller, in an array; empty for an existing one.
  var scene: [SceneController] {
    if case .new(let scene) = self { [scene] } else { [] }
  }

  /// The name of an existing controller, in an array; empty for a new one.
  var target: [Target] {
    if case .existing(let target) = self { [target] } else { [] }
  }
}

/// A phase of a gesture.
public enum GesturePhase: String, CaseIterable, Hashable, Sendable {
  /// It begins, and pauses half way.
  case begin
  /// It begins unless it has begun, and completes.
  case finish
  /// It begins unless it has begun, and is cancelled.
  case cancel
}
