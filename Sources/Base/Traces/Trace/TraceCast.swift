/// The receivers of a machine, by the names that a pattern can have for them.
struct TraceCast: Sendable {
  /// The names of receivers, and the identifiers that were given to anything.
  let names: Set<String>
  let classes: Set<String>
  /// The number of the last object of each class that is known.
  let lastOrdinals: [String: Int]
  /// The modules whose classes have objects; empty where only events tell.
  let modules: Set<String>
  /// Names of events that are not UIKit's.
  let ownEvents: Set<String>

  /// - Complexity: linear in the number of receivers.
  init(_ table: ReceiverTable, named known: ReceiverNames, ownEvents: [String]) {
    names = Set(known.names).union(table.givenIdentifiers)
    classes = Set(known.classes)
    var last: [String: Int] = [:]
    var modules: Set<String> = []
    var seen: Set<ObjectIdentifier> = []
    for receiver in table.receivers {
      let name = receiver.className
      last[name] = max(last[name] ?? 0, receiver.ordinal)
      if seen.insert(ObjectIdentifier(receiver.type)).inserted {
        modules.insert(String(String(reflecting: receiver.type).prefix { $0 != "." }))
      }
    }
    lastOrdinals = last
    self.modules = modules
    self.ownEvents = Set(ownEvents)
  }

  /// Those that events name as receivers or in arguments.
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
