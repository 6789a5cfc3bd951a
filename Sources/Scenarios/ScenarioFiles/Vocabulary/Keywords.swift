import GimbalDevices
import GimbalDocuments
import GimbalGeometry
import GimbalTerms
import GimbalText
import GimbalTraits

/// The keywords of values with a choice, each with its value.
enum Keywords {
  /// The kind of device, in filters, conditions and traits.
  static let idiom = ValueSchema<UIUserInterfaceIdiom>.choice(
    "idiom", [("phone", .phone), ("pad", .pad)])
  /// A size class, in filters, conditions and traits.
  static let sizeClass = ValueSchema<UIUserInterfaceSizeClass>.choice(
    "sizeClass", [("compact", .compact), ("regular", .regular)])
  /// The order of callbacks of a range of systems, in conditions.
  static let callbackTiming = ValueSchema<CallbackTiming>.named("era", CallbackTiming.allCases)
  /// A family of devices, as a selector.
  static let family = ValueSchema<DeviceFamily>.word("family")
  /// A selector of systems by a word.
  static let system = ValueSchema<String>.keywords("systemName", SystemSelector.keywords)
  /// A physical orientation, for launching and rotating.
  static let deviceOrientation = ValueSchema<UIDeviceOrientation>.named(
    "deviceOrientation", UIDeviceOrientation.allCases.filter { $0 != .unknown })
  /// An orientation of the interface, for expectations and presentations.
  static let interfaceOrientation = ValueSchema<UIInterfaceOrientation>.named(
    "interfaceOrientation", interfaceOrientations)
  /// An interface orientation, or several by one word.
  static let orientationName = ValueSchema<UIInterfaceOrientationMask>.choice(
    "orientationName",
    interfaceOrientations.map { ($0.name, UIInterfaceOrientationMask($0)) } + [
      ("landscape", .landscape), ("all", .all), ("allButUpsideDown", .allButUpsideDown),
    ])
  private static let interfaceOrientations = UIInterfaceOrientation.allCases.filter {
    $0 != .unknown
  }
  /// A text size of the user's settings.
  static let contentSizeCategory = ValueSchema<UIContentSizeCategory>.named(
    "contentSizeCategory", UIContentSizeCategory.allCases)
  /// Light or dark appearance, a setting of the user.
  static let userInterfaceStyle = ValueSchema<UIUserInterfaceStyle>.choice(
    "userInterfaceStyle", [("light", .light), ("dark", .dark)])
  /// The direction of the interface, a setting of the user.
  static let layoutDirection = ValueSchema<UITraitEnvironmentLayoutDirection>.choice(
    "layoutDirection", [("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)])
  /// Regular or bold text, a setting of the user.
  static let legibilityWeight = ValueSchema<UILegibilityWeight>.choice(
    "legibilityWeight", [("regular", .regular), ("bold", .bold)])
  /// Normal or high contrast, a setting of the user.
  static let accessibilityContrast = ValueSchema<UIAccessibilityContrast>.choice(
    "accessibilityContrast", [("normal", .normal), ("high", .high)])
  /// The share of a divided screen that the app has.
  static let split = ValueSchema<SplitShare>.word("split")
  /// The side of a divided screen that the app's window has.
  static let side = ValueSchema<PaneSide>.word("side")
  /// The posture of a foldable device.
  static let posture = ValueSchema<Posture>.word("posture")
  /// A size of the window that needs no further values.
  static let window = ValueSchema<WindowLayout>.choice(
    "windowName", [("fullScreen", .fullScreen), ("slideOver", .slideOver)])
  /// The coordinate space of an expected rectangle.
  static let space = ValueSchema<ViewExpectation.Space>.word("space")
  /// A color by its name in UIKit.
  static let color = ValueSchema<SceneColor>.choice(
    "color", SceneColor.names.map { ($0.name, $0.color) })
  /// The parts of an autoresizing mask, in the order of its bits.
  static let springs = ["LM", "W", "RM", "TM", "H", "BM"]
  /// The class of a view in a scene.
  static let viewClass = ValueSchema<SceneViewClass>.word("viewClass")
  /// The class of a controller in a scene.
  static let controllerClass = ValueSchema<SceneControllerClass>.word("controllerClass")
  /// The style of a split view controller.
  static let splitStyle = ValueSchema<SceneSplitStyle>.word("splitStyle")
  /// The transition style of a page view controller.
  static let pageStyle = ValueSchema<ScenePageStyle>.word("pageStyle")
  /// The word for an unchanged layout in an `expect` step.
  static let layout = ValueSchema<String>.keywords("layoutName", ["same"])
  /// UIKit's styles of presentation by their names.
  static let presentationStyle = ValueSchema<UIModalPresentationStyle>.choice(
    "presentationStyle",
    [
      ("automatic", .automatic), ("fullScreen", .fullScreen), ("pageSheet", .pageSheet),
      ("formSheet", .formSheet), ("currentContext", .currentContext), ("custom", .custom),
      ("overFullScreen", .overFullScreen), ("overCurrentContext", .overCurrentContext),
      ("popover", .popover), ("none", .none),
    ])
  /// UIKit's styles of modal transitions by their names.
  static let transitionStyle = ValueSchema<UIModalTransitionStyle>.choice(
    "transitionStyle",
    [
      ("coverVertical", .coverVertical), ("flipHorizontal", .flipHorizontal),
      ("crossDissolve", .crossDissolve), ("partialCurl", .partialCurl),
    ])
  /// A method such as `setNeedsLayout()`, as a value of `needs`.
  static let updateKind = ValueSchema<SceneUpdateKind>.word("mark")
  /// An overridden method that may omit the call of `super`.
  static let override = ValueSchema<SceneOverride>.word("override")
  /// UIKit's priorities by their names.
  static let priority = ValueSchema<Float>.choice(
    "priorityName", EquationKeywords.priorities.map { ($0.name, $0.priority.rawValue) })
  /// UIKit's semantic contents by their names.
  static let semantics = ValueSchema<UISemanticContentAttribute>.choice(
    "semanticContentAttribute",
    [
      ("unspecified", .unspecified), ("playback", .playback), ("spatial", .spatial),
      ("forceLeftToRight", .forceLeftToRight), ("forceRightToLeft", .forceRightToLeft),
    ])
  /// UIKit's borders of text fields by their names.
  static let borderStyle = ValueSchema<FieldTerms.BorderStyle>.choice(
    "borderStyle",
    [("none", .none), ("line", .line), ("bezel", .bezel), ("roundedRect", .roundedRect)])
  /// UIKit's sizes of activity indicators by their names.
  static let indicatorStyle = ValueSchema<IndicatorTerms.Style>.choice(
    "indicatorStyle", [("medium", .medium), ("large", .large)])
  /// The style of a table.
  static let tableStyle = ValueSchema<SceneTableStyle>.word("tableStyle")
  /// The style of a table's cell.
  static let cellStyle = ValueSchema<SceneCellStyle>.word("cellStyle")
  /// The accessory of a table's cell.
  static let accessory = ValueSchema<SceneAccessory>.word("accessory")
  /// What the insets of a flow layout's sections are relative to.
  static let insetReference = ValueSchema<SceneInsetReference>.word("insetReference")
  /// The position at which a list shows a row after scrolling to it.
  static let scrollPosition = ValueSchema<SceneScrollPosition>.word("scrollPosition")
  /// The control of a table row that a step taps.
  static let rowControl = ValueSchema<SceneRowControl>.word("rowControl")
  /// UIKit's appearances of lists in collection views by their names.
  static let listAppearance = ValueSchema<ListTerms.Appearance>.choice(
    "listAppearance",
    [
      ("plain", .plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped),
      ("sidebar", .sidebar), ("sidebarPlain", .sidebarPlain),
    ])
  /// UIKit's references of a section's insets by their names.
  static let contentInsetsReference = ValueSchema<UIContentInsetsReference>.choice(
    "contentInsetsReference",
    [
      ("automatic", .automatic), ("none", .none), ("safeArea", .safeArea),
      ("layoutMargins", .layoutMargins), ("readableContent", .readableContent),
    ])
  /// UIKit's behaviors of sections that scroll across the layout by their names.
  static let orthogonalScrolling = ValueSchema<UICollectionLayoutSectionOrthogonalScrollingBehavior>
    .choice(
      "orthogonalScrolling",
      [
        ("none", .none), ("continuous", .continuous),
        ("continuousGroupLeadingBoundary", .continuousGroupLeadingBoundary), ("paging", .paging),
        ("groupPaging", .groupPaging), ("groupPagingCentered", .groupPagingCentered),
      ])
  /// UIKit's edges and corners of a rectangle by their names.
  static let rectAlignment = ValueSchema<NSRectAlignment>.choice(
    "rectAlignment",
    [
      ("top", .top), ("topLeading", .topLeading), ("leading", .leading),
      ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
      ("trailing", .trailing), ("topTrailing", .topTrailing),
    ])
  /// The direction in which a collection view scrolls.
  static let isHorizontal = ValueSchema<Bool>.choice(
    "scrollDirection", [("vertical", false), ("horizontal", true)])
  /// A horizontal or vertical axis.
  static let axis = ValueSchema<ConstraintTerms.Axis>.choice(
    "axis", [("horizontal", .horizontal), ("vertical", .vertical)])
  /// UIKit's distributions of stack views by their names.
  static let distribution = ValueSchema<StackTerms.Distribution>.choice(
    "distribution",
    [
      ("fill", .fill), ("fillEqually", .fillEqually),
      ("fillProportionally", .fillProportionally), ("equalSpacing", .equalSpacing),
      ("equalCentering", .equalCentering),
    ])
  /// UIKit's alignments of stack views by their names.
  static let alignment = ValueSchema<StackTerms.Alignment>.choice(
    "alignment",
    [
      ("fill", .fill), ("leading", .leading), ("top", .top), ("firstBaseline", .firstBaseline),
      ("center", .center), ("trailing", .trailing), ("bottom", .bottom),
      ("lastBaseline", .lastBaseline),
    ])
  /// UIKit's weights of system fonts by their names.
  static let fontWeight = ValueSchema<UIFont.Weight>.choice(
    "fontWeight",
    [
      ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
      ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
      ("black", .black),
    ])
  /// UIKit's text styles by their names.
  static let textStyle = ValueSchema<UIFont.TextStyle>.choice(
    "textStyle",
    [
      ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
      ("headline", .headline), ("subheadline", .subheadline), ("body", .body),
      ("callout", .callout), ("footnote", .footnote), ("caption1", .caption1),
      ("caption2", .caption2),
    ])
  /// Whether the app is launched with a scene delegate.
  static let isLaunchInScene = ValueSchema<Bool>.choice(
    "launchForm", [("window", false), ("scene", true)])
  /// Whether a selection is made by a tap or by the app's code.
  static let isTap = ValueSchema<Bool>.choice("selection", [("tap", true), ("code", false)])
  /// The direction in which pages are turned.
  static let isForward = ValueSchema<Bool>.choice(
    "direction", [("forward", true), ("reverse", false)])
  /// The part of an interactive gesture that a step performs.
  static let phase = ValueSchema<GesturePhase>.word("phase")
  /// A kind of gesture recognizer.
  static let gesture = ValueSchema<GestureKind>.word("gesture")
  /// What happens at the end of a drag.
  static let dragEnd = ValueSchema<DragEnd>.word("dragEnd")
  /// A call that a step makes when it adds a part.
  static let additionCall = ValueSchema<AdditionCall>.word("additionCall")
  /// A call that a step makes when it removes a part.
  static let removalCall = ValueSchema<RemovalCall>.word("removalCall")
  /// UIKit's sizes for measuring a view by its constraints.
  static let fittingTarget = ValueSchema<FittingTarget>.choice(
    "fittingTarget", [("compressed", .compressed), ("expanded", .expanded)])
  /// UIKit's options of visual formats by their names.
  ///
  /// See: L-VFL-8.
  static let formatOption = ValueSchema<ConstraintTerms.FormatOptions>.choice(
    "formatOption",
    [
      ("alignAllLeft", .alignAllLeft), ("alignAllRight", .alignAllRight),
      ("alignAllTop", .alignAllTop), ("alignAllBottom", .alignAllBottom),
      ("alignAllLeading", .alignAllLeading), ("alignAllTrailing", .alignAllTrailing),
      ("alignAllCenterX", .alignAllCenterX), ("alignAllCenterY", .alignAllCenterY),
      ("alignAllLastBaseline", .alignAllLastBaseline),
      ("alignAllFirstBaseline", .alignAllFirstBaseline),
      ("directionLeadingToTrailing", .directionLeadingToTrailing),
      ("directionLeftToRight", .directionLeftToRight),
      ("directionRightToLeft", .directionRightToLeft), ("spacingEdgeToEdge", .spacingEdgeToEdge),
      ("spacingBaselineToBaseline", .spacingBaselineToBaseline),
    ])
}

extension ValueSchema where Value: NamedCase {
  /// Returns the schema of some cases by their names, defined under a name.
  fileprivate static func named(_ name: String, _ cases: [Value]) -> ValueSchema {
    .choice(name, cases.map { ($0.name, $0) })
  }
}
