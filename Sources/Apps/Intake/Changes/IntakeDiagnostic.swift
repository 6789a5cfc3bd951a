/// A part of an app's source that cannot be built unchanged, with its position.
public struct IntakeDiagnostic: Hashable, Sendable {
  /// The subject of a diagnostic, for counting.
  public enum Cause: String, CaseIterable, Sendable {
    case managedProperty = "@NSManaged"
    case optionalMember = "optional protocol member"
    case overrideInExtension = "override in an extension"
    case selectorOfProperty = "#selector of a property"
    case outletWithoutType = "outlet without a type"
    case unreachableAction = "action out of reach"
    case repeatedType = "two types of one name"
    case standInModule = "module with stubs"
    case unknownModule = "module that does not exist on Linux"
  }

  /// The cause, for counting.
  public let cause: Cause
  /// The line, from 1.
  public let line: Int
  /// One sentence: what was found, and what to do.
  public let text: String
}
