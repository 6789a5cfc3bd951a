import GimbalDocuments

/// The differences of two traces as text.
extension TraceDifference {
  /// The limit of differences in a text unless all are requested.
  public static let shownLimit = 200

  /// Returns the differences as text, one or two lines each, and their number in the last line.
  ///
  /// `-` is an event that the second trace lacks, `+` one that only it has, `>` one at another
  /// position, `~` one with other values. The numbers are the indices in the first and in the
  /// second trace.
  ///
  /// - Complexity: linear in the number of differences.
  public func text(showsAll: Bool = false) -> String {
    let shown = showsAll ? items[...] : items.prefix(TraceDifference.shownLimit)
    var lines = shown.flatMap(TraceDifference.lines)
    if items.count > shown.count { lines.append("… and \(items.count - shown.count) more") }
    return (lines + [summary]).joined(separator: "\n") + "\n"
  }

  /// The number of differences in one line.
  public var summary: String {
    let counts = counts
    let parts = Kind.allCases.compactMap { kind in
      counts[kind].map { "\($0) \(kind == .values ? "with other values" : kind.rawValue)" }
    }
    let events = "\(sameCount) event\(sameCount == 1 ? "" : "s")"
    return parts.isEmpty
      ? "no differences in \(events)" : "\(parts.joined(separator: ", ")); \(events) the same"
  }

  private static func lines(of item: Item) -> [String] {
    let positions = column(item.old) + column(item.new)
    switch item.kind {
    case .missing: return ["-\(positions)  \(phrase(item.old!))"]
    case .extra: return ["+\(positions)  \(phrase(item.new!))"]
    case .moved:
      let way = item.isLater ? "later" : "earlier"
      let values = agree(item.old!.arguments, item.new!.arguments) ? "" : ", with other values"
      return [">\(positions)  \(phrase(item.old!))    (\(way)\(values))"]
    case .values:
      let event = item.old!
      return ["~\(positions)  \(name(of: event))"]
        + changes(event.arguments, item.new!.arguments).map {
          String(repeating: " ", count: 19) + $0
        }
    }
  }

  /// Returns the index of an event as a column.
  private static func column(_ event: TraceEvent?) -> String {
    let text = event.map { String($0.index) } ?? ""
    return String(repeating: " ", count: max(1, 7 - text.count)) + text
  }

  private static func name(of event: TraceEvent) -> String {
    TraceLine.padded(TraceValue.oneLine(event.receiver), to: TraceLine.receiverWidth) + "  "
      + TraceValue.oneLine(event.name)
  }

  private static func phrase(_ event: TraceEvent) -> String {
    let values = event.shownArguments
    return name(of: event) + (values.isEmpty ? "" : "  \(values)")
  }

  /// Returns the values that differ: `to: 852 × 393, 844 × 390 in the second`.
  private static func changes(_ old: [TraceArgument], _ new: [TraceArgument]) -> [String] {
    (0..<max(old.count, new.count)).compactMap { location in
      let (one, other) = (old[safely: location], new[safely: location])
      if let one, let other, agree([one], [other]) { return nil }
      let label = (one?.label ?? other?.label).map { "\(TraceValue.oneLine($0)): " } ?? ""
      return label + (one?.value.shownText ?? "nothing") + " in the first, "
        + (other?.value.shownText ?? "nothing") + " in the second"
    }
  }
}

extension TraceHeader {
  /// The device, the system and the recorder, since a reader of the report may not have the file.
  public var phrase: String {
    TraceValue.oneLine(
      "\(device), iOS \(system), by \(gimbal == "UIKit" ? "UIKit" : "Gimbal \(gimbal)")")
  }
}

extension Array {
  fileprivate subscript(safely index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}

extension TraceDifference {
  /// Returns the differences as JSON in UTF-8: an object with `same`, a list, and both headers.
  public func json(of first: TraceHeader, _ second: TraceHeader) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("same")
    writer.integer(sameCount)
    writer.key("differences")
    writer.beginArray()
    for item in items {
      writer.beginObject()
      writer.key("kind")
      writer.string(item.kind.rawValue)
      for (key, event) in [("first", item.old), ("second", item.new)] {
        guard let event else { continue }
        writer.key(key)
        event.write(to: &writer)
      }
      writer.endObject()
    }
    writer.endArray()
    for (key, header) in [("first", first), ("second", second)] {
      writer.key(key)
      writer.beginObject()
      for (key, text) in [
        ("device", header.device), ("system", header.system), ("gimbal", header.gimbal),
      ] {
        writer.key(key)
        writer.string(text)
      }
      writer.endObject()
    }
    writer.endObject()
    writer.newLine()
    return writer.bytes
  }
}
