/// A dot-matrix font, five wide and eight high, for ASCII and the signs of captions.
///
/// Any other character is a box, since strings in a contact sheet only identify views.
enum DotFont {
  /// The dots of a letter from left to right.
  static let width = 5
  /// The dots from one letter to the next.
  static let advance = 6

  /// Returns the rows of a character from the top; the highest of five bits is the left dot.
  static func rows(of character: Unicode.Scalar) -> [UInt8] {
    let position = Int(character.value) - 0x20
    return letters.indices.contains(position) ? letters[position] : signs[character] ?? frame
  }

  private static let frame: [UInt8] = [31, 17, 17, 17, 17, 17, 31, 0]

  /// The signs beyond ASCII in captions and truncated strings.
  private static let signs: [Unicode.Scalar: [UInt8]] = [
    "…": [0, 0, 0, 0, 0, 0, 21, 0], "·": [0, 0, 0, 12, 12, 0, 0, 0],
    "×": [0, 0, 0, 10, 4, 10, 0, 0],
  ]

  /// One group for each character from the space on, one digit of base 32 for each row.
  private static let letters: [[UInt8]] = table.split(whereSeparator: \.isWhitespace).map { word in
    word.map { digit in UInt8(digit.wholeNumberValue ?? Int(digit.asciiValue! - 87)) }
  }

  private static let table = """
    00000000 44444040 aaa00000 aavavaa0 4fke5u40 op248j30 8kk8lid0 66480000 24888420
    84222480 4level40 044v4400 00006648 000v0000 00000660 01248g00 ehjlphe0 4c4444e0
    eh1eggv0 v1261he0 26aiv220 vgu11he0 78guhhe0 v11248g0 ehhehhe0 ehhf12s0 00404000
    00404480 12484210 00v0v000 84212480 eh164040 ehlnmgf0 4ahhvhh0 uhhuhhu0 ehggghe0
    uhhhhhu0 vgguggv0 vgguggg0 fhggjhf0 hhhvhhh0 e44444e0 72222ic0 hikokih0 ggggggv0
    hrlllhh0 hhpljhh0 ehhhhhe0 uhhuggg0 ehhhlid0 uhhukih0 ehge1he0 vl444440 hhhhhhe0
    hhhhha40 hhhllla0 hha4ahh0 hha44440 v12e8gv0 f88888f0 0g842100 f11111f0 4ah00000
    000000v0 cc420000 00c2eif0 ggmphpm0 00ehghe0 11djhjd0 00ehvge0 254e4440 00ejjd1e
    ggmphhh0 40c444e0 20222ic0 ggikoki0 c44444e0 00qllll0 00mphhh0 00ehhhe0 00mppmgg
    00djjd11 00mpggg0 00fge1u0 44v44520 00hhhjd0 00hhha40 00hhlla0 00ha4ah0 00hhf1he
    00v248v0 24484420 44404440 84424480 8l200000
    """
}
