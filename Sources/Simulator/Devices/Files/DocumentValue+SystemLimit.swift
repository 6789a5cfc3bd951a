import GimbalDocuments

extension DocumentValue {
  /// Reads the last of a range of systems, such as `9` or `7.1`.
  func systemLimit() throws(DocumentError) -> SystemLimit {
    let text = try string()
    guard let limit = SystemLimit(text) else { throw notAVersion(text) }
    return limit
  }
}
