@testable import GimbalIntake

/// The rewrite of a source that is alone in its module.
func rewrite(_ source: String, beside others: [String: String] = [:]) -> String {
  rewriting(source, beside: others).text
}

/// The same with what is told of it.
func rewriting(
  _ source: String, beside others: [String: String] = [:]
) -> (text: String, remarks: [IntakeRemark]) {
  var files = others.mapValues { Array($0.utf8) }
  files["Source.swift"] = Array(source.utf8)
  let result = ModuleIntake(files: files).rewritten("Source.swift")!
  return (String(decoding: result.bytes, as: UTF8.self), result.remarks)
}
