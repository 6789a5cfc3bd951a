import Foundation
public import GimbalDocuments
import GimbalGeometry

/// A layout as JSON.
extension LayoutSnapshot {
  /// The version of the JSON format.
  public static let format = 1

  /// The layout as a document; `Documentation/Schemas/layout.schema.json` describes it.
  ///
  /// - Complexity: O(views).
  public var json: JSONValue {
    .members([
      ("format", .number(Double(LayoutSnapshot.format))),
      ("screen", LayoutJSON.size(screenSize)),
      ("fixedScreen", LayoutJSON.size(fixedSize)),
      ("orientation", .string(orientation)),
      ("window", LayoutJSON.rect(windowFrame)),
      ("safeAreaInsets", LayoutJSON.insets(safeAreaInsets)),
      ("traits", .string(traits)),
      ("views", .elements(views.map(\.json))),
      ("constraints", constraints?.json ?? .null),
    ])
  }

  /// Reads a layout from a document.
  ///
  /// Parents come before their children, and each depth is one more than the parent's.
  ///
  /// - Throws: one line with the position of the first error.
  /// - Complexity: O(views).
  public init(_ document: DocumentValue) throws(DocumentError) {
    let object = try document.object(LayoutShapes.layout)
    _ = try object["format"].integer(in: LayoutSnapshot.format...LayoutSnapshot.format)
    var views: [ViewSnapshot] = []
    for element in try object["views"].array(limit: LayoutShapes.viewLimit) {
      views.append(try ViewSnapshot(element, after: views))
    }
    self.init(
      screenSize: try LayoutJSON.size(object["screen"]),
      fixedSize: try LayoutJSON.size(object["fixedScreen"]),
      orientation: try object["orientation"].string(),
      windowFrame: try LayoutJSON.rect(object["window"]),
      safeAreaInsets: try LayoutJSON.insets(object["safeAreaInsets"]),
      traits: try object["traits"].string(), views: views,
      constraints: try object.known("constraints").map { value throws(DocumentError) in
        try ConstraintState(value, views: views.count)
      })
  }
}

extension ViewSnapshot {
  fileprivate var json: JSONValue {
    let members: [(String, JSONValue)] = [
      ("name", .string(name)), ("class", .string(className)),
      ("parent", parent.map { JSONValue.number(Double($0)) } ?? .null),
      ("depth", .number(Double(depth))),
      ("frame", LayoutJSON.rect(frame)), ("bounds", LayoutJSON.rect(bounds)),
      ("center", LayoutJSON.numbers([center.x, center.y])),
      ("transform", transform.map(LayoutJSON.transform) ?? .null),
      ("windowFrame", LayoutJSON.rect(windowFrame)), ("fixedFrame", LayoutJSON.rect(fixedFrame)),
      ("safeAreaInsets", LayoutJSON.insets(safeAreaInsets)), ("hidden", .bool(isHidden)),
      ("effectiveAlpha", LayoutJSON.number(effectiveAlpha)), ("clips", .bool(clipsToBounds)),
      ("controllerView", .bool(isControllerView)),
      ("background", background.map(LayoutJSON.numbers) ?? .null),
      ("role", .string(content.role.rawValue)), ("madeBySystem", .bool(content.isMadeBySystem)),
      ("touchable", .bool(content.isTouchable)), ("text", content.text?.json ?? .null),
      ("scrolledSize", content.scrolledSize.map(LayoutJSON.size) ?? .null),
    ]
    return .members(members)
  }

  fileprivate init(
    _ document: DocumentValue, after earlier: [ViewSnapshot]
  ) throws(DocumentError) {
    let object = try document.object(LayoutShapes.view)
    var parent: Int?
    if let value = object.known("parent") {
      guard !earlier.isEmpty else { throw value.error("the first view must have no parent") }
      parent = try value.integer(in: 0...earlier.count - 1)
    }
    let depth = parent.map { earlier[$0].depth + 1 } ?? 0
    _ = try object["depth"].integer(in: depth...depth)
    let center = try LayoutJSON.numbers(object["center"], count: 2)
    self.init(
      name: try object["name"].string(), className: try object["class"].string(), parent: parent,
      depth: depth, frame: try LayoutJSON.rect(object["frame"]),
      bounds: try LayoutJSON.rect(object["bounds"]), center: CGPoint(x: center[0], y: center[1]),
      transform: try LayoutJSON.transform(object["transform"]),
      windowFrame: try LayoutJSON.rect(object["windowFrame"]),
      fixedFrame: try LayoutJSON.rect(object["fixedFrame"]),
      safeAreaInsets: try LayoutJSON.insets(object["safeAreaInsets"]),
      isHidden: try object["hidden"].bool(),
      effectiveAlpha: try LayoutJSON.number(object["effectiveAlpha"]),
      clipsToBounds: try object["clips"].bool(),
      isControllerView: try object["controllerView"].bool(),
      background: try LayoutJSON.background(object["background"]),
      content: try ViewContent(object, className: try object["class"].string()))
  }
}
