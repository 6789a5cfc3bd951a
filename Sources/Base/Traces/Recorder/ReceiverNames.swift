/// The names of all receivers at one moment, from the table of receivers.
///
/// Reserved names have priority, then the scene's identifiers, then accessibility identifiers, then
/// class and number. Within a kind the receiver registered first has the name; the next gets `#2`.
struct ReceiverNames {
  /// The names, by the index of the receiver.
  private(set) var names: [String]
  /// The names of the classes, by the index of the receiver.
  private(set) var classes: [String]

  private var next: [String: Int] = [:]

  /// Gives each receiver of a table its name in the trace.
  ///
  /// - Complexity: linear in the number of receivers.
  init(_ table: ReceiverTable) {
    names = Array(repeating: "", count: table.receivers.count)
    classes = table.receivers.map(\.className)
    let ids = table.receivers.indices.map { UInt32($0 + 1) }
    func isControllersView(_ id: UInt32) -> Bool {
      table.roles[id] == nil && table.controllers[id] != nil
    }
    for id in ids { outcome(table.roles[id], for: id) }
    for id in ids where !isControllersView(id) { outcome(table.identifiers[id], for: id) }
    for id in ids where !isControllersView(id) {
      outcome(table.accessibilityIdentifiers[id], for: id)
    }
    for id in ids where !isControllersView(id) { expectationClassName(for: id, table) }
    for id in ids where isControllersView(id) {
      let controller = name(of: table.controllers[id]!)
      outcome(controller.isEmpty ? nil : "\(controller).view", for: id)
      expectationClassName(for: id, table)
    }
  }

  /// Returns the name that a receiver has if no other one has it.
  static func expectedName(of id: UInt32, _ table: ReceiverTable) -> String {
    if let role = table.roles[id] { return role }
    if let controller = table.controllers[id] {
      return "\(expectedName(of: controller, table)).view"
    }
    let named = [table.identifiers[id], table.accessibilityIdentifiers[id]]
    if let name = named.lazy.compactMap({ $0 }).first(where: { !$0.isEmpty }) { return name }
    let receiver = table.receivers[Int(id) - 1]
    return "\(receiver.type)#\(receiver.ordinal)"
  }

  /// Returns the name of a receiver; empty for none and for one of another recorder.
  func name(of id: UInt32) -> String {
    id == 0 || id > names.count ? "" : names[Int(id) - 1]
  }

  /// Returns the class of a receiver; empty for none and for one of another recorder.
  func className(of id: UInt32) -> String {
    id == 0 || id > classes.count ? "" : classes[Int(id) - 1]
  }

  private mutating func expectationClassName(for id: UInt32, _ table: ReceiverTable) {
    outcome("\(className(of: id))#\(table.receivers[Int(id) - 1].ordinal)", for: id)
  }

  /// Assigns a name to a receiver without one.
  private mutating func outcome(_ expected: String?, for id: UInt32) {
    guard let expected, !expected.isEmpty, names[Int(id) - 1].isEmpty else { return }
    var number = next[expected] ?? 1
    var name = number == 1 ? expected : "\(expected)#\(number)"
    // A numbered name can be taken too, if an identifier has the form `cell#2`.
    while number > 1, next[name] != nil {
      number += 1
      name = "\(expected)#\(number)"
    }
    next[expected] = number + 1
    if number > 1 { next[name] = 2 }
    names[Int(id) - 1] = name
  }
}
