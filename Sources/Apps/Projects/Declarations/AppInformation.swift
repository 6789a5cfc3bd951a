/// An app's static declarations: its `Info.plist`, and build settings in its place.
///
/// Source: Apple, Information Property List; Build settings reference (`INFOPLIST_KEY_…`).
package struct AppInformation: Sendable {
  private let values: [String: PropertyValue]

  /// Creates declarations from a file, which have priority over those from a target's settings.
  package init(_ file: PropertyValue?, settings: BuildSettings?) {
    var values: [String: PropertyValue] = [:]
    for (name, value) in settings?.settings(beginning: "INFOPLIST_KEY_") ?? [] {
      values[AppInformation.key(of: name)] = .text(value)
    }
    if let root = settings?["SDKROOT"], root.contains(where: \.isNumber) {
      values["DTSDKName"] = .text(root)
    }
    if let families = settings?["TARGETED_DEVICE_FAMILY"] {
      let numbers = families.split { $0 == "," || $0.isWhitespace }
      values["UIDeviceFamily"] = .list(numbers.map { .text(String($0)) })
    }
    if case .table(let table)? = file {
      values.merge(table.mapValues { AppInformation.expanded($0, settings) }) { $1 }
    }
    self.values = values
  }

  /// Returns the key of a setting, whose suffix names an idiom differently.
  private static func key(of setting: String) -> String {
    for (ending, idiom) in [("_iPhone", "~iphone"), ("_iPad", "~ipad")]
    where setting.hasSuffix(ending) {
      return setting.dropLast(ending.count) + idiom
    }
    return setting
  }

  private static func expanded(_ value: PropertyValue, _ settings: BuildSettings?) -> PropertyValue
  {
    guard let settings else { return value }
    switch value {
    case .text(let text): return .text(settings.expand(text))
    case .list(let list): return .list(list.map { expanded($0, settings) })
    case .table(let table): return .table(table.mapValues { expanded($0, settings) })
    case .data, .number, .flag: return value
    }
  }

  /// True if nothing is declared.
  package var isEmpty: Bool { values.isEmpty }

  /// The declarations as a property list.
  package var propertyList: [String: Any] { values.mapValues(\.propertyList) }

  // MARK: Launch

  /// Returns the storyboard name of an app without scenes, on an idiom.
  package func mainStoryboard(isPad: Bool) -> String? {
    let own = values["UIMainStoryboardFile" + (isPad ? "~ipad" : "~iphone")]
    return (own ?? values["UIMainStoryboardFile"])?.string.map(AppInformation.withoutEnding)
  }

  /// The name of the application class without its module, or nil.
  ///
  /// Source: Apple, NSPrincipalClass.
  package var principalClass: String? {
    values["NSPrincipalClass"]?.string?.split(separator: ".").last.map(String.init)
  }

  /// The manifest's entry for the app's first scene, or nil.
  package var scene: (storyboard: String?, delegate: String?)? {
    let roles = values["UIApplicationSceneManifest"]?["UISceneConfigurations"]
    guard let first = roles?["UIWindowSceneSessionRoleApplication"]?.elements.first else {
      return nil
    }
    return (
      first["UISceneStoryboardFile"]?.string.map(AppInformation.withoutEnding),
      first["UISceneDelegateClassName"]?.string
    )
  }

  private static func withoutEnding(_ name: String) -> String {
    name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
  }

  /// True if the app has a launch screen of any kind.
  package var hasLaunchScreen: Bool {
    ["UILaunchStoryboardName", "UILaunchScreen", "UILaunchScreens", "UILaunchStoryboards"]
      .contains { values[$0] != nil }
      || values["UILaunchScreen_Generation"]?.truth == true
  }

  // MARK: Layout

  /// Returns the names of the supported orientations on an idiom, or nil.
  package func orientations(isPad: Bool) -> [String]? {
    let key = "UISupportedInterfaceOrientations"
    let own = values[key + (isPad ? "~ipad" : "~iphone")]
    return (own ?? values[key]).map(\.stringList)
  }

  /// True if the app is built for iPhones only.
  ///
  /// Source: Apple, `UIDeviceFamily`; Build settings reference, `TARGETED_DEVICE_FAMILY`.
  package var isPhoneOnly: Bool {
    guard let value = values["UIDeviceFamily"] else { return false }
    let families = value.elements.isEmpty ? [value] : value.elements
    return families.map { $0.string.flatMap(Double.init) } == [1]
  }

  /// True if the app does not support multitasking on an iPad.
  package var requiresFullScreen: Bool { values["UIRequiresFullScreen"]?.truth ?? false }

  /// The SDK version of the app, such as `26.0`; nil if `SDKROOT` and `DTSDKName` name none.
  ///
  /// Source: Apple, Build settings reference, `SDKROOT`.
  package var sdkVersion: String? {
    guard let name = values["DTSDKName"]?.string else { return nil }
    let version = name.drop { !$0.isNumber }
    return version.isEmpty ? nil : String(version)
  }

  /// True if the app opts out of the design of iOS 26.
  package var designRequiresCompatibility: Bool {
    values["UIDesignRequiresCompatibility"]?.truth ?? false
  }

  /// True if the app launches without a status bar.
  package var hidesStatusBar: Bool { values["UIStatusBarHidden"]?.truth ?? false }

  /// False if the application object, not controllers, controls the status bar.
  package var controllersDecideStatusBar: Bool {
    values["UIViewControllerBasedStatusBarAppearance"]?.truth ?? true
  }
}
