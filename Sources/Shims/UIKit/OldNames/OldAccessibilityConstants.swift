public import GimbalEngine

// Accessibility constants under their names of Swift 4: Apple's overlay declares them only for that
// language version.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIAccessibilityTraits.none`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.none")
public var UIAccessibilityTraitNone: UIAccessibilityTraits { UIAccessibilityTraits.none }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIAccessibilityTraits.button`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.button")
public var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIAccessibilityTraits.link`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.link")
public var UIAccessibilityTraitLink: UIAccessibilityTraits { UIAccessibilityTraits.link }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIAccessibilityTraits.searchField`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.searchField")
public var UIAccessibilityTraitSearchField: UIAccessibilityTraits {
  UIAccessibilityTraits.searchField
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIAccessibilityTraits.image`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.image")
public var UIAccessibilityTraitImage: UIAccessibilityTraits { UIAccessibilityTraits.image }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIAccessibilityTraits.selected`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.selected")
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { UIAccessibilityTraits.selected }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIAccessibilityTraits.playsSound`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.playsSound")
public var UIAccessibilityTraitPlaysSound: UIAccessibilityTraits {
  UIAccessibilityTraits.playsSound
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIAccessibilityTraits.keyboardKey`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.keyboardKey")
public var UIAccessibilityTraitKeyboardKey: UIAccessibilityTraits {
  UIAccessibilityTraits.keyboardKey
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIAccessibilityTraits.staticText`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.staticText")
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits {
  UIAccessibilityTraits.staticText
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIAccessibilityTraits.summaryElement`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.summaryElement")
public var UIAccessibilityTraitSummaryElement: UIAccessibilityTraits {
  UIAccessibilityTraits.summaryElement
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIAccessibilityTraits.notEnabled`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.notEnabled")
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits {
  UIAccessibilityTraits.notEnabled
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIAccessibilityTraits.updatesFrequently`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.updatesFrequently")
public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits {
  UIAccessibilityTraits.updatesFrequently
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIAccessibilityTraits.startsMediaSession`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.startsMediaSession")
public var UIAccessibilityTraitStartsMediaSession: UIAccessibilityTraits {
  UIAccessibilityTraits.startsMediaSession
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIAccessibilityTraits.adjustable`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.adjustable")
public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits {
  UIAccessibilityTraits.adjustable
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIAccessibilityTraits.allowsDirectInteraction`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
public var UIAccessibilityTraitAllowsDirectInteraction: UIAccessibilityTraits {
  UIAccessibilityTraits.allowsDirectInteraction
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIAccessibilityTraits.causesPageTurn`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.causesPageTurn")
public var UIAccessibilityTraitCausesPageTurn: UIAccessibilityTraits {
  UIAccessibilityTraits.causesPageTurn
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIAccessibilityTraits.header`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.header")
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { UIAccessibilityTraits.header }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIAccessibility.Notification.screenChanged`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.screenChanged")
public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.screenChanged
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIAccessibility.Notification.layoutChanged`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.layoutChanged")
public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.layoutChanged
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIAccessibility.Notification.announcement`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.announcement")
public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.announcement
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `UIAccessibility.Notification.pageScrolled`, as Swift 4 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.pageScrolled")
public var UIAccessibilityPageScrolledNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.pageScrolled
}
