public import Foundation
import GimbalGeometry

extension TraceRecorder {
  /// Stores arguments; the same ID may go with many events.
  ///
  /// Returns `none` when nothing is recorded. Costs an allocation: in hot paths use one of the
  /// forms for a fixed kind of value, for lists that never change `lastingArguments`.
  public func arguments(_ list: [TraceArgument]) -> ArgumentsID {
    guard isRecording, !list.isEmpty else { return .none }
    var slot = ArgumentSlot(.list)
    if state.pointee.slot == state.pointee.slotsEnd {
      guard openPage() else { return .none }
    }
    let page = state.pointee.nextArguments / UInt32(RecorderState.pageSize)
    slot.a = Double(argumentStore.append(list, toPage: page))
    return store(slot)
  }

  /// Stores arguments for as long as the recorder lives, for the few lists that an engine makes
  /// once and uses ever after.
  public func lastingArguments(_ list: [TraceArgument]) -> ArgumentsID {
    isRecording && !list.isEmpty ? argumentStore.keep(list) : .none
  }

  /// Stores a flag, as `animated` in `viewWillAppear(_:)`.
  @inlinable
  public func flagArguments(_ flag: Bool) -> ArgumentsID {
    var slot = ArgumentSlot(.flag)
    slot.a = flag ? 1 : 0
    return store(slot)
  }

  /// Stores a number.
  @inlinable
  public func numberArguments(_ number: Double) -> ArgumentsID {
    var slot = ArgumentSlot(.number)
    slot.a = number
    return store(slot)
  }

  /// Stores a size in points.
  @inlinable
  public func sizeArguments(_ size: CGSize) -> ArgumentsID {
    var slot = ArgumentSlot(.size)
    slot.a = Double(size.width)
    slot.b = Double(size.height)
    return store(slot)
  }

  /// Stores a point.
  @inlinable
  public func pointArguments(_ point: CGPoint) -> ArgumentsID {
    var slot = ArgumentSlot(.point)
    slot.a = Double(point.x)
    slot.b = Double(point.y)
    return store(slot)
  }

  /// Stores a rectangle.
  @inlinable
  public func rectArguments(_ rect: CGRect) -> ArgumentsID {
    var slot = ArgumentSlot(.rect)
    slot.a = Double(rect.origin.x)
    slot.b = Double(rect.origin.y)
    slot.c = Double(rect.size.width)
    slot.d = Double(rect.size.height)
    return store(slot)
  }

  /// Stores a rectangle before and after.
  @inlinable
  public func rectChange(from old: CGRect, to new: CGRect) -> ArgumentsID {
    isRecording ? sink.rectChange(from: old, to: new) : .none
  }

  /// Stores a size before and after.
  @inlinable
  public func sizeChange(from old: CGSize, to new: CGSize) -> ArgumentsID {
    var slot = ArgumentSlot(.sizeChange)
    slot.a = Double(old.width)
    slot.b = Double(old.height)
    slot.e = Double(new.width)
    slot.f = Double(new.height)
    return store(slot)
  }

  /// Stores a point before and after.
  @inlinable
  public func pointChange(from old: CGPoint, to new: CGPoint) -> ArgumentsID {
    var slot = ArgumentSlot(.pointChange)
    slot.a = Double(old.x)
    slot.b = Double(old.y)
    slot.e = Double(new.x)
    slot.f = Double(new.y)
    return store(slot)
  }

  /// Stores a number before and after.
  @inlinable
  public func numberChange(from old: Double, to new: Double) -> ArgumentsID {
    var slot = ArgumentSlot(.numberChange)
    slot.a = old
    slot.e = new
    return store(slot)
  }

  @inlinable
  func store(_ slot: ArgumentSlot) -> ArgumentsID {
    guard isRecording, let place = sink.reserve() else { return .none }
    place.initialize(to: slot)
    return sink.take()
  }

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
    // Slot 0 of the first page stays empty, as ID 0 is `none`.
    state.pointee.slot = first == 0 ? page + 1 : page
    state.pointee.nextArguments = max(first, 1)
    return true
  }
}

extension ArgumentSlot {
  /// The value of a slot that holds no list.
  var value: TraceValue {
    let old = CGRect(x: a, y: b, width: c, height: d)
    let new = CGRect(x: e, y: f, width: g, height: h)
    return switch kind {
    case .list: preconditionFailure("A list has no single value")
    case .flag: .bool(a != 0)
    case .number: .number(a)
    case .size: .size(CGSize(width: a, height: b))
    case .point: .point(old.origin)
    case .rect: .rect(old)
    case .insets: .insets(UIEdgeInsets(top: a, left: b, bottom: c, right: d))
    case .numberChange: .change(.number(a), .number(e))
    case .sizeChange:
      .change(.size(CGSize(width: a, height: b)), .size(CGSize(width: e, height: f)))
    case .pointChange: .change(.point(old.origin), .point(new.origin))
    case .rectChange: .change(.rect(old), .rect(new))
    case .extentChange:
      .change(
        .rect(CGRect(x: 0, y: 0, width: a, height: b)),
        .rect(CGRect(x: 0, y: 0, width: c, height: d)))
    }
  }
}
