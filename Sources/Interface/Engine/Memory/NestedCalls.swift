/// Counts nested calls of one kind from app code, up to a limit.
package struct NestedCalls {
  /// The limit of nested calls, because each uses a part of the finite stack; the value is Gimbal's
  /// choice (CHOICE).
  package static let limit = 200

  private var depth = 0
  /// True while at least one such call runs.
  var isUnderWay: Bool { depth > 0 }
  /// True if the limit was reached.
  ///
  /// From then on no call begins before the outermost one has ended, because each call might begin
  /// several.
  private var isOver = false

  /// Counts a call; above the limit it returns false and raises an exception once.
  @MainActor
  mutating func begin(
    notifying receiver: any Recorded, of name: @autoclosure () -> String
  ) -> Bool {
    guard !isOver else { return false }
    guard depth < NestedCalls.limit else {
      isOver = true
      receiver.report(.endlessCalls(of: name()))
      return false
    }
    depth += 1
    return true
  }

  /// Ends a call; returns true for the outermost one after the limit was exceeded.
  @discardableResult
  mutating func end() -> Bool {
    depth -= 1
    guard depth == 0, isOver else { return false }
    isOver = false
    return true
  }
}
