/// Random numbers of a seed, the same everywhere: SplitMix64.
///
/// Source: Steele, Lea and Flood, Fast splittable pseudorandom number generators, 2014.
struct RandomTestGenerator {
  private var state: UInt64

  /// The numbers of one round of a storm.
  init(seed: UInt64, round: Int) {
    state = seed &* 0x2545_F491_4F6C_DD1D &+ UInt64(round)
    // The first numbers of neighbouring seeds are alike.
    _ = next()
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to below `count`, which is above 0.
  mutating func below(_ count: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(count)).high)
  }

  /// One of some values; nil of none.
  mutating func one<Value>(of values: [Value]) -> Value? {
    values.isEmpty ? nil : values[below(values.count)]
  }

  /// True `times` of a hundred.
  mutating func percent(_ times: Int) -> Bool { below(100) < times }
}
