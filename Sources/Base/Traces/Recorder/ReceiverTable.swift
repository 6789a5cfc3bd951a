/// The facts about every receiver from which its name follows when a trace is taken.
struct ReceiverTable {
  /// The class of an object, and its number among the objects of that class.
  struct Receiver {
    /// The class of the object.
    var type: Any.Type
    /// 1 for the first object of its class.
    var ordinal: Int

    /// The class without its module, as in `String(describing:)`, which checks conformances first.
    var className: String { _typeName(type, qualified: false) }
  }

  /// The objects in the order of registration; their IDs begin at 1.
  private(set) var receivers: [Receiver] = []
  /// The names by role, such as `root`, by the raw value of the receiver's ID.
  private(set) var roles: [UInt32: String] = [:]
  /// The names that scenes and tests give, by the raw value of the receiver's ID.
  private(set) var identifiers: [UInt32: String] = [:]
  /// The accessibility identifiers of views, by the raw value of the receiver's ID.
  private(set) var accessibilityIdentifiers: [UInt32: String] = [:]
  /// The controllers of views, as raw values of IDs, by the view's raw value.
  private(set) var controllers: [UInt32: UInt32] = [:]
  /// Every identifier that the app or the scene assigned.
  private(set) var givenIdentifiers: Set<String> = []
  private var objectsOfType: [ObjectIdentifier: Int] = [:]
  /// The number of changes that can affect names.
  private(set) var changes = 0

  /// Adds an object with its number in its class, and returns its ID.
  mutating func append(_ type: Any.Type, ordinal: Int) -> ReceiverID {
    precondition(receivers.count < UInt32.max - 1, "\(receivers.count) receivers are too many")
    changes += 1
    receivers.append(Receiver(type: type, ordinal: ordinal))
    return ReceiverID(rawValue: UInt32(receivers.count))
  }

  /// Adds an object with the next number of its class, and returns its ID.
  mutating func append(_ type: Any.Type) -> ReceiverID {
    let ordinal = objectsOfType[ObjectIdentifier(type), default: 0] + 1
    objectsOfType[ObjectIdentifier(type)] = ordinal
    return append(type, ordinal: ordinal)
  }

  /// Sets the name by the role of an object, such as `root`.
  mutating func setRole(_ role: String?, of id: ReceiverID) {
    changes += 1
    roles[id.rawValue] = role
  }

  /// Sets the name that a scene or a test gives an object.
  mutating func setIdentifier(_ identifier: String?, of id: ReceiverID) {
    changes += 1
    identifiers[id.rawValue] = identifier
  }

  /// Sets the accessibility identifier of a view, which is its name without a given one.
  mutating func setAccessibilityIdentifier(_ identifier: String?, of id: ReceiverID) {
    changes += 1
    accessibilityIdentifiers[id.rawValue] = identifier
  }

  /// Records a name that the app or the scene has assigned.
  mutating func registerIdentifier(_ identifier: String) { givenIdentifiers.insert(identifier) }

  /// Sets the controller of a view, after which the view is named.
  mutating func setController(_ controller: ReceiverID?, ofView view: ReceiverID) {
    changes += 1
    controllers[view.rawValue] = controller?.rawValue
  }
}

extension TraceRecorder {
  /// Registers an object with its number in its class, 1 for the first, and returns its ID.
  public func register(type: Any.Type, ordinal: Int) -> ReceiverID {
    receivers.append(type, ordinal: ordinal)
  }

  /// Registers an object with the next number of its class, and returns its ID.
  public func register(type: Any.Type) -> ReceiverID { receivers.append(type) }

  /// Sets a receiver's reserved name, such as `root`, which has priority.
  public func setRole(_ role: String?, of receiver: ReceiverID) {
    receivers.setRole(role, of: receiver)
  }

  /// Sets a receiver's name in the scene's file.
  public func setIdentifier(_ identifier: String?, of receiver: ReceiverID) {
    receivers.setIdentifier(identifier, of: receiver)
  }

  /// Sets a receiver's accessibility identifier, which has priority over class and number only.
  public func setAccessibilityIdentifier(_ identifier: String?, of receiver: ReceiverID) {
    receivers.setAccessibilityIdentifier(identifier, of: receiver)
  }

  /// Registers an identifier that occurs, though no event may name it.
  public func registerIdentifier(_ identifier: String) {
    if isRecording { receivers.registerIdentifier(identifier) }
  }

  /// Sets the controller of a view, whose name without a role is the controller's with `.view`.
  public func setController(_ controller: ReceiverID?, ofView view: ReceiverID) {
    receivers.setController(controller, ofView: view)
  }
}
