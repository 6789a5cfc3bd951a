import Foundation
import GimbalDocuments

/// The content of a view as JSON.
extension ViewContent {
  /// Reads the content from a view's object; missing values follow from the class.
  init(_ object: ObjectReader, className: String) throws(DocumentError) {
    self.init(className: className)
    if let value = object.known("role") { role = try value.word(ViewRole.self) }
    if let value = object.known("madeBySystem") { isMadeBySystem = try value.bool() }
    if let value = object.known("touchable") { isTouchable = try value.bool() }
    if let value = object.known("text") { text = try ViewText(value) }
    if let value = object.known("scrolledSize") { scrolledSize = try LayoutJSON.size(value) }
  }
}

extension ViewText {
  /// The text as an object of a layout document.
  var json: JSONValue {
    .members(
      [
        ("string", .string(string)), ("rect", LayoutJSON.rect(rect)),
        ("lines", .number(Double(lines))), ("neededLines", .number(Double(neededLines))),
        ("lineWidth", LayoutJSON.number(lineWidth)), ("fontSize", LayoutJSON.number(fontSize)),
        ("color", LayoutJSON.numbers(color)), ("cut", .bool(isCut)),
      ] + (lineStart == 0 ? [] : [("lineStart", LayoutJSON.number(lineStart))]))
  }

  /// Reads the object of a text; an unknown key is an error.
  init(_ document: DocumentValue) throws(DocumentError) {
    let object = try document.object(LayoutShapes.text)
    self.init(
      try object["string"].string(), rect: try LayoutJSON.rect(object["rect"]),
      lines: try object["lines"].integer(in: 0...LayoutShapes.lineLimit),
      neededLines: try object["neededLines"].integer(in: 0...LayoutShapes.lineLimit),
      lineWidth: try LayoutJSON.number(object["lineWidth"]),
      fontSize: try LayoutJSON.number(object["fontSize"]),
      color: try LayoutJSON.numbers(object["color"], count: 4), isCut: try object["cut"].bool())
    if let value = object.known("lineStart") { lineStart = try LayoutJSON.number(value) }
  }
}

extension ConstraintState {
  /// The state of constraints as an object of a layout document.
  var json: JSONValue {
    .members([
      (
        "conflicts",
        .elements(
          conflicts.map {
            .members([
              ("view", .number(Double($0.view))), ("sentence", .string($0.message)),
            ])
          })
      ),
      (
        "ambiguities",
        .elements(
          ambiguities.map {
            .members([
              ("view", .number(Double($0.view))),
              ("guide", $0.guide.map { .string($0) } ?? .null),
              ("variables", .elements($0.variables.map { .string($0) })),
            ])
          })
      ),
      (
        "active",
        .elements(
          active.map {
            .members([
              ("view", .number(Double($0.view))),
              ("other", $0.other.map { .number(Double($0)) } ?? .null),
              ("shape", .string($0.shape)), ("constant", LayoutJSON.number($0.constant)),
              ("priority", LayoutJSON.number($0.priority)),
            ])
          })
      ),
    ])
  }

  /// Reads the constraint state of a layout with so many views.
  init(_ document: DocumentValue, views: Int) throws(DocumentError) {
    let object = try document.object(LayoutShapes.constraints)
    guard views > 0 else { throw document.error("a layout without views has no constraints") }
    self.init()
    for value in try object["conflicts"].array() {
      let conflict = try value.object(LayoutShapes.conflict)
      conflicts.append(
        Conflict(
          view: try conflict["view"].integer(in: 0...views - 1),
          message: try conflict["sentence"].string()))
    }
    for value in try object["ambiguities"].array() {
      let ambiguity = try value.object(LayoutShapes.ambiguity)
      var variables: [String] = []
      for variable in try ambiguity["variables"].array(limit: 4) {
        variables.append(try variable.string())
      }
      ambiguities.append(
        Ambiguity(
          view: try ambiguity["view"].integer(in: 0...views - 1),
          guide: try ambiguity.known("guide").map { value throws(DocumentError) in
            try value.string()
          }, variables: variables))
    }
    for value in try object.known("active")?.array() ?? [] {
      let constraint = try value.object(LayoutShapes.active)
      active.append(
        Active(
          view: try constraint["view"].integer(in: 0...views - 1),
          other: try constraint.known("other").map { value throws(DocumentError) in
            try value.integer(in: 0...views - 1)
          }, shape: try constraint["shape"].string(),
          constant: try LayoutJSON.number(constraint["constant"]),
          priority: try LayoutJSON.number(constraint["priority"])))
    }
  }
}
