/// The signature of a recorded event: its text and its arguments.
package struct EventSignature: Sendable {
  /// The event.
  package let name: EventName
  /// The Swift name.
  package let text: String
  private let argumentText: String

  init(_ name: EventName) {
    // Bytes are faster: every run reads the whole table before its first pattern.
    var line = name.rawValue
    self.name = name
    let length = line.withUTF8 { $0.firstIndex(of: UInt8(ascii: " ")) }
    if let length {
      let space = line.utf8.index(line.startIndex, offsetBy: length)
      text = String(line[..<space])
      argumentText = String(line[line.utf8.index(after: space)...])
    } else {
      text = line
      argumentText = ""
    }
  }

  /// The alternative lists of the event's arguments.
  ///
  /// - Complexity: linear in the length of the text, which is parsed at each call.
  package var shapes: [[ArgumentShape]] {
    argumentText.split(separator: "|", omittingEmptySubsequences: false).flatMap { shape in
      var shapes: [[ArgumentShape]] = [[]]
      for argumentText in shape.split(separator: ",") {
        let argument = ArgumentShape(argumentText.filter { $0 != "[" && $0 != "]" }[...])
        let longer = shapes.map { $0 + [argument] }
        shapes = argumentText.contains("[") ? longer + shapes : longer
      }
      return shapes
    }
  }

  /// Returns the label of an argument: its own, else the one at its position in the name.
  func label(of argument: Int, in shape: [ArgumentShape]) -> String? {
    let labels = EventName.labels(of: text)
    return shape[argument].label ?? (argument < labels.count ? labels[argument] : nil)
  }
}

/// One argument of an event: its label, if it has its own, and the kind of its value.
package struct ArgumentShape: Equatable, Sendable {
  /// The label; nil if the event's name has it at the position.
  package var label: String?
  /// The kind of the value.
  package var kind: ValueKind

  fileprivate init(_ argumentText: Substring) {
    let parts = argumentText.split(separator: ":").map { $0.drop { $0 == " " } }
    label = parts.count == 2 ? String(parts[0]) : nil
    kind = ValueKind(parts[parts.count - 1])
  }

  /// Returns true if a recorded argument has this shape.
  package func admits(_ argument: TraceArgument) -> Bool {
    argument.label == label && kind.admits(argument.value)
  }
}

/// The kind of an event's value.
package indirect enum ValueKind: Equatable, Sendable {
  case bool
  case number
  case size
  case point
  case rect
  case insets
  case transform
  /// An orientation of the device or the interface.
  case orientation
  /// Any text.
  case text
  /// A receiver by its name, or `nil`.
  case object
  /// A value before and after.
  case change(ValueKind, ValueKind)

  fileprivate init(_ argumentText: Substring) {
    let sides = argumentText.split(separator: "→")
    if sides.count == 2 {
      self = .change(ValueKind(sides[0]), ValueKind(sides[1]))
      return
    }
    let word = argumentText.filter { $0 != " " && $0 != "?" }
    guard let kind = ValueKind.byWord[word] else { preconditionFailure("no kind is '\(word)'") }
    self = kind
  }

  private static let byWord: [String: ValueKind] = [
    "bool": .bool, "number": .number, "size": .size, "point": .point, "rect": .rect,
    "insets": .insets, "transform": .transform, "orientation": .orientation, "text": .text,
    "object": .object,
  ]

  /// The names of orientations.
  static let orientations: Set<String> = [
    "unknown", "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight", "faceUp",
    "faceDown",
  ]

  /// Returns true if a recorded value is of this kind.
  package func admits(_ value: TraceValue) -> Bool {
    switch (self, value) {
    case (.bool, .bool), (.number, .number), (.size, .size), (.point, .point), (.rect, .rect),
      (.insets, .insets), (.transform, .transform), (.text, .text), (.object, .object),
      (.object, .text("nil")):
      true
    case (.orientation, .text(let text)): ValueKind.orientations.contains(text)
    case (.change(let old, let new), .change(let before, let after)):
      old.admits(before) && new.admits(after)
    default: false
    }
  }

  /// The kind in messages, with an example.
  var example: String {
    switch self {
    case .bool: "true or false"
    case .number: "a number such as 0.3"
    case .size: "a size such as 852 × 393"
    case .point: "a point such as (20, 30)"
    case .rect: "a rectangle such as (0, 59, 393, 759)"
    case .insets: "insets such as {59, 0, 34, 0}"
    case .transform: "a transform such as [0, 1, -1, 0, 0, 0]"
    case .orientation: "an orientation such as landscapeLeft"
    case .text: "words"
    case .object: "the name of a receiver, or nil"
    case .change(let old, let new) where old == new: "\(old.example), before → after"
    case .change(let old, let new): "\(old.example) → \(new.example)"
    }
  }
}
