public import Foundation
import GimbalGeometry

/// The state that a recorder's hot path uses, in one block of raw memory.
///
/// Derived values are not stored: with two events per view, stores dominate the cost of recording.
@usableFromInline
struct RecorderState {
  /// The address of the next record.
  @usableFromInline var cursor: UnsafeMutablePointer<TraceRecord>
  /// The end of the current chunk.
  @usableFromInline var end: UnsafeMutablePointer<TraceRecord>
  /// The address that the first of all records would have in one block that ends with this chunk.
  @usableFromInline var origin: UInt
  /// `openCalls[d]` is the index of the call open at depth d; `[0]` is the current stimulus.
  @usableFromInline var openCalls: UnsafeMutablePointer<UInt32>
  /// The address of the next arguments.
  @usableFromInline var slot: UnsafeMutablePointer<ArgumentSlot>
  /// The end of the current page of arguments.
  @usableFromInline var slotsEnd: UnsafeMutablePointer<ArgumentSlot>
  /// The raw ID of the next arguments; stored, since the number of slots is no power of two.
  @usableFromInline var nextArguments: UInt32 = 0
  /// The number of open calls.
  @usableFromInline var depth: UInt32 = 0
  @usableFromInline var isRecording: Bool

  /// The number of records in a chunk of 64 KB.
  @inlinable static var chunkSize: Int { 4096 }
  /// The number of slots in a page of 40 KB.
  @inlinable static var pageSize: Int { 1024 }
  /// The limit of open calls, which a thread's stack does not reach.
  @inlinable static var maximumDepth: Int { 65_535 }

  /// The index of the next event.
  @inlinable
  @inline(__always)
  var next: UInt32 {
    // A difference of pointers would be treated as possibly negative.
    let bytes = UInt(bitPattern: cursor) &- origin
    return UInt32(truncatingIfNeeded: bytes / UInt(MemoryLayout<TraceRecord>.stride))
  }

  /// Continues in an empty chunk.
  mutating func write(to chunk: UnsafeMutablePointer<TraceRecord>) {
    let index = next
    cursor = chunk
    end = chunk + RecorderState.chunkSize
    skip(to: index)
  }

  /// Sets the index of the next record.
  mutating func skip(to index: UInt32) {
    origin = UInt(bitPattern: cursor) &- UInt(index) &* UInt(MemoryLayout<TraceRecord>.stride)
  }

  /// The cause of the next event: the innermost open call, else the current stimulus.
  @inlinable
  @inline(__always)
  var cause: UInt32 { openCalls[Int(depth)] }

  init(isRecording: Bool) {
    self.isRecording = isRecording
    // No memory yet: with an empty chunk and page, the first event allocates both.
    cursor = UnsafeMutablePointer(bitPattern: MemoryLayout<TraceRecord>.alignment)!
    origin = UInt(bitPattern: cursor)
    end = cursor
    slot = UnsafeMutablePointer(bitPattern: MemoryLayout<ArgumentSlot>.alignment)!
    slotsEnd = slot
    openCalls = .allocate(capacity: isRecording ? RecorderState.maximumDepth + 1 : 1)
    openCalls[0] = TraceRecord.noCause
  }
}

/// Arguments in raw form: up to four numbers and their kind.
///
/// Four suffice for nearly all: a slot of twice the size would double the memory written for each
/// view. The change of a rectangle takes two slots.
@usableFromInline
struct ArgumentSlot {
  /// The meaning of the four numbers of a slot.
  @usableFromInline
  enum Kind: UInt32 {
    /// `a` is the index in the page's lists.
    case list
    case size
    case point
    case rect
    case insets
    /// The old size in `a` and `b`, the new one in `c` and `d`; other changes likewise.
    case sizeChange
    case pointChange
    /// The old rectangle; the next slot has the new one as `rect`.
    case rectChange
    /// The change of a rectangle whose origin is zero before and after: two sizes.
    case extentChange
    case numberChange
    case number
    case flag
    /// The recorded argument of `viewWillTransition(to:with:)`: a size.
    case transitionSize
    /// The arguments of `size(forChildContentContainer:withParentContainerSize:)`: a size and, in
    /// `c`, the child as a receiver.
    case childSize
    /// A touch's point, its phase and, unless it is the first, its number.
    case touch
  }

  /// The names of touch phases by their raw values.
  static let phases = [
    "began", "moved", "stationary", "ended", "cancelled", "regionEntered", "regionMoved",
    "regionExited",
  ]

  /// The meaning of the four numbers.
  @usableFromInline var kind: Kind
  @usableFromInline var a = 0.0
  @usableFromInline var b = 0.0
  @usableFromInline var c = 0.0
  @usableFromInline var d = 0.0

  @inlinable
  init(_ kind: Kind) { self.kind = kind }
}

extension UnsafeMutablePointer<ArgumentSlot> {
  /// Writes the kind and the numbers of a slot.
  @inlinable
  @inline(__always)
  func set(_ kind: ArgumentSlot.Kind, _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) {
    pointee.kind = kind
    pointee.a = Double(a)
    pointee.b = Double(b)
    pointee.c = Double(c)
    pointee.d = Double(d)
  }

  /// Writes the kind of a slot and a rectangle.
  @inlinable
  @inline(__always)
  func set(_ kind: ArgumentSlot.Kind, _ rect: CGRect) {
    set(kind, rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
  }

  /// The arguments of a slot that is not a list.
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
