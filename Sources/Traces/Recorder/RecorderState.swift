/// All that the hot path of a recorder touches, in one piece of raw memory.
@usableFromInline
struct RecorderState {
  /// The chunk being written; position `next & chunkMask`.
  @usableFromInline var chunk: UnsafeMutablePointer<TraceRecord>
  /// `openCalls[d]` is the index of the call open at depth d; `[0]` is the current stimulus.
  @usableFromInline var openCalls: UnsafeMutablePointer<UInt32>
  /// The argument page being written.
  @usableFromInline var page: UnsafeMutablePointer<ArgumentSlot>
  /// The index of the next event.
  @usableFromInline var next: UInt32 = 0
  /// The index at which `chunk` is full.
  @usableFromInline var chunkEnd: UInt32 = 0
  /// The number of calls that are open.
  @usableFromInline var depth: UInt32 = 0
  /// The raw ID of the next arguments; slot 0 of page 0 stays empty, as ID 0 is `none`.
  @usableFromInline var nextArguments: UInt32 = 0
  /// The raw ID at which `page` is full.
  @usableFromInline var pageEnd: UInt32 = 0
  @usableFromInline var isRecording: Bool

  /// Records in a chunk: 64 KB.
  @inlinable static var chunkSize: Int { 4096 }
  /// Slots in a page: 72 KB.
  @inlinable static var pageSize: Int { 1024 }
  /// Calls open at once; a thread's stack ends before this does.
  @inlinable static var maximumDepth: Int { 65_535 }

  init(isRecording: Bool) {
    self.isRecording = isRecording
    // Nothing is written here: `chunkEnd` and `pageEnd` of 0 make the first event ask for both.
    chunk = UnsafeMutablePointer(bitPattern: MemoryLayout<TraceRecord>.alignment)!
    page = UnsafeMutablePointer(bitPattern: MemoryLayout<ArgumentSlot>.alignment)!
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
