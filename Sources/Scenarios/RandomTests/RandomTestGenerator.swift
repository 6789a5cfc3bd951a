/// A random number generator with a seed, which is the same on every machine: SplitMix64.
///
/// Source: Steele, Lea and Flood, Fast splittable pseudorandom number generators, 2014.
struct RandomTestGenerator {
  private var state: UInt64

  /// Creates the generator of one round of a randomized test.
  init(seed: UInt64, round: Int) {
    state = seed &* 0x2545_F491_4F6C_DD1D &+ UInt64(round)
    // The first numbers of neighbouring seeds are similar.
    _ = next()
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 to below `count`, which is above 0.
  mutating func below(_ count: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(count)).high)
  }

  /// Returns one of some values; nil for none.
  mutating func one<Value>(of values: [Value]) -> Value? {
    values.isEmpty ? nil : values[below(values.count)]
  }

  /// Returns true with a probability of `times` percent.
  mutating func percent(_ times: Int) -> Bool { below(100) < times }
}
