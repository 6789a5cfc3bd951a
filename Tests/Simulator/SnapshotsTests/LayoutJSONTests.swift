import Checkout
import Foundation
import GimbalDocuments
import GimbalGeometry
import GimbalSnapshots
import Testing

@Suite("LayoutSnapshot as JSON")
struct LayoutJSONTests {
  private let sample: LayoutSnapshot = {
    func view(_ name: String, parent: Int?, depth: Int, _ frame: CGRect) -> ViewSnapshot {
      ViewSnapshot(
        name: name, className: "UIView", parent: parent, depth: depth, frame: frame,
        bounds: CGRect(origin: .zero, size: frame.size),
        center: CGPoint(x: frame.midX, y: frame.midY), transform: nil, windowFrame: frame,
        fixedFrame: frame, safeAreaInsets: .zero, isHidden: false, effectiveAlpha: 1,
        clipsToBounds: false, isControllerView: false, background: nil)
    }
    var odd = view(
      "</script>\n\"‮", parent: 1, depth: 2, CGRect(x: 0.1, y: -0.5, width: 1e-9, height: 3))
    odd.transform = CGAffineTransform(a: 0.5, b: -1, c: 1, d: 0.25, tx: 1e100, ty: 3)
    odd.background = [0.1, 0.2, 0.3, 1]
    odd.isHidden = true
    odd.effectiveAlpha = 0
    odd.windowFrame = CGRect(x: CGFloat.infinity, y: -.infinity, width: 0, height: 1)
    odd.content = ViewContent(
      role: .text, isMadeBySystem: true, isTouchable: true,
      text: ViewText(
        "a \"quoted\"\ntext", rect: CGRect(x: 1, y: 2, width: 3, height: 4), lines: 2,
        neededLines: 5,
        lineWidth: 70.5, fontSize: 13, color: [0.5, 0, 1, 0.25], isCut: true))
    return LayoutSnapshot(
      screenSize: CGSize(width: 852, height: 393), fixedSize: CGSize(width: 393, height: 852),
      orientation: "landscapeLeft", windowFrame: CGRect(x: 0, y: 0, width: 852, height: 393),
      safeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), traits: "hC vC",
      views: [
        view("window", parent: nil, depth: 0, CGRect(x: 0, y: 0, width: 852, height: 393)),
        view("root.view", parent: 0, depth: 1, CGRect(x: 0, y: 0, width: 852, height: 393)), odd,
      ],
      constraints: ConstraintState(
        conflicts: [.init(view: 1, message: "These two constraints conflict")],
        ambiguities: [
          .init(view: 2, variables: ["minX", "Height"]),
          .init(view: 0, guide: "middle", variables: ["minY"]),
        ]))
  }()

  private func read(_ text: String) throws(DocumentError) -> LayoutSnapshot {
    let node = try JSONReader.read(Array(text.utf8), file: "layout.json")
    return try LayoutSnapshot(DocumentValue(node, file: "layout.json"))
  }

  @Test func `a layout is restored from its JSON`() throws {
    let text = JSONText.pretty(sample.json)

    #expect(try read(text) == sample)
    #expect(try read(JSONText.compact(sample.json)) == sample)
  }

  // Layouts of 0.1.0 have no content; it follows from the class.
  @Test func `a view's role follows from its class where it is not given (F-40)`() throws {
    var text = JSONText.compact(sample.json).replacingOccurrences(
      of: "\"class\":\"UIView\"", with: "\"class\":\"UIButton\"")
    for line in [
      #","role":"plain","madeBySystem":false,"touchable":false,"text":null"#,
      #","role":"text","madeBySystem":true,"touchable":true"#,
    ] {
      #expect(text.contains(line))
      text = text.replacingOccurrences(of: line, with: "")
    }
    let read = try read(text)

    #expect(read.views.map(\.content.role) == [.control, .control, .control])
    #expect(read.views.map(\.content.isTouchable) == [true, true, true])
    #expect(read.views[0].content.text == nil)
  }

  @Test(arguments: [
    ("UIButtonLabel", true), ("_UIBarBackground", true), ("UIButton", false), ("UIView", false),
  ])
  func `a private class is recognized by its name (F-41)`(name: String, isPrivate: Bool) {
    #expect(ViewContent.isPrivate(name) == isPrivate)
  }

  @Test func `a layout without views is restored`() throws {
    var empty = sample
    empty.views = []
    empty.constraints = nil

    #expect(try read(JSONText.compact(empty.json)) == empty)
  }

  @Test func `NaN is restored as NaN`() throws {
    var strange = sample
    strange.views[2].frame.origin.x = .nan

    #expect(try read(JSONText.compact(strange.json)).views[2].frame.origin.x.isNaN)
  }

  @Test(arguments: [
    (
      #""parent":1"#, #""parent":2"#,
      "'views[2].parent' is 2; allowed is a whole number from 0 to 1"
    ),
    (#""depth":2"#, #""depth":3"#, "'views[2].depth' is 3; allowed is 2"),
    (#""class""#, #""klass""#, "unknown key 'klass' in 'views[0]', did you mean 'class'?"),
    (#""hidden":true"#, #""hidden":1"#, "'views[2].hidden' is a number; allowed is true or false"),
    (#""format":1"#, #""format":2"#, "'format' is 2; allowed is 1"),
    (#""screen":[852,393]"#, #""screen":[852]"#, "'screen' has 1 numbers; it must have 2"),
    (#""inf""#, #""infinite""#, "'views[2].windowFrame[0]' is 'infinite'"),
    (#""role":"text""#, #""role":"txet""#, "'views[2].role' is 'txet'; allowed is 'plain'"),
    (#""view":1,"#, #""view":3,"#, "'constraints.conflicts[0].view' is 3; allowed is a whole"),
    (#""lines":2"#, #""lines":-2"#, "'views[2].text.lines' is -2; allowed is a whole"),
  ])
  func `an error is reported in one line with its location`(
    found: String, wrong: String, message: String
  ) {
    let text = JSONText.compact(sample.json).replacingOccurrences(of: found, with: wrong)

    let error = #expect(throws: DocumentError.self) { try read(text) }

    #expect(error?.description.hasPrefix("layout.json:1:") == true)
    #expect(error?.issue.contains(message.prefix(24)) == true, "\(error?.issue ?? "")")
  }

  @Test func `the schema lists the written keys`() throws {
    let path = Checkout.root.appending(path: "Documentation/Schemas/layout.schema.json").path
    let schema = try JSONReader.read(contentsOf: path).value
    let written = sample.json
    guard case .array(let views)? = written["views"]?.value else {
      Issue.record("no views were written")
      return
    }

    #expect(keys(of: schema, "layout") == Self.keys(written))
    #expect(keys(of: schema, "view") == Self.keys(views[0].value))
  }

  private func keys(of schema: JSONValue, _ name: String) -> [String] {
    let properties = schema["$defs"]?.value[name]?.value["properties"]?.value
    return properties.map(Self.keys) ?? []
  }

  private static func keys(_ value: JSONValue) -> [String] {
    guard case .object(let members) = value else { return [] }
    return members.map(\.key)
  }
}
