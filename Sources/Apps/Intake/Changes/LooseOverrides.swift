/// Members of Apple's classes that are missing in Gimbal's, so that an override has no counterpart.
enum LooseOverrides {
  /// Formatter methods with pointer parameters, and the protocol by which a class's own is called.
  static let formatters = [
    "getObjectValue(_:for:errorDescription:)": "ObjectValueReading",
    "getObjectValue(_:for:range:)": "RangedObjectValueReading",
    "isPartialStringValid(_:newEditingString:errorDescription:)": "PartialStringChecking",
  ]

  /// The methods of key-value coding that query an object's member by name.
  private static let named: Set<String> = [
    "responds(to:)", "forwardingTarget(for:)", "value(forKey:)", "setValue(_:forKey:)",
    "value(forKeyPath:)",
    "setValue(_:forKeyPath:)", "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)",
  ]

  /// The accessibility members of every object; views have their own.
  private static let accessibility: Set<String> = [
    "isAccessibilityElement", "accessibilityLabel", "accessibilityHint", "accessibilityValue",
    "accessibilityTraits", "accessibilityFrame", "accessibilityPath", "accessibilityLanguage",
    "accessibilityActivationPoint", "accessibilityElements", "accessibilityElementsHidden",
    "accessibilityViewIsModal", "shouldGroupAccessibilityChildren", "accessibilityCustomActions",
    "accessibilityContainerType", "accessibilityActivate", "accessibilityIncrement",
    "accessibilityDecrement", "accessibilityPerformEscape", "accessibilityPerformMagicTap",
    "accessibilityElementCount", "accessibilityElement(at:)", "index(ofAccessibilityElement:)",
  ]

  /// Delegate methods of menus and previews, which list controllers do not declare here, the view
  /// that the focus of a television prefers, and the shapes of a view for a dynamic animator.
  private static let menus: Set<String> = [
    "preferredFocusedView", "previewActionItems", "inputAccessoryViewController",
    "indexTitles(for:)", "collisionBoundsType", "collisionBoundingPath",
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

  /// Returns true for one of them, by its name with labels.
  static func isKnown(_ member: String) -> Bool {
    formatters[member] != nil || named.contains(member) || accessibility.contains(member)
      || menus.contains(member)
  }

  /// Returns true if no superclass has the member; `ancestors` are their names, the nearest first.
  static func isLoose(_ member: String, ancestors: [String]) -> Bool {
    if accessibility.contains(member) { return ancestors.last == "NSObject" }
    if named.contains(member) { return !ancestors.contains { $0.hasPrefix("CA") } }
    return formatters[member] != nil || menus.contains(member)
  }
}
