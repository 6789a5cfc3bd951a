public import Foundation
public import GimbalGeometry

/// Buttons of a navigation bar that belong together.
///
/// Rule: R-BAR-17.
///
/// Source: Apple, UIBarButtonItemGroup.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The buttons, from the leading one on; a button leaves the group in which it was before.
  ///
  /// - Complexity: Setting is O(buttons).
  @Settable open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
      adopt()
      onChange?()
    }
  }
  /// The button that replaces the group if there is little space; stored only.
  @Settable open var representativeItem: UIBarButtonItem?
  /// Always false: the representative button is never shown.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// True if none of the buttons is shown.
  @Settable open var isHidden = false { didSet { if isHidden != oldValue { onChange?() } } }
  /// The menu element of the group in the menu of the button "More"; stored only.
  @Settable open var menuRepresentation: UIMenuElement?
  /// Called when the bar must lay out its buttons again.
  final var onChange: (() -> Void)?

  /// Creates a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    adopt()
  }

  private func adopt() {
    for item in barButtonItems {
      if let other = item.buttonGroup, other !== self {
        other.barButtonItems.removeAll { $0 === item }
      }
      item.buttonGroup = self
    }
  }

  /// Creates a group that users cannot move.
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Creates a group that users can move; customizing is not simulated.
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    fixedGroup(representativeItem: representativeItem, items: items)
  }

  /// Creates a group that users can move and remove; customizing is not simulated.
  ///
  /// A group outside of the default customization is hidden.
  public class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = fixedGroup(representativeItem: representativeItem, items: items)
    group.isInDefaultCustomization = isInDefaultCustomization
    return group
  }

  /// False for an optional group that users have to add first.
  private final var isInDefaultCustomization = true

  /// The buttons that the bar shows; none if the group is hidden or the user has to add it first.
  final var shownItems: [UIBarButtonItem] {
    isHidden || !isInDefaultCustomization ? [] : barButtonItems
  }
}

/// Groups of one button.
extension UIBarButtonItem {
  /// Creates a group of the button that users cannot move.
  public final func creatingFixedGroup() -> UIBarButtonItemGroup {
    .fixedGroup(items: [self])
  }

  /// Creates a group of the button that users can move; customizing is not simulated.
  public final func creatingMovableGroup(
    customizationIdentifier: String
  ) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// Creates a group of the button that users can move and remove; customizing is not simulated.
  public final func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }
}

/// The visible buttons of a navigation item, in groups or not.
extension UINavigationItem {
  /// The buttons on the leading side, from the edge of the bar on; those of a group in one array.
  package final var leadingRuns: [[UIBarButtonItem]] {
    shown(leftBarButtonItems.map { [$0] } ?? leadingItemGroups.map(\.shownItems))
  }

  /// The buttons on the trailing side, from the edge of the bar on, without those of
  /// `pinnedTrailingGroup`; those of a group in one array.
  package final var trailingRuns: [[UIBarButtonItem]] {
    shown(
      rightBarButtonItems.map { [$0] }
        ?? trailingItemGroups.reversed().map { $0.shownItems.reversed() })
  }

  /// The buttons of `pinnedTrailingGroup`, from the edge of the bar on.
  package final var pinnedRun: [UIBarButtonItem] {
    shown([pinnedTrailingGroup?.shownItems.reversed() ?? []])[0]
  }

  private func shown(_ runs: [[UIBarButtonItem]]) -> [[UIBarButtonItem]] {
    runs.map { $0.filter { !$0.isHidden } }
  }
}
