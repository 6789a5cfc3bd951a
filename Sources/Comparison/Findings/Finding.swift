public import Foundation

/// The severity of a finding.
public enum Severity: String, CaseIterable, Hashable, Sendable, Comparable {
  /// Worth knowing.
  case note
  /// Probably not meant.
  case warning
  /// Something cannot be seen, reached or kept.
  case error

  /// True if one is less severe than the other.
  public static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// A kind of finding.
public enum FindingKind: String, CaseIterable, Hashable, Sendable {
  /// A view lies outside the window.
  case offScreen
  /// A view reaches beyond the window's edge.
  case cutByWindow
  /// The sensor housing covers a part of a view.
  case underSensor
  /// A view leaves the safe area.
  case offSafeArea
  /// Two views cover each other, or one hides the other.
  case overlap
  /// A text does not fit into its view.
  case truncated
  /// A control is smaller than a finger needs.
  case touchTarget
  /// A view's edges lie between the screen's pixels.
  case offGrid
  /// Required constraints cannot hold together.
  case conflict
  /// Constraints leave a view's place or size open.
  case ambiguous
  /// A view without width or height.
  case zeroSize
  /// A view whose rectangle has figures that no screen can show.
  case unmeasurable
  /// A superview cuts a part of a view off.
  case clipped
  /// Not everything was compared.
  case limit

  /// The severity.
  public var severity: Severity {
    switch self {
    case .offScreen, .underSensor, .unmeasurable, .conflict: .error
    case .cutByWindow, .offSafeArea, .overlap, .clipped, .truncated, .ambiguous: .warning
    case .zeroSize, .limit, .touchTarget, .offGrid: .note
    }
  }

  /// The words of a heading.
  public var title: String {
    switch self {
    case .offScreen: "off the screen"
    case .cutByWindow: "cut off by the window's edge"
    case .underSensor: "under the sensor housing"
    case .offSafeArea: "off the safe area"
    case .overlap: "overlapping"
    case .truncated: "with a text that is cut off"
    case .touchTarget: "too small to touch"
    case .offGrid: "between pixels"
    case .conflict: "with conflicting constraints"
    case .ambiguous: "with an ambiguous layout"
    case .zeroSize: "without size"
    case .unmeasurable: "without measurable frame"
    case .clipped: "cut off by a superview"
    case .limit: "not compared"
    }
  }
}

/// Something in a layout that looks wrong.
public struct Finding: Hashable, Sendable {
  /// A rectangle of the evidence.
  public struct Evidence: Hashable, Sendable {
    /// The name: a view's, `safe area`, `sensor housing`, `window`.
    public var name: String
    /// On the screen as the interface is turned, in points.
    public var rect: CGRect

    /// Names a rectangle.
    public init(name: String, rect: CGRect) {
      self.name = name
      self.rect = rect
    }
  }

  /// The same for the same mistake in every configuration and every run: the kind, the view, and the views
  /// that it is judged by, such as `overlap:submit:cancel`.
  public var id: String
  /// The kind of the finding.
  public var kind: FindingKind
  /// The severity.
  public var severity: Severity
  /// The view's name.
  public var view: String
  /// The view's index in the layout.
  public var viewIndex: Int
  /// The configuration's index in the result.
  public var configuration: Int
  /// One sentence that names the view and the figures.
  public var sentence: String
  /// The view's rectangle, then those that it is judged by.
  public var evidence: [Evidence]

  /// Describes something that looks wrong; the severity is the kind's unless another is given, and `other`
  /// the view that has a part in it.
  public init(
    _ kind: FindingKind, severity: Severity? = nil, view: String, viewIndex: Int,
    other: String? = nil, configuration: Int, sentence: String, evidence: [Evidence]
  ) {
    id = ([kind.rawValue, view] + (other.map { [$0] } ?? [])).joined(separator: ":")
    self.kind = kind
    self.severity = severity ?? kind.severity
    self.view = view
    self.viewIndex = viewIndex
    self.configuration = configuration
    self.sentence = sentence
    self.evidence = evidence
  }
}
