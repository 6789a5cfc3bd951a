/// The receivers of framework objects in the trace, and the numbering of other objects.
struct ReceiverNames {
  /// The running call of a member that app code may leave out; see `OptionalCalls`.
  var optionalCall = OptionalCall()
  fileprivate var ordinals: [ObjectIdentifier: Int] = [:]
  fileprivate var reserved: [String: NamedReceiver] = [:]
}

extension Machine {
  /// Counts the objects of a class, and returns the number of a new one; the first has 1.
  func ordinal(of type: AnyObject.Type) -> Int {
    let count = names.ordinals[ObjectIdentifier(type), default: 0] + 1
    names.ordinals[ObjectIdentifier(type)] = count
    return count
  }

  /// Returns the receiver with a reserved name and a class; the last one of each name is cached.
  func reserved(_ role: String, for type: Any.Type) -> NamedReceiver {
    if let known = names.reserved[role], known.recordedType == type { return known }
    let receiver = NamedReceiver(role, for: type, on: self)
    names.reserved[role] = receiver
    return receiver
  }
}
