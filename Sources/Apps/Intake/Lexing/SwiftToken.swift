/// A piece of Swift source: a word, a symbol, a part of a literal.
///
/// White space and comments lie between them.
struct SwiftToken: Equatable {
  /// The kind of token.
  enum Kind: UInt8 {
    /// An identifier or a keyword, in backquotes too.
    case word
    case number
    /// A string, or one of its parts before, between and after interpolations.
    case string
    /// A regular expression between slashes.
    case regex
    /// One byte of punctuation or of an operator.
    case symbol
  }

  var kind: Kind
  /// The range of the token's bytes in the source.
  var range: Range<Int>
}
