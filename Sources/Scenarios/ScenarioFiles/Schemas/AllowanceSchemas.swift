import GimbalDocuments
import GimbalFindings

/// The schemas of the findings that a scene allows.
enum AllowanceSchemas {
  /// The findings that a scene allows, each by its id.
  static let list = ValueSchema<[FindingAllowance]>.array(of: allowance, limit: 1_000)
  private static let allowance = ValueSchema<FindingAllowance>(
    .type("string")
      + .pattern("^(\(FindingKind.allCases.map(\.rawValue).joined(separator: "|")))(:.+)?$")
  ) { (value) throws(DocumentError) in
    let text = try value.string()
    if let allowance = FindingAllowance(text) { return allowance }
    let kinds = FindingKind.allCases.map(\.rawValue)
    let hint = NearestWord.hint(for: FindingAllowance.kindWord(text), in: kinds)
    throw value.error(
      "\(QuotedText.of(text)) is not a finding; allowed is KIND, KIND:VIEW or KIND:VIEW:OTHER"
        + (hint.isEmpty ? ", where KIND is \(QuotedText.choice(kinds))" : hint))
  }
}
