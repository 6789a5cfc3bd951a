/// The pages that hold a recorder's arguments.
///
/// A page lives while a held chunk was opened before the page was full, so that the memory of a
/// bounded recording does not grow. What many events share for longer is kept as a lasting list.
struct ArgumentStore {
  private struct Page {
    var slots: UnsafeMutablePointer<ArgumentSlot>
    var lists: [[TraceArgument]] = []
  }

  /// Pages by number; only looked up, never listed.
  private var pages: [UInt32: Page] = [:]
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
    let slots = spares.popLast() ?? .allocate(capacity: RecorderState.pageSize)
    // Slot 0 of the first page belongs to `none` and is skipped.
    slots.initialize(to: ArgumentSlot(.list))
    pages[number] = Page(slots: slots)
    return slots
  }

  /// Adds a list to a page and returns its position there.
  mutating func append(_ list: [TraceArgument], toPage number: UInt32) -> Int {
    pages[number]!.lists.append(list)
    return pages[number]!.lists.count - 1
  }

  mutating func keep(_ list: [TraceArgument]) -> ArgumentsID {
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
    guard let page = pages[id.rawValue / size] else { return nil }
    let slot = page.slots[Int(id.rawValue % size)]
    return slot.kind == .list ? page.lists[Int(slot.a)] : [TraceArgument(nil, slot.value)]
  }

  /// Frees the pages below a number.
  mutating func free(below number: UInt32) {
    while freedBelow < number {
      free(freedBelow)
      freedBelow += 1
    }
  }

  private mutating func free(_ number: UInt32) {
    guard let page = pages[number] else { return }
    pages[number] = nil
    if spares.count < ArgumentStore.mostSpares {
      spares.append(page.slots)
    } else {
      page.slots.deallocate()
    }
  }

  /// The number of pages in memory.
  var pageCount: Int { pages.count }

  func deallocate() {
    for page in pages.values { page.slots.deallocate() }
    for slots in spares { slots.deallocate() }
  }
}
