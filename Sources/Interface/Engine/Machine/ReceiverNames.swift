/// The names under which the trace knows objects that are UIKit's own, and the numbers of the others.
struct ReceiverNames {
  /// The call of an optional member that runs.
  var optionalCall = OptionalCall()
  fileprivate var ordinals: [ObjectIdentifier: Int] = [:]
  fileprivate var reserved: [String: NamedReceiver] = [:]
}

extension Machine {
  /// The next number for an object of a class, counting from 1.
  func ordinal(of type: AnyObject.Type) -> Int {
    let count = names.ordinals[ObjectIdentifier(type), default: 0] + 1
    names.ordinals[ObjectIdentifier(type)] = count
    return count
  }

  /// The receiver with a reserved name and a class; the last one of the name is kept.
  func reserved(_ role: String, for type: Any.Type) -> NamedReceiver {
    if let known = names.reserved[role], known.recordedType == type { return known }
    let receiver = NamedReceiver(role, for: type, on: self)
    names.reserved[role] = receiver
    return receiver
  }
}
