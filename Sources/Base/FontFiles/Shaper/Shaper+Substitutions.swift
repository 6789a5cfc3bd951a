/// The lookups of `GSUB` that substitute glyphs.
extension Shaper {
  /// Replaces one glyph by another.
  ///
  /// Returns the index at which the lookup continues; nil if the subtable does not cover the glyph.
  mutating func single(_ part: FontBytes, at index: Int) -> Int? {
    let glyph = slots[index].glyph
    guard let row = part.part(part.u16(2)).coverage(glyph) else { return nil }
    switch part.u16(0) {
    case 1: slots[index].glyph = (glyph + part.i16(4)) & 0xFFFF
    case 2 where row < part.u16(4): slots[index].glyph = part.u16(6 + 2 * row)
    default: return nil
    }
    return index + 1
  }

  /// Replaces one glyph by several, or by none.
  ///
  /// Returns the index at which the lookup continues; nil if the subtable does not cover the glyph,
  /// or the text would become too long.
  mutating func multiple(_ part: FontBytes, at index: Int) -> Int? {
    guard let row = part.part(part.u16(2)).coverage(slots[index].glyph), row < part.u16(4)
    else { return nil }
    let sequence = part.part(part.u16(6 + 2 * row))
    let count = sequence.u16(0)
    guard slots.count + count <= limit else { return nil }
    let slot = slots[index]
    slots.replaceSubrange(
      index...index,
      with: (0..<count).map { number in
        var part = slot
        part.glyph = sequence.u16(2 + 2 * number)
        return part
      })
    return index + count
  }

  /// Substitutes the first alternate.
  mutating func alternate(_ part: FontBytes, at index: Int) -> Int? {
    guard let row = part.part(part.u16(2)).coverage(slots[index].glyph), row < part.u16(4)
    else { return nil }
    let set = part.part(part.u16(6 + 2 * row))
    guard set.u16(0) > 0 else { return nil }
    slots[index].glyph = set.u16(2)
    return index + 1
  }

  /// Replaces a sequence of glyphs by one.
  ///
  /// Returns the index at which the lookup continues; nil if no ligature matches.
  mutating func ligature(_ part: FontBytes, _ lookup: FontLookup, at index: Int) -> Int? {
    guard let row = part.part(part.u16(2)).coverage(slots[index].glyph), row < part.u16(4)
    else { return nil }
    let set = part.part(part.u16(6 + 2 * row))
    for number in 0..<set.u16(0) {
      guard step() else { return nil }
      let ligature = set.part(set.u16(2 + 2 * number))
      guard ligature.u16(2) > 0 else { continue }
      var components: [Int] = []
      var last = index
      for component in 0..<ligature.u16(2) - 1 {
        guard step(), let next = next(last, lookup),
          slots[next].glyph == ligature.u16(4 + 2 * component)
        else { break }
        components.append(next)
        last = next
      }
      guard components.count == ligature.u16(2) - 1 else { continue }
      slots[index].glyph = ligature.u16(0)
      if index < last {
        // Glyphs between the components, such as marks, belong to the same characters.
        for location in index + 1...last {
          slots[location].character = slots[index].character
          slots[index].isNonspacing = slots[index].isNonspacing && slots[location].isNonspacing
        }
      }
      for component in components.reversed() { slots.remove(at: component) }
      return index + 1
    }
    return nil
  }
}
