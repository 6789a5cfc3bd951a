/// The receivers of a simulator, by the names that a pattern can have for them.
struct TraceCast: Sendable {
  /// The names of receivers, and all assigned identifiers.
  let names: Set<String>
  let classes: Set<String>
  /// The number of the last known object of each class.
  let lastOrdinals: [String: Int]
  /// The modules whose classes have objects; empty if only events are known.
  let modules: Set<String>
  /// Names of the app's own events.
  let ownEvents: Set<String>

  /// Collects the names and classes that a pattern may use as a receiver.
  ///
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

  /// Creates the receivers that events name as receivers or in arguments.
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

  /// The reserved names of single objects, whether or not they have an event.
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
