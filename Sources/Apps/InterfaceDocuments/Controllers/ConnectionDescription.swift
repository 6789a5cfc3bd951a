/// A connection from one object of a document to another.
package struct ConnectionDescription {
  /// The kind of a connection, with its own values.
  package enum Kind {
    /// A property that receives the destination.
    case outlet(property: String)
    /// A property that receives all destinations of its name, in order.
    case outletCollection(property: String)
    /// A selector that events of the source call on the destination.
    case action(selector: String, event: String?)
    /// A segue to another controller.
    case segue(SegueDescription)
  }

  /// The element.
  package let markup: Markup
  /// The id of the object at the other end.
  package let destination: String
  /// The kind of the connection.
  package let kind: Kind

  /// Reads an element.
  package init(_ markup: Markup) {
    self.markup = markup
    destination = markup["destination"] ?? ""
    switch markup.name {
    case "action":
      kind = .action(selector: markup["selector"] ?? "", event: markup["eventType"])
    case "outletCollection": kind = .outletCollection(property: markup["property"] ?? "")
    case "segue": kind = .segue(SegueDescription(markup))
    default: kind = .outlet(property: markup["property"] ?? "")
    }
  }
}

/// A segue from one controller to another, or a containment.
package struct SegueDescription {
  /// The element.
  package let markup: Markup
  /// The segue's id.
  package let id: String
  /// The kind in documents: `show`, `presentation`, `relationship`, `embed`, `unwind` and so on.
  package let kind: String
  /// The destination's role in a container, for a relationship: `rootViewController` and so on.
  package let relationship: String?
  /// The id of the destination.
  package let destination: String
  /// The identifier by which the app performs the segue.
  package let identifier: String?
  /// The segue's class.
  package let customClass: ClassName?
  /// True if the transition is animated.
  package let animates: Bool
  /// The action of an unwind segue.
  package let unwindAction: String?
  /// The selector of the segue action, which creates the destination.
  package let creationSelector: String?

  /// Reads an element.
  package init(_ markup: Markup) {
    self.markup = markup
    id = markup.id ?? ""
    kind = markup["kind"] ?? ""
    relationship = markup["relationship"]
    destination = markup["destination"] ?? ""
    identifier = markup["identifier"]
    customClass = ClassName(markup)
    animates = markup.flag("animates") ?? true
    unwindAction = markup["unwindAction"]
    creationSelector = markup["destinationCreationSelector"]
  }
}
