/// A value with its standing: read from a device's file, or derived because it is missing there.
public struct SourcedValue<Value> {
  /// The value.
  public var value: Value
  /// Its source.
  public var provenance: Provenance

  /// Creates a figure.
  public init(_ value: Value, _ provenance: Provenance) {
    self.value = value
    self.provenance = provenance
  }

  /// True if the value was derived; every output that shows it says so.
  ///
  /// See: D-5.
  public var isAssumed: Bool {
    if case .assumed = provenance { true } else { false }
  }

  /// The figure with its value put into another form, of the same standing.
  public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> SourcedValue<Other> {
    SourcedValue<Other>(try transform(value), provenance)
  }
}

extension SourcedValue: Equatable where Value: Equatable {}
extension SourcedValue: Hashable where Value: Hashable {}
extension SourcedValue: Sendable where Value: Sendable {}

/// The source of a figure.
public enum Provenance: Hashable, Sendable {
  /// A data file holds it.
  case given(Confidence)
  /// It is missing and was derived, for the reason that the sentence tells.
  case assumed(String)
}

/// The confidence in the figure.
public enum Confidence: String, CaseIterable, Hashable, Sendable {
  /// Several sources agree, or it was measured.
  case high
  /// One good source.
  case medium
  /// One weak source, or sources that disagree.
  case low
}
