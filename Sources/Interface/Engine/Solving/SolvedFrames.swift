import Foundation
import GimbalSolver

/// The frames that the last solution gives to an engine's seats: x, y, width, height, in points.
///
/// They lie in memory of their own, which walks read without checks: at every view of a turn.
struct SolvedFrames {
  private(set) var count = 0
  private var capacity = 0
  /// By seat.
  private(set) var frames: UnsafeMutablePointer<SIMD4<Double>>
  /// The place for the view at each seat: width, height, center's x and y, with edges on the grid.
  private(set) var positions: UnsafeMutablePointer<SIMD4<Double>>
  /// The pixels in a point for which the places hold.
  private(set) var scale = 0.0
  /// The solver's variables of the four numbers, by seat.
  private(set) var variables: UnsafeMutablePointer<SIMD4<Int32>>
  /// The view of each seat that is placed by constraints; nil for guides and for views by mask.
  private(set) var positioned: UnsafeMutablePointer<ViewNode?>

  init() {
    frames = .allocate(capacity: 0)
    positions = .allocate(capacity: 0)
    variables = .allocate(capacity: 0)
    positioned = .allocate(capacity: 0)
  }

  /// The frame of a seat before the first solution.
  static let unsolved = SIMD4<Double>(repeating: .nan)

  mutating func assign(_ itemIndex: Int, _ entry: LayoutEngine.Entry) {
    if itemIndex >= count { grow(to: itemIndex + 1) }
    forget(itemIndex)
    variables[itemIndex] = SIMD4(
      Int32(entry.x.index), Int32(entry.y.index), Int32(entry.width.index),
      Int32(entry.height.index))
    positioned[itemIndex] = nil
  }

  func setPositioned(_ itemIndex: Int, _ node: ViewNode?) { positioned[itemIndex] = node }

  func forget(_ itemIndex: Int) {
    frames[itemIndex] = SolvedFrames.unsolved
    positions[itemIndex] = SolvedFrames.unsolved
  }

  /// Keeps a frame, and what follows from it for a view.
  @inline(__always)
  func setFrame(_ itemIndex: Int, _ frame: SIMD4<Double>) {
    frames[itemIndex] = frame
    let onGrid = frame.onGrid(scale: scale)
    positions[itemIndex].lowHalf = onGrid.highHalf
    positions[itemIndex].highHalf = onGrid.lowHalf + onGrid.highHalf / 2
  }

  /// Computes the places anew when another grid holds.
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

  mutating func removeAll() { count = 0 }

  func deallocate() {
    frames.deallocate()
    positions.deallocate()
    variables.deallocate()
    positioned.deallocate()
  }

  /// The four numbers of a seat among all values of the solver.
  @inline(__always)
  func read(_ itemIndex: Int, _ values: UnsafeBufferPointer<Double>) -> SIMD4<Double> {
    let position = variables[itemIndex]
    return SIMD4(
      values[Int(position[0])], values[Int(position[1])], values[Int(position[2])],
      values[Int(position[3])])
  }
}

extension SIMD4<Double> {
  /// A frame with its four edges on the grid of pixels: left, top, width, height.
  ///
  /// See: L-PIX-1 (half a pixel goes up).
  @inline(__always)
  func onGrid(scale: Double) -> SIMD4<Double> {
    // Rounding errors just below half a pixel must not decide.
    let nudge = 0.5 + 1e-6
    // Lengths are counted in pixels: as a difference of points 100 might be 100.00000000000003.
    let edges = (SIMD4(x, y, x + z, y + w) * scale + nudge).wholeBelow
    return SIMD4(edges.x, edges.y, Swift.max(edges.z - edges.x, 0), Swift.max(edges.w - edges.y, 0))
      / scale
  }

  /// The largest whole numbers that are not above; numbers too large for fractions may end up on a
  /// neighbour.
  @inline(__always)
  private var wholeBelow: SIMD4<Double> {
    // Added and taken away, it leaves no room for a fraction: all four at once, without a branch.
    let roomless = 0x1.8p52
    let nearest = (self + roomless) - roomless
    return nearest.replacing(with: nearest - 1, where: nearest .> self)
  }
}
