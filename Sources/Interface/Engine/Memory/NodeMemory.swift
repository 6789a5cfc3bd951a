import Synchronization

/// Memory for the nodes of views, in slabs of many adjacent nodes.
///
/// Traversals go from node to node, usually in the order in which the views were created. The
/// processor then prefetches the next node. A slab without used nodes is returned to the system,
/// unless it is the only one with free nodes.
///
/// Nodes may be freed on any thread, like views.
///
/// With `-Xswiftc -DGIMBAL_SANITIZED` each node has its own memory, so that AddressSanitizer
/// detects accesses to freed nodes.
enum NodeMemory {
  private static let pool = Mutex(Pool())

  /// Allocates memory for one node, aligned to a cache line.
  static func allocate() -> ViewNode {
    #if GIMBAL_SANITIZED
      return UnsafeMutableRawPointer.allocate(byteCount: Slab.stride, alignment: 64)
        .bindMemory(to: ViewState.self, capacity: 1)
    #else
      return pool.withLock { $0.allocate() }
    #endif
  }

  /// Frees memory from `allocate()`; the view's `deinit` calls it, on any thread.
  static func free(_ node: ViewNode) {
    #if GIMBAL_SANITIZED
      UnsafeMutableRawPointer(node).deallocate()
    #else
      pool.withLock { $0.free(node) }
    #endif
  }

  /// The header of a slab.
  private struct Slab {
    /// The node that was freed last; it contains the address of the one freed before it.
    var freed: UnsafeMutableRawPointer?
    /// The number of nodes that were allocated at least once, and the number in use.
    var opened = 0
    /// The number of nodes in use.
    var used = 0
    // The neighbours in the list of slabs with free nodes.
    var next: UnsafeMutablePointer<Slab>?
    var previous: UnsafeMutablePointer<Slab>?

    /// The size and alignment of a slab in bytes; the address of a node therefore leads to its
    /// slab.
    static let byteCount = 64 * 1024
    /// The size of a node, rounded up to whole cache lines of 64 bytes.
    static let stride = (MemoryLayout<ViewState>.stride + 63) & ~63
    /// The header takes the space of one node.
    static let capacity = byteCount / stride - 1
  }

  /// A pool of slabs; all its addresses belong to slabs that it owns.
  private struct Pool: @unchecked Sendable {
    private var roomy: UnsafeMutablePointer<Slab>?

    /// Returns memory for a node, from a slab with free nodes or a new one.
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

    /// Returns a node's memory to its slab; the system receives a slab without used nodes.
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
        // Nodes are allocated in order again.
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
