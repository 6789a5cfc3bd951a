import GimbalFontFiles
import Synchronization

/// The unread parts of font files that were used for measuring, for the life of the process.
enum UnreadFonts {
  /// What is not read of one font.
  private struct Parts {
    /// True for a variable font whose named instances cannot be measured.
    var hasUnreadInstances: Bool
    /// True if the kerning has states or an index.
    var hasUnreadKerning: Bool
    /// True if text of a script was measured whose rules are not carried out.
    var hasOtherScripts: Bool
  }

  /// By PostScript names.
  private static let fonts = Mutex<[String: Parts]>([:])

  /// Records that a text was measured in a font that is not read completely.
  static func record(_ file: FontFile, hasOtherScripts: Bool) {
    fonts.withLock { fonts in
      let had = fonts[file.names.postScript]?.hasOtherScripts ?? false
      fonts[file.names.postScript] = Parts(
        hasUnreadInstances: file.hasUnreadInstances, hasUnreadKerning: file.hasUnreadKerning,
        hasOtherScripts: had || hasOtherScripts)
    }
  }

  /// One message for each font, in the order of names.
  static var messages: [String] {
    fonts.withLock { $0 }.sorted { $0.key < $1.key }.map { name, parts in
      let reasons = [
        parts.hasUnreadInstances
          ? "a variable font is measured at its default instance" : nil,
        parts.hasOtherScripts
          ? "rules for scripts other than Latin, Greek, Cyrillic, Hebrew, Han, kana and Hangul are not carried out"
          : nil,
        parts.hasUnreadKerning ? "kerning in states or with an index is not read" : nil,
      ]
      return "text: \(name): \(reasons.compactMap(\.self).joined(separator: "; "))"
    }
  }
}
