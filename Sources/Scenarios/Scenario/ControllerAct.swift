/// What a step has controllers do with each other.
public enum ControllerAct: Sendable {
  /// Puts a child in the place of another, with all calls that a container makes.
  case exchange(in: Target, from: Target, to: ControllerReference, duration: Double)
  /// Sets traits for a child over those that it inherits, or with none lets them go.
  case overrideTraits(in: Target, child: Target, TraitClaim?)
  /// Shows another page by code.
  case turnPage(in: Target, to: Target, forward: Bool, animated: Bool)
  /// Turns a page as a finger does.
  case swipePage(in: Target, forward: Bool, GesturePhase)

  /// The controllers that are named and must be there.
  var targets: [Target] {
    switch self {
    case .exchange(in: let parent, let from, let to, duration: _):
      [parent, from] + to.target
    case .overrideTraits(in: let parent, let child, _): [parent, child]
    case .turnPage(in: let container, to: let page, forward: _, animated: _): [container, page]
    case .swipePage(in: let container, forward: _, _): [container]
    }
  }

  /// The controllers that are new.
  var added: [SceneController] {
    switch self {
    case .exchange(in: _, from: _, to: .new(let controller), duration: _): [controller]
    case .exchange, .overrideTraits, .turnPage, .swipePage: []
    }
  }
}

/// A controller that a step speaks of: a new one, or one that is there.
public enum ControllerReference: Sendable {
  /// A new one.
  case new(SceneController)
  /// One that is there, by name.
  case existing(Target)

  /// The name of one that is there.
  var target: [Target] {
    if case .existing(let target) = self { [target] } else { [] }
  }
}

/// How far a finger goes.
public enum GesturePhase: String, CaseIterable, Hashable, Sendable {
  /// It begins, and stays half way.
  case begin
  /// It begins unless it has begun, and goes far enough.
  case finish
  /// It begins unless it has begun, and goes back.
  case cancel
}
