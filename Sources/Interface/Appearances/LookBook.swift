import GimbalEngine
import GimbalTraits

/// The looks that an app has set on one device, and what views have taken of them.
@MainActor
final class LookBook: AppearanceWork {
  private var proxies: [LookProxy] = []
  private var taken: [ObjectIdentifier: TakenLooks] = [:]
  /// The number of views at which those that have been freed are forgotten.
  private var limit = 64
  /// The properties for views of a class.
  private var looks: [ObjectIdentifier: [Int]] = [:]

  /// The book of the device that is executing.
  static var current: LookBook {
    let state = Machine.forNewObjects.state(AppearanceState.self)
    if let book = state.work as? LookBook { return book }
    let book = LookBook()
    state.work = book
    return book
  }

  /// The proxy for some views, which is made when it is first asked for.
  func proxy(for scope: LookScope, make: () -> LookProxy) -> LookProxy {
    if let known = proxies.first(where: { $0.scope == scope }) { return known }
    let made = make()
    proxies.append(made)
    return made
  }

  /// Gives a view what has been set for its class, but for what it has of its own.
  ///
  /// Rule: R-LOOK-1.
  func apply(to view: UIView) {
    let own = proxies.filter { $0.isFor(view) }
    guard !own.isEmpty else { return }
    let chain = LookBook.containers(around: view)
    let placed = own.compactMap { proxy in
      proxy.place(around: chain, view).map { (proxy: proxy, place: $0) }
    }
    guard !placed.isEmpty else { return }
    let isSystems = LookMaking.isPartOfSystemView(view)
    var old = takenLooks(of: view)
    for index in looks(of: view) {
      let setting = placed.filter { $0.proxy.hasSet(index) }
      guard var best = setting.first else { continue }
      for other in setting.dropFirst()
      where !best.proxy.goesBefore(other.proxy, best.place, other.place) {
        best = other
      }
      let (look, now) = (Look.all[index], Look.all[index].read(view))
      let isOwn =
        !isSystems && !look.isEqual(now, LookMaking.usual(look, index, for: view))
        && !(old[index].map { look.isEqual($0, now) } ?? false)
      guard !isOwn else { continue }
      let new = look.read(best.proxy.view)
      if !look.isEqual(now, new) { look.write(view, new) }
      old[index] = new
    }
    keep(old, of: view)
  }

  /// The ancestors of a view, the window first: views, each after the controller whose view it is.
  ///
  /// - Complexity: O(depth).
  private static func containers(around view: UIView) -> [AnyObject] {
    var chain: [AnyObject] = []
    var current: UIView? = view
    while let now = current {
      if now !== view { chain.append(now) }
      if let controller = now.next as? UIViewController {
        // Containers of the system's have views of their own between their children's and their own.
        chain.append(controller)
      }
      current = now.superview
    }
    return chain.reversed()
  }

  private func looks(of view: UIView) -> [Int] {
    let type = ObjectIdentifier(type(of: view))
    if let known = looks[type] { return known }
    let own = Look.all.indices.filter { Look.all[$0].applies(view) }
    looks[type] = own
    return own
  }

  private func takenLooks(of view: UIView) -> [Int: Any] {
    guard let entry = taken[ObjectIdentifier(view)], entry.view === view else { return [:] }
    return entry.values
  }

  private func keep(_ values: [Int: Any], of view: UIView) {
    guard !values.isEmpty else { return }
    taken[ObjectIdentifier(view)] = TakenLooks(view: view, values: values)
    guard taken.count >= limit else { return }
    taken = taken.filter { $0.value.view != nil }
    limit = max(64, 2 * taken.count)
  }
}

/// The values that a view has taken from proxies.
private struct TakenLooks {
  weak var view: UIView?
  var values: [Int: Any]
}
