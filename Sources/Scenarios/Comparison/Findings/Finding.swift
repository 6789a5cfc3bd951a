public import Foundation
public import GimbalFindings

/// A probable error in a layout.
public struct Finding: Hashable, Sendable {
  /// A rectangle that shows the finding.
  public struct Measurement: Hashable, Sendable {
    /// The name: a view's, `safe area`, `sensor housing`, `window`.
    public var name: String
    /// The rectangle on the screen in the interface's orientation, in points.
    public var rect: CGRect

    /// Creates a named rectangle.
    public init(name: String, rect: CGRect) {
      self.name = name
      self.rect = rect
    }
  }

  /// The id, which is the same for the same error in every configuration and run.
  ///
  /// It consists of the kind, the view, and the other views, such as `overlap:submit:cancel`.
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
  /// One sentence with the view's name and the values.
  public var message: String
  /// The view's rectangle, then those of other views and areas.
  public var measurement: [Measurement]
  /// True for a conflict that includes the window's size, an autoresizing mask or a system guide;
  /// see `ConstraintState.Conflict.dependsOnScreen`.
  public var dependsOnScreen = false

  /// Creates a finding; the default severity is the kind's, and `other` is another view that is
  /// involved.
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

  /// Returns the finding with another kind and that kind's severity.
  func renamed(_ kind: FindingKind) -> Finding {
    var finding = self
    finding.id = kind.rawValue + id.dropFirst(self.kind.rawValue.count)
    finding.kind = kind
    finding.severity = kind.severity
    return finding
  }
}
