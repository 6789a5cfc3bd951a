import GimbalDocuments

/// The receivers of a machine, by the names that a pattern can have for them.
struct TraceCast: Sendable {
  /// The names of receivers, and the identifiers that were given to anything.
  private let names: Set<String>
  private let classes: Set<String>
  /// The number of the last object of each class that is known.
  private let lastOrdinals: [String: Int]
  /// The modules whose classes have objects; empty where only events tell.
  private let modules: Set<String>
  /// Names of events that are not UIKit's.
  private let ownEvents: Set<String>

  /// - Complexity: linear in the number of receivers.
  init(_ table: ReceiverTable, named known: ReceiverNames, ownEvents: [String]) {
    names = Set(known.names).union(table.givenIdentifiers)
    classes = Set(known.classes)
    var last: [String: Int] = [:]
    var modules: Set<String> = []
    var seen: Set<ObjectIdentifier> = []
    for receiver in table.receivers {
      let name = String(describing: receiver.type)
      last[name] = max(last[name] ?? 0, receiver.ordinal)
      if seen.insert(ObjectIdentifier(receiver.type)).inserted {
        modules.insert(String(String(reflecting: receiver.type).prefix { $0 != "." }))
      }
    }
    lastOrdinals = last
    self.modules = modules
    self.ownEvents = Set(ownEvents)
  }

  /// Those whom events name as receivers or in arguments.
  ///
  /// - Complexity: linear in the number of events.
  init(namedIn events: [TraceEvent]) {
    var names: Set<String> = []
    var classes: Set<String> = []
    var ownEvents: Set<String> = []
    for event in events {
      names.insert(event.receiver)
      classes.insert(event.receiverClass)
      if EventName(text: event.name) == nil { ownEvents.insert(event.name) }
      for argument in event.arguments { argument.value.forEachObject { names.insert($0) } }
    }
    self.names = names
    self.classes = classes.subtracting([""])
    lastOrdinals = [:]
    modules = []
    self.ownEvents = ownEvents
  }

  /// The names that a machine gives to what there is one of, whether or not it has had an event.
  static let roles: Set<String> = [
    "device", "screen", "app", "appDelegate", "scene", "sceneDelegate", "window", "root",
    "coordinator", "animation", "presentation", "presentationDelegate", "transitioningDelegate",
    "navigationDelegate", "tabDelegate", "splitDelegate", "pageDelegate", "scrollDelegate",
    "tableDelegate", "collectionDelegate", "prefetcher", "dataSource", "animator", "formerWindow",
    "formerRoot",
  ]

  /// The reason why no event can match a pattern, as no receiver ever had such a name; nil when one
  /// could.
  ///
  /// - Complexity: linear in the number of names.
  func objection(to pattern: EventPattern) -> String? {
    let wanted = pattern.receiver.text
    if !knows(pattern.receiver) {
      let known = names.union(classes).union(TraceCast.roles).sorted()
      return "nothing was ever called \(QuotedText.of(wanted)), so no event could match"
        + NearestWord.hint(for: wanted, in: known)
    }
    if let name = pattern.ownName, !ownEvents.contains(name) {
      return "no event was ever named \(QuotedText.of(name)), so none could match"
        + NearestWord.hint(for: name, in: ownEvents.sorted())
    }
    return nil
  }

  private func knows(_ receiver: Glob) -> Bool {
    let wanted = receiver.text
    if wanted.contains("*") {
      return wanted == "*"
        || [names, classes, TraceCast.roles].contains { $0.contains(where: receiver.matches) }
        || (names.union(TraceCast.roles)).contains { receiver.matches($0 + ".view") }
    }
    if names.contains(wanted) || classes.contains(wanted) || TraceCast.roles.contains(wanted) {
      return true
    }
    // A controller whose view was never loaded.
    if wanted.hasSuffix(".view") { return knows(Glob(String(wanted.dropLast(".view".count)))) }
    if let sign = wanted.firstIndex(of: "#") {
      let last = lastOrdinals[String(wanted[..<sign])] ?? 0
      // An object of which no event tells has a number too.
      return Int(wanted[wanted.index(after: sign)...]).map {
        (1...max(1, last)).contains($0) && last > 0
      }
        ?? false
    }
    return modules.contains { isClass(wanted, in: $0) }
  }

  /// True if a module of the program has a class of the name, though no object of it was made.
  private func isClass(_ name: String, in module: String) -> Bool {
    func isWord(_ text: String) -> Bool {
      !text.isEmpty && text.utf8.allSatisfy { $0 < 0x80 }
        && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && !text.first!.isNumber
    }
    guard isWord(name), isWord(module) else { return false }
    return _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") != nil
  }
}

extension TraceValue {
  fileprivate func forEachObject(_ body: (String) -> Void) {
    switch self {
    case .object(let name): body(name)
    case .change(let old, let new):
      old.forEachObject(body)
      new.forEachObject(body)
    default: break
    }
  }
}
