/// The bytes in Swift's grammar.
extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let backslash = UInt8(ascii: "\\")
  static let backquote = UInt8(ascii: "`")
  static let dot = UInt8(ascii: ".")
  static let semicolon = UInt8(ascii: ";")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let at = UInt8(ascii: "@")
  static let plus = UInt8(ascii: "+")
  static let minus = UInt8(ascii: "-")
  static let zero = UInt8(ascii: "0")
  static let equals = UInt8(ascii: "=")
  static let question = UInt8(ascii: "?")
  static let exclamation = UInt8(ascii: "!")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let open = UInt8(ascii: "(")
  static let close = UInt8(ascii: ")")
  static let openSquare = UInt8(ascii: "[")
  static let closeSquare = UInt8(ascii: "]")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")

  /// True for a line break of Unix or Windows.
  var isNewline: Bool { self == 0x0A || self == 0x0D }
  /// True for white space between tokens.
  var isSpace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) || self == 0 }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  /// True for a letter, a sign that names may begin with, or a byte of a character beyond ASCII.
  var startsWord: Bool {
    (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A) || self == 0x5F || self == 0x24
      || self == .backquote || self >= 0x80
  }
  var continuesWord: Bool { (startsWord && self != .backquote) || isDigit }
  /// True for an ASCII character that can be a part of an operator.
  var isOperator: Bool {
    switch self {
    case .slash, .equals, .minus, .plus, .exclamation, .star, .less, .greater, .question,
      UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
