/// The name of a call or a state change, as a number that the recorder can store.
///
/// The names are Swift's: `viewWillTransition(to:with:)`. Raw values below 0x8000 are the ones that
/// this room knows; those from 0x8000 on were given out by one recorder and mean nothing elsewhere.
/// A raw value is not stable between versions of the library: files hold the text.
public struct EventName: RawRepresentable, Hashable, Sendable {
  /// The group in the high byte, the position within it in the low byte.
  public var rawValue: UInt16

  /// Creates a value from its raw value.
  @inlinable
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Finds a known name by its full text, `layoutSubviews()`.
  public init?(text: String) {
    guard let name = EventName.numbers[text] else { return nil }
    self = name
  }

  /// The Swift name, with argument labels; names of a recorder's own read `custom#3`.
  public var text: String {
    let group = Int(rawValue >> 8)
    let position = Int(rawValue & 0xff)
    guard rawValue < EventName.firstCustom else {
      return "custom#\(rawValue - EventName.firstCustom + 1)"
    }
    guard group < EventName.texts.count, position < EventName.texts[group].count,
      let text = EventName.texts[group][position]
    else { return "unknown#\(rawValue)" }
    return text
  }

  /// The Swift name up to its parenthesis, `viewWillTransition`.
  public var baseName: String { EventName.baseName(of: text) }

  /// Every name that this room knows, in the order of the tables: those that the engine records.
  public static let allKnown: [EventName] = forms.map(\.name)

  static let firstCustom: UInt16 = 0x8000

  static func baseName(of text: String) -> String {
    String(text.prefix { $0 != "(" })
  }

  /// The argument labels of a name in order; `_` for none.
  static func labels(of text: String) -> [String] {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return [] }
    return text[text.index(after: open)...].dropLast().split(separator: ":").map(String.init)
  }

  /// The form of each name, in the order of the tables.
  package static let forms: [EventForm] = groups.flatMap { $0 }

  private static let groups: [[EventForm]] = [
    statesForms, viewForms, windowForms, controllerForms, containmentForms, rotationForms,
    applicationForms, sceneForms, presentationForms, containersForms, animationForms,
    notificationForms,
  ]

  /// The texts by the two bytes of the raw values.
  private static let texts: [[String?]] = groups.enumerated().map { group, forms in
    var texts: [String?] = []
    for form in forms {
      precondition(Int(form.name.rawValue >> 8) == group, "'\(form.text)' is in another table")
      let position = Int(form.name.rawValue & 0xff)
      while texts.count <= position { texts.append(nil) }
      precondition(texts[position] == nil, "'\(form.text)' has the number of another name")
      texts[position] = form.text
    }
    return texts
  }

  private static let numbers: [String: EventName] = Dictionary(
    uniqueKeysWithValues: forms.map { ($0.text, $0.name) })
}

extension EventName: CustomStringConvertible {
  /// The Swift name.
  public var description: String { text }
}
