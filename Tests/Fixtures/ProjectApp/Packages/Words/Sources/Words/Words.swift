import Foundation

/// The text of a resource of the package.
public func greetingText() -> String {
  let file = Bundle.module.url(forResource: "greeting", withExtension: "txt")
  return file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "no text"
}
