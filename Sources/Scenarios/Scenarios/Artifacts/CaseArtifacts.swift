public import Foundation
public import GimbalScenarioFiles
public import GimbalSnapshots
public import GimbalTraces

/// The course of one case, as a page of its run shows it.
///
/// Rectangles are in points on the screen as the interface is turned.
public struct CaseArtifacts: Hashable, Sendable {
  /// A view that was in the window at any time.
  public struct View: Hashable, Sendable {
    /// The name by which the trace knows it.
    public var name: String
    /// The class.
    public var className: String

    package init(name: String, className: String) {
      self.name = name
      self.className = className
    }
  }

  /// The layout after a step.
  public struct StepLayout: Hashable, Sendable {
    /// The number of the step, from 1.
    public var step: Int
    /// The index of the first event after the step.
    public var event: Int
    /// The layout.
    public var layout: LayoutSnapshot

    package init(step: Int, event: Int, layout: LayoutSnapshot) {
      self.step = step
      self.event = event
      self.layout = layout
    }
  }

  /// The places of views at a moment, as far as they are others than at the moment before.
  public struct Moment: Hashable, Sendable {
    /// The index of the event that finds the views so; of a frame between, that of the next event.
    public var event: Int
    /// The virtual seconds of a frame between; nil for an event.
    public var time: Double?
    /// The size of the screen as it is seen.
    public var screen: CGSize
    /// The views that are elsewhere, by their indices.
    public var changes: [Change]

    package init(event: Int, time: Double?, screen: CGSize, changes: [Change]) {
      self.event = event
      self.time = time
      self.screen = screen
      self.changes = changes
    }
  }

  /// A view's new place.
  public struct Change: Hashable, Sendable {
    /// The view's index in ``CaseArtifacts/views``.
    public var view: Int
    /// The rectangle on the screen; nil once the view has left the window.
    public var rect: CGRect?
    /// The opacity with which it is seen.
    public var alpha: CGFloat

    package init(view: Int, rect: CGRect?, alpha: CGFloat) {
      self.view = view
      self.rect = rect
      self.alpha = alpha
    }
  }

  /// The case.
  public var id: CaseID
  /// The events of the case.
  public var trace: Trace
  /// The layouts after the steps that did something, in order.
  public var steps: [StepLayout]
  /// The views, in the order in which they came.
  public var views: [View]
  /// The moments at which events found views elsewhere, in order.
  public var moments: [Moment]
  /// The frames between of animations, in order; each animation begins with all its views.
  public var frames: [Moment]

  /// Puts the evidence of a case together.
  public init(
    id: CaseID, trace: Trace, steps: [StepLayout] = [], views: [View] = [],
    moments: [Moment] = [], frames: [Moment] = []
  ) {
    self.id = id
    self.trace = trace
    self.steps = steps
    self.views = views
    self.moments = moments
    self.frames = frames
  }

  /// Compares all that is kept.
  public static func == (one: CaseArtifacts, other: CaseArtifacts) -> Bool {
    one.id == other.id && one.trace == other.trace && one.steps == other.steps
      && one.views == other.views && one.moments == other.moments && one.frames == other.frames
  }

  /// Feeds the case and the numbers of what was kept.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(steps.count)
    hasher.combine(moments.count)
  }
}

extension CaseArtifacts: CustomStringConvertible {
  /// The case, and how much is kept of it.
  public var description: String {
    "\(id): \(trace.events.count) events, \(steps.count) layouts, \(moments.count) moments"
  }
}

extension CaseArtifacts.View: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension CaseArtifacts.StepLayout: CustomStringConvertible {
  /// The step.
  public var description: String { "after step \(step)" }
}

extension CaseArtifacts.Moment: CustomStringConvertible {
  /// The event and the number of views.
  public var description: String { "event \(event): \(changes.count) views" }
}

extension CaseArtifacts.Change: CustomStringConvertible {
  /// The view.
  public var description: String { "view \(view)" }
}
