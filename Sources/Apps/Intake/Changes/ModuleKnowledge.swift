/// The declarations of a module that a rewrite of one of its files has to know.
struct ModuleKnowledge {
  /// A class that the module declares.
  struct Class {
    /// True if the module declares it, and does not only extend it.
    var isDeclared = false
    var superclass: String?
    /// True if the class has outlets or actions, so that it is given functions that connect them.
    var hasConnections = false
    /// Its actions in extensions.
    var actions: [Action] = []
    /// Its methods in extensions that make the controllers of segues; `method` is the call.
    var destinations: [Action] = []
    /// The members that it declares though nothing is there to be overridden.
    var looseMembers: Set<String> = []
    /// True if it has methods that selectors may name by a string.
    var hasNamedMethods = false
    /// True if it is given a list of these, since the module makes selectors of strings.
    var isGivenNames = false
    /// True if it is given a function that makes the controllers of segues.
    var isGivenDestinations = false
  }

  /// An action of a class in an extension.
  struct Action {
    /// The method with its labels, as a member of the class.
    var method: String
    var selector: String
    var isPrivate: Bool
    var path: String
  }

  /// Modules that are there though the toolchain has none of the name: the package's own, and stubs.
  let present: Set<String>
  /// True if another program launches the app.
  let isHosted: Bool
  /// The classes of modules that this one imports, and of those that these import, by their names.
  let imported: [String: Class]
  /// The classes by the last part of their names.
  private(set) var classes: [String: Class] = [:]
  /// True if a project of Xcode builds the module.
  let isOfProject: Bool
  /// True if a source of the module imports UIKit.
  private(set) var importsUIKit = false
  /// The names of the module's types.
  private(set) var declaredTypes: Set<String> = []
  /// True if a source makes selectors of strings, so that methods have to be found by name.
  private(set) var usesNamesOfMethods = false
  /// True if a class makes the controllers of segues.
  private(set) var makesDestinations = false
  /// Names of optional members of the module's protocols.
  private(set) var optionalMembers: Set<String> = []
  /// Optional members of the module's protocols that have parameters, with their labels: `textField(_:didChange:)`.
  private(set) var optionalSignatures: Set<String> = []
  /// Those with a value that cannot be absent, with their labels: `count()`.
  private(set) var absentSignatures: Set<String> = []
  /// Names of optional properties of the module's protocols with a value that cannot be absent.
  private(set) var absentProperties: Set<String> = []
  /// Names of properties: a call through one of them with a question mark is a closure's.
  private(set) var properties: Set<String> = []
  /// True if a type of the module has a method `description()`.
  private(set) var declaresDescription = false
  /// The types that are declared twice.
  private(set) var repeated = RepeatedTypes()
  /// The overrides that only the runtime finds.
  private(set) var overrides = ModuleOverrides()
  /// Names of methods for selectors, by type and base name; empty where several methods share one.
  private var selectorNames: [String: String] = [:]
  /// Static methods for selectors, by type and base name.
  private var staticMethods: Set<String> = []
  /// Methods of instances, by type and base name.
  private var instanceMethods: Set<String> = []

  /// - Complexity: O(declarations).
  init(
    _ files: [(path: String, source: SourceText, outline: Outline)], present: Set<String> = [],
    isHosted: Bool = false, isOfProject: Bool = false, imports: [ModuleKnowledge] = []
  ) {
    self.present = present
    imported = imports.reduce(into: [:]) { all, module in
      all.merge(module.imported) { $1 }
      all.merge(module.classes.filter(\.value.isDeclared)) { $1 }
    }
    self.isHosted = isHosted
    importsUIKit = isOfProject
    self.isOfProject = isOfProject
    for file in files {
      for type in file.outline.types {
        add(type, file.source, file.path)
        overrides.add(type, file.outline, file.source, file.path)
        if type.kind != .extended { declaredTypes.insert(ModuleKnowledge.lastPart(type.name)) }
      }
      repeated.add(file.outline, file.source, file.path)
      importsUIKit = importsUIKit || file.source.importsUIKit
      usesNamesOfMethods = usesNamesOfMethods || SelectorName.isMadeOfStrings(in: file.source)
    }
    classes = classes.mapValues { known in
      var known = known
      known.isGivenNames = usesNamesOfMethods && known.hasNamedMethods
      known.isGivenDestinations = makesDestinations && known.hasConnections
      return known
    }
    overrides.resolve(ancestors(of:)) { classes[$0]?.isDeclared == true }
  }

  private mutating func add(_ type: TypeOutline, _ source: SourceText, _ path: String) {
    let name = ModuleKnowledge.lastPart(type.name)
    let hasConnections = type.members.contains {
      !Connection.attributes.isDisjoint(with: $0.attributes)
    }
    makesDestinations =
      makesDestinations || type.members.contains { $0.attributes.contains("IBSegueAction") }
    if type.kind == .reference {
      var known = classes[name] ?? Class()
      known.isDeclared = true
      known.superclass = type.inherited.first.map(ModuleKnowledge.lastPart)
      known.hasConnections = known.hasConnections || hasConnections
      known.looseMembers.formUnion(
        type.members.map { Connection.method($0, source) }.filter(LooseOverrides.isKnown))
      known.hasNamedMethods =
        known.hasNamedMethods || type.members.contains(where: SelectorName.isNamed)
      classes[name] = known
    } else if type.kind == .extended, hasConnections {
      classes[name, default: Class()].hasConnections = true
      classes[name]?.actions += type.members.compactMap { member in
        guard member.attributes.contains("IBAction") else { return nil }
        return Action(
          method: Connection.method(member, source), selector: SelectorName.of(member, source),
          isPrivate: member.isPrivate || type.modifiers.contains("private"), path: path)
      }
      classes[name]?.destinations += type.members.compactMap { member in
        guard let call = Connection.destination(member, source) else { return nil }
        return Action(
          method: call, selector: SelectorName.of(member, source),
          isPrivate: member.isPrivate || type.modifiers.contains("private"), path: path)
      }
    }
    for member in type.members {
      switch member.kind {
      case .property:
        properties.insert(member.name)
        if member.modifiers.contains("optional"), type.kind == .protocolType,
          OptionalMember.property(member, source)?.isOptional == false
        {
          absentProperties.insert(member.name)
        }
      case .function:
        declaresDescription = declaresDescription || member.name == "description"
        if member.modifiers.contains("optional"),
          OptionalMember.absence(of: member, source) != nil
        {
          let method = Connection.method(member, source)
          absentSignatures.insert(method.hasSuffix(")") ? method : method + "()")
        } else if member.modifiers.contains("optional") {
          optionalMembers.insert(member.name)
          optionalSignatures.insert(Connection.method(member, source))
        }
        let key = name + "." + member.name
        if member.isStatic { staticMethods.insert(key) } else { instanceMethods.insert(key) }
        let selector = SelectorName.of(member, source)
        selectorNames[key] =
          selectorNames[key].map { $0 == selector ? $0 : "" } ?? selector
      case .other: break
      }
    }
  }

  /// The selector's name of a method that is named without its labels; nil where it is not known.
  func selectorName(of method: String, in type: String) -> String? {
    let name = selectorNames[ModuleKnowledge.lastPart(type) + "." + method]
    return name?.isEmpty == true ? nil : name
  }

  /// True if a type has a static method of the name and no method of its instances.
  func isStatic(_ method: String, in type: String) -> Bool {
    let key = ModuleKnowledge.lastPart(type) + "." + method
    return staticMethods.contains(key) && !instanceMethods.contains(key)
  }

  /// True if a class of the module inherits, through others of it, from a class of this name.
  func inherits(_ name: String, from base: String) -> Bool {
    ancestors(of: name).contains(base)
  }

  /// True if a class above this one connects outlets or actions.
  func superclassConnects(_ name: String) -> Bool {
    ancestors(of: name).contains { declared($0)?.hasConnections == true }
  }

  /// True if a class above this one has methods that are found by name.
  func superclassHasNamedMethods(_ name: String) -> Bool {
    ancestors(of: name).contains { declared($0)?.isGivenNames == true }
  }

  /// True if a class above this one is given a function that makes the controllers of segues.
  func superclassMakesDestinations(_ name: String) -> Bool {
    ancestors(of: name).contains { declared($0)?.isGivenDestinations == true }
  }

  /// True if a class above this one has a member of the kind, which is there to be overridden.
  func superclassDeclares(_ member: String, above name: String) -> Bool {
    ancestors(of: name).contains {
      (classes[$0] ?? imported[$0])?.looseMembers.contains(member) == true
    }
  }

  /// The class of a name that this module declares, or one that it imports.
  private func declared(_ name: String) -> Class? {
    guard let own = classes[name], own.isDeclared else { return imported[name] }
    return own
  }

  /// The names of the classes above, the nearest first; the last may be of another module.
  func ancestors(of name: String) -> [String] {
    var names: [String] = []
    var next = classes[ModuleKnowledge.lastPart(name)]?.superclass
    while let name = next, !names.contains(name) {
      names.append(name)
      next = classes[name]?.superclass ?? imported[name]?.superclass
    }
    return names
  }

  static func lastPart(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}
