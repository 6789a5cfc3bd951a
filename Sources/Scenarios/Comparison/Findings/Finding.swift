public import Foundation
public import GimbalFindings

/// Something in a layout that looks wrong.
public struct Finding: Hashable, Sendable {
  /// A rectangle of the evidence.
  public struct Measurement: Hashable, Sendable {
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
  public var message: String
  /// The view's rectangle, then those that it is judged by.
  public var measurement: [Measurement]
  /// True for a conflict with the window's size, a view's mask or a guide that the system keeps; see
  /// `ConstraintState.Conflict.dependsOnScreen`.
  public var dependsOnScreen = false

  /// Describes something that looks wrong; the severity is the kind's unless another is given, and `other`
  /// the view that has a part in it.
  public init(
    _ kind: FindingKind, severity: Severity? = nil, view: String, viewIndex: Int,
    other: String? = nil, configuration: Int, message: String, measurement: [Measurement]
  ) {
    id = ([kind.rawValue, view] + (other.map { [$0] } ?? [])).joined(separator: ":")
    self.kind = kind
    self.severity = severity ?? kind.severity
    self.view = view
    self.viewIndex = viewIndex
    self.configuration = configuration
    self.message = message
    self.measurement = measurement
  }

  /// The same as a finding of another kind, with that one's severity.
  func renamed(_ kind: FindingKind) -> Finding {
    var finding = self
    finding.id = kind.rawValue + id.dropFirst(self.kind.rawValue.count)
    finding.kind = kind
    finding.severity = kind.severity
    return finding
  }
}
