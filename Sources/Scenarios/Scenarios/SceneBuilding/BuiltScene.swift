import Foundation
import Gimbal
import GimbalDevices
import GimbalDocuments
import GimbalEngine
import GimbalGeometry
import GimbalInterfaceBuilder
import GimbalTraits

/// A scene that is shown: the objects by their names, and the execution of its rules.
///
/// It retains only controllers that a step removed from their parent, or never added to one.
///
/// Created at the step `launch`; later steps change the views of the app through it.
@MainActor
final class BuiltScene: NamedViews {
  /// A weak reference to an object with a name.
  struct Held<Object: AnyObject> {
    /// The object; nil after it was released.
    weak var object: Object?
  }

  /// The path of the scene's file, for errors.
  let file: String
  private let device: DeviceProfile
  /// The system of the device, on which conditions depend.
  let system: SystemVersion
  private weak var simulator: Simulator?
  private var views: [String: Held<UIView>] = [:]
  private var controllers: [String: Held<UIViewController>] = [:]
  private var guides: [String: Held<UILayoutGuide>] = [:]
  /// The views whose position the scene does not determine.
  private var placeable: [ObjectIdentifier: Held<UIView>] = [:]
  /// The constraints of the scene, in the order of creation.
  var built: [BuiltConstraint] = []
  private weak var root: UIViewController?
  private var retained: [UIViewController] = []
  /// The data of the scene's tables and collection views, which hold it weakly.
  var lists: [ObjectIdentifier: ScriptedList] = [:]
  /// The cell that is being filled, whose names have priority over those of the scene.
  private(set) var cellScope: CellScope?
  /// The delegate of the scroll views of the scene.
  let scrollDelegate = ScriptedScrollDelegate()
  /// The errors of rules, in order; each once.
  private(set) var issues: [SceneError] = []

  /// Creates a scene without objects; building it adds them.
  init(_ simulator: Simulator, file: String) {
    self.file = file
    device = simulator.profile
    system = simulator.system
    self.simulator = simulator
  }

  // MARK: Names

  /// Gives a view its name in the scene, in the open cell if a cell is filled.
  func bear(_ name: String?, _ view: UIView) {
    guard let name else { return }
    view.sceneIdentifier = name
    if let cellScope { cellScope.bear(name, view) } else { views[name] = Held(object: view) }
  }

  /// Runs a body in which the names of a cell have priority over those of the scene.
  ///
  /// The body fills the cell or sets values on its views.
  func within(_ scope: CellScope, _ body: () throws(SceneError) -> Void) throws(SceneError) {
    let outer = cellScope
    cellScope = scope
    defer { cellScope = outer }
    try body()
  }

  /// Gives a controller its name in the scene.
  func bear(_ name: String?, _ controller: UIViewController) {
    guard let name else { return }
    controller.sceneIdentifier = name
    controllers[name] = Held(object: controller)
  }

  /// Adds a layout guide with a name to a view.
  func add(_ guide: SceneGuide, to view: UIView) {
    let made = UILayoutGuide()
    made.identifier = guide.id
    guides[guide.id] = Held(object: made)
    view.addLayoutGuide(made)
  }

  /// Records whether the scene determines a view's position.
  func registerView(_ view: UIView, isPositioned: Bool) {
    if !isPositioned { placeable[ObjectIdentifier(view)] = Held(object: view) }
  }

  /// Returns true if constraints may determine the position of a view of the scene.
  func isPlaceable(_ view: UIView) -> Bool {
    placeable[ObjectIdentifier(view)]?.object === view
  }

  /// Retains a controller without a parent, as an app's property would.
  func retain(_ controller: UIViewController) {
    if !retained.contains(where: { $0 === controller }) { retained.append(controller) }
  }

  /// Sets the root controller, after it was built.
  func setRoot(_ controller: UIViewController) { root = controller }

  /// The app's key window; nil without one.
  var keyWindow: UIWindow? { UIApplication.shared.keyWindow }

  /// Returns the view with a name: of the scene, else the one in the window with the trace name.
  ///
  /// - Complexity: O(1) for the scene's names, else O(views).
  func view(_ name: String) -> UIView? {
    if let view = cellScope?.view(name) ?? views[name]?.object { return view }
    if let part = ListPartName(name) { return view(part) }
    if name == "window" { return keyWindow }
    if name.hasSuffix(".view"), let controller = controller(String(name.dropLast(5))) {
      return controller.viewIfLoaded
    }
    guard let keyWindow else { return nil }
    let views = descendants(of: keyWindow)
    let names = names(of: views)
    // The label in an interface document can contain spaces.
    let location = names.firstIndex(of: name) ?? names.firstIndex(of: DocumentNames.word(name))
    return location.map { views[$0] }
  }

  /// Returns the controller with a name: of the scene, else the one with the trace name.
  func controller(_ name: String) -> UIViewController? {
    if let controller = controllers[name]?.object { return controller }
    guard let root = root ?? keyWindow?.rootViewController else { return nil }
    if name == "root" { return root }
    return ControllerTree.below(root).first { simulator?.name(of: $0) == name }
  }

  /// Returns the layout guide of the scene with a name; nil without one.
  func guide(_ name: String) -> UILayoutGuide? { guides[name]?.object }

  /// The view of the root controller, or the window without one.
  var rootView: UIView? { root?.viewIfLoaded ?? keyWindow }

  /// The names of all views in the window, for hints.
  var viewNames: [String] { keyWindow.map { names(of: descendants(of: $0)) } ?? [] }

  /// The names of all controllers, for hints.
  private var controllerNames: [String] {
    guard let simulator, let root = keyWindow?.rootViewController else { return [] }
    return ControllerTree.below(root).map { simulator.name(of: $0) }
  }

  private func names(of views: [UIView]) -> [String] {
    simulator?.machine.recorder.names(of: views.map(\.traceReceiver)) ?? []
  }

  private func descendants(of view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap { descendants(of: $0) }
  }

  // MARK: Rules

  /// Returns the current state for conditions, with the size classes of some traits.
  func circumstances(_ traits: UITraitCollection?) -> Circumstances {
    Circumstances(
      device: device, system: system, orientation: UIApplication.shared.statusBarOrientation,
      sizeClasses: SizeClasses(
        horizontal: traits?.horizontalSizeClass ?? .unspecified,
        vertical: traits?.verticalSizeClass ?? .unspecified),
      posture: Simulator.current?.posture)
  }

  /// Applies the rules whose conditions hold, in order.
  func apply(_ rules: [Setting], traits: UITraitCollection) {
    if rules.isEmpty { return }
    let circumstances = circumstances(traits)
    for rule in rules where rule.condition.holds(in: circumstances) {
      do throws(SceneError) {
        try apply(rule)
      } catch {
        recordError(error)
      }
    }
  }

  /// Stores an error of the scene for the failure of the current step, once.
  func recordError(_ issue: SceneError) {
    if !issues.contains(issue) { issues.append(issue) }
  }

  /// Sets the values of a rule or a step on its target.
  ///
  /// - Throws: an error with the source location for an unknown target, or a value that it cannot
  /// have.
  func apply(_ setting: Setting) throws(SceneError) {
    switch setting.target.kind {
    case .view:
      let view = try existingView(setting.target)
      try check(setting.values, for: view, setting.target)
      try apply(setting.values, to: view, superview: view.superview)
    case .controller:
      let controller = try existingController(setting.target)
      try check(setting.values, for: controller, setting.target)
      try setting.values.set(on: controller)
    case .constraint: try setting.values.set(on: existingConstraints(setting.target))
    }
  }

  /// Returns the view with a name; throws an error with the nearest name if there is none.
  func existingView(_ target: Target) throws(SceneError) -> UIView {
    guard let view = view(target.name) else {
      throw absence(target, among: viewNames)
    }
    return view
  }

  /// Returns the controller with a name; throws an error if there is none.
  func existingController(_ target: Target) throws(SceneError) -> UIViewController {
    guard let controller = controller(target.name) else {
      throw absence(target, among: controllerNames)
    }
    return controller
  }

  /// Returns the error for a name without an object, with the nearest of some names.
  func absence(_ target: Target, among names: [String]) -> SceneError {
    SceneError(
      position: target.position,
      message: "there is no \(target.kind.rawValue) \(QuotedText.of(target.name)) at this moment"
        + NearestWord.hintOrAll(for: target.name, among: names))
  }

  /// Sets values on a view: frame, bounds, center, transform, then the rest.
  func apply(
    _ values: PropertyValues, to view: UIView, superview: UIView?
  ) throws(SceneError) {
    let scope = LengthScope(builtScene: self, target: view, superview: superview)
    if let frame = values[ViewProperty.frame] { view.frame = try scope.rect(frame) }
    try values.set(on: view, scope)
    try applySpacings(of: values, to: view)
  }

  /// Throws an error for properties that a controller from Swift decides itself.
  private func check(
    _ values: PropertyValues, for controller: UIViewController, _ target: Target
  ) throws(SceneError) {
    guard controller.script == nil,
      values.gives(ControllerProperty.supportedOrientations)
        || values.gives(ControllerProperty.preferredOrientation)
        || values.gives(ControllerProperty.shouldAutorotate)
    else { return }
    throw SceneError(
      position: target.position,
      message: "\(QuotedText.of(target.name)) is made in Swift, which decides its orientations")
  }
}
