public import Foundation
public import GimbalComparison
public import GimbalScenarioFiles
public import GimbalSnapshots
public import GimbalTraces

/// The course of one case, for the page of a run.
///
/// Rectangles are in points on the screen in the interface's orientation.
public struct CaseArtifacts: Hashable, Sendable {
  /// A view that was in the window at any time.
  public struct View: Hashable, Sendable {
    /// The name in the trace.
    public var name: String
    /// The class.
    public var className: String

    /// Stores a name and a class.
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
    /// The layout, at its position on the display.
    public var layout: LayoutSnapshot
    /// The display of a device that folds; nil for any other.
    public var display: DisplayOutline?
    /// The docked keyboard on the screen, in points; nil while it is hidden.
    public var keyboard: CGRect?

    /// Stores a layout with its step and event, the display and the keyboard.
    package init(
      step: Int, event: Int, layout: LayoutSnapshot, display: DisplayOutline? = nil,
      keyboard: CGRect? = nil
    ) {
      self.step = step
      self.event = event
      self.layout = layout
      self.display = display
      self.keyboard = keyboard
    }
  }

  /// The positions of views that changed at an event or a frame, relative to the previous one.
  public struct Moment: Hashable, Sendable {
    /// The index of the event with these positions; for a frame, of the next event.
    public var event: Int
    /// The virtual seconds of a frame; nil for an event.
    public var time: Double?
    /// The visible size of the screen.
    public var screen: CGSize
    /// The changed views, by their indices.
    public var changes: [Change]

    /// Stores the changes at an event, or at a frame with its time.
    package init(event: Int, time: Double?, screen: CGSize, changes: [Change]) {
      self.event = event
      self.time = time
      self.screen = screen
      self.changes = changes
    }
  }

  /// The new position of a view.
  public struct Change: Hashable, Sendable {
    /// The view's index in ``CaseArtifacts/views``.
    public var view: Int
    /// The rectangle on the screen; nil after the view left the window.
    public var rect: CGRect?
    /// The effective opacity.
    public var alpha: CGFloat

    /// Stores the new position of a view.
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
  /// The layouts after acting steps, in order.
  public var steps: [StepLayout]
  /// The views, in the order of their appearance.
  public var views: [View]
  /// The moments of events with changed positions, in order.
  public var moments: [Moment]
  /// The frames of animations, in order; each animation begins with all its views.
  public var frames: [Moment]

  /// Creates the artifacts of a case.
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

  /// Compares all values.
  public static func == (one: CaseArtifacts, other: CaseArtifacts) -> Bool {
    one.id == other.id && one.trace == other.trace && one.steps == other.steps
      && one.views == other.views && one.moments == other.moments && one.frames == other.frames
  }

  /// Hashes the case and the counts of values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(steps.count)
    hasher.combine(moments.count)
  }
}

extension CaseArtifacts: CustomStringConvertible {
  /// The case, and the counts of values.
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
