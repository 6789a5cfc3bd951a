/// The name of an event of the app's own, as one recorder gave it out; it means nothing elsewhere.
public struct OwnEventName: Hashable, Sendable {
  @usableFromInline let code: UInt16
}

/// Event names that one recorder gave out for texts that the table does not know.
struct CustomNames {
  private(set) var strings: [String] = []
  private var numbers: [String: OwnEventName] = [:]

  /// Below are the places in the table.
  private static let first: UInt16 = 0x8000

  /// The name of a text, made when it is new; that of `custom` when 32,767 are used up.
  mutating func name(_ text: String) -> OwnEventName {
    if let known = EventName(text: text) { return OwnEventName(code: known.code) }
    if let known = numbers[text] { return known }
    guard strings.count < Int(UInt16.max - CustomNames.first) else {
      return OwnEventName(code: EventName.custom.code)
    }
    let name = OwnEventName(code: CustomNames.first + UInt16(strings.count))
    strings.append(text)
    numbers[text] = name
    return name
  }

  /// The text of an event that was recorded under a number.
  func text(of code: UInt16) -> String {
    code < CustomNames.first
      ? EventName.signatures[Int(code)].text : strings[Int(code - CustomNames.first)]
  }
}

extension TraceRecorder {
  /// The name of an event of the app's own by its text, made when it is new; the table's where that has it.
  ///
  /// At most 32,767 names of a recorder's own; then `EventName.custom`.
  public func name(_ text: String) -> OwnEventName { customNames.name(text) }

  /// Records a call of the app's own that is about to be made; `end` follows when it has returned.
  public func begin(
    _ name: OwnEventName, on receiver: ReceiverID, _ arguments: ArgumentsID = .none
  ) {
    if isRecording { sink.open(code: name.code, on: receiver, arguments) }
  }

  /// Records an event of the app's own that nothing nests in.
  public func recordEvent(
    _ name: OwnEventName, on receiver: ReceiverID, _ arguments: ArgumentsID = .none
  ) {
    if isRecording { sink.recordEvent(code: name.code, on: receiver, arguments) }
  }
}
