/// Event names that one recorder gave out for texts that the tables do not know.
struct CustomNames {
  private(set) var texts: [String] = []
  private var numbers: [String: EventName] = [:]

  /// The name of a text, made when it is new; `custom` when 32,768 are used up.
  mutating func name(_ text: String) -> EventName {
    if let known = EventName(text: text) ?? numbers[text] { return known }
    guard texts.count < Int(UInt16.max - EventName.firstCustom) else { return .custom }
    let name = EventName(rawValue: EventName.firstCustom + UInt16(texts.count))
    texts.append(text)
    numbers[text] = name
    return name
  }

  func text(of name: EventName) -> String {
    guard name.rawValue >= EventName.firstCustom else { return name.text }
    let position = Int(name.rawValue - EventName.firstCustom)
    return position < texts.count ? texts[position] : name.text
  }
}

extension TraceRecorder {
  /// The name of a call by its text, a known one or one made for this recorder.
  ///
  /// At most 32,767 names of a recorder's own; then `EventName.custom`.
  public func name(_ text: String) -> EventName { customNames.name(text) }
}
