/// The overrides of a module that only the Objective-C runtime finds.
///
/// These overrides are declared in extensions, or override members that extensions declare.
struct ModuleOverrides {
  /// Members of classes, by class, that an extension in another file overrides.
  private(set) var inherited: [String: [ForwardedMember]] = [:]
  /// The classes that override a member of an extension, by the extended class and the member.
  ///
  /// The most derived classes come first.
  private(set) var dispatched: [String: [String: [String]]] = [:]
  /// For each of these classes, the prefix of the member that its override calls as `super`.
  private var above: [String: [String: String]] = [:]
  /// The members of extensions by name: the extended class, whether they have `@objc`, and the
  /// file.
  private var declared: [String: [(name: String, isExposed: Bool, path: String)]] = [:]
  /// Overrides, with the file in which a private class is visible.
  private var overridden: [(name: String, member: String, path: String?)] = []
  private var own: [String: Set<String>] = [:]

  /// Returns the new name of an override that another member calls.
  static func name(of member: String, in type: String) -> String {
    "overriding_\(ModuleKnowledge.lastPart(type))_\(member)"
  }

  /// Returns the new name of an extension's member that has overrides.
  static func declaredName(of member: String) -> String { "declared_" + member }

  mutating func add(
    _ type: TypeOutline, _ outline: Outline, _ source: SourceText, _ path: String
  ) {
    let name = ModuleKnowledge.lastPart(type.name)
    guard type.kind == .reference || type.kind == .extended else { return }
    for member in type.members where member.kind != .other {
      let key = Connection.method(member, source)
      if member.modifiers.contains("override") {
        // The full name of a nested class is unknown here.
        if !outline.isNested(type) {
          let isPrivate = ["private", "fileprivate"].contains(where: type.modifiers.contains)
          overridden.append((name, key, isPrivate ? path : nil))
        }
        if ModuleOverrides.isFarFromClass(type, outline),
          let forwarded = ForwardedMember(member, of: type, in: source)
        {
          inherited[name, default: []].append(forwarded)
        }
      } else if type.kind == .reference {
        own[name, default: []].insert(key)
      } else if !member.isStatic,
        ForwardedMember(member, of: type, in: source) != nil
      {
        // A member that implements an `@objc` protocol can be overridden without its own attribute.
        let isExposed = member.attributes.contains("objc") || type.attributes.contains("objc")
        declared[key, default: []].append((name, isExposed, path))
      }
    }
  }

  /// Finds the overrides of extension members, after all types are known.
  mutating func resolve(_ ancestors: (String) -> [String], isDeclared: (String) -> Bool) {
    for (name, member, file) in overridden {
      let above = ancestors(name)
      guard !above.contains(where: { own[$0]?.contains(member) == true }) else { continue }
      for (base, isExposed, path) in declared[member] ?? [] where base != name {
        guard file == nil || file == path else { continue }
        guard above.contains(base) || isExposed && !isDeclared(base) else { continue }
        dispatched[base, default: [:]][member, default: []].append(name)
      }
    }
    for (base, members) in dispatched {
      for (member, names) in members {
        for name in names {
          let next = ancestors(name).first { names.contains($0) }
          above[name, default: [:]][member] =
            next.map { ModuleOverrides.name(of: "", in: $0) }
            ?? ModuleOverrides.declaredName(of: "")
        }
        dispatched[base]?[member] = names.sorted {
          (ancestors($0).count, $1) > (ancestors($1).count, $0)
        }
      }
    }
    for (name, members) in inherited {
      inherited[name] = members.filter { !isDispatched($0.name, in: name) }
    }
  }

  /// Returns the prefix of a member's name by which the override of a class calls its superclass.
  func prefixAbove(_ member: String, in type: String) -> String {
    above[type]?[member] ?? ModuleOverrides.declaredName(of: "")
  }

  /// Returns true if a class overrides a member of another class's extension.
  func isDispatched(_ member: String, in type: String) -> Bool {
    dispatched.values.contains { $0[member]?.contains(type) == true }
  }

  /// Returns true for an unconditional extension of a class in another file.
  static func isFarFromClass(_ type: TypeOutline, _ outline: Outline) -> Bool {
    type.kind == .extended && outline.classes[type.name] == nil && !outline.isConditional(type)
  }
}
