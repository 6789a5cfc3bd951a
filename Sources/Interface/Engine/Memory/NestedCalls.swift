/// Calls of one kind that app code makes from within each other, up to a limit.
package struct NestedCalls {
  /// The limit of nested calls: each takes a part of the stack, which is finite (a choice).
  package static let limit = 200

  private var depth = 0
  /// True if such a call is being made.
  var isUnderWay: Bool { depth > 0 }
  /// True if the limit was reached: nothing more is begun before the outermost call ends, since each
  /// of the others might begin several.
  private var isOver = false

  /// Counts a call; false, and once an exception, past the limit.
  @MainActor
  mutating func begin(notifying receiver: any Recorded, of name: String) -> Bool {
    guard !isOver else { return false }
    guard depth < NestedCalls.limit else {
      isOver = true
      receiver.report(.endlessCalls(of: name))
      return false
    }
    depth += 1
    return true
  }

  /// A call that was begun has ended; true for the outermost one of too many.
  @discardableResult
  mutating func end() -> Bool {
    depth -= 1
    guard depth == 0, isOver else { return false }
    isOver = false
    return true
  }
}
