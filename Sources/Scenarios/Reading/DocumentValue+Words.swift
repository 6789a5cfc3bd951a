import GimbalDevices
import GimbalDocuments
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// Words that name a case, and what is built of them.
extension DocumentValue {
  /// The case that a word of a list names.
  func named<Case: NamedCase>(
    _ type: Case.Type, _ words: [String]
  ) throws(DocumentError) -> Case {
    Case(name: try word(of: words))!
  }

  /// One size class.
  func sizeClass() throws(DocumentError) -> UIUserInterfaceSizeClass {
    try named(UIUserInterfaceSizeClass.self, ScenarioWords.sizeClass)
  }

  /// A phone's or an iPad's idiom.
  func idiom() throws(DocumentError) -> UIUserInterfaceIdiom {
    try named(UIUserInterfaceIdiom.self, ScenarioWords.idiom)
  }

  /// A set of interface orientations: one word or a list.
  func orientations() throws(DocumentError) -> UIInterfaceOrientationMask {
    guard case .array = node.value else { return try orientationsOfWord() }
    var mask: UIInterfaceOrientationMask = []
    for value in try array(limit: 100) { mask.formUnion(try value.orientationsOfWord()) }
    guard !mask.isEmpty else { throw error("\(path.subject) must not be empty") }
    return mask
  }

  private func orientationsOfWord() throws(DocumentError) -> UIInterfaceOrientationMask {
    switch try word(of: ScenarioWords.orientations) {
    case "landscape": .landscape
    case "all": .all
    case "allButUpsideDown": .allButUpsideDown
    case let name: UIInterfaceOrientationMask(UIInterfaceOrientation(name: name)!)
    }
  }

  /// A view's mask as UIKit prints it: springs with `+` between them, empty for none.
  func autoresizing() throws(DocumentError) -> UIView.AutoresizingMask {
    let text = try string()
    var mask: UIView.AutoresizingMask = []
    if text.isEmpty { return mask }
    for token in text.split(separator: "+", omittingEmptySubsequences: false) {
      guard let bit = ScenarioWords.spring.firstIndex(of: String(token)) else {
        throw error(
          "\(path.subject) has the spring \(QuotedText.of(String(token))); allowed is "
            + "\(QuotedText.choice(ScenarioWords.spring)), with '+' between several")
      }
      mask.insert(UIView.AutoresizingMask(rawValue: 1 << UInt(bit)))
    }
    return mask
  }

  /// A color: a name, `#RRGGBB`, `#RRGGBBAA`, or null for none.
  func color() throws(DocumentError) -> SceneColor {
    if isNull { return .none }
    guard case .string(let text) = node.value else { throw mismatch("a color or null") }
    if text.hasPrefix("#") {
      guard let color = SceneColor(hexadecimal: text) else {
        throw error(
          "\(path.subject) is \(QuotedText.of(text)); allowed is '#RRGGBB' or '#RRGGBBAA'")
      }
      return color
    }
    let name = try word(of: ScenarioWords.color)
    return SceneColor.names.first { $0.name == name }!.color
  }

  /// A list of one or more elements, each read alike.
  func list<Element>(
    limit: Int, _ read: (DocumentValue) throws(DocumentError) -> Element
  ) throws(DocumentError) -> [Element] {
    let values = try array(limit: limit)
    guard !values.isEmpty else { throw error("\(path.subject) must not be empty") }
    var result: [Element] = []
    for value in values { result.append(try read(value)) }
    return result
  }

  /// The devices of a selector: a slug, a family or a filter.
  func deviceSelector() throws(DocumentError) -> DeviceSelector {
    switch node.value {
    case .string(let text):
      if let family = DeviceFamily(rawValue: text) { return .family(family) }
      return .slug(try nonemptyString(), node.position)
    case .object:
      return .filter(try deviceQuery())
    default:
      throw mismatch("a device, a family or a filter")
    }
  }

  private func deviceQuery() throws(DocumentError) -> DeviceQuery {
    let reader = try object(ScenarioShapes.deviceFilter)
    var query = DeviceQuery()
    query.position = node.position
    query.filter.minYear = try reader.given("minYear")?.integer(in: 2007...9999)
    query.filter.maxYear = try reader.given("maxYear")?.integer(in: 2007...9999)
    query.filter.idiom = try reader.given("idiom")?.idiom()
    query.filter.horizontalSizeClass = try reader.given("horizontalSizeClass")?.sizeClass()
    query.filter.verticalSizeClass = try reader.given("verticalSizeClass")?.sizeClass()
    query.filter.minWidth = try reader.given("minWidth")?.number(in: 0...100_000)
    query.filter.maxWidth = try reader.given("maxWidth")?.number(in: 0...100_000)
    query.homeButton = try reader.given("homeButton")?.bool()
    query.upsideDown = try reader.given("upsideDown")?.bool()
    return query
  }

  /// The systems of a selector: `newest`, `all`, an era or a version.
  func systemSelector() throws(DocumentError) -> SystemSelector {
    guard case .string(let text) = node.value else {
      throw mismatch("a system such as 'newest', 'e2' or '17'")
    }
    if let number = SystemNumber(text) { return .version(number, node.position) }
    switch text {
    case "newest": return .newest
    case "all": return .all
    default: break
    }
    guard let era = Era(name: text) else {
      throw error(
        "\(path.subject) is \(QuotedText.of(text)); allowed is \(QuotedText.choice(ScenarioWords.systems))"
          + " or a version such as '17' or '12.3.1'"
          + NearestWord.hint(for: text, in: ScenarioWords.systems))
    }
    return .era(era, node.position)
  }

  /// A condition.
  func condition() throws(DocumentError) -> Condition {
    let reader = try object(ScenarioShapes.condition)
    var condition = Condition()
    condition.idiom = try reader.given("idiom")?.idiom()
    condition.orientation = try reader.given("orientation")?.orientations()
    condition.horizontalSizeClass = try reader.given("horizontalSizeClass")?.sizeClass()
    condition.verticalSizeClass = try reader.given("verticalSizeClass")?.sizeClass()
    condition.minSystem = try reader.given("minSystem")?.system()?.version
    condition.maxSystem = try reader.given("maxSystem")?.system()
    condition.eras = try reader.given("eras")?.list(limit: 100) { (value) throws(DocumentError) in
      try value.named(Era.self, ScenarioWords.era)
    }
    condition.devices = try reader.given("devices")?.list(limit: 1_000) {
      (value) throws(DocumentError) in try value.deviceSelector()
    }
    condition.homeButton = try reader.given("homeButton")?.bool()
    condition.upsideDown = try reader.given("upsideDown")?.bool()
    return condition
  }

  private func system() throws(DocumentError) -> SystemLimit? {
    let text = try string()
    guard let limit = SystemLimit(text) else {
      throw error(
        "\(path.subject) is \(QuotedText.of(text)); allowed is a version such as '12.3.1'")
    }
    return limit
  }
}

extension SceneColor {
  /// UIKit's fixed colors by name.
  static let names: [(name: String, color: SceneColor)] = [
    ("black", .gray(0)), ("darkGray", .gray(1 / 3)), ("lightGray", .gray(2 / 3)),
    ("white", .gray(1)), ("gray", .gray(0.5)), ("red", .rgb(1, 0, 0)), ("green", .rgb(0, 1, 0)),
    ("blue", .rgb(0, 0, 1)), ("cyan", .rgb(0, 1, 1)), ("yellow", .rgb(1, 1, 0)),
    ("magenta", .rgb(1, 0, 1)), ("orange", .rgb(1, 0.5, 0)), ("purple", .rgb(0.5, 0, 0.5)),
    ("brown", .rgb(0.6, 0.4, 0.2)), ("clear", .components(red: 0, green: 0, blue: 0, alpha: 0)),
  ]

  private static func gray(_ white: Double) -> SceneColor { rgb(white, white, white) }

  private static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> SceneColor {
    .components(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Reads `#RRGGBB` or `#RRGGBBAA`.
  init?(hexadecimal text: String) {
    let digits = text.dropFirst()
    // `UInt32` takes a sign too.
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    let rgba = digits.count == 6 ? number << 8 | 0xff : number
    func part(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xff) / 255 }
    self = .components(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}
