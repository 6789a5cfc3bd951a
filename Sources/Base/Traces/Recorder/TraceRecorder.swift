/// The notebook of one Simulator: every call into the app and every change of state, in order.
///
/// It holds numbers and names, never an object, and turns them into text only when a `Trace` is
/// asked for. An engine owns one and brackets each call with `begin` and `end`; changes of state
/// are a `note`. Recording one event costs about as much as three stores.
///
/// A call's *cause* is the innermost call that is open, else the current stimulus (a turn of the
/// device, a step of a scenario), else nothing.
///
/// Limits: 65,535 calls open at once, 4.29 billion events; then `isFull` is true and nothing more
/// is recorded.
public final class TraceRecorder {
  // One pointer, so that the hot path neither retains nor checks for exclusive access.
  @usableFromInline let state: UnsafeMutablePointer<RecorderState>

  /// The part of the run that is kept.
  public let recording: Recording

  /// True when the limit of events was reached and recording ended.
  public internal(set) var isFull = false

  var chunks = ChunkStore()
  var argumentStore = ArgumentStore()
  var timeChanges = TimeChanges()
  var receivers = ReceiverTable()
  /// The names that were asked for last, with the number of changes that the table had then.
  var lastNames: (changes: Int, names: ReceiverNames)?
  var customNames = CustomNames()
  var watch: EventWatch?

  /// Makes an empty recorder; of the last 0 events, or fewer, it keeps 1.
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

  /// True when events are kept.
  @inlinable
  public var isRecording: Bool { state.pointee.isRecording }

  /// The number of events recorded so far, dropped ones included; the index of the next.
  @inlinable
  public var count: Int { Int(state.pointee.next) }

  /// The number of calls that are open.
  @inlinable
  public var depth: Int { Int(state.pointee.depth) }

  /// The index of the stimulus that causes what has no open call around it.
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

  /// The virtual time in seconds of the events from here on; the clock sets it.
  public var time: Double {
    get { timeChanges.time }
    set {
      if state.pointee.isRecording { timeChanges.set(newValue, at: state.pointee.next) }
    }
  }
}

extension TraceRecorder {
  /// The way into the recorder for hot code.
  @inlinable
  public var sink: EventSink { EventSink(state: state, recorder: self) }

  /// Records a call that is about to be made; `end` follows when it has returned.
  @inlinable
  public func begin(
    _ name: EventName, on receiver: ReceiverID, _ arguments: ArgumentsID = .none
  ) {
    sink.begin(name, on: receiver, arguments)
  }

  /// Records that the innermost open call has returned.
  @inlinable
  public func end() { sink.end() }

  /// Records an event that nothing nests in: a change of state, a finding.
  @inlinable
  public func recordEvent(
    _ name: EventName, on receiver: ReceiverID, _ arguments: ArgumentsID = .none
  ) {
    sink.recordEvent(name, on: receiver, arguments)
  }

  /// Records what comes from outside (a turn, a step) and makes it the cause of what follows.
  @inlinable
  public func recordStimulus(
    _ name: EventName, on receiver: ReceiverID, _ arguments: ArgumentsID = .none
  ) {
    guard state.pointee.isRecording else { return }
    if state.pointee.depth == 0 { state.pointee.openCalls[0] = TraceRecord.noCause }
    state.pointee.openCalls[0] = sink.recordEvent(code: name.code, on: receiver, arguments)
  }
}
