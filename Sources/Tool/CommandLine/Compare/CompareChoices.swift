import Gimbal
import GimbalComparison
import GimbalDocuments
import GimbalScenarios

/// The options that choose the configurations of `gimbal compare` and similar verbs.
extension Option {
  static let systems = Option(
    name: "--systems", valueKind: .list("SYSTEM,…"),
    summary: "Systems such as 17 or 15.4, or newest: the newest with measured safe\nareas.")
  static let orientations = Option(
    name: "--orientations",
    valueKind: .keywords(UIDeviceOrientation.interfaceOrientations.map(\.name)),
    summary: "Device orientations; default: portrait,landscapeLeft.")
  static let sizes = Option(
    name: "--sizes", valueKind: .list("SIZE,…"),
    summary:
      "Windows: fullScreen, third, half, twoThirds, slideOver, half@right for\n"
      + "a side, or 507x1024 in points; default: fullScreen."
  )
  static let appSDK = Option(
    name: "--sdk", valueKind: .word(AppSDK.allCases.map(\.rawValue)),
    summary: "The SDK that the app was built with; default: the newest that the\nsystem supports.")
  static let textSizes = Option(
    name: "--text-sizes", valueKind: .list("SIZE,…"),
    summary:
      "Text sizes from extraSmall to accessibilityExtraExtraExtraLarge;\ndefault: large.")
  static let styles = Option(
    name: "--styles", valueKind: .keywords(["light", "dark"]), summary: "Light, dark or both.")
  static let directions = Option(
    name: "--directions", valueKind: .keywords(["leftToRight", "rightToLeft"]),
    summary: "Layout directions; default: that of the language.")
  static let locales = Option(
    name: "--locale", valueKind: .list("LANGUAGE,…"),
    summary: "Languages such as ar or de: the strings of documents, and the layout\ndirection.")
  static let keyboards = Option(
    name: "--keyboard", valueKind: .keywords(["hidden", "shown"]),
    summary: "With the docked keyboard, without it, or both; default: hidden.")
  static let allow = Option(
    name: "--allow", valueKind: .list("FINDING,…"),
    summary:
      "Intended findings, by kind or id, such as\ntouchTarget or overlap:title:close.")

  /// The options that choose configurations, for all verbs that compare layouts.
  static let configurations: [Option] = [
    .devices, .posture, .systems, .orientations, .sizes, .appSDK, .textSizes, .styles, .directions,
    .locales,
    .keyboards, .catalog,
  ]
}

extension UIDeviceOrientation {
  /// The orientations that an interface can follow.
  static let interfaceOrientations = allCases.filter(\.isValidInterfaceOrientation)
}

/// Conversion of the arguments of a comparison to values.
enum CompareChoices {
  /// Returns the comparison that the options request.
  static func request(_ arguments: Arguments, catalog: DeviceCatalog) throws -> ComparisonRequest {
    let devices = try catalog.select(arguments.list(.devices) ?? standardDevices)
    var request = ComparisonRequest(devices: devices)
    if let keywords = arguments.list(.systems) { request.systems = try keywords.map(system) }
    if let keywords = arguments.list(.orientations) {
      request.orientations = keywords.compactMap { UIDeviceOrientation(name: $0) }
    }
    if let keywords = arguments.list(.sizes) { request.windows = try keywords.map(window) }
    request.app.sdk = arguments.text(.appSDK).flatMap { AppSDK(rawValue: $0) }
    request.variations = try variations(arguments)
    return request
  }

  /// One device of each shape, for a scene shown without device options.
  static let standardDevices = [
    "iphone-se-3", "iphone-15-pro", "iphone-15-pro-max", "ipad-mini-a17-pro", "ipad-pro-13-m4",
  ]

  /// Returns all combinations of the options; an option that is not given keeps the value of a new
  /// device.
  private static func variations(_ arguments: Arguments) throws(CallError) -> [LayoutVariation] {
    let sizes = try arguments.list(.textSizes)?.map { (word) throws(CallError) in
      guard let size = UIContentSizeCategory(name: word) else {
        throw .wordNotAllowed(
          word, of: Option.textSizes.name, allowed: UIContentSizeCategory.allCases.map(\.name))
      }
      return size
    }
    var all = [LayoutVariation()]
    /// Replaces each variation by one for each value; without values, changes nothing.
    func combine<Value>(_ values: [Value]?, _ choose: (inout LayoutVariation, Value) -> Void) {
      guard let values else { return }
      all = all.flatMap { one in
        values.map { value in
          var chosen = one
          choose(&chosen, value)
          return chosen
        }
      }
    }
    combine(arguments.list(.locales)) { chosen, locale in
      chosen.locale = locale
      let direction = UserLocale.settings(locale).layoutDirection
      if direction == .rightToLeft { chosen.direction = direction }
    }
    combine(sizes) { $0.textSize = $1 }
    combine(arguments.list(.styles)?.compactMap { UIUserInterfaceStyle(name: $0) }) {
      $0.style = $1
    }
    combine(
      arguments.list(.directions)?.compactMap { UITraitEnvironmentLayoutDirection(name: $0) }
    ) { $0.direction = $1 }
    combine(arguments.list(.keyboards)) { $0.showsKeyboard = $1 == "shown" }
    return all
  }

  /// Returns the findings that a command line allows.
  static func allowances(_ arguments: Arguments) throws(CallError) -> [FindingAllowance] {
    try (arguments.list(.allow) ?? []).map { (word) throws(CallError) in
      if let allowance = FindingAllowance(word) { return allowance }
      let kinds = FindingKind.allCases.map(\.rawValue)
      throw .malformed(
        word, of: Option.allow.name,
        allowed:
          "a finding's kind or id: \(QuotedText.choice(kinds)), or one of them with a colon and a view"
          + NearestWord.hint(for: FindingAllowance.kindWord(word), in: kinds))
    }
  }

  private static func system(_ word: String) throws(CallError) -> SystemChoice {
    guard let choice = SystemChoice(word) else {
      throw .malformed(
        word, of: Option.systems.name, allowed: "'newest' or a version such as '17' or '15.4'")
    }
    return choice
  }

  /// Parses a size or position of a window, such as `half`, `half@right` or `507x1024`.
  static func window(_ word: String) throws(CallError) -> WindowPosition {
    if let location = WindowPosition(word: word) { return location }
    throw .malformed(
      word, of: Option.sizes.name,
      allowed: "\(QuotedText.choice(WindowLayout.keywords)), a side such as 'half@right', "
        + "or WIDTHxHEIGHT, each from 1 to 10000 points"
        + NearestWord.hint(for: word, in: WindowPosition.keywords))
  }
}
