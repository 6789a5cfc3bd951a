import GimbalInterfaceDocuments

/// The parts of a document outside of its scenes and objects, and its top level.
///
/// Parts without an effect are reported, one line each.
///
/// Rule: W-41.
@MainActor
enum DocumentParts {
  /// Returns the parts of a document that are not read, and ineffective top-level views and outlets
  /// of a nib file.
  static func omissions(in document: InterfaceDocument) -> [Omission] {
    var found: [Omission] = []
    let root = document.markup
    for name in root.attributeNames where !attributes.contains(name) {
      found.append(Omission(markup: root, effect: .unreadAttribute(name, count: 1)))
    }
    for part in root.children where !parts.contains(part.name) {
      found.append(Omission(markup: part, effect: .always(unknown)))
    }
    guard document.format == .nib else { return found }
    for view in document.objects.filter({ ViewClasses.isView($0) }).dropFirst() {
      found.append(Omission(markup: view, effect: .always(another)))
    }
    for owner in root.list("objects") where owner["placeholderIdentifier"] == "IBFilesOwner" {
      let outlets = owner.list("connections").filter {
        $0.name == "outlet" && $0["property"] == "view"
      }
      for outlet in outlets.dropFirst() {
        found.append(Omission(markup: outlet, effect: .always(again)))
      }
    }
    return found
  }

  private static let unknown = "the element is unknown: it has no effect on layout"
  private static let another =
    "another view precedes it at the top level: it is shown over that one, and app code gets both"
  private static let again = "the owner's view is connected before: that connection counts"

  private static let attributes: Set<String> = [
    "type", "version", "toolsVersion", "systemVersion", "targetRuntime", "propertyAccessControl",
    "useAutolayout", "useTraitCollections", "useSafeAreas", "colorMatched", "launchScreen",
    "initialViewController", "promptedForUpgradeToXcode5",
  ]

  private static let parts: Set<String> = [
    "dependencies", "device", "objects", "scenes", "resources", "customFonts", "classes", "color",
    "simulatedMetricsContainer", "inferredMetricsTieBreakers", "designables",
    "accessibilityOverrides",
  ]
}
