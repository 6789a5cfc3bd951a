/// The memory pages of a recorder's arguments.
///
/// A page is freed when every chunk that was opened before the page was full is freed, so that the
/// memory of a bounded recording does not grow. Lists that many events share are stored
/// permanently.
struct ArgumentStore {
  private struct Page {
    var slots: UnsafeMutablePointer<ArgumentSlot>
    var lists: [[TraceArgument]] = []
  }

  /// The pages in memory, without gaps; the first has the number `freedBelow`.
  private var pages: [Page] = []
  /// Lists that live as long as the recorder.
  private(set) var lasting: [[TraceArgument]] = []
  private var freedBelow: UInt32 = 0
  /// Freed pages, of which the last is reused first.
  ///
  /// Its memory is in the cache, and the system would otherwise reclaim it and allocate it for each
  /// chunk.
  private var spares: [UnsafeMutablePointer<ArgumentSlot>] = []
  /// More pages than one chunk frees.
  private static let mostSpares = 8

  /// The bit that is set in the IDs of lists that are never freed.
  static let lastingBit: UInt32 = 0x8000_0000

  /// Allocates the page with a number, or reuses the memory of a freed one, and returns its slots.
  ///
  /// Pages are opened in order; `TraceRecorder.openPage()` calls it.
  mutating func openPage(_ number: UInt32) -> UnsafeMutablePointer<ArgumentSlot> {
    // One more slot: the change of a rectangle can begin in the last one.
    let slots = spares.popLast() ?? .allocate(capacity: RecorderState.pageSize + 1)
    // Slot 0 of the first page belongs to `none` and is skipped.
    slots.initialize(to: ArgumentSlot(.list))
    precondition(Int(number) == Int(freedBelow) + pages.count, "Pages are opened in order")
    pages.append(Page(slots: slots))
    return slots
  }

  /// Adds a list to a page and returns its position there.
  mutating func append(_ list: [TraceArgument], toPage number: UInt32) -> Int {
    let location = Int(number - freedBelow)
    pages[location].lists.append(list)
    return pages[location].lists.count - 1
  }

  /// Stores a list for as long as the recorder exists, and returns its ID.
  mutating func intern(_ list: [TraceArgument]) -> ArgumentsID {
    lasting.append(list)
    return ArgumentsID(rawValue: ArgumentStore.lastingBit | UInt32(lasting.count - 1))
  }

  /// Returns the arguments of an ID; nil if they were freed or the ID is not this recorder's.
  func list(_ id: ArgumentsID) -> [TraceArgument]? {
    if id == .none { return [] }
    if id.rawValue & ArgumentStore.lastingBit != 0 {
      let position = Int(id.rawValue & ~ArgumentStore.lastingBit)
      return position < lasting.count ? lasting[position] : nil
    }
    let size = UInt32(RecorderState.pageSize)
    let location = Int(id.rawValue / size) - Int(freedBelow)
    guard pages.indices.contains(location) else { return nil }
    let slot = pages[location].slots + Int(id.rawValue % size)
    return slot.pointee.kind == .list ? pages[location].lists[Int(slot.pointee.a)] : slot.arguments
  }

  /// Frees the pages below a number.
  mutating func free(below number: UInt32) {
    guard number > freedBelow else { return }
    let freed = min(Int(number - freedBelow), pages.count)
    for page in pages.prefix(freed) {
      if spares.count < ArgumentStore.mostSpares {
        spares.append(page.slots)
      } else {
        page.slots.deallocate()
      }
    }
    pages.removeFirst(freed)
    freedBelow += UInt32(freed)
  }

  /// The number of pages in memory.
  var pageCount: Int { pages.count }

  /// Frees all pages; called when the recorder is released.
  func deallocate() {
    for page in pages { page.slots.deallocate() }
    for slots in spares { slots.deallocate() }
  }
}
