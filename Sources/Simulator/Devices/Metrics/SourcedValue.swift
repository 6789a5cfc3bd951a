/// A value and its provenance: given in a data file, or derived because it is missing there.
public struct SourcedValue<Value> {
  /// The value.
  public var value: Value
  /// The origin of the value: a published source, or an assumption.
  public var provenance: Provenance

  /// Creates a value with its provenance.
  public init(_ value: Value, _ provenance: Provenance) {
    self.value = value
    self.provenance = provenance
  }

  /// True if the value was derived; every output of the value says so.
  ///
  /// See: D-5.
  public var isAssumed: Bool {
    if case .assumed = provenance { true } else { false }
  }

  /// Returns the transformed value with the same provenance.
  public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> SourcedValue<Other> {
    SourcedValue<Other>(try transform(value), provenance)
  }
}

extension SourcedValue: Equatable where Value: Equatable {}
extension SourcedValue: Hashable where Value: Hashable {}
extension SourcedValue: Sendable where Value: Sendable {}

/// The provenance of a value.
public enum Provenance: Hashable, Sendable {
  /// A data file contains it.
  case given(Confidence)
  /// No data file contains it, and it was derived; the sentence gives the reason.
  case assumed(String)
}

/// The confidence in a value.
public enum Confidence: String, CaseIterable, Hashable, Sendable {
  /// Several sources agree, or it was measured.
  case high
  /// One good source.
  case medium
  /// One weak source, or sources that disagree.
  case low
}
