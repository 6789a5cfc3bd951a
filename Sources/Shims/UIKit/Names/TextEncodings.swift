// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

/// The texts of Core Foundation, which are Swift's here.
public typealias CFString = String

/// The number of a text encoding in Core Foundation.
public typealias CFStringEncoding = UInt32

/// The number of no encoding.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xffff_ffff

/// A text encoding with its number in Core Foundation and its names in documents.
private struct TextEncoding {
  let number: CFStringEncoding
  let encoding: String.Encoding
  let names: [String]

  /// The encodings, each with its number in Core Foundation and its names.
  ///
  /// Source: Apple, CFStringEncodings, and the registry of character sets of IANA.
  static let all = [
    TextEncoding(number: 0x0800_0100, encoding: .utf8, names: ["utf-8", "utf8"]),
    TextEncoding(number: 0x0600, encoding: .ascii, names: ["us-ascii", "ascii"]),
    TextEncoding(number: 0x0201, encoding: .isoLatin1, names: ["iso-8859-1", "latin1"]),
    TextEncoding(number: 0x0202, encoding: .isoLatin2, names: ["iso-8859-2", "latin2"]),
    TextEncoding(number: 0x0500, encoding: .windowsCP1252, names: ["windows-1252"]),
    TextEncoding(number: 0x0501, encoding: .windowsCP1250, names: ["windows-1250"]),
    TextEncoding(number: 0x0502, encoding: .windowsCP1251, names: ["windows-1251"]),
    TextEncoding(number: 0x0503, encoding: .windowsCP1253, names: ["windows-1253"]),
    TextEncoding(number: 0x0504, encoding: .windowsCP1254, names: ["windows-1254"]),
    TextEncoding(number: 0x0100, encoding: .utf16, names: ["utf-16"]),
    TextEncoding(number: 0x1000_0100, encoding: .utf16BigEndian, names: ["utf-16be"]),
    TextEncoding(number: 0x1400_0100, encoding: .utf16LittleEndian, names: ["utf-16le"]),
    TextEncoding(number: 0x0c00_0100, encoding: .utf32, names: ["utf-32"]),
    TextEncoding(number: 0x0a01, encoding: .shiftJIS, names: ["shift_jis"]),
    TextEncoding(number: 0x0920, encoding: .japaneseEUC, names: ["euc-jp"]),
  ]
}

/// Returns the encoding with a name in documents, such as "utf-8"; the invalid one for other names.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString) -> CFStringEncoding {
  let name = theString.lowercased()
  return TextEncoding.all.first { $0.names.contains(name) }?.number ?? kCFStringEncodingInvalidId
}

/// Returns the number of an encoding in Foundation; that of the invalid one for unknown ones.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  TextEncoding.all.first { $0.number == encoding }?.encoding.rawValue
    ?? UInt(kCFStringEncodingInvalidId)
}

extension URL {
  /// Returns true if the file exists.
  ///
  /// - Throws: an error if it does not.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
