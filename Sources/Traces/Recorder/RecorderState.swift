/// All that the hot path of a recorder touches, in one piece of raw memory.
///
/// What can be derived is derived: at two events a view, stores are what recording costs.
@usableFromInline
struct RecorderState {
  /// Where the next record goes.
  @usableFromInline var cursor: UnsafeMutablePointer<TraceRecord>
  /// Where the chunk being written ends.
  @usableFromInline var end: UnsafeMutablePointer<TraceRecord>
  /// Where that chunk begins.
  @usableFromInline var chunk: UnsafeMutablePointer<TraceRecord>
  /// `openCalls[d]` is the index of the call open at depth d; `[0]` is the current stimulus.
  @usableFromInline var openCalls: UnsafeMutablePointer<UInt32>
  /// Where the next arguments go.
  @usableFromInline var slot: UnsafeMutablePointer<ArgumentSlot>
  /// Where the page of arguments being written ends.
  @usableFromInline var slotsEnd: UnsafeMutablePointer<ArgumentSlot>
  /// The index of the first record of the chunk.
  @usableFromInline var chunkFirst: UInt32 = 0
  /// The raw ID of the next arguments: kept, since a page's slots are no power of two large.
  @usableFromInline var nextArguments: UInt32 = 0
  /// The number of calls that are open.
  @usableFromInline var depth: UInt32 = 0
  @usableFromInline var isRecording: Bool

  /// Records in a chunk: 64 KB.
  @inlinable static var chunkSize: Int { 4096 }
  /// Slots in a page: 72 KB.
  @inlinable static var pageSize: Int { 1024 }
  /// Calls open at once; a thread's stack ends before this does.
  @inlinable static var maximumDepth: Int { 65_535 }

  /// The index of the next event.
  @inlinable
  @inline(__always)
  var next: UInt32 {
    // A difference of addresses would be taken for one that may be negative.
    let bytes = UInt(bitPattern: cursor) &- UInt(bitPattern: chunk)
    return chunkFirst &+ UInt32(truncatingIfNeeded: bytes / UInt(MemoryLayout<TraceRecord>.stride))
  }

  /// The cause of the next event: the innermost open call, else the current stimulus.
  @inlinable
  @inline(__always)
  var cause: UInt32 { openCalls[Int(depth)] }

  init(isRecording: Bool) {
    self.isRecording = isRecording
    // Nothing is written here: an empty chunk and page make the first event ask for both.
    chunk = UnsafeMutablePointer(bitPattern: MemoryLayout<TraceRecord>.alignment)!
    cursor = chunk
    end = chunk
    slot = UnsafeMutablePointer(bitPattern: MemoryLayout<ArgumentSlot>.alignment)!
    slotsEnd = slot
    openCalls = .allocate(capacity: isRecording ? RecorderState.maximumDepth + 1 : 1)
    openCalls[0] = TraceRecord.noCause
  }
}

/// Arguments in raw form: up to eight numbers and what they mean.
@usableFromInline
struct ArgumentSlot {
  @usableFromInline
  enum Kind: UInt32 {
    /// `a` holds the position in the page's lists.
    case list
    case size
    case point
    case rect
    case insets
    case sizeChange
    case pointChange
    case rectChange
    /// A change of a rectangle whose origin is zero before and after: two sizes in `a` to `d`.
    case extentChange
    case numberChange
    case number
    case flag
  }

  @usableFromInline var kind: Kind
  /// The first rectangle, size, point or number.
  @usableFromInline var a = 0.0
  @usableFromInline var b = 0.0
  @usableFromInline var c = 0.0
  @usableFromInline var d = 0.0
  /// The second one of a change.
  @usableFromInline var e = 0.0
  @usableFromInline var f = 0.0
  @usableFromInline var g = 0.0
  @usableFromInline var h = 0.0

  @inlinable
  init(_ kind: Kind) { self.kind = kind }
}
