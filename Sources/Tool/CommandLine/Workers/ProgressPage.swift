import GimbalDocuments

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Memory that a worker shares with its parent process: the current job, the step of the job that
/// has begun, answers that are not sent yet, and on request the last events.
///
/// It outlives the worker whatever ends it, and a write costs only a store. A message for each step
/// or answer would cost a system call.
final class ProgressPage: Sendable {
  /// The file descriptor of the page in a worker.
  static let descriptor: Int32 = 3
  private static let size = 24 << 10
  /// The bytes for the numbers, followed by those of answers, then those of events, of which the
  /// oldest are overwritten.
  private static let numbersSize = 64
  private static let answersSize = (8 << 10) - numbersSize
  private static let ringSize = 16 << 10
  /// The maximum number of bytes of an event.
  private static let lineLimit = 500

  nonisolated(unsafe) private let numbers: UnsafeMutablePointer<Int>
  /// The file descriptor of the page; -1 in the worker.
  let file: Int32

  private init(_ numbers: UnsafeMutablePointer<Int>, file: Int32) {
    self.numbers = numbers
    self.file = file
  }

  deinit {
    munmap(numbers, Self.size)
    if file >= 0 { close(file) }
  }

  /// Returns a page of an unnamed file; nil if no file can be created, and then steps are unknown.
  static func make() -> ProgressPage? {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var path = Array("\(folder)/gimbal-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { return nil }
    unlink(path)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    guard ftruncate(file, off_t(size)) == 0, let numbers = map(file) else {
      close(file)
      return nil
    }
    numbers[0] = -1
    return ProgressPage(numbers, file: file)
  }

  /// Returns the page that this process was started with, if it is a worker with one.
  static func inherited() -> ProgressPage? {
    var information = stat()
    guard fstat(descriptor, &information) == 0, information.st_size == off_t(size),
      information.st_mode & S_IFMT == S_IFREG, let numbers = map(descriptor)
    else { return nil }
    return ProgressPage(numbers, file: -1)
  }

  private static func map(_ file: Int32) -> UnsafeMutablePointer<Int>? {
    let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
    guard let start, start != MAP_FAILED else { return nil }
    return start.bindMemory(to: Int.self, capacity: numbersSize / 8)
  }

  /// Records that a job begins, without a step.
  func begin(_ job: Int) {
    numbers[1] = 0
    numbers[0] = job
  }

  /// The step that has begun, from 1; 0 before the first.
  var step: Int {
    get { numbers[1] }
    set { numbers[1] = newValue }
  }

  /// True if the worker should write each event.
  var watchesEvents: Bool {
    get { numbers[2] != 0 }
    set { numbers[2] = newValue ? 1 : 0 }
  }

  /// Adds an event that is about to happen.
  func add(event line: String) {
    let ring = UnsafeMutableRawPointer(numbers) + Self.numbersSize + Self.answersSize
    var caseIndex = numbers[3]
    func put(_ byte: UInt8) {
      ring.storeBytes(of: byte, toByteOffset: caseIndex, as: UInt8.self)
      caseIndex = (caseIndex + 1) % Self.ringSize
    }
    for byte in line.utf8.prefix(Self.lineLimit) { put(byte) }
    put(UInt8(ascii: "\n"))
    numbers[3] = caseIndex
    numbers[4] &+= 1
  }

  /// The last events that the worker wrote, of which the oldest may be truncated, and the
  /// number of all.
  var lastEvents: (lines: [String], count: Int) {
    let ring = UnsafeRawBufferPointer(
      start: UnsafeRawPointer(numbers) + Self.numbersSize + Self.answersSize,
      count: Self.ringSize)
    let caseIndex = min(max(0, numbers[3]), Self.ringSize - 1)
    let bytes = (Array(ring[caseIndex...]) + Array(ring[..<caseIndex])).drop {
      $0 != UInt8(ascii: "\n")
    }
    // Before the ring is full for the first time, the bytes after the index were never written.
    let isFull = ring[Self.ringSize - 1] != 0
    let text = isFull ? Array(bytes) : Array(ring[..<caseIndex])
    let lines = text.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self)
    }
    return (lines, numbers[4])
  }

  /// Returns the last step of a job that began; 0 without one.
  func step(of job: Int) -> Int { numbers[0] == job ? step : 0 }
}

// MARK: Answers

extension ProgressPage {
  /// Saves answers that are not sent yet, from an offset; returns false if there is not enough
  /// space.
  ///
  /// `sent` is the number of bytes that were sent before them.
  func save(_ answers: borrowing ByteBuffer, from start: Int, sent: Int) -> Bool {
    guard answers.count <= Self.answersSize else { return false }
    answers.withBytes { bytes in
      let new = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[start...])
      let caseIndex = (sent + start) % Self.answersSize
      let head = new.prefix(Self.answersSize - caseIndex)
      (self.answers + caseIndex).copyMemory(from: new.baseAddress!, byteCount: head.count)
      self.answers.copyMemory(
        from: new.baseAddress! + head.count, byteCount: new.count - head.count)
    }
    // The saved bytes become valid here, all at once.
    numbers[5] = sent + answers.count
    return true
  }

  /// Returns the answers that an ended worker has saved and not sent, after a number of received
  /// bytes.
  func answers(after received: Int) -> [UInt8] {
    let saved = numbers[5]
    guard saved > received, saved - received <= Self.answersSize else { return [] }
    return (received..<saved).map {
      answers.load(fromByteOffset: $0 % Self.answersSize, as: UInt8.self)
    }
  }

  private var answers: UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(numbers) + Self.numbersSize
  }
}
