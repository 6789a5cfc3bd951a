/// The order in which the modules of one intake are read: each after those that it imports.
enum ModuleOrder {
  /// Returns the names in that order; a cycle of imports is broken at one module.
  ///
  /// - Complexity: O(names + imports).
  static func sorted(_ names: [String], imports: [String: Set<String>]) -> [String] {
    let known = Set(names)
    var sorted: [String] = []
    var seen: Set<String> = []
    for name in names {
      // An explicit stack, since the input may have many modules.
      var open = [(name, false)]
      while let (next, isDone) = open.popLast() {
        if isDone {
          sorted.append(next)
        } else if seen.insert(next).inserted {
          open.append((next, true))
          open += (imports[next] ?? []).intersection(known).sorted(by: >).map { ($0, false) }
        }
      }
    }
    return sorted
  }
}
