/// The name of an app's own event, valid for the recorder that returned it only.
public struct OwnEventName: Hashable, Sendable {
  @usableFromInline let code: UInt16
}

/// The names of one recorder for events that are not in the table.
struct CustomNames {
  /// The names in the order of their numbers.
  private(set) var strings: [String] = []
  private var numbers: [String: OwnEventName] = [:]

  /// Lower numbers are indices of the table.
  private static let first: UInt16 = 0x8000

  /// Returns the number of a name, and adds a name that is new.
  ///
  /// After 32,767 own names it returns the number of `EventName.custom`.
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

  /// Returns the text of an event by its number.
  func text(of code: UInt16) -> String {
    code < CustomNames.first
      ? EventName.signatures[Int(code)].text : strings[Int(code - CustomNames.first)]
  }
}

extension TraceRecorder {
  /// Returns the event with a name: that of the table, or else an event of the app.
  ///
  /// A recorder has at most 32,767 own names; after that it is `EventName.custom`.
  public func name(_ text: String) -> OwnEventName { customNames.name(text) }

  /// Records an app's own call before it is made; `end` follows when it has returned.
  public func begin(
    _ name: OwnEventName, on receiver: ReceiverID, _ arguments: ArgumentsID = .none
  ) {
    if isRecording { sink.open(code: name.code, on: receiver, arguments) }
  }

  /// Records an app's own event without nested events.
  public func recordEvent(
    _ name: OwnEventName, on receiver: ReceiverID, _ arguments: ArgumentsID = .none
  ) {
    if isRecording { sink.recordEvent(code: name.code, on: receiver, arguments) }
  }
}
