/// Members that classes of Apple's have and that are no members of a class here, so that nothing is there to be overridden.
enum LooseOverrides {
  /// The methods of formatters that take pointers, and the protocol through which a class's own is called.
  static let formatters = [
    "getObjectValue(_:for:errorDescription:)": "ObjectValueReading",
    "getObjectValue(_:for:range:)": "RangedObjectValueReading",
    "isPartialStringValid(_:newEditingString:errorDescription:)": "PartialStringChecking",
  ]

  /// The methods by which any object is asked for a member of a name.
  private static let named: Set<String> = [
    "responds(to:)", "value(forKey:)", "setValue(_:forKey:)", "value(forKeyPath:)",
    "setValue(_:forKeyPath:)", "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)",
  ]

  /// The members of every object for assistive technologies; views have their own.
  private static let accessibility: Set<String> = [
    "isAccessibilityElement", "accessibilityLabel", "accessibilityHint", "accessibilityValue",
    "accessibilityTraits", "accessibilityFrame", "accessibilityPath", "accessibilityLanguage",
    "accessibilityActivationPoint", "accessibilityElements", "accessibilityElementsHidden",
    "accessibilityViewIsModal", "shouldGroupAccessibilityChildren", "accessibilityCustomActions",
    "accessibilityContainerType", "accessibilityActivate", "accessibilityIncrement",
    "accessibilityDecrement", "accessibilityPerformEscape", "accessibilityPerformMagicTap",
    "accessibilityElementCount", "accessibilityElement(at:)", "index(ofAccessibilityElement:)",
  ]

  /// The delegate's methods of menus and previews, which controllers of lists do not have here.
  private static let menus: Set<String> = [
    "previewActionItems", "inputAccessoryViewController", "indexTitles(for:)",
    "collectionView(_:indexPathForIndexTitle:at:)", "paste(itemProviders:)",
    "tableView(_:contextMenuConfigurationForRowAt:point:)",
    "tableView(_:previewForHighlightingContextMenuWithConfiguration:)",
    "tableView(_:previewForDismissingContextMenuWithConfiguration:)",
    "tableView(_:willPerformPreviewActionForMenuWith:animator:)",
    "tableView(_:willDisplayContextMenu:animator:)",
    "tableView(_:willEndContextMenuInteraction:animator:)",
    "tableView(_:shouldSpringLoadRowAt:with:)",
    "collectionView(_:contextMenuConfigurationForItemAt:point:)",
    "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
    "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)",
    "collectionView(_:previewForDismissingContextMenuWithConfiguration:)",
    "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)",
    "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)",
    "collectionView(_:willPerformPreviewActionForMenuWith:animator:)",
    "collectionView(_:willDisplayContextMenu:animator:)",
    "collectionView(_:willEndContextMenuInteraction:animator:)",
    "collectionView(_:shouldSpringLoadItemAt:with:)",
  ]

  /// True for one of them, by its name with labels.
  static func isKnown(_ member: String) -> Bool {
    formatters[member] != nil || named.contains(member) || accessibility.contains(member)
      || menus.contains(member)
  }

  /// True if no class above has the member: `ancestors` are the names of these, the nearest first.
  static func isLoose(_ member: String, ancestors: [String]) -> Bool {
    if accessibility.contains(member) { return ancestors.last == "NSObject" }
    if named.contains(member) { return !ancestors.contains { $0.hasPrefix("CA") } }
    return formatters[member] != nil || menus.contains(member)
  }
}
