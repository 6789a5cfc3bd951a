import GimbalTraces

/// A running call of an optional member.
///
/// A default implementation marks this call as unimplemented only if it belongs to the same member
/// of the same object. If an implementation calls defaults of other objects or members, these have
/// no effect on it.
struct OptionalCall {
  /// A member, named by the event that its call records, or by its Swift name if it records none.
  enum Member {
    /// A member whose call the trace records.
    case event(EventName)
    /// A member by its name in Swift.
    case function(StaticString)
  }

  /// The receiver of the call; nil while no optional member is called.
  fileprivate(set) var receiver: ObjectIdentifier?
  fileprivate var member = Member.event(.custom)
  /// True after the default of the member was called: the class does not implement it.
  fileprivate var calledDefault = false
}

/// The optional members that a class of the framework declares and that subclasses may override.
///
/// A subclass that overrides a member has another function in the member's slot of its class
/// metadata. Members are numbered in the order of their declarations, starting with the first
/// optional one. Every method and every property without a setter takes one slot.
@MainActor
package struct OptionalMembers {
  private let metadata: UnsafePointer<UInt>
  private let first: Int

  /// Finds the slot of the first member.
  ///
  /// - Parameters:
  ///   - base: the class that declares the members.
  ///   - plain: a subclass that overrides nothing.
  /// - overriding: a subclass that overrides only the first member.
  ///
  /// - Complexity: O(n), the slots of the class.
  package init(of base: AnyClass, plain: AnyClass, overriding: AnyClass) {
    let base = OptionalMembers.metadataWords(of: base)
    let other = OptionalMembers.metadataWords(of: overriding)
    let metadata = OptionalMembers.metadataWords(of: plain)
    let slots = 0..<OptionalMembers.wordCount(of: base)
    // Initializers differ in both subclasses, since each inherits them as its own.
    let found = slots.first { base[$0] == metadata[$0] && base[$0] != other[$0] }
    guard let found else { preconditionFailure("the subclass overrides no member of its base") }
    self.metadata = metadata
    first = found
  }

  /// Returns true if a class or one of its superclasses overrides the member.
  func isOverridden(_ number: Int, in type: AnyClass) -> Bool {
    OptionalMembers.metadataWords(of: type)[first + number] != metadata[first + number]
  }

  private static func metadataWords(of type: AnyClass) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }

  /// Returns the number of words of class metadata from its address point on.
  ///
  /// Source: Swift, docs/ABI/TypeMetadata.rst, Class metadata: the class size and the class address
  /// point, 32 bits each.
  private static func wordCount(of metadata: UnsafePointer<UInt>) -> Int {
    #if canImport(ObjectiveC)
      let offset = 56
    #else
      let offset = 32
    #endif
    let bytes = UnsafeRawPointer(metadata)
    let size = bytes.load(fromByteOffset: offset, as: UInt32.self)
    let start = bytes.load(fromByteOffset: offset + 4, as: UInt32.self)
    return Int(size - start) / MemoryLayout<UInt>.stride
  }
}

/// Calls of optional members, and whether the object's class implements them.
///
/// The engine calls the optional members of delegates and data sources through it. A default
/// implementation calls `callDefault`, which sets a flag that only the current call reads.
@MainActor
package struct OptionalCalls {
  /// The device whose objects and state the functions use.
  let machine: Machine

  /// Stores the device; callers create a value for each call.
  init(_ machine: Machine) { self.machine = machine }

  /// Calls a member that app code may leave out; returns false if the object's class does not
  /// implement it.
  ///
  /// Calls nest; each has its own result.
  func callOptional<Result>(
    _ member: OptionalCall.Member, of receiver: AnyObject, _ call: () -> Result
  ) -> (result: Result, isImplemented: Bool) {
    let outer = (
      machine.names.optionalCall.receiver, machine.names.optionalCall.member,
      machine.names.optionalCall.calledDefault
    )
    machine.names.optionalCall.receiver = ObjectIdentifier(receiver)
    machine.names.optionalCall.member = member
    machine.names.optionalCall.calledDefault = false
    let result = call()
    let isImplemented = !machine.names.optionalCall.calledDefault
    machine.names.optionalCall.receiver = outer.0
    machine.names.optionalCall.member = outer.1
    machine.names.optionalCall.calledDefault = outer.2
    return (result, isImplemented)
  }

  /// For each event, by its code, the name of the default that was called last on any device.
  @exclusivity(unchecked) private static var answered = [UnsafePointer<UInt8>?](
    repeating: nil, count: EventName.allCases.count)

  /// Returns true if the running call is one of a member of an object.
  private func isCalling(_ function: StaticString, of receiver: AnyObject) -> Bool {
    guard machine.names.optionalCall.receiver == ObjectIdentifier(receiver) else { return false }
    switch machine.names.optionalCall.member {
    case .function(let name): return name.description == function.description
    case .event(let event):
      let code = Int(event.code)
      // Most calls run the same default as the call before: equal addresses save the comparison of
      // names.
      if Self.answered[code] == function.utf8Start { return true }
      guard event.text == function.description else { return false }
      Self.answered[code] = function.utf8Start
      return true
    }
  }

  /// Called by the default implementation of a delegate's member, to record that the app does not
  /// implement the member.
  ///
  /// - Parameters:
  ///   - receiver: the delegate.
  ///   - member: the member's name in Swift.
  package static func callDefault(_ receiver: AnyObject, _ member: StaticString = #function) {
    guard let current = Machine.current, OptionalCalls(current).isCalling(member, of: receiver)
    else { return }
    current.names.optionalCall.calledDefault = true
  }

  /// Returns `answer` after `callDefault`; called by the default implementation of a delegate's
  /// member.
  package static func byDefault<Answer>(
    _ answer: Answer, _ receiver: AnyObject, _ member: StaticString = #function
  ) -> Answer {
    callDefault(receiver, member)
    return answer
  }

  /// Called by the framework's implementation of an optional member, to record that the app does
  /// not override it.
  ///
  /// An override may also call it by `super`.
  ///
  /// - Parameters:
  ///   - receiver: the object.
  ///   - number: the number of the member among those of the class.
  ///   - members: the members of the class.
  ///   - member: the member's name in Swift.
  package static func callDefault(
    _ receiver: AnyObject, _ number: Int, in members: OptionalMembers,
    _ member: StaticString = #function
  ) {
    guard let current = Machine.current, OptionalCalls(current).isCalling(member, of: receiver),
      !members.isOverridden(number, in: type(of: receiver))
    else { return }
    current.names.optionalCall.calledDefault = true
  }

  /// Returns `answer` after `callDefault`; called by the framework's implementation of an optional
  /// member.
  package static func byDefault<Answer>(
    _ answer: Answer, _ receiver: AnyObject, _ number: Int, in members: OptionalMembers,
    _ member: StaticString = #function
  ) -> Answer {
    callDefault(receiver, number, in: members, member)
    return answer
  }

  /// Calls an optional member that records no event; returns false if the class does not implement
  /// it.
  package static func reaches(
    _ member: StaticString, of receiver: AnyObject, _ call: () -> Void
  ) -> Bool {
    guard let current = Machine.current else {
      call()
      return true
    }
    return OptionalCalls(current).callOptional(.function(member), of: receiver, call).isImplemented
  }
}
