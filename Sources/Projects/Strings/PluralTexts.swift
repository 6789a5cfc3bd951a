import Foundation

/// Texts of `.stringsdict` files, as they stand for the category `other` and an unknown device.
///
/// Source: Apple, the format of `.stringsdict` files.
enum PluralTexts {
  private static let depthLimit = 16
  private static let lengthLimit = 65_536

  /// Returns the text of an entry; nil where a variable names itself, or where the text has no end within the limits.
  ///
  /// - Complexity: O(length of the result), at most the limits.
  static func text(_ entry: PropertyValue) -> String? {
    if let format = entry["NSStringLocalizedFormatKey"]?.string {
      var length = 0
      return expand(format, entry, [], &length)
    }
    if let devices = entry["NSStringDeviceSpecificRuleType"] {
      return ["iphone", "other", "ipad"].lazy.compactMap { devices[$0].flatMap(own) }.first
    }
    if case .table(let widths)? = entry["NSStringVariableWidthRuleType"] {
      // The text of the greatest width: a screen has room for it more often than not.
      let widest = widths.max { (Double($0.key) ?? 0, $0.key) < (Double($1.key) ?? 0, $1.key) }
      return widest?.value.string
    }
    return nil
  }

  /// A device's text: a text itself, or rules of its own.
  private static func own(_ value: PropertyValue) -> String? {
    if let text = value.string { return text }
    return value["NSStringDeviceSpecificRuleType"] == nil ? text(value) : nil
  }

  /// Replaces `%#@name@` and `%1$#@name@` by the variables' texts, from left to right, nested ones at once.
  private static func expand(
    _ format: String, _ entry: PropertyValue, _ open: [Substring], _ length: inout Int
  ) -> String? {
    guard open.count <= depthLimit else { return nil }
    var result = ""
    var rest = format[...]
    while let match = rest.firstMatch(of: /%(?:[0-9]+\$)?#@([^@]*)@/) {
      result += rest[..<match.range.lowerBound]
      rest = rest[match.range.upperBound...]
      let name = match.output.1
      guard !open.contains(name) else { return nil }
      guard let other = entry[String(name)]?["other"]?.string else {
        result += match.output.0
        continue
      }
      guard let text = expand(other, entry, open + [name], &length) else { return nil }
      result += text
      length += text.utf8.count
      guard length <= lengthLimit else { return nil }
    }
    return result + rest
  }
}
