/// Outlets and actions: adds functions to the class that connect them by name without the runtime.
extension SourceRewriter {
  /// Adds the requirements of `InterfaceConnectable` to a class with outlets or actions.
  ///
  /// The added members are on the line of the class's closing brace.
  mutating func connect(_ type: TypeOutline) {
    let name = ModuleKnowledge.lastPart(type.name)
    if type.kind == .extended {
      diagnoseUnreachableActions(of: type)
      return
    }
    guard type.kind == .reference, let known = knowledge.classes[name], known.hasConnections
    else { return }
    let isRoot = !knowledge.superclassConnects(name)
    // Subclasses of an open class in other modules override these.
    let access = ["open", "public"].first { type.modifiers.contains($0) }.map { $0 + " " } ?? ""
    let head = access + (isRoot ? "" : "override ")
    var text = ""
    text += function(
      head + "func connectOutlet(_ name: String, to object: Any) -> Bool",
      outlets(of: type, areCollections: false), isRoot ? nil : "connectOutlet(name, to: object)")
    text += function(
      head + "func connectOutletCollection(_ name: String, to objects: [Any]) -> Bool",
      outlets(of: type, areCollections: true),
      isRoot ? nil : "connectOutletCollection(name, to: objects)")
    text += function(
      head
        + "func performInterfaceAction(_ name: String, sender: Any?, event: UIEvent?) -> Bool",
      actions(of: type, known),
      isRoot ? nil : "performInterfaceAction(name, sender: sender, event: event)")
    text += function(
      head + "func setInterfaceValue(_ value: Any?, forKeyPath keyPath: String) -> Bool",
      inspectables(of: type), isRoot ? nil : "setInterfaceValue(value, forKeyPath: keyPath)",
      subject: "keyPath")
    if knowledge.makesDestinations {
      let isFirst = !knowledge.superclassMakesDestinations(name)
      text += function(
        access + (isFirst ? "" : "override ")
          + "func makeSegueDestination(_ name: String, coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController?",
        destinations(of: type, known),
        isFirst
          ? nil
          : "makeSegueDestination(name, coder: coder, sender: sender, segueIdentifier: segueIdentifier)",
        nothing: "nil")
    }
    edits.insert(
      separator(in: type) + text + " ", at: source.tokens[type.close].range.lowerBound)
    separated.insert(type.open)
    if isRoot { conform(type, to: "InterfaceConnectable") }
  }

  /// Returns a function with a switch over names; the first connecting class returns false at the
  /// end.
  private func function(
    _ head: String, _ cases: [String], _ above: String?, subject: String = "name",
    nothing: String = "false"
  ) -> String {
    // A class without its own cases inherits the function.
    guard !cases.isEmpty || above == nil else { return "" }
    let last = above.map { "super.\($0)" } ?? nothing
    guard !cases.isEmpty else { return " \(head) { \(nothing) };" }
    return
      " \(head) { switch \(subject) { \(cases.joined(separator: "; ")); default: return \(last) } };"
  }

  private mutating func outlets(of type: TypeOutline, areCollections: Bool) -> [String] {
    var cases: [String] = []
    for member in type.members where member.attributes.contains("IBOutlet") {
      guard let stated = Connection.type(member, source) else {
        if !areCollections {
          diagnostic(
            .outletWithoutType, at: member.keyword,
            "the outlet '\(member.name)' has no type; write it after the name")
        }
        continue
      }
      guard stated.hasPrefix("[") == areCollections else { continue }
      let value = areCollections ? "objects" : "object"
      cases.append(
        "case \"\(member.name)\": guard let object = \(value) as? \(stated) else { return false }; self.\(member.name) = object; return true"
      )
    }
    return cases
  }

  private func actions(of type: TypeOutline, _ known: ModuleKnowledge.Class) -> [String] {
    let own = type.members.filter { $0.attributes.contains("IBAction") }.map {
      (Connection.method($0, source), SelectorName.of($0, source))
    }
    let others = known.actions.filter { !$0.isPrivate || $0.path == path }.map {
      ($0.method, $0.selector)
    }
    return (own + others).map { method, selector in
      "case \"\(selector)\": return perform(Selector(of: Self.\(method), named: \"\(selector)\"), sender: sender, event: event)"
    }
  }

  /// Returns the segue actions, including those in extensions.
  private func destinations(of type: TypeOutline, _ known: ModuleKnowledge.Class) -> [String] {
    let own = type.members.compactMap { member in
      Connection.destination(member, source).map { ($0, SelectorName.of(member, source)) }
    }
    let others = known.destinations.filter { !$0.isPrivate || $0.path == path }.map {
      ($0.method, $0.selector)
    }
    return (own + others).map { call, selector in "case \"\(selector)\": return self.\(call)" }
  }

  private func inspectables(of type: TypeOutline) -> [String] {
    type.members.filter { $0.attributes.contains("IBInspectable") }.compactMap { member in
      guard let stated = Connection.type(member, source),
        // An unavailable property is for documents only, and code cannot name it.
        !(member.start..<member.keyword).contains(where: { source.isWord($0, "unavailable") })
      else { return nil }
      return
        "case \"\(member.name)\": guard let value = interfaceValue(value, as: (\(stated)).self) else { return false }; self.\(member.name) = value; return true"
    }
  }

  /// Diagnoses actions that a class of this module cannot name, and those of classes of other
  /// modules.
  private mutating func diagnoseUnreachableActions(of type: TypeOutline) {
    let name = ModuleKnowledge.lastPart(type.name)
    if outline.classNames.contains(name) { return }
    let isKnown = knowledge.classes[name]?.superclass != nil
    for member in type.members where member.attributes.contains("IBAction") {
      guard !isKnown || member.isPrivate || type.modifiers.contains("private") else { continue }
      diagnostic(
        .unreachableAction, at: member.keyword,
        isKnown
          ? "the action '\(member.name)' is private to a file that its class is not in; make it internal"
          : "the action '\(member.name)' is of a class of another module, which cannot be connected"
      )
    }
  }

  /// Adds a protocol to the inheritance clause of a type.
  mutating func conform(_ type: TypeOutline, to name: String) {
    let end = (type.nameEnd..<type.open).first { source.isWord($0, "where") } ?? type.open
    let isFirst = type.inherited.isEmpty && !conformed.contains(type.open)
    conformed.insert(type.open)
    edits.insert(
      (isFirst ? ": " : ", ") + name, at: source.tokens[end - 1].range.upperBound)
  }
}
