/// Types that a module declares twice.
extension SourceRewriter {
  /// Diagnoses a second type with the name of another, which the compiler rejects and a rewrite
  /// confuses with the first.
  mutating func diagnoseRepetition(of type: TypeOutline) {
    let position = RepeatedTypes.Location(path: path, keyword: type.keyword)
    guard let earlier = knowledge.repeated.earlier[position] else { return }
    diagnostic(
      .repeatedType, at: type.keyword,
      "'\(type.name)' is declared in \(earlier) too, and a module has one type of a name; rename one, or leave its file out"
    )
  }
}
