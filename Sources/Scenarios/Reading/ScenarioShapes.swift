import GimbalDevices
import GimbalDocuments
import GimbalEngine
import GimbalGeometry
import GimbalTraits

/// The objects of scenario and scene files and their keys; the schemas say the same.
enum ScenarioShapes {
  static let scenario = ObjectShape(
    "scenario", required: ["title", "devices", "scene", "steps"],
    optional: [
      "$schema", "rule", "shows", "systems", "app", "seed", "settings", "switches", "pending",
    ])
  static let deviceFilter = ObjectShape(
    "deviceFilter", required: [],
    optional: [
      "minYear", "maxYear", "idiom", "horizontalSizeClass", "verticalSizeClass", "minWidth",
      "maxWidth", "homeButton", "upsideDown",
    ])
  static let app = ObjectShape(
    "app", required: [],
    optional: ["supportedOrientations", "padOrientations", "launchScreen", "requiresFullScreen"])
  static let settings = ObjectShape(
    "settings", required: [],
    optional: [
      "contentSizeCategory", "userInterfaceStyle", "layoutDirection", "legibilityWeight",
      "accessibilityContrast",
    ])
  static let switches = ObjectShape(
    "switches", required: [],
    optional: BehaviourSwitches.flags.map(\.name) + ["rotationDuration", "transitionDuration"])
  static let swiftScene = ObjectShape("swiftScene", required: ["swift"])

  static let scene = ObjectShape("scene", required: ["controller"], optional: ["$schema", "title"])
  static let controllerValues = [
    "title", "supportedOrientations", "shouldAutorotate", "additionalSafeAreaInsets",
    "viewRespectsSystemMinimumLayoutMargins", "traitOverrides", "modalPresentationStyle",
    "modalTransitionStyle", "definesPresentationContext",
    "providesPresentationContextTransitionStyle", "isModalInPresentation", "preferredContentSize",
    "hidesBottomBarWhenPushed",
  ]
  static let containerKeys = [
    "stack", "navigationBarHidden", "toolbarHidden", "tabs", "selected", "columns", "splitStyle",
    "pages", "pageStyle", "delegate",
  ]
  static let columns = ObjectShape(
    "columns", required: [], optional: SceneColumn.allCases.map(\.rawValue))
  static let delegate = ObjectShape(
    "delegate", required: [],
    optional: [
      "shouldSelect", "primaryForCollapsing", "collapses", "primaryForExpanding", "separates",
    ])
  static let presentationDelegate = ObjectShape(
    "presentationDelegate", required: [], optional: ["shouldDismiss", "adaptiveStyle"])
  static let transitioningDelegate = ObjectShape(
    "transitioningDelegate", required: [], optional: ["presentationController", "duration"])
  static let controller = ObjectShape(
    "controller", required: [],
    optional: ["id", "class"] + containerKeys + controllerValues + [
      "view", "children", "constraints", "layout", "willTransition", "viewWillTransition",
      "afterTransition", "withoutSuper", "receivesLegacyRotationCallbacks",
      "grantsPreferredContentSize", "presentationDelegate", "transitioningDelegate",
    ])
  static let viewValues =
    [
      "frame", "bounds", "center", "transform", "alpha", "hidden", "backgroundColor", "opaque",
      "clipsToBounds", "userInteractionEnabled", "tag", "autoresizing", "autoresizesSubviews",
      "traitOverrides", "needs",
    ] + layoutValues + controlValues + stackValues
  static let stackValues = [
    "axis", "spacing", "distribution", "alignment", "customSpacing",
    "isLayoutMarginsRelativeArrangement", "isBaselineRelativeArrangement",
  ]
  static let controlValues = [
    "text", "title", "font", "numberOfLines", "preferredMaxLayoutWidth",
    "adjustsFontForContentSizeCategory", "image",
  ]
  static let layoutValues = [
    "translatesAutoresizingMaskIntoConstraints", "hugging", "compression", "intrinsicContentSize",
    "layoutMargins", "directionalLayoutMargins", "preservesSuperviewLayoutMargins",
    "insetsLayoutMarginsFromSafeArea", "alignmentRectInsets", "semanticContentAttribute",
  ]
  static let view = ObjectShape(
    "view", required: [],
    optional: ["id", "class"] + viewValues + [
      "arrangedSubviews", "subviews", "layoutGuides", "constraints", "layout",
    ])
  static let constraintValues = ["constant", "priority", "active"]
  static let setting = ObjectShape(
    "setting", required: [],
    optional: Target.Kind.allCases.map(\.rawValue) + viewValues
      + controllerValues.filter { !viewValues.contains($0) } + constraintValues)
  static let rule = ObjectShape("rule", required: [], optional: setting.optional + ["when"])
  static let transform = ObjectShape(
    "transform", required: [],
    optional: ["translate", "rotate", "scale", "matrix", "concat", "inverse"])

  static let constraint = ObjectShape(
    "constraint", required: [],
    optional: [
      "equation", "format", "options", "metrics", "priority", "identifier", "active", "when",
      "variations",
    ])
  static let variation = ObjectShape(
    "variation", required: ["when"], optional: ["constant", "active"])
  static let axisPriorities = ObjectShape(
    "axisPriorities", required: [], optional: ["horizontal", "vertical"])
  static let font = ObjectShape("font", required: [], optional: ["size", "weight", "style"])
  static let standInText = ObjectShape(
    "standInText", required: ["lineWidth", "lineHeight"],
    optional: ["ascent", "numberOfLines", "preferredMaxLayoutWidth"])

  static let actions =
    [
      "launch", "rotate", "resize", "settings", "set", "add", "remove", "activate", "deactivate",
      "keyboard", "interrupt", "wait", "snapshot", "expect",
    ] + LifeStep.allCases.map(\.rawValue) + StepReader.controllerActs
  static let step = ObjectShape("step", required: [], optional: actions + ["when"])
  static let condition = ObjectShape(
    "condition", required: [],
    optional: [
      "idiom", "orientation", "horizontalSizeClass", "verticalSizeClass", "minSystem", "maxSystem",
      "eras", "devices", "homeButton", "upsideDown",
    ])
  static let launch = ObjectShape("launch", required: [], optional: ["orientation", "form"])
  static let life = ObjectShape("life", required: [])
  static let pane = ObjectShape("pane", required: [], optional: ["split", "window"])
  static let add = ObjectShape(
    "add", required: ["to"], optional: Target.Kind.allCases.map(\.rawValue) + ["at", "calls"])
  static let remove = ObjectShape(
    "remove", required: [], optional: Target.Kind.allCases.map(\.rawValue) + ["calls"])
  static let exchange = ObjectShape(
    "exchange", required: ["in", "from", "to"], optional: ["duration"])
  static let push = ObjectShape("push", required: ["in", "controller"], optional: ["animated"])
  static let pop = ObjectShape("pop", required: ["in"], optional: ["to", "animated"])
  static let popToRoot = ObjectShape("popToRoot", required: ["in"], optional: ["animated"])
  static let setStack = ObjectShape(
    "setStack", required: ["in", "controllers"], optional: ["animated"])
  static let select = ObjectShape("select", required: ["in", "controller"], optional: ["by"])
  static let swipeBack = ObjectShape("swipeBack", required: ["in"], optional: ["phase"])
  static let present = ObjectShape(
    "present", required: ["controller"], optional: ["from", "animated", "sourceView"])
  static let dismiss = ObjectShape("dismiss", required: ["from"], optional: ["animated"])
  static let swipeDown = ObjectShape("swipeDown", required: ["controller"], optional: ["phase"])
  static let updateOrientations = ObjectShape("updateOrientations", required: ["controller"])
  static let overrideTraits = ObjectShape(
    "overrideTraits", required: ["in", "child", "traits"])
  static let turnPage = ObjectShape(
    "turnPage", required: ["in", "to"], optional: ["direction", "animated"])
  static let swipePage = ObjectShape(
    "swipePage", required: ["in"], optional: ["direction", "phase"])
  static let interrupt = ObjectShape("interrupt", required: ["step", "after"])

  static let viewClaims = [
    "frame", "bounds", "center", "transform", "safeArea", "layoutMargins", "inside", "notInside",
    "hidden",
    "alpha", "autoresizing", "exists", "ambiguous", "intrinsicContentSize", "fittingSize",
  ]
  static let constraintClaims = ["active", "constant", "priority", "owner"]
  static let expect = ObjectShape(
    "expect", required: [],
    optional: ["events", "since", "view", "controller", "guide", "constraint", "in"] + viewClaims
      + constraintClaims + ["traits", "layout", "as", "orientation", "exception", "refused"])
  static let fitting = ObjectShape(
    "fitting", required: ["size"], optional: ["target", "horizontal", "vertical"])
  static let eventClaims = [
    "inOrder", "exactly", "sequence", "never", "count", "before", "nested", "oncePer",
  ]
  static let events = ObjectShape(
    "events", required: [], optional: eventClaims + ["among", "absent", "exactlyOnce"])
  static let event = ObjectShape(
    "event", required: [], optional: ["event", "returns", "when", "choice"])
  static let nested = ObjectShape("nested", required: ["event", "in"])
  static let oncePer = ObjectShape("oncePer", required: ["event", "per"])
  static let traits = ObjectShape(
    "traits", required: [],
    optional: ["horizontalSizeClass", "verticalSizeClass", "userInterfaceIdiom", "displayScale"]
      + settings.optional)

  /// The shapes that only the scenario's schema has, its root first.
  static let ofScenarios = [
    scenario, deviceFilter, app, settings, switches, swiftScene, step, setting, launch, life, pane,
    add,
    remove, interrupt, push, pop, popToRoot, setStack, select, swipeBack, present, dismiss,
    swipeDown, updateOrientations, exchange, overrideTraits,
    turnPage, swipePage, expect, fitting, events,
    event, nested,
    oncePer, traits,
  ]
  /// The shapes of the scene's schema, its root first; the scenario's refers to them.
  static let ofScenes = [
    scene, controller, columns, delegate, presentationDelegate, transitioningDelegate,
    view, rule, constraint, variation, axisPriorities,
    standInText, font,
    transform,
    condition,
  ]
}

/// The words that the files may use where they have a choice, under the names of the schemas.
package enum ScenarioWords {
  package static let systems = ["newest", "all"] + Era.allCases.map(\.name)
  static let families = DeviceFamily.allCases.map(\.rawValue)
  static let idiom = ["phone", "pad"]
  static let sizeClass = ["compact", "regular"]
  static let era = Era.allCases.map(\.name)
  static let deviceOrientation = UIDeviceOrientation.allCases.filter { $0 != .unknown }.map(\.name)
  static let interfaceOrientation = UIInterfaceOrientation.allCases.filter { $0 != .unknown }
    .map(\.name)
  static let orientations = interfaceOrientation + ["landscape", "all", "allButUpsideDown"]
  static let contentSizeCategory = UIContentSizeCategory.allCases.map(\.name)
  static let userInterfaceStyle = ["light", "dark"]
  static let layoutDirection = ["leftToRight", "rightToLeft"]
  static let legibilityWeight = ["regular", "bold"]
  static let accessibilityContrast = ["normal", "high"]
  static let split = SplitShare.allCases.map(\.rawValue)
  static let window = ["fullScreen", "slideOver"]
  static let space = ViewClaim.Space.allCases.map(\.rawValue)
  static let color = SceneColor.names.map(\.name)
  static let spring = ["LM", "W", "RM", "TM", "H", "BM"]
  static let viewClass = SceneViewClass.allCases.map(\.rawValue)
  static let controllerClass = SceneControllerClass.allCases.map(\.rawValue)
  static let splitStyle = SceneSplitStyle.allCases.map(\.rawValue)
  static let pageStyle = ScenePageStyle.allCases.map(\.rawValue)
  static let layout = ["same"]
  static let presentationStyle = PresentationWords.styles.map(\.name)
  static let transitionStyle = PresentationWords.transitions.map(\.name)
  static let mark = SceneMark.allCases.map(\.rawValue)
  static let override = SceneOverride.allCases.map(\.rawValue)
  static let priority = EquationWords.priorities.map(\.name)
  static let semantics = UISemanticContentAttribute.named.map(\.name)
  static let axis = ControlWords.axes.map(\.name)
  static let distribution = ControlWords.distributions.map(\.name)
  static let alignment = ControlWords.alignments.map(\.name)
  static let fontWeight = ControlWords.weights.map(\.name)
  static let textStyle = ControlWords.styles.map(\.name)
  static let launchForm = ["window", "scene"]
  static let selection = ["tap", "code"]
  static let direction = ["forward", "reverse"]
  static let phase = GesturePhase.allCases.map(\.rawValue)
  static let additionCall = AdditionCall.allCases.map(\.rawValue)
  static let removalCall = RemovalCall.allCases.map(\.rawValue)
  static let fittingTarget = ["compressed", "expanded"]
  static let formatOption = FormatWords.options.map(\.name)

  /// The lists that the scene's schema has too, by name.
  static let ofScenes = [
    ("idiom", idiom), ("sizeClass", sizeClass), ("era", era), ("family", families),
    ("orientationName", orientations), ("color", color), ("spring", spring),
    ("viewClass", viewClass), ("controllerClass", controllerClass), ("priorityName", priority),
    ("semanticContentAttribute", semantics), ("formatOption", formatOption),
    ("fontWeight", fontWeight), ("textStyle", textStyle), ("axis", axis),
    ("distribution", distribution), ("alignment", alignment), ("mark", mark),
    ("presentationStyle", presentationStyle), ("transitionStyle", transitionStyle),
    ("override", override), ("splitStyle", splitStyle), ("pageStyle", pageStyle),
  ]
  /// The lists that only the scenario's schema has, by name.
  static let ofScenarios = [
    ("systemName", systems), ("deviceOrientation", deviceOrientation),
    ("interfaceOrientation", interfaceOrientation), ("contentSizeCategory", contentSizeCategory),
    ("userInterfaceStyle", userInterfaceStyle), ("layoutDirection", layoutDirection),
    ("legibilityWeight", legibilityWeight), ("accessibilityContrast", accessibilityContrast),
    ("split", split), ("windowName", window), ("space", space), ("layoutName", layout),
    ("fittingTarget", fittingTarget), ("additionCall", additionCall),
    ("launchForm", launchForm), ("removalCall", removalCall), ("selection", selection),
    ("direction", direction),
    ("phase", phase),
  ]
}
