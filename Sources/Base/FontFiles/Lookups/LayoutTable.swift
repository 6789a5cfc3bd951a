/// The table `GSUB` or `GPOS`: the features of each script, and lookups.
struct LayoutTable: Sendable {
  private let scripts: FontBytes
  private let features: FontBytes
  /// The lookups; nil for kinds that change no width.
  let lookups: [FontLookup?]

  /// A limit of scripts, features and lookups that no real font exceeds.
  private static let limit = 4_096

  init(_ table: FontBytes, isPositioning: Bool) {
    scripts = table.part(table.u16(4))
    features = table.part(table.u16(6))
    let list = table.part(table.u16(8))
    lookups = (0..<min(list.u16(0), LayoutTable.limit)).map {
      FontLookup(list.part(list.u16(2 + 2 * $0)), isPositioning: isPositioning)
    }
  }

  /// The features of a script in its default language.
  struct Selection {
    /// True if the table has the script itself.
    var isOwn = false
    /// The numbers and names of the features; the required one has no name.
    var features: [(number: Int, tag: String)] = []
  }

  /// Returns the features of a script, or else of the default script or of Latin.
  func selection(_ tag: String) -> Selection {
    let count = min(scripts.u16(0), LayoutTable.limit)
    let rows = Dictionary(
      (0..<count).map { (scripts.tag(2 + 6 * $0), $0) }, uniquingKeysWith: { first, _ in first })
    var selection = Selection(isOwn: rows[tag] != nil)
    // L-TEXT-18.1
    guard let row = rows[tag] ?? rows["DFLT"] ?? rows["dflt"] ?? rows["latn"] else {
      return selection
    }
    let script = scripts.part(scripts.u16(6 + 6 * row))
    guard script.u16(0) != 0 else { return selection }
    let language = script.part(script.u16(0))
    if language.u16(2) != 0xFFFF { selection.features.append((language.u16(2), "")) }
    for index in 0..<min(language.u16(4), LayoutTable.limit) {
      let number = language.u16(6 + 2 * index)
      guard number < features.u16(0) else { continue }
      selection.features.append((number, features.tag(2 + 6 * number)))
    }
    return selection
  }

  /// Returns the numbers of the lookups of some features, in the order of the table.
  func lookups(of selection: Selection, _ names: Set<String>) -> [Int] {
    var numbers: Set<Int> = []
    for (number, tag) in selection.features where tag.isEmpty || names.contains(tag) {
      let feature = features.part(features.u16(6 + 6 * number))
      for row in 0..<min(feature.u16(2), LayoutTable.limit) {
        numbers.insert(feature.u16(4 + 2 * row))
      }
    }
    return numbers.sorted().filter { $0 < lookups.count && lookups[$0] != nil }
  }
}
