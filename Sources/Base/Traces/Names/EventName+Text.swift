/// The names of events as text.
extension EventName {
  /// Creates the event with a full name, such as `layoutSubviews()`.
  public init?(text: String) {
    guard let name = EventName.byText[text] else { return nil }
    self = name
  }

  /// The Swift name, with argument labels.
  public var text: String { signature.text }

  /// The Swift name up to its parenthesis, such as `viewWillTransition`.
  public var baseName: String { EventName.baseName(of: text) }

  /// The signature of the event.
  package var signature: EventSignature { EventName.signatures[Int(code)] }

  /// The signature of each event, in the order of the table.
  package static let signatures: [EventSignature] = allCases.map(EventSignature.init)

  /// The signatures by base name, in the order of the table.
  static let signaturesByBaseName = Dictionary(grouping: signatures) { $0.name.baseName }

  private static let byText: [String: EventName] = Dictionary(
    uniqueKeysWithValues: signatures.map { ($0.text, $0.name) })

  /// The number that a recorder stores: the index in the table.
  ///
  /// The compiler stores it in a byte, or in two if there are more than 256 events.
  @inlinable
  package var code: UInt16 {
    withUnsafeBytes(of: self) { bytes in
      bytes.count == 1 ? UInt16(bytes[0]) : bytes.loadUnaligned(as: UInt16.self)
    }
  }

  /// Returns the part of a name before its labels: `viewWillTransition` of
  /// `viewWillTransition(to:with:)`.
  static func baseName(of text: String) -> String {
    String(text.prefix { $0 != "(" })
  }

  /// Returns the argument labels of a name in order; `_` for none.
  static func labels(of text: String) -> [String] {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return [] }
    return text[text.index(after: open)...].dropLast().split(separator: ":").map(String.init)
  }
}

extension EventName: CustomStringConvertible {
  /// The Swift name.
  public var description: String { text }
}
