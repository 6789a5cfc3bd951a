/// The whole rewriting of one source file, step by step.
extension SourceRewriter {
  /// Rewrites each symbol once, then the imports and the declarations.
  ///
  /// - Complexity: O(bytes).
  mutating func rewrite() {
    for index in source.tokens.indices where source.tokens[index].kind == .symbol {
      switch source.bytes[source.tokens[index].range.lowerBound] {
      case .at where source.isWord(index + 1): rewriteAttribute(at: index)
      case .hash where source.isWord(index + 1): rewriteMacro(at: index)
      case .question, .exclamation: rewriteOptionalCall(at: index)
      case .dot where source.isWord(index + 1, "value"): rewriteValueOfAny(at: index)
      case .dot where source.isWord(index + 1, "description"): rewriteClassDescription(at: index)
      case .dot where !knowledge.absentProperties.isEmpty: rewriteOptionalProperty(at: index)
      default: break
      }
    }
    rewriteImports()
    rewriteModuleNames()
    rewriteStrings()
    rewriteLocales()
    yieldToNumbers()
    rewriteFoundationObjects()
    importWhatIsSeen()
    importWhatXCTestBrings()
    refuseAbsentFrameworks()
    for type in outline.types {
      diagnoseRepetition(of: type)
      leavePreviewOut(type)
      rewriteProtocol(type)
      loosenOverrides(of: type)
      moveOverrides(of: type)
      forwardOverrides(of: type)
      connect(type)
      nameMethods(of: type)
      rewriteTestCase(type)
      callSessionInitializer(of: type)
      isolateOverrides(of: type)
    }
  }
}
