import GimbalDocuments

/// The keys of a variable that are plural categories.
private let categories: Set = ["zero", "one", "two", "few", "many", "other"]

/// A string of a `.stringsdict` or a catalog for a language and a device.
package enum LocalizedText: Equatable, Sendable {
  /// A string without plurals.
  case text(String)
  /// A format with plurals.
  case format(LocalizedFormat)

  /// The string without numbers: the one for `other`; nil if it is endless.
  package var withoutNumbers: String? {
    switch self {
    case .text(let text): text
    // L-PLURAL-1.3
    case .format(let format): format.other
    }
  }

  /// Creates the string of a `.stringsdict` entry.
  ///
  /// If the entry has a string for each of several widths, the result is the string for the widest
  /// one, which fits most screens.
  ///
  /// Source: Apple, the format of `.stringsdict` files.
  init?(_ entry: PropertyValue, language: String, device: String) {
    if let text = entry.string {
      self = .text(text)
    } else if let format = entry["NSStringLocalizedFormatKey"]?.string {
      guard case .table(let table) = entry else { return nil }
      var variables: [String: LocalizedFormat.Variable] = [:]
      for case (let name, .table(let content)) in table {
        variables[name] = LocalizedFormat.Variable(
          localized: content.compactMapValues(\.string).filter { categories.contains($0.key) })
      }
      self = .format(LocalizedFormat(format: format, variables: variables, language: language))
    } else if case .table(let devices)? = entry["NSStringDeviceSpecificRuleType"] {
      let name = Self.chosen(devices.keys.sorted(), device)
      // Device variations are not nested.
      guard let own = name.flatMap({ devices[$0] }),
        own["NSStringDeviceSpecificRuleType"] == nil
      else { return nil }
      self.init(own, language: language, device: device)
    } else if case .table(let widths)? = entry["NSStringVariableWidthRuleType"] {
      // L-PLURAL-1.3
      let widest = widths.max { (Double($0.key) ?? 0, $0.key) < (Double($1.key) ?? 0, $1.key) }
      guard let text = widest?.value.string else { return nil }
      self = .text(text)
    } else {
      return nil
    }
  }

  /// Creates the string of a language in a catalog.
  ///
  /// Source: the files that Xcode 15 and later save.
  init?(_ localization: JSONNode, language: String, device: String) {
    var variables: [String: LocalizedFormat.Variable] = [:]
    for member in localization["substitutions"]?.members ?? [] {
      var variable = LocalizedFormat.Variable(localized: Self.plurals(member.value, device))
      if case .number(let number)? = member.value["argNum"]?.value {
        variable.argument = Int(number.literal)
      }
      variable.specifier = "lld"
      if case .string(let text)? = member.value["formatSpecifier"]?.value {
        variable.specifier = text
      }
      variables[member.key] = variable
    }
    let localized = Self.plurals(localization, device)
    guard let other = localized["other"] else { return nil }
    var format = other
    if localized.count > 1 {
      // The number of a plural without variables is the first argument, as a build writes it.
      variables[""] = LocalizedFormat.Variable(localized: localized)
      format = "%#@@"
    }
    self =
      variables.isEmpty
      ? .text(format)
      : .format(LocalizedFormat(format: format, variables: variables, language: language))
  }

  /// Returns the strings of a node by plural category; a string without plurals is that of `other`.
  private static func plurals(_ node: JSONNode, _ device: String, depth: Int = 0) -> [String:
    String]
  {
    if case .string(let text)? = node["stringUnit"]?["value"]?.value { return ["other": text] }
    guard depth < 4, let variations = node["variations"] else { return [:] }
    if let devices = variations["device"], let members = devices.members {
      let name = chosen(members.map(\.key), device)
      return name.flatMap { devices[$0] }.map { plurals($0, device, depth: depth + 1) } ?? [:]
    }
    var localized: [String: String] = [:]
    let members = variations["plural"]?.members ?? []
    for member in members {
      localized[member.key] = plurals(member.value, device, depth: depth + 1)["other"]
    }
    if localized["other"] == nil {
      localized["other"] = members.lazy.compactMap { localized[$0.key] }.first
    }
    return localized
  }

  /// Returns the device whose string is used: the device itself, `other`, an iPhone, the first.
  private static func chosen(_ names: [String], _ device: String) -> String? {
    // L-PLURAL-1.3
    [device, "other", "iphone"].first(where: names.contains) ?? names.first
  }
}

extension JSONNode {
  /// The members of an object; nil for any other value.
  var members: [JSONMember]? {
    if case .object(let members) = value { members } else { nil }
  }

  subscript(key: String) -> JSONNode? { members?.first { $0.key == key }?.value }
}
