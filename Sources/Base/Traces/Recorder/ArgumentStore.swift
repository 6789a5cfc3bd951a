/// The pages that hold a recorder's arguments.
///
/// A page lives while a held chunk was opened before the page was full, so that the memory of a
/// bounded recording does not grow. What many events share for longer is kept as a lasting list.
struct ArgumentStore {
  private struct Page {
    var slots: UnsafeMutablePointer<ArgumentSlot>
    var lists: [[TraceArgument]] = []
  }

  /// The pages that are held, without gaps; the first is that of `freedBelow`.
  private var pages: [Page] = []
  /// Lists that are kept for as long as the recorder.
  private(set) var lasting: [[TraceArgument]] = []
  private var freedBelow: UInt32 = 0
  /// Pages that were freed, of which the last goes first: memory that is warm, and that the system
  /// would else take back and give again with every chunk.
  private var spares: [UnsafeMutablePointer<ArgumentSlot>] = []
  /// More than are freed with one chunk.
  private static let mostSpares = 8

  static let lastingBit: UInt32 = 0x8000_0000

  mutating func openPage(_ number: UInt32) -> UnsafeMutablePointer<ArgumentSlot> {
    // One more: a change of a rectangle may begin in the last slot.
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

  mutating func intern(_ list: [TraceArgument]) -> ArgumentsID {
    lasting.append(list)
    return ArgumentsID(rawValue: ArgumentStore.lastingBit | UInt32(lasting.count - 1))
  }

  /// The arguments of an ID; nil when they were dropped or the ID is not this recorder's.
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

  func deallocate() {
    for page in pages { page.slots.deallocate() }
    for slots in spares { slots.deallocate() }
  }
}
