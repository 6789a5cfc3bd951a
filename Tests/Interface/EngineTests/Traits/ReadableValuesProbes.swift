import Foundation
import GimbalEngine
import GimbalGeometry
import GimbalTraits
import TestSupport

/// The values that the controllers and views of a test read in their callbacks.
@MainActor
final class Notebook {
  /// One callback, and every value that could be read in it, by name.
  struct Entry {
    var callback: String
    var values: [String: String]
    var hasCoordinator: Bool
  }

  private(set) var entries: [Entry] = []
  /// Whether callbacks are recorded.
  var isOpen = false

  func record(
    _ name: String, _ callback: String, hasCoordinator: Bool = false, _ values: [String: String]
  ) {
    guard isOpen else { return }
    let values = Dictionary(uniqueKeysWithValues: values.map { ("\(name) \($0.key)", $0.value) })
    entries.append(
      Entry(callback: "\(name).\(callback)", values: values, hasCoordinator: hasCoordinator))
  }
}

extension UITraitCollection {
  /// The traits that the scenarios change, as a text.
  var testText: String { "\(shortText) \(userInterfaceStyle)" }
}

extension UIView {
  fileprivate var position: String { sceneIdentifier ?? "\(type(of: self))" }

  /// The values of the view, of its ancestors and of its siblings.
  func readableValues(hasCurrent: Bool) -> [String: String] {
    var values = [
      "traits": traitCollection.testText, "window": "\(window != nil)",
      "superview": superview?.position ?? "nil", "bounds": "\(bounds.size)",
      "safe area": "\(safeAreaInsets)", "margins": "\(layoutMargins)",
      "screen": UIScreen.main.traitCollection.testText,
    ]
    values["superview's traits"] = superview?.traitCollection.testText
    values["window's traits"] = window?.traitCollection.testText
    values["window's bounds"] = window.map { "\($0.bounds.size)" }
    values["superview's safe area"] = superview.map { "\($0.safeAreaInsets)" }
    if hasCurrent { values["current"] = UITraitCollection.current.testText }
    return values
  }
}

extension UIViewController {
  /// The values of the controller, its ancestors and its first child.
  func readableValues(hasCurrent: Bool) -> [String: String] {
    var values = [
      "traits": traitCollection.testText, "parent": parent?.sceneIdentifier ?? "nil",
      "children": "\(children.count)", "presented": "\(presentedViewController != nil)",
      "presenting": "\(presentingViewController != nil)",
      "screen": UIScreen.main.traitCollection.testText,
    ]
    values["parent's traits"] = parent?.traitCollection.testText
    values["child's traits"] = children.first?.traitCollection.testText
    if let view = viewIfLoaded {
      for (name, value) in view.readableValues(hasCurrent: false) where name != "screen" {
        values["view's \(name)"] = value
      }
    }
    if hasCurrent { values["current"] = UITraitCollection.current.testText }
    return values
  }
}

/// A controller that reads all values in all its callbacks.
final class QueryingController: UIViewController {
  var notebook = Notebook()
  var makesView: () -> UIView = { UIView() }
  var onLoad: (QueryingController) -> Void = { _ in }

  convenience init(_ name: String, _ notebook: Notebook, child: QueryingController? = nil) {
    self.init(nibName: nil, bundle: nil)
    sceneIdentifier = name
    self.notebook = notebook
    makesView = { QueryingView("\(name).view", notebook) }
    if let child { onLoad = { $0.embed(child) } }
  }

  private func query(_ callback: String, hasCurrent: Bool = false) {
    notebook.record(
      sceneIdentifier ?? "", callback, hasCoordinator: transitionCoordinator != nil,
      readableValues(hasCurrent: hasCurrent))
  }

  override func loadView() {
    let size = UIScreen.main.bounds.size
    view = makesView()
    view.frame = CGRect(origin: .zero, size: size)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
  override func viewDidLoad() {
    query("viewDidLoad")
    onLoad(self)
  }
  override func viewWillAppear(_ animated: Bool) { query("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { query("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { query("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { query("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { query("viewDidDisappear") }
  override func updateViewConstraints() {
    query("updateViewConstraints")
    super.updateViewConstraints()
  }
  override func updateProperties() { query("updateProperties", hasCurrent: true) }
  override func viewWillLayoutSubviews() { query("viewWillLayoutSubviews", hasCurrent: true) }
  override func viewDidLayoutSubviews() { query("viewDidLayoutSubviews", hasCurrent: true) }
  override func viewSafeAreaInsetsDidChange() { query("viewSafeAreaInsetsDidChange") }
  override func viewLayoutMarginsDidChange() { query("viewLayoutMarginsDidChange") }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    query("traitCollectionDidChange", hasCurrent: true)
  }
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    query("willTransition")
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.query("alongside traits") })
    super.willTransition(to: newCollection, with: coordinator)
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    query("viewWillTransition")
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.query("alongside") },
      completion: { [weak self] _ in self?.query("completion") })
    super.viewWillTransition(to: size, with: coordinator)
  }
  override func willRotate(
    to orientation: UIInterfaceOrientation, duration: TimeInterval
  ) { query("willRotate") }
  override func willAnimateRotation(
    to orientation: UIInterfaceOrientation, duration: TimeInterval
  ) { query("willAnimateRotation") }
  override func didRotate(from orientation: UIInterfaceOrientation) { query("didRotate") }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    query(parent == nil ? "willMove(toParent: nil)" : "willMove(toParent:)")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    query(parent == nil ? "didMove(toParent: nil)" : "didMove(toParent:)")
  }
  override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
}

/// A view that reads all values in all its callbacks.
final class QueryingView: UIView {
  private var notebook = Notebook()

  convenience init(_ name: String, _ notebook: Notebook) {
    self.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    sceneIdentifier = name
    self.notebook = notebook
  }

  private func query(_ callback: String, hasCurrent: Bool = false) {
    notebook.record(sceneIdentifier ?? "", callback, readableValues(hasCurrent: hasCurrent))
  }

  override func willMove(toSuperview superview: UIView?) {
    query(superview == nil ? "willMove(toSuperview: nil)" : "willMove(toSuperview:)")
  }
  override func didMoveToSuperview() { query("didMoveToSuperview") }
  override func willMove(toWindow window: UIWindow?) {
    query(window == nil ? "willMove(toWindow: nil)" : "willMove(toWindow:)")
  }
  override func didMoveToWindow() { query("didMoveToWindow") }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    query("traitCollectionDidChange", hasCurrent: true)
  }
  override func tintColorDidChange() { query("tintColorDidChange", hasCurrent: true) }
  override func safeAreaInsetsDidChange() { query("safeAreaInsetsDidChange") }
  override func layoutMarginsDidChange() { query("layoutMarginsDidChange") }
  override func updateProperties() { query("updateProperties", hasCurrent: true) }
  override func layoutSubviews() {
    super.layoutSubviews()
    query("layoutSubviews", hasCurrent: true)
  }
  override func draw(_ rect: CGRect) { query("draw", hasCurrent: true) }
}
