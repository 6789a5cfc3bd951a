public import Foundation
public import GimbalGeometry

/// Fast access to a recorder for code that records at every view: plain pointers, no reference.
///
/// It can be stored in raw memory, and must not outlive its recorder. Recording one event costs
/// about as much as three stores.
public struct EventSink {
  @usableFromInline let state: UnsafeMutablePointer<RecorderState>
  @usableFromInline unowned(unsafe) let recorder: TraceRecorder

  @inlinable
  init(state: UnsafeMutablePointer<RecorderState>, recorder: TraceRecorder) {
    self.state = state
    self.recorder = recorder
  }

  /// True if events are recorded.
  @inlinable
  public var isRecording: Bool { state.pointee.isRecording }

  /// Records a call before it is made; `end` follows when it has returned.
  @inlinable
  @inline(__always)
  public func begin(
    _ name: EventName, on receiver: ReceiverID, _ arguments: ArgumentsID = .none
  ) {
    if state.pointee.isRecording { open(name, on: receiver, arguments) }
  }

  /// Records that the innermost open call has returned.
  @inlinable
  @inline(__always)
  public func end() {
    guard state.pointee.isRecording else { return }
    precondition(state.pointee.depth > 0, "A call returned that was never begun")
    close()
  }

  /// Records an event without nested events: a change of state, a finding.
  @inlinable
  @inline(__always)
  public func recordEvent(
    _ name: EventName, on receiver: ReceiverID, _ arguments: ArgumentsID = .none
  ) {
    if state.pointee.isRecording { recordEvent(code: name.code, on: receiver, arguments) }
  }

  /// Records a changed rectangle; the caller has just checked that events are recorded.
  @inlinable
  @inline(__always)
  public func recordChange(
    _ name: EventName, on receiver: ReceiverID, from old: CGRect, to new: CGRect
  ) {
    recordEvent(code: name.code, on: receiver, rectChange(from: old, to: new))
  }

  /// Stores insets as the arguments of an event, and returns their ID.
  @inlinable
  @inline(__always)
  public func insetsArguments(_ insets: UIEdgeInsets) -> ArgumentsID {
    guard state.pointee.isRecording, let slot = reserve() else { return .none }
    slot.set(.insets, insets.top, insets.left, insets.bottom, insets.right)
    return take(1)
  }

  /// Stores a point as the arguments of an event, and returns its ID.
  @inlinable
  @inline(__always)
  public func pointArguments(_ point: CGPoint) -> ArgumentsID {
    guard state.pointee.isRecording, let slot = reserve() else { return .none }
    slot.set(.point, point.x, point.y, 0, 0)
    return take(1)
  }

  /// Stores the old and the new rectangle as the arguments of an event, and returns their ID.
  ///
  /// If both origins are zero, one slot with the two sizes suffices.
  @inlinable
  @inline(__always)
  func rectChange(from old: CGRect, to new: CGRect) -> ArgumentsID {
    let origins = SIMD4(
      Double(old.origin.x), Double(old.origin.y), Double(new.origin.x), Double(new.origin.y))
    guard origins == .zero else { return movedRectChange(from: old, to: new) }
    guard let slot = reserve() else { return .none }
    slot.set(.extentChange, old.size.width, old.size.height, new.size.width, new.size.height)
    return take(1)
  }

  /// The slow path, in a separate function so that the fast one is a few stores.
  @inlinable
  @inline(never)
  func movedRectChange(from old: CGRect, to new: CGRect) -> ArgumentsID {
    guard let slot = reserve() else { return .none }
    slot.set(.rectChange, old)
    (slot + 1).set(.rect, new)
    return take(2)
  }

  /// Like `begin`, for a caller that has just checked that events are recorded.
  @inlinable
  @inline(__always)
  public func open(_ name: EventName, on receiver: ReceiverID, _ arguments: ArgumentsID = .none) {
    open(code: name.code, on: receiver, arguments)
  }

  /// Stores an event and opens it as a call: events up to its end are nested in it.
  @inlinable
  @inline(__always)
  func open(code: UInt16, on receiver: ReceiverID, _ arguments: ArgumentsID) {
    // Read once: after the record is written the compiler would reload it.
    let calls = state.pointee.openCalls
    let depth = state.pointee.depth
    let index = store(code: code, on: receiver, arguments, in: calls[Int(depth)], depth: depth)
    precondition(depth < RecorderState.maximumDepth, "65,535 calls are open at once")
    calls[Int(depth) + 1] = index
    state.pointee.depth = depth &+ 1
  }

  /// Like `end`, for a call that `open` recorded.
  @inlinable
  @inline(__always)
  public func close() {
    state.pointee.depth &-= 1
  }

  /// Stores an event, and returns its index.
  @inlinable
  @inline(__always)
  @discardableResult
  func recordEvent(code: UInt16, on receiver: ReceiverID, _ arguments: ArgumentsID) -> UInt32 {
    store(
      code: code, on: receiver, arguments, in: state.pointee.cause, depth: state.pointee.depth)
  }

  /// Writes a record after the last one, and returns its index.
  ///
  /// It is the common part of all functions that record an event. If the recorder reserves no space,
  /// nothing is stored, and the result is `noCause`.
  @inlinable
  @inline(__always)
  func store(
    code: UInt16, on receiver: ReceiverID, _ arguments: ArgumentsID, in cause: UInt32, depth: UInt32
  ) -> UInt32 {
    if _slowPath(state.pointee.cursor == state.pointee.end) {
      guard recorder.reserveSpace(code: code, on: receiver, arguments, depth: depth) else {
        return TraceRecord.noCause
      }
    }
    let index = state.pointee.next
    let cursor = state.pointee.cursor
    cursor.initialize(
      to: TraceRecord(
        name: code, depth: UInt16(truncatingIfNeeded: depth), receiver: receiver.rawValue,
        cause: cause, arguments: arguments.rawValue))
    state.pointee.cursor = cursor + 1
    return index
  }

  /// Returns memory for the next arguments, two slots, or nil; `take` then returns their ID.
  @inlinable
  @inline(__always)
  func reserve() -> UnsafeMutablePointer<ArgumentSlot>? {
    if _slowPath(state.pointee.slot >= state.pointee.slotsEnd) {
      guard recorder.openPage() else { return nil }
    }
    return state.pointee.slot
  }

  /// Completes the arguments in the reserved slots, and returns their ID.
  @inlinable
  @inline(__always)
  func take(_ slots: Int) -> ArgumentsID {
    let id = state.pointee.nextArguments
    state.pointee.nextArguments = id &+ UInt32(truncatingIfNeeded: slots)
    state.pointee.slot += slots
    return ArgumentsID(rawValue: id)
  }
}
