/// An unsafe list without the uniqueness check that an array makes on every write.
///
/// That check alone would take a fifth of the time of building a system.
///
/// This is the only type of the solver without Swift's memory safety. A copy shares its elements,
/// so a copied solver calls ``clone()`` on each list before it writes (see
/// ``Solver/makeUnique()``). Indices are checked in debug builds.
struct Pool<Element: BitwiseCopyable>: RandomAccessCollection, MutableCollection,
  @unchecked Sendable
{
  /// Frees the memory when the last list that uses it is released.
  ///
  /// The elements follow its own fields and never move.
  private var owner: ManagedBuffer<Void, Element>?
  private var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity = 0

  init() {
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)!
  }

  @inline(__always) var startIndex: Int { 0 }
  @inline(__always) var endIndex: Int { count }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count, "slot \(index) of \(count)")
      return base[index]
    }
    @inline(__always) nonmutating _modify {
      assert(index >= 0 && index < count, "slot \(index) of \(count)")
      yield &base[index]
    }
  }

  /// Appends an element; the memory grows if it is full.
  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count += 1
  }

  /// Appends elements that the caller must write before reading them; returns the index of the
  /// first.
  @inline(__always)
  mutating func appendLocations(_ number: Int) -> Int {
    if count + number > capacity { grow(to: count + number) }
    defer { count += number }
    return count
  }

  @inline(never)
  private mutating func grow(to least: Int) {
    reserveCapacity(Swift.max(least, 2 * capacity, 32))
  }

  /// Moves the elements to larger memory, if there is space for fewer than `least`.
  mutating func reserveCapacity(_ least: Int) {
    guard least > capacity else { return }
    let wider = ManagedBuffer<Void, Element>.create(minimumCapacity: least) { _ in }
    let first = wider.withUnsafeMutablePointerToElements { $0 }
    first.update(from: base, count: count)
    owner = wider
    base = first
    capacity = least
  }

  /// Removes all elements; the memory is retained.
  @inline(__always)
  mutating func removeAll() { count = 0 }

  /// Removes the last element; the list must not be empty.
  @inline(__always)
  mutating func removeLast() {
    assert(count > 0, "an empty list has no last element")
    count -= 1
  }

  /// Returns an empty list in the same memory.
  ///
  /// This list must not be used afterwards.
  func emptied() -> Pool {
    var list = self
    list.removeAll()
    return list
  }

  /// Removes the elements from an index on.
  mutating func removeSuffix(from index: Int) { count = index }

  /// Removes and returns the last element; nil without one.
  @inline(__always)
  mutating func popLast() -> Element? {
    if count == 0 { return nil }
    count -= 1
    return base[count]
  }

  /// Removes a number of elements at the beginning, and moves the others to the beginning.
  ///
  /// - Complexity: O(remaining elements).
  mutating func removeFirst(_ number: Int) {
    for index in number..<count { base[index - number] = base[index] }
    count -= number
  }

  /// Copies the elements to memory of this list alone.
  mutating func clone() {
    let shared = self
    self = Pool()
    reserveCapacity(shared.count)
    if shared.count > 0 { base.update(from: shared.base, count: shared.count) }
    count = shared.count
  }

  /// Calls a closure with the elements, which are valid only during the call.
  ///
  /// - Throws: the error of the closure.
  func withUnsafeBufferPointer<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<Element>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeBufferPointer(start: base, count: count))
  }
}

/// A token whose reference count shows whether a solver is the only owner of its lists.
final class Token: Sendable {}
