@testable import GimbalIntake

/// The rewrite of a source that is alone in its module.
func rewrite(
  _ source: String, nextTo others: [String: String] = [:], isOfProject: Bool = false
) -> String {
  rewriting(source, nextTo: others, isOfProject: isOfProject).text
}

/// The same with its diagnostics.
func rewriting(
  _ source: String, nextTo others: [String: String] = [:], isOfProject: Bool = false
) -> (text: String, diagnostics: [IntakeDiagnostic]) {
  var files = others.mapValues { Array($0.utf8) }
  files["Source.swift"] = Array(source.utf8)
  let result = ModuleIntake(files: files, isOfProject: isOfProject).rewritten("Source.swift")!
  return (String(decoding: result.bytes, as: UTF8.self), result.diagnostics)
}
