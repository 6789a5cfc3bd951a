import Synchronization

/// Memory for the nodes of views, in slabs of many side by side.
///
/// Walks go from node to node, mostly in the order in which the views were made: where neighbours
/// lie next to each other, the processor has fetched the next node before the walk asks for it. A slab
/// of which no node is in use goes back to the system unless it is the only one with room.
///
/// Nodes may be freed on any thread, as views may.
///
/// Built with `-Xswiftc -DGIMBAL_SANITIZED`, each node has memory of its own, so that
/// AddressSanitizer sees a use after its end.
enum NodeMemory {
  private static let pool = Mutex(Pool())

  /// Memory for one node, at the beginning of a line of the processor's cache.
  static func allocate() -> ViewNode {
    #if GIMBAL_SANITIZED
      return UnsafeMutableRawPointer.allocate(byteCount: Slab.stride, alignment: 64)
        .bindMemory(to: ViewState.self, capacity: 1)
    #else
      return pool.withLock { $0.allocate() }
    #endif
  }

  /// Takes back what `allocate()` gave.
  static func free(_ node: ViewNode) {
    #if GIMBAL_SANITIZED
      UnsafeMutableRawPointer(node).deallocate()
    #else
      pool.withLock { $0.free(node) }
    #endif
  }

  /// The header of a slab.
  private struct Slab {
    /// The node that was freed last; it holds the address of the one before.
    var freed: UnsafeMutableRawPointer?
    /// The number of nodes that have been given out at all, and how many of them are in use.
    var opened = 0
    var used = 0
    // The neighbours in the list of slabs that have room.
    var next: UnsafeMutablePointer<Slab>?
    var previous: UnsafeMutablePointer<Slab>?

    static let byteCount = 64 * 1024
    static let stride = (MemoryLayout<ViewState>.stride + 63) & ~63
    /// The header takes the place of one node.
    static let capacity = byteCount / stride - 1
  }

  /// All addresses are those of slabs that the pool owns.
  private struct Pool: @unchecked Sendable {
    private var roomy: UnsafeMutablePointer<Slab>?

    mutating func allocate() -> ViewNode {
      let slab = roomy ?? open()
      slab.pointee.used += 1
      if slab.pointee.used == Slab.capacity { unlink(slab) }
      if let freed = slab.pointee.freed {
        slab.pointee.freed = freed.load(as: UnsafeMutableRawPointer?.self)
        return freed.assumingMemoryBound(to: ViewState.self)
      }
      slab.pointee.opened += 1
      return (UnsafeMutableRawPointer(slab) + slab.pointee.opened * Slab.stride)
        .assumingMemoryBound(to: ViewState.self)
    }

    mutating func free(_ node: ViewNode) {
      let slab = UnsafeMutablePointer<Slab>(
        bitPattern: UInt(bitPattern: node) & ~UInt(Slab.byteCount - 1))!
      if slab.pointee.used == Slab.capacity { link(slab) }
      slab.pointee.used -= 1
      if slab.pointee.used > 0 {
        UnsafeMutableRawPointer(node).storeBytes(
          of: slab.pointee.freed, as: UnsafeMutableRawPointer?.self)
        slab.pointee.freed = UnsafeMutableRawPointer(node)
      } else if slab.pointee.next == nil, slab.pointee.previous == nil {
        // Given out in order once more.
        (slab.pointee.freed, slab.pointee.opened) = (nil, 0)
      } else {
        unlink(slab)
        slab.deallocate()
      }
    }

    private mutating func open() -> UnsafeMutablePointer<Slab> {
      let slab = UnsafeMutableRawPointer.allocate(
        byteCount: Slab.byteCount, alignment: Slab.byteCount
      ).bindMemory(to: Slab.self, capacity: 1)
      slab.initialize(to: Slab())
      link(slab)
      return slab
    }

    private mutating func link(_ slab: UnsafeMutablePointer<Slab>) {
      (slab.pointee.next, slab.pointee.previous) = (roomy, nil)
      roomy?.pointee.previous = slab
      roomy = slab
    }

    private mutating func unlink(_ slab: UnsafeMutablePointer<Slab>) {
      slab.pointee.next?.pointee.previous = slab.pointee.previous
      if let previous = slab.pointee.previous {
        previous.pointee.next = slab.pointee.next
      } else {
        roomy = slab.pointee.next
      }
      (slab.pointee.next, slab.pointee.previous) = (nil, nil)
    }
  }
}
