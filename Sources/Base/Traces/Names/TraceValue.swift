public import Foundation
public import GimbalGeometry

/// A value of an argument.
public enum TraceValue: Equatable, Sendable {
  /// A flag.
  case bool(Bool)
  /// A number; lengths in points, durations in seconds.
  case number(Double)
  /// A size in points.
  case size(CGSize)
  /// A point, in the coordinate space of its property or parameter.
  case point(CGPoint)
  /// A rectangle, in the coordinate space of its property or parameter.
  case rect(CGRect)
  /// Insets in points.
  case insets(UIEdgeInsets)
  /// A transform.
  case transform(CGAffineTransform)
  /// Text: an enumeration's case, a reason, traits in short form.
  case text(String)
  /// A receiver while recording; a finished trace has `object` instead.
  case receiver(ReceiverID)
  /// A receiver by its name in a finished trace.
  case object(String)
  /// A value before and after.
  indirect case change(TraceValue, TraceValue)
}

/// A value with its label.
public struct TraceArgument: Equatable, Sendable {
  /// The label; nil if the name of the event has it at the position.
  public var label: String?
  /// The value.
  public var value: TraceValue

  /// Creates an argument.
  public init(_ label: String? = nil, _ value: TraceValue) {
    self.label = label
    self.value = value
  }
}
