import GimbalPredicates
public import UIKit

/// The kind of change of a result.
///
/// Source: Apple, NSFetchedResultsChangeType, with its raw values.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete = 2
  case move = 3
  case update = 4
}

/// A section of results.
///
/// Source: Apple, NSFetchedResultsSectionInfo.
public protocol NSFetchedResultsSectionInfo {
  /// The name: the value by which the results are grouped.
  var name: String { get }
  /// The title in an index.
  var indexTitle: String? { get }
  /// The number of objects.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// The observer of changes of results; each method is optional.
///
/// Source: Apple, NSFetchedResultsControllerDelegate.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Called before the changes of one batch.
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Called after the changes of one batch.
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Called for each changed object.
  ///
  /// `indexPath` is the object's index path before the change, `newIndexPath` the one after it.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// Called for each section that was inserted or deleted.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  /// Returns the index title of a section.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
}

extension NSFetchedResultsControllerDelegate {
  /// Default implementation: does nothing.
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Default implementation: does nothing.
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Default implementation: does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  /// Default implementation: does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  /// Returns the first letter, capitalized.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { sectionName.first.map { $0.uppercased() } }
}

/// The results of a request, grouped into sections, which reports changes to a delegate.
///
/// The delegate receives a controller of the same results with the type argument `Any`, because
/// Swift's generic classes are not covariant; `==` holds between the two.
///
/// Source: Apple, NSFetchedResultsController.
open class NSFetchedResultsController<ResultType>: NSObject {
  /// The objects with their index paths; shared with the controller that the delegate receives.
  final let results: FetchedResults
  /// The request.
  public final let fetchRequest: NSFetchRequest<ResultType>
  /// The context.
  public final var managedObjectContext: NSManagedObjectContext { results.context }
  /// The key path of the value by which the results are grouped.
  public final var sectionNameKeyPath: String? { results.sectionPath }
  /// The name of the section cache, which is not implemented.
  public final let cacheName: String?
  /// The delegate, which receives changes after the first fetch.
  open var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { results.delegate }
    set { results.delegate = newValue }
  }

  /// Creates a controller, which has no results before they are fetched.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    guard fetchRequest.sortDescriptors?.isEmpty == false else {
      raise(
        "NSInvalidArgumentException",
        "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
    }
    self.fetchRequest = fetchRequest
    cacheName = name
    results = FetchedResults(context, sectionNameKeyPath) { context.objects(of: fetchRequest) }
    super.init()
  }

  private init(_ other: FetchedResults) {
    (results, cacheName, fetchRequest) = (other, nil, NSFetchRequest())
  }

  /// Returns another controller of the same results, which the delegate receives.
  static func of(_ results: FetchedResults) -> NSFetchedResultsController<any NSFetchRequestResult>
  {
    NSFetchedResultsController<any NSFetchRequestResult>(results)
  }

  /// Fetches the results; the delegate receives later changes.
  ///
  /// - Throws: nothing.
  open func performFetch() throws { results.fetch() }
  /// The objects in the sort order; nil before the results are fetched.
  open var fetchedObjects: [ResultType]? { results.objects?.compactMap { $0 as? ResultType } }
  /// The sections; nil before the results are fetched.
  open var sections: [any NSFetchedResultsSectionInfo]? { results.sections }
  /// The titles of the sections in an index.
  open var sectionIndexTitles: [String] {
    results.sections?.compactMap(\.indexTitle) ?? []
  }
  /// Returns the section of an index title: the index that was passed.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    sectionIndex
  }
  /// Returns the object at an index path; an invalid one ends the process.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let sections = results.sections, sections.indices.contains(indexPath[0]),
      sections[indexPath[0]].members.indices.contains(indexPath[1]),
      let object = sections[indexPath[0]].members[indexPath[1]] as? ResultType
    else {
      raise(
        "NSInvalidArgumentException",
        "no object at index \(indexPath[1]) in section at index \(indexPath[0])")
    }
    return object
  }
  /// Returns the index path of an object; nil if it is not among the results.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { results.positions[$0.objectID] }
  }
  /// Does nothing: sections are not cached.
  open class func deleteCache(withName name: String?) {}

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? any ControllerOfResults)?.results === results
  }
  open override var hash: Int { ObjectIdentifier(results).hashValue }
}

/// A controller of any result type, so that `isEqual(_:)` can compare two of them.
protocol ControllerOfResults { var results: FetchedResults { get } }
extension NSFetchedResultsController: ControllerOfResults {}

/// A section of results.
struct FetchedSection: NSFetchedResultsSectionInfo {
  /// The value at the section's key path, as text.
  let name: String
  /// The title in a section index.
  var indexTitle: String?
  /// The objects, in the order of the request.
  var members: [NSManagedObject]
  var numberOfObjects: Int { members.count }
  var objects: [Any]? { members }
}

/// The objects of a request, their sections and index paths.
///
/// A fetched results controller creates it. After the first fetch it observes the context. On each
/// change it executes the request again, and notifies the delegate.
final class FetchedResults: @unchecked Sendable {
  /// The context that is observed.
  let context: NSManagedObjectContext
  /// The key path whose values divide the objects into sections; nil for one section.
  let sectionPath: String?
  /// The delegate, which is notified of each change.
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// The objects; nil before the first fetch.
  private(set) var objects: [NSManagedObject]?
  /// The sections; nil before the first fetch.
  private(set) var sections: [FetchedSection]?
  /// The index paths of the objects, by identity.
  private(set) var positions: [NSManagedObjectID: IndexPath] = [:]
  private let request: () -> [NSManagedObject]
  private var observer: (any NSObjectProtocol)?

  init(
    _ context: NSManagedObjectContext, _ sectionPath: String?,
    _ request: @escaping () -> [NSManagedObject]
  ) {
    (self.context, self.sectionPath, self.request) = (context, sectionPath, request)
  }

  deinit { observer.map(NotificationCenter.default.removeObserver) }

  /// Executes the request, and begins to observe the context on the first call.
  func fetch() {
    update()
    guard observer == nil else { return }
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { [weak self] in self?.notify($0) }
  }

  private func update() {
    let found = request()
    objects = found
    var all: [FetchedSection] = sectionPath == nil ? [FetchedSection(name: "", members: [])] : []
    positions = [:]
    for object in found {
      if let sectionPath {
        let name = object.value(forKeyPath: sectionPath).map { "\($0)" } ?? ""
        if all.last?.name != name {
          let title =
            delegate?.controller(controller, sectionIndexTitleForSectionName: name)
            ?? name.first.map { $0.uppercased() }
          all.append(FetchedSection(name: name, indexTitle: title, members: []))
        }
      }
      positions[object.objectID] = [all.count - 1, all[all.count - 1].members.count]
      all[all.count - 1].members.append(object)
    }
    sections = all
  }

  private var controller: NSFetchedResultsController<any NSFetchRequestResult> {
    NSFetchedResultsController<any NSFetchRequestResult>.of(self)
  }

  /// Executes the request again, and sends the delegate the insertions, deletions, moves and
  /// updates.
  private func notify(_ notification: Notification) {
    let (oldPositions, oldSections, old) = (positions, sections ?? [], objects ?? [])
    let changed = notification.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? []
    update()
    let (new, sections) = (objects ?? [], sections ?? [])
    let gone = old.filter { positions[$0.objectID] == nil }
    let come = new.filter { oldPositions[$0.objectID] == nil }
    // Objects whose relative order is unchanged have not moved.
    let (stays, moves) = moved(old, new, changed)
    guard let delegate, !gone.isEmpty || !come.isEmpty || !moves.isEmpty || !stays.isEmpty else {
      return
    }
    let controller = controller
    delegate.controllerWillChangeContent(controller)
    for (index, section) in oldSections.enumerated()
    where !sections.contains(where: { $0.name == section.name }) {
      delegate.controller(controller, didChange: section, atSectionIndex: index, for: .delete)
    }
    for (index, section) in sections.enumerated()
    where !oldSections.contains(where: { $0.name == section.name }) {
      delegate.controller(controller, didChange: section, atSectionIndex: index, for: .insert)
    }
    let kinds: [(NSFetchedResultsChangeType, [NSManagedObject])] = [
      (.delete, gone), (.insert, come), (.move, moves), (.update, stays),
    ]
    for (kind, objects) in kinds {
      for object in objects {
        delegate.controller(
          controller, didChange: object, at: kind == .insert ? nil : oldPositions[object.objectID],
          for: kind,
          newIndexPath: kind == .delete || kind == .update ? nil : positions[object.objectID])
      }
    }
    delegate.controllerDidChangeContent(controller)
  }

  /// Splits the changed objects that remain into those with an unchanged relative order and those
  /// that moved.
  private func moved(
    _ old: [NSManagedObject], _ new: [NSManagedObject], _ changed: Set<NSManagedObject>
  ) -> (stays: [NSManagedObject], moves: [NSManagedObject]) {
    let there = Set(new.map(\.objectID)).intersection(old.map(\.objectID))
    let before = old.filter { there.contains($0.objectID) }
    let after = new.filter { there.contains($0.objectID) }
    var moves: [NSManagedObject] = []
    // Unchanged objects keep their order, so that only changed ones can have moved.
    let difference = after.difference(from: before)
    for case .insert(_, let object, _) in difference { moves.append(object) }
    return (after.filter { changed.contains($0) && !moves.contains($0) }, moves)
  }
}
