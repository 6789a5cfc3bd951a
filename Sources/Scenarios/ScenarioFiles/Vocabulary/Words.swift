import GimbalDevices
import GimbalDocuments
import GimbalGeometry
import GimbalTerms
import GimbalText
import GimbalTraits

/// The words that files may use where they have a choice, each with what it stands for.
enum Words {
  static let idiom = Form<UIUserInterfaceIdiom>.choice(
    "idiom", [("phone", .phone), ("pad", .pad)])
  static let sizeClass = Form<UIUserInterfaceSizeClass>.choice(
    "sizeClass", [("compact", .compact), ("regular", .regular)])
  static let era = Form<Era>.named("era", Era.allCases)
  static let family = Form<DeviceFamily>.word("family")
  static let system = Form<String>.words("systemName", SystemSelector.words)
  static let deviceOrientation = Form<UIDeviceOrientation>.named(
    "deviceOrientation", UIDeviceOrientation.allCases.filter { $0 != .unknown })
  static let interfaceOrientation = Form<UIInterfaceOrientation>.named(
    "interfaceOrientation", interfaceOrientations)
  static let orientationName = Form<UIInterfaceOrientationMask>.choice(
    "orientationName",
    interfaceOrientations.map { ($0.name, UIInterfaceOrientationMask($0)) } + [
      ("landscape", .landscape), ("all", .all), ("allButUpsideDown", .allButUpsideDown),
    ])
  private static let interfaceOrientations = UIInterfaceOrientation.allCases.filter {
    $0 != .unknown
  }
  static let contentSizeCategory = Form<UIContentSizeCategory>.named(
    "contentSizeCategory", UIContentSizeCategory.allCases)
  static let userInterfaceStyle = Form<UIUserInterfaceStyle>.choice(
    "userInterfaceStyle", [("light", .light), ("dark", .dark)])
  static let layoutDirection = Form<UITraitEnvironmentLayoutDirection>.choice(
    "layoutDirection", [("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)])
  static let legibilityWeight = Form<UILegibilityWeight>.choice(
    "legibilityWeight", [("regular", .regular), ("bold", .bold)])
  static let accessibilityContrast = Form<UIAccessibilityContrast>.choice(
    "accessibilityContrast", [("normal", .normal), ("high", .high)])
  static let split = Form<SplitShare>.word("split")
  static let side = Form<PaneSide>.word("side")
  static let posture = Form<Posture>.word("posture")
  static let window = Form<WindowLayout>.choice(
    "windowName", [("fullScreen", .fullScreen), ("slideOver", .slideOver)])
  static let space = Form<ViewClaim.Space>.word("space")
  static let color = Form<SceneColor>.choice(
    "color", SceneColor.names.map { ($0.name, $0.color) })
  static let springs = ["LM", "W", "RM", "TM", "H", "BM"]
  static let viewClass = Form<SceneViewClass>.word("viewClass")
  static let controllerClass = Form<SceneControllerClass>.word("controllerClass")
  static let splitStyle = Form<SceneSplitStyle>.word("splitStyle")
  static let pageStyle = Form<ScenePageStyle>.word("pageStyle")
  static let layout = Form<String>.words("layoutName", ["same"])
  static let presentationStyle = Form<UIModalPresentationStyle>.choice(
    "presentationStyle",
    [
      ("automatic", .automatic), ("fullScreen", .fullScreen), ("pageSheet", .pageSheet),
      ("formSheet", .formSheet), ("currentContext", .currentContext), ("custom", .custom),
      ("overFullScreen", .overFullScreen), ("overCurrentContext", .overCurrentContext),
      ("popover", .popover), ("none", .none),
    ])
  static let transitionStyle = Form<UIModalTransitionStyle>.choice(
    "transitionStyle",
    [
      ("coverVertical", .coverVertical), ("flipHorizontal", .flipHorizontal),
      ("crossDissolve", .crossDissolve), ("partialCurl", .partialCurl),
    ])
  static let mark = Form<SceneMark>.word("mark")
  static let override = Form<SceneOverride>.word("override")
  static let priority = Form<Float>.choice(
    "priorityName", EquationWords.priorities.map { ($0.name, $0.priority.rawValue) })
  static let semantics = Form<UISemanticContentAttribute>.choice(
    "semanticContentAttribute",
    [
      ("unspecified", .unspecified), ("playback", .playback), ("spatial", .spatial),
      ("forceLeftToRight", .forceLeftToRight), ("forceRightToLeft", .forceRightToLeft),
    ])
  static let borderStyle = Form<FieldTerms.BorderStyle>.choice(
    "borderStyle",
    [("none", .none), ("line", .line), ("bezel", .bezel), ("roundedRect", .roundedRect)])
  static let indicatorStyle = Form<IndicatorTerms.Style>.choice(
    "indicatorStyle", [("medium", .medium), ("large", .large)])
  static let tableStyle = Form<SceneTableStyle>.word("tableStyle")
  static let cellStyle = Form<SceneCellStyle>.word("cellStyle")
  static let accessory = Form<SceneAccessory>.word("accessory")
  static let insetReference = Form<SceneInsetReference>.word("insetReference")
  static let scrollPosition = Form<SceneScrollPosition>.word("scrollPosition")
  static let rowControl = Form<SceneRowControl>.word("rowControl")
  static let listAppearance = Form<ListTerms.Appearance>.choice(
    "listAppearance",
    [
      ("plain", .plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped),
      ("sidebar", .sidebar), ("sidebarPlain", .sidebarPlain),
    ])
  static let contentInsetsReference = Form<UIContentInsetsReference>.choice(
    "contentInsetsReference",
    [
      ("automatic", .automatic), ("none", .none), ("safeArea", .safeArea),
      ("layoutMargins", .layoutMargins), ("readableContent", .readableContent),
    ])
  static let orthogonalScrolling = Form<UICollectionLayoutSectionOrthogonalScrollingBehavior>
    .choice(
      "orthogonalScrolling",
      [
        ("none", .none), ("continuous", .continuous),
        ("continuousGroupLeadingBoundary", .continuousGroupLeadingBoundary), ("paging", .paging),
        ("groupPaging", .groupPaging), ("groupPagingCentered", .groupPagingCentered),
      ])
  static let rectAlignment = Form<NSRectAlignment>.choice(
    "rectAlignment",
    [
      ("top", .top), ("topLeading", .topLeading), ("leading", .leading),
      ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
      ("trailing", .trailing), ("topTrailing", .topTrailing),
    ])
  static let isHorizontal = Form<Bool>.choice(
    "scrollDirection", [("vertical", false), ("horizontal", true)])
  static let axis = Form<ConstraintTerms.Axis>.choice(
    "axis", [("horizontal", .horizontal), ("vertical", .vertical)])
  static let distribution = Form<StackTerms.Distribution>.choice(
    "distribution",
    [
      ("fill", .fill), ("fillEqually", .fillEqually),
      ("fillProportionally", .fillProportionally), ("equalSpacing", .equalSpacing),
      ("equalCentering", .equalCentering),
    ])
  static let alignment = Form<StackTerms.Alignment>.choice(
    "alignment",
    [
      ("fill", .fill), ("leading", .leading), ("top", .top), ("firstBaseline", .firstBaseline),
      ("center", .center), ("trailing", .trailing), ("bottom", .bottom),
      ("lastBaseline", .lastBaseline),
    ])
  static let fontWeight = Form<UIFont.Weight>.choice(
    "fontWeight",
    [
      ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
      ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
      ("black", .black),
    ])
  static let textStyle = Form<UIFont.TextStyle>.choice(
    "textStyle",
    [
      ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
      ("headline", .headline), ("subheadline", .subheadline), ("body", .body),
      ("callout", .callout), ("footnote", .footnote), ("caption1", .caption1),
      ("caption2", .caption2),
    ])
  static let isLaunchInScene = Form<Bool>.choice(
    "launchForm", [("window", false), ("scene", true)])
  static let isTap = Form<Bool>.choice("selection", [("tap", true), ("code", false)])
  static let isForward = Form<Bool>.choice("direction", [("forward", true), ("reverse", false)])
  static let phase = Form<GesturePhase>.word("phase")
  static let gesture = Form<GestureKind>.word("gesture")
  static let dragEnd = Form<DragEnd>.word("dragEnd")
  static let additionCall = Form<AdditionCall>.word("additionCall")
  static let removalCall = Form<RemovalCall>.word("removalCall")
  static let fittingTarget = Form<FittingTarget>.choice(
    "fittingTarget", [("compressed", .compressed), ("expanded", .expanded)])
  /// UIKit's options of visual formats by their names.
  ///
  /// See: L-VFL-8.
  static let formatOption = Form<ConstraintTerms.FormatOptions>.choice(
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

extension Form where Value: NamedCase {
  /// Some cases by their names, defined under a name.
  fileprivate static func named(_ name: String, _ cases: [Value]) -> Form {
    .choice(name, cases.map { ($0.name, $0) })
  }
}
