extension TraceRecorder {
  /// The indices of the events that are held.
  public var heldIndices: Range<Int> {
    var first = chunks.firstRetained
    if case .last(let expected) = recording { first = max(first, count - expected) }
    return first..<count
  }

  /// Puts everything that is held into words; of a bounded recording the last events asked for.
  ///
  /// - Complexity: linear in the number of events and receivers.
  public func trace(header: TraceHeader) -> Trace {
    let names = self.names()
    return Trace(
      header: header, events: events(in: heldIndices, names),
      cast: TraceCast(receivers, named: names, ownEvents: customNames.strings))
  }

  /// Puts the held events of a range of indices into words, in order.
  ///
  /// A call's `returned` is right only within a trace.
  ///
  /// - Complexity: linear in the number of events asked for and of all receivers.
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

  /// The names of all receivers, made anew only after a change: several claims ask about one moment.
  private func names() -> ReceiverNames {
    if let lastNames, lastNames.changes == receivers.changes { return lastNames.names }
    let names = ReceiverNames(receivers)
    lastNames = (receivers.changes, names)
    return names
  }

  /// The indices of the held events of some names, in order.
  ///
  /// - Complexity: linear in the number of events, at about a nanosecond each.
  package func indices(of names: [EventName]) -> [Int] {
    heldIndices.filter { index in
      let name = chunks.record(at: index).name
      return names.contains { $0.code == name }
    }
  }

  /// The name that a receiver has now.
  ///
  /// - Complexity: linear in the number of receivers.
  public func name(of receiver: ReceiverID) -> String {
    names().name(of: receiver.rawValue)
  }

  /// The name that a receiver has now unless another has it too.
  ///
  /// For texts about few receivers that are made while much goes on.
  public func expectedName(of receiver: ReceiverID) -> String {
    let id = receiver.rawValue
    guard id > 0, id <= receivers.receivers.count else { return "" }
    return ReceiverNames.expectedName(of: id, receivers)
  }

  /// The names that receivers have now, in their order.
  ///
  /// - Complexity: linear in the number of all receivers, however many are asked for.
  public func names(of expected: [ReceiverID]) -> [String] {
    let names = self.names()
    return expected.map { names.name(of: $0.rawValue) }
  }

  /// Arguments with names for receivers; `…` stands for those of an ID that outlived its events.
  private func argumentText(for id: ArgumentsID, _ names: ReceiverNames) -> [TraceArgument] {
    guard var list = argumentStore.list(id) else { return [TraceArgument(nil, .text("…"))] }
    for position in list.indices { list[position].value.nameReceivers { names.name(of: $0) } }
    return list
  }

  /// An event that is about to be recorded, as a line, with the names that its receivers want.
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
  /// Answers for ascending indices in one walk.
  struct Times {
    fileprivate let timeChanges: [TimeChange]
    fileprivate var position: Int

    mutating func time(of index: UInt32) -> Double {
      while position + 1 < timeChanges.count, timeChanges[position + 1].index <= index {
        position += 1
      }
      return timeChanges[position].time
    }
  }

  func times() -> Times { Times(timeChanges: timeChanges, position: 0) }
}
