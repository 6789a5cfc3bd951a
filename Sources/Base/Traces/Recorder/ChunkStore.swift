/// The chunks of a recorder's records, oldest first, without gaps.
struct ChunkStore {
  /// The chunks in memory.
  private(set) var chunks: [UnsafeMutablePointer<TraceRecord>] = []
  /// The current argument page when each chunk was opened.
  private var pageAtOpening: [UInt32] = []
  /// The index of the first record in memory.
  private(set) var firstRetained = 0

  /// The page below which no record in memory has arguments.
  var oldestPage: UInt32 { pageAtOpening.first ?? 0 }

  /// Returns the record of an event by its index, which must be in memory.
  func record(at index: Int) -> TraceRecord {
    let offset = index - firstRetained
    return chunks[offset / RecorderState.chunkSize][offset % RecorderState.chunkSize]
  }

  /// Adds a chunk that `openChunk()` has allocated; `pageInUse` is the current page of arguments.
  mutating func append(
    _ chunk: UnsafeMutablePointer<TraceRecord>, pageInUse: UInt32
  ) {
    chunks.append(chunk)
    pageAtOpening.append(pageInUse)
  }

  /// Removes the oldest chunk and returns it for reuse.
  mutating func dropFirst() -> UnsafeMutablePointer<TraceRecord> {
    firstRetained += RecorderState.chunkSize
    pageAtOpening.removeFirst()
    return chunks.removeFirst()
  }

  /// Frees all chunks; called when the recorder is released.
  func deallocate() {
    for chunk in chunks { chunk.deallocate() }
  }
}

extension TraceRecorder {
  /// Allocates memory for more records; returns false if the limit of events is reached.
  func openChunk() -> Bool {
    let size = RecorderState.chunkSize
    guard state.pointee.next <= UInt32.max - UInt32(2 * size) else {
      stop()
      return false
    }
    var recycled: UnsafeMutablePointer<TraceRecord>?
    if case .last(let expected) = recording, !chunks.chunks.isEmpty {
      while chunks.chunks.count * size - size >= expected {
        recycled?.deallocate()
        recycled = chunks.dropFirst()
      }
    }
    let chunk = recycled ?? .allocate(capacity: size)
    // Arguments can be stored before the first event.
    let isFirst = state.pointee.next == 0
    let page = isFirst ? 0 : state.pointee.nextArguments / UInt32(RecorderState.pageSize)
    chunks.append(chunk, pageInUse: page)
    argumentStore.free(below: chunks.oldestPage)
    timeChanges.drop(before: UInt32(chunks.firstRetained))
    state.pointee.write(to: chunk)
    return true
  }

  /// Ends the recording if the next index or ID would not fit.
  func stop() {
    isFull = true
    state.pointee.isRecording = false
  }
}
