import GimbalDevices
import GimbalDocuments
import GimbalGeometry
import GimbalTerms
import GimbalText
import GimbalTraits

/// The keywords of values with a choice, each with its value.
enum Keywords {
  static let idiom = ValueSchema<UIUserInterfaceIdiom>.choice(
    "idiom", [("phone", .phone), ("pad", .pad)])
  static let sizeClass = ValueSchema<UIUserInterfaceSizeClass>.choice(
    "sizeClass", [("compact", .compact), ("regular", .regular)])
  static let callbackTiming = ValueSchema<CallbackTiming>.named("era", CallbackTiming.allCases)
  static let family = ValueSchema<DeviceFamily>.word("family")
  static let system = ValueSchema<String>.keywords("systemName", SystemSelector.keywords)
  static let deviceOrientation = ValueSchema<UIDeviceOrientation>.named(
    "deviceOrientation", UIDeviceOrientation.allCases.filter { $0 != .unknown })
  static let interfaceOrientation = ValueSchema<UIInterfaceOrientation>.named(
    "interfaceOrientation", interfaceOrientations)
  static let orientationName = ValueSchema<UIInterfaceOrientationMask>.choice(
    "orientationName",
    interfaceOrientations.map { ($0.name, UIInterfaceOrientationMask($0)) } + [
      ("landscape", .landscape), ("all", .all), ("allButUpsideDown", .allButUpsideDown),
    ])
  private static let interfaceOrientations = UIInterfaceOrientation.allCases.filter {
    $0 != .unknown
  }
  static let contentSizeCategory = ValueSchema<UIContentSizeCategory>.named(
    "contentSizeCategory", UIContentSizeCategory.allCases)
  static let userInterfaceStyle = ValueSchema<UIUserInterfaceStyle>.choice(
    "userInterfaceStyle", [("light", .light), ("dark", .dark)])
  static let layoutDirection = ValueSchema<UITraitEnvironmentLayoutDirection>.choice(
    "layoutDirection", [("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)])
  static let legibilityWeight = ValueSchema<UILegibilityWeight>.choice(
    "legibilityWeight", [("regular", .regular), ("bold", .bold)])
  static let accessibilityContrast = ValueSchema<UIAccessibilityContrast>.choice(
    "accessibilityContrast", [("normal", .normal), ("high", .high)])
  static let split = ValueSchema<SplitShare>.word("split")
  static let side = ValueSchema<PaneSide>.word("side")
  static let posture = ValueSchema<Posture>.word("posture")
  static let window = ValueSchema<WindowLayout>.choice(
    "windowName", [("fullScreen", .fullScreen), ("slideOver", .slideOver)])
  static let space = ValueSchema<ViewExpectation.Space>.word("space")
  static let color = ValueSchema<SceneColor>.choice(
    "color", SceneColor.names.map { ($0.name, $0.color) })
  static let springs = ["LM", "W", "RM", "TM", "H", "BM"]
  static let viewClass = ValueSchema<SceneViewClass>.word("viewClass")
  static let controllerClass = ValueSchema<SceneControllerClass>.word("controllerClass")
  static let splitStyle = ValueSchema<SceneSplitStyle>.word("splitStyle")
  static let pageStyle = ValueSchema<ScenePageStyle>.word("pageStyle")
  static let layout = ValueSchema<String>.keywords("layoutName", ["same"])
  static let presentationStyle = ValueSchema<UIModalPresentationStyle>.choice(
    "presentationStyle",
    [
      ("automatic", .automatic), ("fullScreen", .fullScreen), ("pageSheet", .pageSheet),
      ("formSheet", .formSheet), ("currentContext", .currentContext), ("custom", .custom),
      ("overFullScreen", .overFullScreen), ("overCurrentContext", .overCurrentContext),
      ("popover", .popover), ("none", .none),
    ])
  static let transitionStyle = ValueSchema<UIModalTransitionStyle>.choice(
    "transitionStyle",
    [
      ("coverVertical", .coverVertical), ("flipHorizontal", .flipHorizontal),
      ("crossDissolve", .crossDissolve), ("partialCurl", .partialCurl),
    ])
  static let updateKind = ValueSchema<SceneUpdateKind>.word("mark")
  static let override = ValueSchema<SceneOverride>.word("override")
  static let priority = ValueSchema<Float>.choice(
    "priorityName", EquationKeywords.priorities.map { ($0.name, $0.priority.rawValue) })
  static let semantics = ValueSchema<UISemanticContentAttribute>.choice(
    "semanticContentAttribute",
    [
      ("unspecified", .unspecified), ("playback", .playback), ("spatial", .spatial),
      ("forceLeftToRight", .forceLeftToRight), ("forceRightToLeft", .forceRightToLeft),
    ])
  static let borderStyle = ValueSchema<FieldTerms.BorderStyle>.choice(
    "borderStyle",
    [("none", .none), ("line", .line), ("bezel", .bezel), ("roundedRect", .roundedRect)])
  static let indicatorStyle = ValueSchema<IndicatorTerms.Style>.choice(
    "indicatorStyle", [("medium", .medium), ("large", .large)])
  static let tableStyle = ValueSchema<SceneTableStyle>.word("tableStyle")
  static let cellStyle = ValueSchema<SceneCellStyle>.word("cellStyle")
  static let accessory = ValueSchema<SceneAccessory>.word("accessory")
  static let insetReference = ValueSchema<SceneInsetReference>.word("insetReference")
  static let scrollPosition = ValueSchema<SceneScrollPosition>.word("scrollPosition")
  static let rowControl = ValueSchema<SceneRowControl>.word("rowControl")
  static let listAppearance = ValueSchema<ListTerms.Appearance>.choice(
    "listAppearance",
    [
      ("plain", .plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped),
      ("sidebar", .sidebar), ("sidebarPlain", .sidebarPlain),
    ])
  static let contentInsetsReference = ValueSchema<UIContentInsetsReference>.choice(
    "contentInsetsReference",
    [
      ("automatic", .automatic), ("none", .none), ("safeArea", .safeArea),
      ("layoutMargins", .layoutMargins), ("readableContent", .readableContent),
    ])
  static let orthogonalScrolling = ValueSchema<UICollectionLayoutSectionOrthogonalScrollingBehavior>
    .choice(
      "orthogonalScrolling",
      [
        ("none", .none), ("continuous", .continuous),
        ("continuousGroupLeadingBoundary", .continuousGroupLeadingBoundary), ("paging", .paging),
        ("groupPaging", .groupPaging), ("groupPagingCentered", .groupPagingCentered),
      ])
  static let rectAlignment = ValueSchema<NSRectAlignment>.choice(
    "rectAlignment",
    [
      ("top", .top), ("topLeading", .topLeading), ("leading", .leading),
      ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
      ("trailing", .trailing), ("topTrailing", .topTrailing),
    ])
  static let isHorizontal = ValueSchema<Bool>.choice(
    "scrollDirection", [("vertical", false), ("horizontal", true)])
  static let axis = ValueSchema<ConstraintTerms.Axis>.choice(
    "axis", [("horizontal", .horizontal), ("vertical", .vertical)])
  static let distribution = ValueSchema<StackTerms.Distribution>.choice(
    "distribution",
    [
      ("fill", .fill), ("fillEqually", .fillEqually),
      ("fillProportionally", .fillProportionally), ("equalSpacing", .equalSpacing),
      ("equalCentering", .equalCentering),
    ])
  static let alignment = ValueSchema<StackTerms.Alignment>.choice(
    "alignment",
    [
      ("fill", .fill), ("leading", .leading), ("top", .top), ("firstBaseline", .firstBaseline),
      ("center", .center), ("trailing", .trailing), ("bottom", .bottom),
      ("lastBaseline", .lastBaseline),
    ])
  static let fontWeight = ValueSchema<UIFont.Weight>.choice(
    "fontWeight",
    [
      ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
      ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
      ("black", .black),
    ])
  static let textStyle = ValueSchema<UIFont.TextStyle>.choice(
    "textStyle",
    [
      ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
      ("headline", .headline), ("subheadline", .subheadline), ("body", .body),
      ("callout", .callout), ("footnote", .footnote), ("caption1", .caption1),
      ("caption2", .caption2),
    ])
  static let isLaunchInScene = ValueSchema<Bool>.choice(
    "launchForm", [("window", false), ("scene", true)])
  static let isTap = ValueSchema<Bool>.choice("selection", [("tap", true), ("code", false)])
  static let isForward = ValueSchema<Bool>.choice(
    "direction", [("forward", true), ("reverse", false)])
  static let phase = ValueSchema<GesturePhase>.word("phase")
  static let gesture = ValueSchema<GestureKind>.word("gesture")
  static let dragEnd = ValueSchema<DragEnd>.word("dragEnd")
  static let additionCall = ValueSchema<AdditionCall>.word("additionCall")
  static let removalCall = ValueSchema<RemovalCall>.word("removalCall")
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
