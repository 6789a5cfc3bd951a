/// Applies lookups of one table to glyphs.
///
/// Source: OpenType specification, OpenType Layout common table formats; GSUB; GPOS.
struct Shaper {
  /// The glyphs, which lookups replace, and whose advances they change.
  var slots: [GlyphSlot]
  /// The table with the lookups: `GSUB` or `GPOS`.
  let table: LayoutTable
  /// The classes of the font's glyphs, by which lookups skip glyphs.
  let classes: GlyphClasses
  /// The changes of adjustments at an instance of a variable font.
  let store: VariationStore?
  /// The remaining comparisons, limited because of hostile fonts.
  private var steps: Int
  /// The limit of glyphs.
  let limit: Int

  /// The limits of nested lookups and of comparisons per glyph, which no real font exceeds.
  private static let (depthLimit, stepsPerGlyph) = (8, 20_000)

  /// Creates a shaper of glyphs, with limits that depend on their number.
  init(
    _ slots: [GlyphSlot], _ table: LayoutTable, _ classes: GlyphClasses,
    _ store: VariationStore? = nil
  ) {
    self.store = store
    self.slots = slots
    self.table = table
    self.classes = classes
    limit = 64 * (slots.count + 1)
    steps = (slots.count + 1) * Shaper.stepsPerGlyph
  }

  /// Counts a comparison; returns false if the limit is exceeded.
  mutating func step() -> Bool {
    steps -= 1
    return steps > 0
  }

  /// Applies a lookup to all glyphs, from the first to the last.
  mutating func apply(_ number: Int) {
    guard let lookup = table.lookups[number] else { return }
    var index = 0
    while index < slots.count, step() {
      let isIgnored = classes.isIgnored(slots[index], by: lookup)
      index = (isIgnored ? nil : apply(lookup, at: index, depth: 0)) ?? index + 1
    }
  }

  /// Applies a lookup to the glyph at an index; returns the next index, or nil if it does not
  /// apply.
  private mutating func apply(_ lookup: FontLookup, at index: Int, depth: Int) -> Int? {
    for part in lookup.parts {
      guard step() else { return nil }
      let next: Int? =
        switch lookup.kind {
        case .single: single(part, at: index)
        case .multiple: multiple(part, at: index)
        case .alternate: alternate(part, at: index)
        case .ligature: ligature(part, lookup, at: index)
        case .adjustment: adjustment(part, at: index)
        case .pair: pair(part, lookup, at: index)
        case .context, .chain: context(part, lookup, at: index, depth: depth)
        }
      if let next { return next }
    }
    return nil
  }

  // MARK: Neighbors

  /// Returns the index of the next glyph that a lookup does not skip.
  func next(_ index: Int, _ lookup: FontLookup) -> Int? {
    var next = index + 1
    while next < slots.count, classes.isIgnored(slots[next], by: lookup) { next += 1 }
    return next < slots.count ? next : nil
  }

  private func previous(_ index: Int, _ lookup: FontLookup) -> Int? {
    var previous = index - 1
    while previous >= 0, classes.isIgnored(slots[previous], by: lookup) { previous -= 1 }
    return previous >= 0 ? previous : nil
  }

  // MARK: Contexts

  /// Applies the first rule of a subtable whose glyphs match around an index.
  private mutating func context(
    _ part: FontBytes, _ lookup: FontLookup, at index: Int, depth: Int
  ) -> Int? {
    guard depth < Shaper.depthLimit else { return nil }
    let glyph = slots[index].glyph
    let isChain = lookup.kind == .chain
    if part.u16(0) == 3 {
      var rule = ContextRule(part, at: 2, isChain: isChain, hasFirst: true)
      guard rule.input.count > 0, part.part(part.u16(rule.input.location)).coverage(glyph) != nil
      else { return nil }
      rule.input.location += 2
      rule.input.count -= 1
      return apply(
        rule, [.coverage(part), .coverage(part), .coverage(part)], lookup, at: index, depth)
    }
    guard let covered = part.part(part.u16(2)).coverage(glyph) else { return nil }
    var (row, sets) = (covered, 4)
    var tests: [ContextRule.Test] = [.glyph, .glyph, .glyph]
    if part.u16(0) == 2 {
      tests = (0..<3).map { .classes(part.part(part.u16(isChain ? 4 + 2 * $0 : 4))) }
      row = part.part(part.u16(isChain ? 6 : 4)).glyphClass(glyph)
      sets = isChain ? 10 : 6
    } else if part.u16(0) != 1 {
      return nil
    }
    guard row < part.u16(sets), part.u16(sets + 2 + 2 * row) != 0 else { return nil }
    let set = part.part(part.u16(sets + 2 + 2 * row))
    for number in 0..<set.u16(0) {
      guard step() else { return nil }
      let rule = ContextRule(
        set.part(set.u16(2 + 2 * number)), at: 0, isChain: isChain, hasFirst: false)
      if let next = apply(rule, tests, lookup, at: index, depth) { return next }
    }
    return nil
  }

  /// Applies the lookups of a rule if its glyphs match before, at and after an index.
  private mutating func apply(
    _ rule: ContextRule, _ tests: [ContextRule.Test], _ lookup: FontLookup, at index: Int,
    _ depth: Int
  ) -> Int? {
    var positions = [index]
    func follows(_ test: ContextRule.Test, _ row: Int, _ location: Int, _ position: Int?) -> Bool {
      guard let position else { return false }
      return test.accepts(slots[position].glyph, rule.table.u16(location + 2 * row))
    }
    for row in 0..<rule.input.count {
      let position = next(positions[row], lookup)
      guard step(), follows(tests[1], row, rule.input.location, position) else { return nil }
      positions.append(position!)
    }
    var position = index
    for row in 0..<rule.before.count {
      let before = previous(position, lookup)
      guard step(), follows(tests[0], row, rule.before.location, before) else { return nil }
      position = before!
    }
    position = positions[positions.count - 1]
    for row in 0..<rule.after.count {
      let after = next(position, lookup)
      guard step(), follows(tests[2], row, rule.after.location, after) else { return nil }
      position = after!
    }
    return carryOut(rule, positions, depth)
  }

  /// Applies the lookups of a matching rule; positions are adjusted to inserted and removed glyphs.
  private mutating func carryOut(_ rule: ContextRule, _ matched: [Int], _ depth: Int) -> Int {
    var positions = matched
    var end = matched[matched.count - 1] + 1
    for row in 0..<rule.records.count {
      let location = rule.records.location + 4 * row
      let (number, lookup) = (rule.table.u16(location), rule.table.u16(location + 2))
      guard step(), number < positions.count, lookup < table.lookups.count,
        let lookup = table.lookups[lookup], positions[number] < slots.count
      else { continue }
      let count = slots.count
      _ = apply(lookup, at: positions[number], depth: depth + 1)
      var change = slots.count - count
      guard change != 0 else { continue }
      end += change
      if end < positions[number] {
        change += positions[number] - end
        end = positions[number]
      }
      let (first, rest) = (positions[...number], positions[(number + 1)...])
      if change > 0 {
        let added = (1...change).map { positions[number] + $0 }
        positions = Array(first) + added + rest.map { $0 + change }
      } else {
        positions = Array(first) + rest.dropFirst(-change).map { $0 + change }
      }
    }
    return max(end, matched[0])
  }
}
