public import Foundation
public import GimbalGeometry

/// A value that a call was made with.
public enum TraceValue: Equatable, Sendable {
  /// A flag.
  case bool(Bool)
  /// A number; lengths in points, durations in seconds.
  case number(Double)
  /// A size in points.
  case size(CGSize)
  /// A point, in the space of the property or parameter that it belongs to.
  case point(CGPoint)
  /// A rectangle, in the space of the property or parameter that it belongs to.
  case rect(CGRect)
  /// Insets in points.
  case insets(UIEdgeInsets)
  /// A transform.
  case transform(CGAffineTransform)
  /// Words: an enumeration's case, a reason, traits in short form.
  case text(String)
  /// A receiver while recording; a finished trace has `object` in its place.
  case receiver(ReceiverID)
  /// A receiver by its name in a finished trace.
  case object(String)
  /// A value before and after.
  indirect case change(TraceValue, TraceValue)
}

/// A value with the label that it was passed under.
public struct TraceArgument: Equatable, Sendable {
  /// The label; without one, the name of the event says it by position.
  public var label: String?
  /// The value.
  public var value: TraceValue

  /// Pairs a value with its label.
  public init(_ label: String? = nil, _ value: TraceValue) {
    self.label = label
    self.value = value
  }
}
