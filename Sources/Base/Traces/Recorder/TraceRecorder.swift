/// The recorder of one simulator: it stores every call into the app and every change of state, in
/// order.
///
/// It stores numbers and names, never objects, and creates strings only for a `Trace`. An engine
/// owns one and calls `begin` and `end` around each call, and `recordEvent` for changes of state.
/// Recording one event costs about as much as three stores.
///
/// The *cause* of a call is the innermost open call, else the current stimulus (a rotation of the
/// device, a step of a scenario), else nothing.
///
/// Limits: 65,535 open calls, 4.29 billion events; then `isFull` is true and nothing more is
/// recorded.
public final class TraceRecorder {
  // One pointer, so that the hot path has no retains and no exclusivity checks.
  @usableFromInline let state: UnsafeMutablePointer<RecorderState>

  /// The events that are stored.
  public let recording: Recording

  /// True if the limit of events was reached and recording ended.
  public internal(set) var isFull = false

  /// The recorded events.
  var chunks = ChunkStore()
  /// The arguments of the recorded events.
  var argumentStore = ArgumentStore()
  /// The times of the recorded events.
  var timeChanges = TimeChanges()
  /// The objects that have been registered.
  var receivers = ReceiverTable()
  /// The last computed names, with the number of changes that the table had then.
  var lastNames: (changes: Int, names: ReceiverNames)?
  /// The names of events that are not in the table.
  var customNames = CustomNames()
  var watch: EventWatch?

  /// Creates an empty recorder; `.last` of fewer than 1 stores 1 event.
  public init(recording: Recording = .all) {
    if case .last(let count) = recording {
      self.recording = .last(max(count, 1))
    } else {
      self.recording = recording
    }
    state = .allocate(capacity: 1)
    state.initialize(to: RecorderState(isRecording: recording != .off))
  }

  deinit {
    chunks.deallocate()
    argumentStore.deallocate()
    state.pointee.openCalls.deallocate()
    state.deallocate()
  }

  /// True if events are recorded.
  @inlinable
  public var isRecording: Bool { state.pointee.isRecording }

  /// The number of events recorded so far, dropped ones included; the index of the next one.
  @inlinable
  public var count: Int { Int(state.pointee.next) }

  /// The number of open calls.
  @inlinable
  public var depth: Int { Int(state.pointee.depth) }

  /// The index of the stimulus that causes events outside of any open call.
  @inlinable
  public var stimulus: Int? {
    get {
      let index = state.pointee.openCalls[0]
      return index == TraceRecord.noCause ? nil : Int(index)
    }
    set {
      state.pointee.openCalls[0] = newValue.map { UInt32($0) } ?? TraceRecord.noCause
    }
  }

  /// The virtual time in seconds of the following events; the clock sets it.
  public var time: Double {
    get { timeChanges.time }
    set {
      if state.pointee.isRecording { timeChanges.set(newValue, at: state.pointee.next) }
    }
  }
}

extension TraceRecorder {
  /// Fast access to the recorder for hot code.
  @inlinable
  public var sink: EventSink { EventSink(state: state, recorder: self) }

  /// Records a call before it is made; `end` follows when it has returned.
  @inlinable
  public func begin(
    _ name: EventName, on receiver: ReceiverID, _ arguments: ArgumentsID = .none
  ) {
    sink.begin(name, on: receiver, arguments)
  }

  /// Records that the innermost open call has returned.
  @inlinable
  public func end() { sink.end() }

  /// Records an event without nested events: a change of state, a finding.
  @inlinable
  public func recordEvent(
    _ name: EventName, on receiver: ReceiverID, _ arguments: ArgumentsID = .none
  ) {
    sink.recordEvent(name, on: receiver, arguments)
  }

  /// Records an external stimulus (a rotation, a step) and makes it the cause of following events.
  @inlinable
  public func recordStimulus(
    _ name: EventName, on receiver: ReceiverID, _ arguments: ArgumentsID = .none
  ) {
    guard state.pointee.isRecording else { return }
    if state.pointee.depth == 0 { state.pointee.openCalls[0] = TraceRecord.noCause }
    state.pointee.openCalls[0] = sink.recordEvent(code: name.code, on: receiver, arguments)
  }
}
