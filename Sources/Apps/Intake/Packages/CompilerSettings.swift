/// The settings of a project's target that the compiler reads, as a manifest declares them.
///
/// Only the names of the manifest's own vocabulary and identifiers are taken from the project.
struct CompilerSettings {
  /// The calls in `swiftSettings` of a manifest.
  let calls: [String]

  /// Reads build settings by their names.
  ///
  /// Tests have no default isolation, since the inherited initializer of XCTest's test case has no
  /// actor. The default values of their methods have the actor of the test case, which the rewrite
  /// adds.
  ///
  /// Source: Apple, Xcode, Build settings reference (`SWIFT_VERSION`,
  /// `SWIFT_DEFAULT_ACTOR_ISOLATION`, `SWIFT_APPROACHABLE_CONCURRENCY`, `SWIFT_UPCOMING_FEATURE_…`,
  /// `SWIFT_ACTIVE_COMPILATION_CONDITIONS`).
  init(_ settings: [String: String], isForTests: Bool = false) {
    let mode = CompilerSettings.mode(settings["SWIFT_VERSION"])
    var calls = [".swiftLanguageMode(\(mode))"]
    if CompilerSettings.isOnMainActor(settings, isForTests: isForTests) {
      calls.append(".defaultIsolation(MainActor.self)")
    }
    // The compiler rejects the name of a feature that the language mode includes.
    let isApproachable = settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES"
    for feature in CompilerSettings.features where !(mode == ".v6" && feature.isOfMode6) {
      let setting = settings["SWIFT_UPCOMING_FEATURE_" + feature.setting]
      guard
        setting == "YES" || isApproachable && feature.isApproachable && setting != "NO"
          || isForTests && feature.isOfTests
      else { continue }
      calls.append(".enableUpcomingFeature(\"\(feature.name)\")")
    }
    let conditions = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ")
    for condition in Set(conditions.map(String.init)).sorted()
    where condition != "DEBUG" && IntakeSettings.isModuleName(condition) {
      calls.append(".define(\"\(condition)\")")
    }
    self.calls = calls
  }

  /// Returns true if the declarations of a module are on the main actor by default.
  static func isOnMainActor(_ settings: [String: String], isForTests: Bool) -> Bool {
    settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" && !isForTests
  }

  /// Returns the language mode of the sources.
  ///
  /// Names of Swift 4 exist in its own modes only, which are the oldest of the compiler: it reads
  /// sources of 2 and 3 as far as it can.
  private static func mode(_ language: String?) -> String {
    switch language.map({ $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0 }) {
    case "4", "2", "2.2", "2.3", "3", "3.1", "3.2": ".v4"
    case "4.2": ".v4_2"
    case let version? where version.hasPrefix("6"): ".v6"
    default: ".v5"
    }
  }

  /// An upcoming feature of the language, which a setting enables.
  private struct Feature {
    /// The end of the setting's name.
    var setting: String
    /// The name of the feature.
    var name: String
    /// True if Swift 6 includes it.
    var isOfMode6 = false
    /// True if `SWIFT_APPROACHABLE_CONCURRENCY` enables it.
    var isApproachable = false
    /// True if tests need it.
    var isOfTests = false
  }

  private static let features = [
    Feature(setting: "CONCISE_MAGIC_FILE", name: "ConciseMagicFile", isOfMode6: true),
    Feature(
      setting: "DISABLE_OUTWARD_ACTOR_INFERENCE", name: "DisableOutwardActorInference",
      isOfMode6: true, isApproachable: true),
    Feature(setting: "DYNAMIC_ACTOR_ISOLATION", name: "DynamicActorIsolation", isOfMode6: true),
    Feature(setting: "EXISTENTIAL_ANY", name: "ExistentialAny"),
    Feature(setting: "FORWARD_TRAILING_CLOSURES", name: "ForwardTrailingClosures", isOfMode6: true),
    Feature(
      setting: "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", name: "GlobalActorIsolatedTypesUsability",
      isOfMode6: true, isApproachable: true),
    Feature(setting: "GLOBAL_CONCURRENCY", name: "GlobalConcurrency", isOfMode6: true),
    Feature(
      setting: "IMPLICIT_OPEN_EXISTENTIALS", name: "ImplicitOpenExistentials", isOfMode6: true),
    Feature(
      setting: "INFER_ISOLATED_CONFORMANCES", name: "InferIsolatedConformances",
      isApproachable: true),
    Feature(
      setting: "INFER_SENDABLE_FROM_CAPTURES", name: "InferSendableFromCaptures", isOfMode6: true,
      isApproachable: true),
    Feature(setting: "INTERNAL_IMPORTS_BY_DEFAULT", name: "InternalImportsByDefault"),
    Feature(
      setting: "ISOLATED_DEFAULT_VALUES", name: "IsolatedDefaultValues", isOfMode6: true,
      isOfTests: true),
    Feature(setting: "MEMBER_IMPORT_VISIBILITY", name: "MemberImportVisibility"),
    Feature(
      setting: "NONISOLATED_NONSENDING_BY_DEFAULT", name: "NonisolatedNonsendingByDefault",
      isApproachable: true),
    Feature(setting: "REGION_BASED_ISOLATION", name: "RegionBasedIsolation", isOfMode6: true),
  ]
}
