import GimbalEngine
import GimbalTraits

/// The appearances that an app has set on one device, and the values that views have taken.
///
/// It is created when an app first reads a proxy, and removed when the device is powered off. The
/// engine calls `apply(to:)`, which changes properties of that view.
@MainActor
final class AppearanceRecords: AppearanceWork {
  private var proxies: [AppearanceProxy] = []
  /// The values that each view has taken, to recognize values that the app sets later.
  private var taken: [ObjectIdentifier: TakenAppearances] = [:]
  /// The number of entries from which entries of deallocated views are removed.
  private var limit = 64
  /// The indices in `AppearanceSetting.all` of the properties that apply to a class; a cache.
  private var appearances: [ObjectIdentifier: [Int]] = [:]

  /// The records of the current device, which are created on the first call.
  static var current: AppearanceRecords {
    let state = Machine.forNewObjects.state(AppearanceState.self)
    if let book = state.work as? AppearanceRecords { return book }
    let book = AppearanceRecords()
    state.work = book
    return book
  }

  /// Returns the proxy of a scope; `appearance()` calls it.
  ///
  /// `make` is called on the first call for the scope, and the proxy is retained.
  func proxy(for scope: AppearanceScope, make: () -> AppearanceProxy) -> AppearanceProxy {
    if let known = proxies.first(where: { $0.scope == scope }) { return known }
    let made = make()
    proxies.append(made)
    return made
  }

  /// Writes the values of proxies to a view, except to properties that the app has set on the view.
  ///
  /// The engine calls it after the view has entered a window, before `didMoveToWindow()`.
  ///
  /// Rule: R-LOOK-1.
  func apply(to view: UIView) {
    let own = proxies.filter { $0.isFor(view) }
    guard !own.isEmpty else { return }
    let chain = AppearanceRecords.containers(around: view)
    let positioned = own.compactMap { proxy in
      proxy.position(around: chain, view).map { (proxy: proxy, position: $0) }
    }
    guard !positioned.isEmpty else { return }
    let isSystems = AppearanceMaking.isPartOfSystemView(view)
    var old = takenAppearances(of: view)
    for index in appearances(of: view) {
      let setting = positioned.filter { $0.proxy.hasSet(index) }
      guard var best = setting.first else { continue }
      for other in setting.dropFirst()
      where !best.proxy.goesBefore(other.proxy, best.position, other.position) {
        best = other
      }
      let (appearance, now) = (
        AppearanceSetting.all[index], AppearanceSetting.all[index].read(view)
      )
      let isOwn =
        !isSystems && !appearance.isEqual(now, AppearanceMaking.usual(appearance, for: view))
        && !(old[index].map { appearance.isEqual($0, now) } ?? false)
      guard !isOwn else { continue }
      let new = appearance.read(best.proxy.view)
      if !appearance.isEqual(now, new) { appearance.write(view, new) }
      old[index] = new
    }
    store(old, of: view)
  }

  /// Returns the ancestors of a view, the window first; each view follows its controller.
  ///
  /// - Complexity: O(depth).
  private static func containers(around view: UIView) -> [AnyObject] {
    var chain: [AnyObject] = []
    var current: UIView? = view
    while let now = current {
      if now !== view { chain.append(now) }
      if let controller = now.next as? UIViewController {
        // System containers have additional views between their own view and their children's
        // views.
        chain.append(controller)
      }
      current = now.superview
    }
    return chain.reversed()
  }

  private func appearances(of view: UIView) -> [Int] {
    let type = ObjectIdentifier(type(of: view))
    if let known = appearances[type] { return known }
    let own = AppearanceSetting.all.indices.filter { AppearanceSetting.all[$0].applies(view) }
    appearances[type] = own
    return own
  }

  private func takenAppearances(of view: UIView) -> [Int: Any] {
    guard let entry = taken[ObjectIdentifier(view)], entry.view === view else { return [:] }
    return entry.values
  }

  private func store(_ values: [Int: Any], of view: UIView) {
    guard !values.isEmpty else { return }
    taken[ObjectIdentifier(view)] = TakenAppearances(view: view, values: values)
    guard taken.count >= limit else { return }
    taken = taken.filter { $0.value.view != nil }
    limit = max(64, 2 * taken.count)
  }
}

/// The values that a view has taken from proxies.
private struct TakenAppearances {
  /// The view; nil after it was released.
  weak var view: UIView?
  /// The values by the indices of their properties in `AppearanceSetting.all`.
  var values: [Int: Any]
}
