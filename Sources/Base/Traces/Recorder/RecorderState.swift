public import Foundation
import GimbalGeometry

/// All that the hot path of a recorder touches, in one piece of raw memory.
///
/// Values that can be derived are not stored: at two events a view, stores dominate the cost of recording.
@usableFromInline
struct RecorderState {
  /// The place of the next record.
  @usableFromInline var cursor: UnsafeMutablePointer<TraceRecord>
  /// The end of the chunk being written.
  @usableFromInline var end: UnsafeMutablePointer<TraceRecord>
  /// The address that the first record of all would have if all were in one piece with the chunk.
  @usableFromInline var origin: UInt
  /// `openCalls[d]` is the index of the call open at depth d; `[0]` is the current stimulus.
  @usableFromInline var openCalls: UnsafeMutablePointer<UInt32>
  /// The place of the next arguments.
  @usableFromInline var slot: UnsafeMutablePointer<ArgumentSlot>
  /// The end of the page of arguments being written.
  @usableFromInline var slotsEnd: UnsafeMutablePointer<ArgumentSlot>
  /// The raw ID of the next arguments: kept, since a page's slots are no power of two large.
  @usableFromInline var nextArguments: UInt32 = 0
  /// The number of calls that are open.
  @usableFromInline var depth: UInt32 = 0
  @usableFromInline var isRecording: Bool

  /// Records in a chunk: 64 KB.
  @inlinable static var chunkSize: Int { 4096 }
  /// Slots in a page: 40 KB.
  @inlinable static var pageSize: Int { 1024 }
  /// Calls open at once; a thread's stack ends before this does.
  @inlinable static var maximumDepth: Int { 65_535 }

  /// The index of the next event.
  @inlinable
  @inline(__always)
  var next: UInt32 {
    // A difference of addresses would be taken for one that may be negative.
    let bytes = UInt(bitPattern: cursor) &- origin
    return UInt32(truncatingIfNeeded: bytes / UInt(MemoryLayout<TraceRecord>.stride))
  }

  /// Goes on in an empty chunk.
  mutating func write(to chunk: UnsafeMutablePointer<TraceRecord>) {
    let index = next
    cursor = chunk
    end = chunk + RecorderState.chunkSize
    skip(to: index)
  }

  /// Gives the next record an index.
  mutating func skip(to index: UInt32) {
    origin = UInt(bitPattern: cursor) &- UInt(index) &* UInt(MemoryLayout<TraceRecord>.stride)
  }

  /// The cause of the next event: the innermost open call, else the current stimulus.
  @inlinable
  @inline(__always)
  var cause: UInt32 { openCalls[Int(depth)] }

  init(isRecording: Bool) {
    self.isRecording = isRecording
    // Nothing is written here: an empty chunk and page make the first event ask for both.
    cursor = UnsafeMutablePointer(bitPattern: MemoryLayout<TraceRecord>.alignment)!
    origin = UInt(bitPattern: cursor)
    end = cursor
    slot = UnsafeMutablePointer(bitPattern: MemoryLayout<ArgumentSlot>.alignment)!
    slotsEnd = slot
    openCalls = .allocate(capacity: isRecording ? RecorderState.maximumDepth + 1 : 1)
    openCalls[0] = TraceRecord.noCause
  }
}

/// Arguments in raw form: up to four numbers and what they mean.
///
/// Four are what nearly all need: a slot that is twice as large costs as much again in memory that
/// is written at every view. A change of a rectangle takes two slots.
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
    /// The old size in `a` and `b`, the new one in `c` and `d`; so the other changes.
    case sizeChange
    case pointChange
    /// The old rectangle; the next slot holds the new one as `rect`.
    case rectChange
    /// A change of a rectangle whose origin is zero before and after: two sizes.
    case extentChange
    case numberChange
    case number
    case flag
    /// The recorded argument of `viewWillTransition(to:with:)`: a size.
    case transitionSize
    /// Those of `size(forChildContentContainer:withParentContainerSize:)`: a size and, in `c`, the
    /// child as a receiver.
    case childSize
    /// A finger's point, its phase and, where it is not the first, its number.
    case touch
  }

  /// The phases of touches by their raw values.
  static let phases = [
    "began", "moved", "stationary", "ended", "cancelled", "regionEntered", "regionMoved",
    "regionExited",
  ]

  @usableFromInline var kind: Kind
  @usableFromInline var a = 0.0
  @usableFromInline var b = 0.0
  @usableFromInline var c = 0.0
  @usableFromInline var d = 0.0

  @inlinable
  init(_ kind: Kind) { self.kind = kind }
}

extension UnsafeMutablePointer<ArgumentSlot> {
  @inlinable
  @inline(__always)
  func set(_ kind: ArgumentSlot.Kind, _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) {
    pointee.kind = kind
    pointee.a = Double(a)
    pointee.b = Double(b)
    pointee.c = Double(c)
    pointee.d = Double(d)
  }

  @inlinable
  @inline(__always)
  func set(_ kind: ArgumentSlot.Kind, _ rect: CGRect) {
    set(kind, rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
  }

  /// The arguments of a slot that holds no list.
  var arguments: [TraceArgument] {
    let size = TraceValue.size(CGSize(width: pointee.a, height: pointee.b))
    switch pointee.kind {
    case .transitionSize: return [TraceArgument("to", size)]
    case .childSize:
      let child = ReceiverID(rawValue: UInt32(pointee.c))
      return [
        TraceArgument("forChildContentContainer", .receiver(child)),
        TraceArgument("withParentContainerSize", size),
      ]
    case .touch:
      let list = [
        TraceArgument("phase", .text(ArgumentSlot.phases[Int(pointee.c)])),
        TraceArgument("at", .point(CGPoint(x: pointee.a, y: pointee.b))),
      ]
      return pointee.d > 0 ? list + [TraceArgument("finger", .number(pointee.d))] : list
    default: return [TraceArgument(nil, value)]
    }
  }

  private var value: TraceValue {
    let (a, b, c, d) = (pointee.a, pointee.b, pointee.c, pointee.d)
    let rect = CGRect(x: a, y: b, width: c, height: d)
    return switch pointee.kind {
    case .list, .transitionSize, .childSize, .touch:
      preconditionFailure("\(pointee.kind) is no value")
    case .flag: .bool(a != 0)
    case .number: .number(a)
    case .size: .size(CGSize(width: a, height: b))
    case .point: .point(rect.origin)
    case .rect: .rect(rect)
    case .insets: .insets(UIEdgeInsets(top: a, left: b, bottom: c, right: d))
    case .numberChange: .change(.number(a), .number(b))
    case .sizeChange: .change(.size(CGSize(width: a, height: b)), .size(rect.size))
    case .pointChange: .change(.point(rect.origin), .point(CGPoint(x: c, y: d)))
    case .rectChange: .change(.rect(rect), (self + 1).value)
    case .extentChange:
      .change(
        .rect(CGRect(x: 0, y: 0, width: a, height: b)),
        .rect(CGRect(origin: .zero, size: rect.size)))
    }
  }
}
