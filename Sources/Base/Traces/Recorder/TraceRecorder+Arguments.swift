public import Foundation
import GimbalGeometry

/// The storage of an event's arguments; many events share one entry.
///
/// The engine calls a method before it records an event. Each returns the ID under which the
/// arguments are stored, or `none` while nothing is recorded.
extension TraceRecorder {
  /// Stores arguments; many events can share the ID.
  ///
  /// It allocates memory: hot paths use one of the overloads
  /// for a fixed kind of value, or `lastingArguments` for lists that never change.
  public func arguments(_ list: [TraceArgument]) -> ArgumentsID {
    guard isRecording, !list.isEmpty, let slot = sink.reserve() else { return .none }
    let page = state.pointee.nextArguments / UInt32(RecorderState.pageSize)
    slot.set(.list, CGFloat(argumentStore.append(list, toPage: page)), 0, 0, 0)
    return sink.take(1)
  }

  /// Stores arguments as long as the recorder lives, for the few lists that an engine creates once.
  public func lastingArguments(_ list: [TraceArgument]) -> ArgumentsID {
    isRecording && !list.isEmpty ? argumentStore.intern(list) : .none
  }

  /// Stores a flag, as `animated` in `viewWillAppear(_:)`.
  @inlinable
  public func flagArguments(_ flag: Bool) -> ArgumentsID { store(.flag, flag ? 1 : 0) }

  /// Stores a number.
  @inlinable
  public func numberArguments(_ number: Double) -> ArgumentsID { store(.number, CGFloat(number)) }

  /// Stores a size in points.
  @inlinable
  public func sizeArguments(_ size: CGSize) -> ArgumentsID {
    store(.size, size.width, size.height)
  }

  /// Stores the size of `viewWillTransition(to:with:)`, in points.
  @inlinable
  public func transitionArguments(to size: CGSize) -> ArgumentsID {
    store(.transitionSize, size.width, size.height)
  }

  /// Stores the arguments of `size(forChildContentContainer:withParentContainerSize:)`, the size in
  /// points.
  @inlinable
  public func childArguments(_ child: ReceiverID, in size: CGSize) -> ArgumentsID {
    store(.childSize, size.width, size.height, CGFloat(child.rawValue))
  }

  /// Stores a point.
  @inlinable
  public func pointArguments(_ point: CGPoint) -> ArgumentsID { store(.point, point.x, point.y) }

  /// Stores a touch: the raw value of its phase, its location, and its number, from 0.
  @inlinable
  public func touchArguments(phase: Int, _ point: CGPoint, touchID: Int) -> ArgumentsID {
    store(.touch, point.x, point.y, CGFloat(phase), CGFloat(touchID))
  }

  /// Stores a rectangle.
  @inlinable
  public func rectArguments(_ rect: CGRect) -> ArgumentsID {
    store(.rect, rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
  }

  /// Stores a rectangle before and after.
  @inlinable
  public func rectChange(from old: CGRect, to new: CGRect) -> ArgumentsID {
    isRecording ? sink.rectChange(from: old, to: new) : .none
  }

  /// Stores a size before and after.
  @inlinable
  public func sizeChange(from old: CGSize, to new: CGSize) -> ArgumentsID {
    store(.sizeChange, old.width, old.height, new.width, new.height)
  }

  /// Stores a point before and after.
  @inlinable
  public func pointChange(from old: CGPoint, to new: CGPoint) -> ArgumentsID {
    store(.pointChange, old.x, old.y, new.x, new.y)
  }

  /// Stores a number before and after.
  @inlinable
  public func numberChange(from old: Double, to new: Double) -> ArgumentsID {
    store(.numberChange, CGFloat(old), CGFloat(new))
  }

  /// Stores up to four numbers as the arguments of an event; `none` while nothing is recorded.
  @inlinable
  func store(
    _ kind: ArgumentSlot.Kind, _ a: CGFloat, _ b: CGFloat = 0, _ c: CGFloat = 0, _ d: CGFloat = 0
  ) -> ArgumentsID {
    guard isRecording, let slot = sink.reserve() else { return .none }
    slot.set(kind, a, b, c, d)
    return sink.take(1)
  }

  /// Opens the next page of arguments; returns false and stops recording at the limit of IDs.
  @usableFromInline
  @inline(never)
  func openPage() -> Bool {
    let size = UInt32(RecorderState.pageSize)
    let first = state.pointee.nextArguments
    guard first < ArgumentStore.lastingBit else {
      stop()
      return false
    }
    let page = argumentStore.openPage(first / size)
    state.pointee.slotsEnd = page + RecorderState.pageSize
    // Slot 0 of the first page stays empty, since ID 0 is `none`; slot 0 of another page can
    // contain the second half of the previous page's last slot.
    state.pointee.nextArguments = max(first, 1)
    state.pointee.slot = page + Int(state.pointee.nextArguments % size)
    return true
  }
}
