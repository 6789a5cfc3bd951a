/// A phase of the update cycle in which reads of traits by app code are recorded.
///
/// See: R-TRAIT-9.
/// Source: Apple, Automatic trait tracking.
enum TrackedPhase: Int, CaseIterable {
  /// `layoutSubviews()` of a view.
  case layoutSubviews
  /// `updateConstraints()` of a view.
  case updateConstraints
  /// `updateProperties()` of a view.
  case updateProperties
  /// `draw(_:)` of a view.
  case draw
  /// `viewWillLayoutSubviews()` of a controller.
  case viewWillLayoutSubviews
  /// `viewDidLayoutSubviews()` of a controller.
  case viewDidLayoutSubviews
  /// `updateViewConstraints()` of a controller.
  case updateViewConstraints
  /// `updateProperties()` of a controller.
  case updatePropertiesOfController

  /// True for the phases of a controller, false for those of a view.
  var isOfController: Bool { rawValue >= TrackedPhase.viewWillLayoutSubviews.rawValue }

  /// The work to repeat when a trait has changed that the phase read.
  var work: TrackedWork {
    switch self {
    case .layoutSubviews, .viewWillLayoutSubviews, .viewDidLayoutSubviews: .layout
    case .updateConstraints, .updateViewConstraints: .constraints
    case .updateProperties: .properties
    case .updatePropertiesOfController: .propertiesOfController
    case .draw: .display
    }
  }
}

/// The work that a change of a trait requires.
struct TrackedWork: OptionSet {
  /// The raw bits.
  let rawValue: UInt8

  /// The layout phase of the view runs again.
  static let layout = TrackedWork(rawValue: 1)
  /// The constraints phase of the view runs again.
  static let constraints = TrackedWork(rawValue: 2)
  /// `updateProperties()` of the view is sent again.
  static let properties = TrackedWork(rawValue: 4)
  /// `updateProperties()` of the view's controller is sent again.
  static let propertiesOfController = TrackedWork(rawValue: 8)
  /// The view is drawn again.
  static let display = TrackedWork(rawValue: 16)
}

extension Machine {
  /// Runs a phase of a view or its controller, and records the traits that it reads.
  @inline(__always)
  func tracking(_ phase: TrackedPhase, of node: ViewNode, _ body: () -> Void) {
    let traversal = traversal
    let outer = traversal.pointee.tracked
    traversal.pointee.tracked = TraversalState.Tracked(node: node, phase: phase)
    body()
    traversal.pointee.tracked = outer
  }

  /// Runs code of the engine, whose reads of traits do not count as the app's.
  func untracked<Result>(_ body: () -> Result) -> Result {
    let outer = traversal.pointee.tracked
    traversal.pointee.tracked = TraversalState.Tracked()
    defer { traversal.pointee.tracked = outer }
    return body()
  }
}
