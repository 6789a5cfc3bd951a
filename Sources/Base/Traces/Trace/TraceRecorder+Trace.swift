/// The recorded events as a `Trace`.
extension TraceRecorder {
  /// The indices of the stored events.
  public var heldIndices: Range<Int> {
    var first = chunks.firstRetained
    if case .last(let expected) = recording { first = max(first, count - expected) }
    return first..<count
  }

  /// Returns the stored events as a trace; of a bounded recording the requested number of last
  /// events.
  ///
  /// - Complexity: linear in the number of events and receivers.
  public func trace(header: TraceHeader) -> Trace {
    let names = self.names()
    return Trace(
      header: header, events: events(in: heldIndices, names),
      cast: TraceCast(receivers, named: names, ownEvents: customNames.strings))
  }

  /// Returns the stored events of a range of indices, in order.
  ///
  /// A call's `returned` is correct only within a trace.
  ///
  /// - Complexity: linear in the number of requested events and of all receivers.
  public func events(in range: Range<Int>) -> [TraceEvent] {
    let range = range.clamped(to: heldIndices)
    return range.isEmpty ? [] : events(in: range, names())
  }

  private func events(in range: Range<Int>, _ names: ReceiverNames) -> [TraceEvent] {
    var times = timeChanges.times()
    return range.map { index in
      let record = chunks.record(at: index)
      return TraceEvent(
        index: index, time: times.time(of: UInt32(index)), depth: Int(record.depth),
        receiver: names.name(of: record.receiver),
        receiverClass: names.className(of: record.receiver),
        name: customNames.text(of: record.name),
        arguments: argumentText(for: ArgumentsID(rawValue: record.arguments), names),
        cause: record.cause == TraceRecord.noCause ? nil : Int(record.cause))
    }
  }

  /// Returns the names of all receivers; cached, since several expectations read one moment.
  private func names() -> ReceiverNames {
    if let lastNames, lastNames.changes == receivers.changes { return lastNames.names }
    let names = ReceiverNames(receivers)
    lastNames = (receivers.changes, names)
    return names
  }

  /// Returns the indices of the stored events of some names, in order.
  ///
  /// - Complexity: linear in the number of events, at about a nanosecond each.
  package func indices(of names: [EventName]) -> [Int] {
    heldIndices.filter { index in
      let name = chunks.record(at: index).name
      return names.contains { $0.code == name }
    }
  }

  /// Returns the current name of a receiver.
  ///
  /// - Complexity: linear in the number of receivers.
  public func name(of receiver: ReceiverID) -> String {
    names().name(of: receiver.rawValue)
  }

  /// Returns the name of a receiver without a number for duplicates.
  ///
  /// This function is for texts that are created often and name few receivers.
  public func expectedName(of receiver: ReceiverID) -> String {
    let id = receiver.rawValue
    guard id > 0, id <= receivers.receivers.count else { return "" }
    return ReceiverNames.expectedName(of: id, receivers)
  }

  /// Returns the current names of receivers, in the same order.
  ///
  /// - Complexity: linear in the number of all receivers, however many are requested.
  public func names(of expected: [ReceiverID]) -> [String] {
    let names = self.names()
    return expected.map { names.name(of: $0.rawValue) }
  }

  /// Returns arguments with names for receivers; `…` for an ID that outlived its events.
  private func argumentText(for id: ArgumentsID, _ names: ReceiverNames) -> [TraceArgument] {
    guard var list = argumentStore.list(id) else { return [TraceArgument(nil, .text("…"))] }
    for position in list.indices { list[position].value.nameReceivers { names.name(of: $0) } }
    return list
  }

  /// Returns an event before it is recorded as a line, with its receivers' names without numbers.
  func line(
    code: UInt16, on receiver: ReceiverID, _ arguments: ArgumentsID, depth: UInt32
  ) -> String {
    func name(_ id: UInt32) -> String { expectedName(of: ReceiverID(rawValue: id)) }
    var list = argumentStore.list(arguments) ?? []
    for position in list.indices { list[position].value.nameReceivers(name) }
    return TraceEvent(
      index: count, time: time, depth: Int(depth), receiver: name(receiver.rawValue),
      name: customNames.text(of: code), arguments: list
    ).line
  }
}

extension TraceValue {
  fileprivate mutating func nameReceivers(_ name: (UInt32) -> String) {
    switch self {
    case .receiver(let id): self = id == .none ? .text("nil") : .object(name(id.rawValue))
    case .change(var old, var new):
      old.nameReceivers(name)
      new.nameReceivers(name)
      self = .change(old, new)
    default: break
    }
  }
}

extension TimeChanges {
  /// The times of ascending indices, computed in one pass.
  struct Times {
    fileprivate let timeChanges: [TimeChange]
    fileprivate var position: Int

    /// Returns the time of an event in virtual seconds; indices must not decrease from call to
    /// call.
    mutating func time(of index: UInt32) -> Double {
      while position + 1 < timeChanges.count, timeChanges[position + 1].index <= index {
        position += 1
      }
      return timeChanges[position].time
    }
  }

  /// Returns the times of events, from the first event on.
  func times() -> Times { Times(timeChanges: timeChanges, position: 0) }
}
