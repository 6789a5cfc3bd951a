import Synchronization

/// The shaping rules of a font, from characters to advances: `GSUB`, `GPOS`, `GDEF` and `kern`.
final class FontShaping: Sendable {
  /// The script and options by which a string is shaped.
  struct Request: Hashable {
    var script: FontScript
    var options: ShapingOptions
  }

  /// The lookups of a request.
  struct Plan {
    var substitutions: [Int] = []
    var adjustments: [Int] = []
    var usesKernTable = false
  }

  private let gsub: LayoutTable?
  private let gpos: LayoutTable?
  private let kern: KernTable?
  private let classes: GlyphClasses
  /// The changes of kerning at an instance of a variable font.
  private let store: VariationStore?
  private let plans = Mutex<[Request: Plan]>([:])

  /// True if the table `kern` applies and has unsupported parts.
  let hasUnreadKerning: Bool

  init(_ tables: FontTables) {
    store = nil
    gsub = tables.table("GSUB").map { LayoutTable($0, isPositioning: false) }
    gpos = tables.table("GPOS").map { LayoutTable($0, isPositioning: true) }
    kern = tables.table("kern").map(KernTable.init)
    classes = GlyphClasses(tables.table("GDEF"))
    hasUnreadKerning = gpos == nil && kern?.hasUnreadParts == true
  }

  /// Creates the rules of an instance, which shares the lookups of the font.
  init(_ font: FontShaping, _ gdef: FontBytes?, at position: [Int]) {
    (gsub, gpos, kern, classes) = (font.gsub, font.gpos, font.kern, font.classes)
    hasUnreadKerning = font.hasUnreadKerning
    // From version 1.3 on.
    let hasStore = gdef.map { $0.u32(0) >= 0x0001_0003 && $0.u32(14) != 0 } ?? false
    store = hasStore ? gdef.flatMap { VariationStore($0.part($0.u32(14)), at: position) } : nil
  }

  private func plan(_ request: Request) -> Plan {
    if let plan = plans.withLock({ $0[request] }) { return plan }
    var plan = Plan()
    if let gsub {
      // L-TEXT-18.2
      var features: Set = ["ccmp", "locl", "rlig", "rclt"]
      // L-TEXT-18.3
      if request.options.contains(.ligatures) { features.formUnion(["liga", "clig"]) }
      // Hangul has no contextual alternates: its letters are composed otherwise.
      if request.script != .hangul { features.insert("calt") }
      plan.substitutions = gsub.lookups(of: gsub.selection(request.script.tag), features)
    }
    let pairs = request.options.contains(.pairs)
    var hasFeature = false
    if let gpos {
      let selection = gpos.selection(request.script.tag)
      // Hebrew marks are positioned by Hebrew rules only, not by those of other scripts.
      if selection.isOwn || request.script != .hebrew {
        plan.adjustments = gpos.lookups(of: selection, pairs ? ["kern", "dist"] : ["dist"])
        hasFeature = selection.features.contains { $0.tag == "kern" }
      }
    }
    // L-TEXT-18.2
    plan.usesKernTable = pairs && !hasFeature && kern != nil
    return plans.withLock {
      $0[request] = plan
      return plan
    }
  }

  /// Substitutes glyphs and adds up their advances.
  ///
  /// - Complexity: O(glyphs · lookups), with a limit for hostile fonts.
  func shape(
    _ slots: [GlyphSlot], _ request: Request, advance: (Int) -> Int
  ) -> [GlyphSlot] {
    let plan = plan(request)
    var slots = slots
    if let gsub, !plan.substitutions.isEmpty {
      var shaper = Shaper(slots, gsub, classes)
      for lookup in plan.substitutions { shaper.apply(lookup) }
      slots = shaper.slots
    }
    for index in slots.indices { slots[index].advance = advance(slots[index].glyph) }
    if let gpos, !plan.adjustments.isEmpty {
      var shaper = Shaper(slots, gpos, classes, store)
      for lookup in plan.adjustments { shaper.apply(lookup) }
      slots = shaper.slots
    }
    if plan.usesKernTable, let kern { add(kern, to: &slots, request.script) }
    guard request.script != .hangul else { return slots }
    // L-TEXT-18.2
    for index in slots.indices where classes.isMark(slots[index]) {
      (slots[index].advance, slots[index].kerning) = (0, 0)
    }
    return slots
  }

  /// Adds the kerning of the table `kern` between glyphs that are not marks, the left glyph first.
  private func add(_ kern: KernTable, to slots: inout [GlyphSlot], _ script: FontScript) {
    var previous: Int?
    for index in slots.indices where !classes.isMark(slots[index]) {
      if let previous {
        let (first, second) = (slots[previous].glyph, slots[index].glyph)
        slots[previous].kerning +=
          script == .hebrew ? kern.adjustment(second, first) : kern.adjustment(first, second)
      }
      previous = index
    }
  }
}
