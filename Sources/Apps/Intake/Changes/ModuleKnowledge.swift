/// The declarations of a module that the rewrite of one of its files needs.
///
/// `ModuleIntake` makes it from the outlines of all sources; rewrites only read it.
struct ModuleKnowledge {
  /// A class that the module declares.
  struct Class {
    /// True if the module declares the class; false if it only extends it.
    var isDeclared = false
    /// The last component of the first inherited type's name; nil if nothing is inherited.
    var superclass: String?
    /// True if the class has outlets or actions, so that connecting functions are added to it.
    var hasConnections = false
    /// The actions that extensions of the class declare.
    var actions: [Action] = []
    /// Its segue actions in extensions, which create controllers; `method` is the call.
    var destinations: [Action] = []
    /// The members with `override` that no superclass has here.
    var looseMembers: Set<String> = []
    /// True if it has methods that selectors may name by a string.
    var hasNamedMethods = false
    /// True if a list of these methods is added to it, since the module creates selectors from
    /// strings.
    var isGivenNames = false
    /// True if a function for its segue actions is added to it.
    var isGivenDestinations = false
  }

  /// An action of a class in an extension.
  struct Action {
    /// The method with its labels, as a member of the class.
    var method: String
    /// The name by which a storyboard calls the method, such as `save:`.
    var selector: String
    /// True if only code in the method's own file can access it.
    var isPrivate: Bool
    /// The path of the file that declares the method.
    var path: String
  }

  /// Modules that exist in addition to the toolchain's: the package's own, and stubs.
  let present: Set<String>
  /// True if another program launches the app.
  let isHosted: Bool
  /// The classes of imported modules, directly or not, by their names.
  let imported: [String: Class]
  /// The classes by the last component of their names.
  private(set) var classes: [String: Class] = [:]
  /// True if the module's declarations are on the main actor by default.
  let isOnMainActor: Bool
  /// True if an Xcode project builds the module.
  let isOfProject: Bool
  /// True if a source of the module imports UIKit.
  private(set) var importsUIKit = false
  /// True if a source of the module imports Combine.
  private(set) var importsCombine = false
  /// The names of the module's types.
  private(set) var declaredTypes: Set<String> = []
  /// True if a source creates selectors from strings, so that methods must be found by name.
  private(set) var usesNamesOfMethods = false
  /// True if a class has segue actions.
  private(set) var makesDestinations = false
  /// Names of optional members of the module's protocols.
  private(set) var optionalMembers: Set<String> = []
  /// Optional members with parameters in the module's protocols, with labels:
  /// `textField(_:didChange:)`.
  private(set) var optionalSignatures: Set<String> = []
  /// Optional methods of the module's protocols whose result is not optional, with labels:
  /// `count()`.
  private(set) var absentSignatures: Set<String> = []
  /// Names of optional properties of the module's protocols with a non-optional type.
  private(set) var absentProperties: Set<String> = []
  /// The protocols of optional members with parameters, by their labels.
  private var optionalOwners: [String: Set<String>] = [:]
  /// Names of properties whose type is an optional `AnyObject`.
  private(set) var untypedObjects: Set<String> = []
  /// Names of the module's properties that may be closures.
  ///
  /// A call `name?(…)` of one of them calls a closure, so that the rewrite leaves it as it is.
  private(set) var properties: Set<String> = []
  /// True if a type of the module has a method `description()`.
  private(set) var declaresDescription = false
  /// The types that are declared twice.
  private(set) var repeated = RepeatedTypes()
  /// The overrides that only the Objective-C runtime finds.
  private(set) var overrides = ModuleOverrides()
  /// Selector names of methods by type and base name; empty if several methods share one.
  private var selectorNames: [String: String] = [:]
  /// Static methods for selectors, by type and base name.
  private var staticMethods: Set<String> = []
  /// Methods of instances, by type and base name.
  private var instanceMethods: Set<String> = []

  /// Collects the declarations of a module's files, and those of its imported modules.
  ///
  /// - Complexity: O(declarations).
  init(
    _ files: [(path: String, source: SourceText, outline: Outline)], present: Set<String> = [],
    isHosted: Bool = false, isOfProject: Bool = false, isOnMainActor: Bool = false,
    imports: [ModuleKnowledge] = []
  ) {
    self.isOnMainActor = isOnMainActor
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
      importsCombine = importsCombine || file.source.imports("Combine")
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
        if !Self.isValue(member, source) { properties.insert(member.name) }
        if source.isSymbol(member.keyword + 2, .colon),
          source.isWord(member.keyword + 3, "AnyObject"),
          source.isSymbol(member.keyword + 4, .question)
        {
          untypedObjects.insert(member.name)
        }
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
          optionalOwners[Connection.method(member, source), default: []].insert(name)
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

  /// Returns true for a property that is declared with a type of values, which cannot be called.
  private static func isValue(_ member: MemberOutline, _ source: SourceText) -> Bool {
    let type = member.keyword + 3
    return source.isSymbol(member.keyword + 2, .colon) && source.isWord(type)
      && typesOfValues.contains(source.text(type)) && !source.isSymbol(type + 1, .dot)
  }

  private static let typesOfValues: Set = [
    "String", "Bool", "Int", "Double", "Float", "CGFloat", "TimeInterval", "Date", "Data", "URL",
    "CGRect", "CGSize", "CGPoint", "IndexPath", "UIColor", "UIFont", "UIImage",
  ]

  /// Returns the protocol that declares an optional member; nil if several of the module do.
  ///
  /// Called for `delegate?.didSave(self)` on an object of any class, which is cast to the protocol.
  func optionalOwner(of signature: String) -> String? {
    let owners = optionalOwners[signature] ?? []
    return owners.count == 1 ? owners.first : nil
  }

  /// Returns the selector of a method that is named without its labels; nil if it is unknown.
  func selectorName(of method: String, in type: String) -> String? {
    let name = selectorNames[ModuleKnowledge.lastPart(type) + "." + method]
    return name?.isEmpty == true ? nil : name
  }

  /// True if a type has a static method of the name and no method of its instances.
  func isStatic(_ method: String, in type: String) -> Bool {
    let key = ModuleKnowledge.lastPart(type) + "." + method
    return staticMethods.contains(key) && !instanceMethods.contains(key)
  }

  /// Returns true if a class of the module inherits, directly or not, from a class of this name.
  func inherits(_ name: String, from base: String) -> Bool {
    ancestors(of: name).contains(base)
  }

  /// Returns true if a superclass connects outlets or actions.
  func superclassConnects(_ name: String) -> Bool {
    ancestors(of: name).contains { declared($0)?.hasConnections == true }
  }

  /// Returns true if a superclass has methods that are found by name.
  func superclassHasNamedMethods(_ name: String) -> Bool {
    ancestors(of: name).contains { declared($0)?.isGivenNames == true }
  }

  /// Returns true if a function for segue actions is added to a superclass.
  func superclassMakesDestinations(_ name: String) -> Bool {
    ancestors(of: name).contains { declared($0)?.isGivenDestinations == true }
  }

  /// Returns true if a superclass declares such a member, so that it can be overridden.
  func superclassDeclares(_ member: String, above name: String) -> Bool {
    ancestors(of: name).contains {
      (classes[$0] ?? imported[$0])?.looseMembers.contains(member) == true
    }
  }

  /// Returns the class of a name that this module or an imported one declares.
  private func declared(_ name: String) -> Class? {
    guard let own = classes[name], own.isDeclared else { return imported[name] }
    return own
  }

  /// Returns the names of the superclasses, the nearest first; the last may be of another module.
  func ancestors(of name: String) -> [String] {
    var names: [String] = []
    var next = classes[ModuleKnowledge.lastPart(name)]?.superclass
    while let name = next, !names.contains(name) {
      names.append(name)
      next = classes[name]?.superclass ?? imported[name]?.superclass
    }
    return names
  }

  /// Returns the part of a type's name after the last dot.
  static func lastPart(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}
