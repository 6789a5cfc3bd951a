import Foundation
import GimbalSolver

/// The frames of an engine's entries in the last solution: x, y, width, height, in points.
///
/// They have their own memory, which traversals read without checks in every view.
struct SolvedFrames {
  /// The number of entries.
  private(set) var count = 0
  private var capacity = 0
  /// The frames by entry: x, y, width and height; NaN before the first solution.
  private(set) var frames: UnsafeMutablePointer<SIMD4<Double>>
  /// Each view's width, height and center (x, y), with edges on the pixel grid.
  private(set) var positions: UnsafeMutablePointer<SIMD4<Double>>
  /// The pixels per point for which `positions` is valid.
  private(set) var scale = 0.0
  /// The solver's variables of the four values, by entry.
  private(set) var variables: UnsafeMutablePointer<SIMD4<Int32>>
  /// The view of each entry that constraints position; nil for guides and for views that follow
  /// their masks.
  private(set) var positioned: UnsafeMutablePointer<ViewNode?>

  init() {
    frames = .allocate(capacity: 0)
    positions = .allocate(capacity: 0)
    variables = .allocate(capacity: 0)
    positioned = .allocate(capacity: 0)
  }

  /// The frame of an entry before the first solution.
  static let unsolved = SIMD4<Double>(repeating: .nan)

  /// Stores the variables of a new entry, whose frame is unknown until the next solution.
  mutating func assign(_ itemIndex: Int, _ entry: LayoutEngine.Entry) {
    if itemIndex >= count { grow(to: itemIndex + 1) }
    forget(itemIndex)
    variables[itemIndex] = SIMD4(
      Int32(entry.x.index), Int32(entry.y.index), Int32(entry.width.index),
      Int32(entry.height.index))
    positioned[itemIndex] = nil
  }

  /// Sets the view that the solved frame of an entry positions; nil for none.
  func setPositioned(_ itemIndex: Int, _ node: ViewNode?) { positioned[itemIndex] = node }

  /// Discards the frame of an entry, so that no value of a former item is read.
  func forget(_ itemIndex: Int) {
    frames[itemIndex] = SolvedFrames.unsolved
    positions[itemIndex] = SolvedFrames.unsolved
  }

  /// Stores a frame, and the position that follows from it for a view.
  @inline(__always)
  func setFrame(_ itemIndex: Int, _ frame: SIMD4<Double>) {
    frames[itemIndex] = frame
    let onGrid = frame.onGrid(scale: scale)
    positions[itemIndex].lowHalf = onGrid.highHalf
    positions[itemIndex].highHalf = onGrid.lowHalf + onGrid.highHalf / 2
  }

  /// Computes the positions again if the scale has changed.
  @inline(__always)
  mutating func setScale(_ new: Double) { if scale != new { rescale(new) } }

  private mutating func rescale(_ new: Double) {
    scale = new
    for itemIndex in 0..<count where !frames[itemIndex].x.isNaN {
      setFrame(itemIndex, frames[itemIndex])
    }
  }

  private mutating func grow(to newCount: Int) {
    defer { count = newCount }
    guard newCount > capacity else { return }
    capacity = max(16, 2 * newCount)
    frames = SolvedFrames.moved(frames, count, capacity)
    positions = SolvedFrames.moved(positions, count, capacity)
    variables = SolvedFrames.moved(variables, count, capacity)
    positioned = SolvedFrames.moved(positioned, count, capacity)
  }

  private static func moved<Element>(
    _ old: UnsafeMutablePointer<Element>, _ count: Int, _ capacity: Int
  ) -> UnsafeMutablePointer<Element> {
    let new = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    new.moveInitialize(from: old, count: count)
    old.deallocate()
    return new
  }

  /// Forgets all entries, and reuses their memory.
  mutating func removeAll() { count = 0 }

  /// Frees the memory; the engine's `deinit` calls it.
  func deallocate() {
    frames.deallocate()
    positions.deallocate()
    variables.deallocate()
    positioned.deallocate()
  }

  /// Returns the four values of an entry from all values of the solver.
  @inline(__always)
  func read(_ itemIndex: Int, _ values: UnsafeBufferPointer<Double>) -> SIMD4<Double> {
    let position = variables[itemIndex]
    return SIMD4(
      values[Int(position[0])], values[Int(position[1])], values[Int(position[2])],
      values[Int(position[3])])
  }
}

extension SIMD4<Double> {
  /// Returns a frame with its four edges on the pixel grid: left, top, width, height.
  ///
  /// See: L-PIX-1 (half a pixel is rounded up).
  @inline(__always)
  func onGrid(scale: Double) -> SIMD4<Double> {
    // Without it, rounding errors just below half a pixel would decide.
    let nudge = 0.5 + 1e-6
    // Lengths are computed in pixels: a difference of points could be 100.00000000000003 instead of
    // 100.
    let edges = (SIMD4(x, y, x + z, y + w) * scale + nudge).wholeBelow
    return SIMD4(edges.x, edges.y, Swift.max(edges.z - edges.x, 0), Swift.max(edges.w - edges.y, 0))
      / scale
  }

  /// The values rounded down; very large values may be off by one.
  @inline(__always)
  private var wholeBelow: SIMD4<Double> {
    // Adding and subtracting 2^52 × 1.5 removes the fraction of all four values at once, without a
    // branch.
    let roomless = 0x1.8p52
    let nearest = (self + roomless) - roomless
    return nearest.replacing(with: nearest - 1, where: nearest .> self)
  }
}
