import GimbalDevices
import GimbalDocuments
import GimbalGeometry
import GimbalGraphics
import GimbalTerms
import GimbalTraits

/// Readers of words with a grammar: masks, colors and systems.
extension DocumentValue {
  /// Reads an autoresizing mask as UIKit prints it: flags with `+` between them, empty for none.
  func autoresizing() throws(DocumentError) -> ViewTerms.AutoresizingMask {
    let text = try string()
    var mask: ViewTerms.AutoresizingMask = []
    if text.isEmpty { return mask }
    for token in text.split(separator: "+", omittingEmptySubsequences: false) {
      guard let bit = Keywords.springs.firstIndex(of: String(token)) else {
        throw error(
          "\(path.subject) has the spring \(QuotedText.of(String(token))); allowed is "
            + "\(QuotedText.choice(Keywords.springs)), with '+' between several")
      }
      mask.insert(ViewTerms.AutoresizingMask(rawValue: 1 << UInt(bit)))
    }
    return mask
  }

  /// Reads a color: a name, `#RRGGBB`, `#RRGGBBAA`, or null for none.
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
    return try Keywords.color.read(self)
  }

  /// Reads a selector of systems: `newest`, `all`, a callback timing or a version.
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
    guard let callbackTiming = CallbackTiming(name: text) else {
      throw error(
        "\(path.subject) is \(QuotedText.of(text)); allowed is \(QuotedText.choice(SystemSelector.keywords))"
          + " or a version such as '17' or '12.3.1'"
          + NearestWord.hint(for: text, in: SystemSelector.keywords))
    }
    return .callbackTiming(callbackTiming, node.position)
  }
}

extension SceneColor {
  /// UIKit's colors by name: the fixed ones, then the dynamic ones.
  static let names = fixed + UIColor.systemColors.map { ($0.name, .system($0.name)) }

  private static let fixed: [(name: String, color: SceneColor)] = [
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

  /// Parses `#RRGGBB` or `#RRGGBBAA`; nil for a text of another form.
  init?(hexadecimal text: String) {
    let digits = text.dropFirst()
    // `UInt32` would accept a sign.
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    let rgba = digits.count == 6 ? number << 8 | 0xff : number
    func part(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xff) / 255 }
    self = .components(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}
