public import UIKit

/// A store, which is in memory.
///
/// Source: Apple, NSPersistentStore.
open class NSPersistentStore: NSObject {
  /// The kind that the app has requested; it has no effect.
  public final let type: String
  /// The requested URL; nothing is written there.
  @Settable open var url: URL?
  /// The requested options.
  public final let options: [AnyHashable: Any]?
  init(_ type: String, _ url: URL?, _ options: [AnyHashable: Any]?) {
    (self.type, self.url, self.options) = (type, url, options)
  }
}

/// The stores of a model, whose objects are in memory.
///
/// Source: Apple, NSPersistentStoreCoordinator.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The kind of a store.
  public struct StoreType: Sendable {
    let name: String
    /// A database; in memory here.
    public static let sqlite = StoreType(name: NSSQLiteStoreType)
    /// Memory.
    public static let inMemory = StoreType(name: NSInMemoryStoreType)
    /// A file; in memory here.
    public static let binary = StoreType(name: NSBinaryStoreType)
  }

  /// The model.
  public final let managedObjectModel: NSManagedObjectModel
  /// The stores.
  public private(set) final var persistentStores: [NSPersistentStore] = []
  /// The name.
  @Settable open var name: String?
  private final var rows: [NSManagedObjectID: Row] = [:]
  private final var contexts: [Weak] = []
  nonisolated(unsafe) private static var known: [Weak] = []

  private struct Weak { weak var object: AnyObject? }

  /// All coordinators of the process, in which an entity of a class is searched.
  static var all: [NSPersistentStoreCoordinator] {
    known.compactMap { $0.object as? NSPersistentStoreCoordinator }
  }

  /// Creates the coordinator of a model, without stores.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    NSPersistentStoreCoordinator.known.removeAll { $0.object == nil }
    NSPersistentStoreCoordinator.known.append(Weak(object: self))
  }

  /// Adds a store, which is empty.
  ///
  /// - Throws: nothing.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(storeType, storeURL, options)
    persistentStores.append(store)
    return store
  }

  /// Adds a store, which is empty.
  ///
  /// - Throws: nothing.
  @discardableResult
  public final func addPersistentStore(
    type: StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.name, configurationName: configuration, at: storeURL, options: options)
  }

  /// Removes a store; the last one with all objects.
  ///
  /// - Throws: nothing.
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    if persistentStores.isEmpty { rows = [:] }
  }

  /// Deletes all objects, whatever the URL; the stores stay.
  ///
  /// - Throws: nothing.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws { rows = [:] }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Returns the store of a URL.
  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == URL }
  }

  /// Returns the identity of a URL.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    rows.keys.first { $0.uriRepresentation() == url }
  }

  /// Registers a context, so that saves of other contexts are merged into it.
  final func add(_ context: NSManagedObjectContext) {
    contexts.removeAll { $0.object == nil }
    contexts.append(Weak(object: context))
  }
}

/// The stores as the source of contexts without a parent.
extension NSPersistentStoreCoordinator: RowSource {
  /// Returns the identities of the saved objects of an entity, in the order of creation.
  final func identities(of entity: NSEntityDescription) -> [NSManagedObjectID] {
    rows.keys.filter { $0.entity.isKindOf(entity: entity) }.sorted { $0.number < $1.number }
  }

  /// Returns the saved values of an object; nil if the object is not saved.
  final func row(of identity: NSManagedObjectID) -> Row? { rows[identity] }

  /// Saves the changes of a context, and merges them into contexts that merge automatically.
  ///
  /// Without a store it ends the process.
  final func take(_ changes: [NSManagedObjectID: Row?], from context: NSManagedObjectContext) throws
  {
    guard !persistentStores.isEmpty else {
      raise(
        "NSInternalInconsistencyException",
        "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save operation."
      )
    }
    var news = (
      new: [NSManagedObjectID](), changed: [NSManagedObjectID](), gone: [NSManagedObjectID]()
    )
    for (identity, row) in changes {
      if row == nil {
        news.gone.append(identity)
      } else if rows[identity] == nil {
        news.new.append(identity)
      } else {
        news.changed.append(identity)
      }
      rows[identity] = row
    }
    for case let other as NSManagedObjectContext in contexts.map(\.object)
    where other !== context && other.automaticallyMergesChangesFromParent {
      other.merge(news.new, news.changed, news.gone)
    }
  }
}

extension NSManagedObjectModel {
  /// Returns the entity whose objects are instances of the class, and stores the class in it; nil
  /// if there is none.
  final func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let name = String(describing: type)
    let found =
      entities.first { $0.managedClass == type }
      ?? entities.first {
        $0.managedObjectClassName.split(separator: ".").last.map(String.init) == name
      }
    if found?.managedClass == nil { found?.managedClass = type }
    return found
  }
}

/// The kind and URL of a store.
///
/// Source: Apple, NSPersistentStoreDescription.
open class NSPersistentStoreDescription: NSObject {
  /// The URL; nothing is written there.
  @Settable open var url: URL?
  /// The kind; each store is in memory.
  @Settable open var type = NSSQLiteStoreType
  /// True if a store is migrated; stored without effect.
  @Settable open var shouldMigrateStoreAutomatically = true
  /// True if the mapping model of a migration is inferred; stored without effect.
  @Settable open var shouldInferMappingModelAutomatically = true
  /// True if the store is to be added asynchronously; stored without effect.
  @Settable open var shouldAddStoreAsynchronously = false
  /// True if the store is read-only; stored without effect.
  @Settable open var isReadOnly = false
  /// The name of the entities' configuration; stored without effect.
  @Settable open var configuration: String?
  /// The options of iCloud, which have no effect.
  @Settable open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  /// The options.
  public private(set) final var options: [String: NSObject] = [:]
  /// Creates a description.
  public override init() {}
  /// Creates a description of a store at a URL.
  public init(url: URL) { self.url = url }
  /// Sets an option, which is stored.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// The container in iCloud, which is stored.
///
/// Source: Apple, NSPersistentCloudKitContainerOptions.
open class NSPersistentCloudKitContainerOptions: NSObject {
  /// The identifier.
  public final let containerIdentifier: String
  /// Creates options.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// A model with its stores and contexts.
///
/// Source: Apple, NSPersistentContainer.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name.
  public final let name: String
  /// The model.
  public final let managedObjectModel: NSManagedObjectModel
  /// The stores.
  public final let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context of the main queue.
  public final let viewContext: NSManagedObjectContext
  /// The stores that `loadPersistentStores(completionHandler:)` adds.
  @Settable open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a container of the app's model with this name.
  ///
  /// If no bundle has the model, a line is logged and the model is empty.
  public convenience init(name: String) {
    let bundles = [.main, Bundle(for: type(of: self))] + Bundle.allBundles
    let url = bundles.lazy.compactMap { $0.url(forResource: name, withExtension: "momd") }.first
    let model = url.flatMap { NSManagedObjectModel(contentsOf: $0) }
    if model == nil {
      FileHandle.standardError.write(
        Data("CoreData: error: Failed to load model named \(name)\n".utf8))
    }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  /// Creates a container of a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(
        url: NSPersistentContainer.defaultDirectoryURL().appendingPathComponent(name + ".sqlite"))
    ]
  }

  /// Returns the directory of the stores.
  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSTemporaryDirectory())
  }

  /// Adds each store, which is empty, and reports success.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      _ = try? persistentStoreCoordinator.addPersistentStore(
        ofType: description.type, configurationName: description.configuration, at: description.url,
        options: description.options)
      block(description, nil)
    }
  }

  /// Returns a context for background work.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Executes work on the main queue, in a new context.
  open func performBackgroundTask(_ block: @escaping @Sendable (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Executes work in a new context and waits for it.
  public final func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T {
    let context = newBackgroundContext()
    return try context.performAndWait { try block(context) }
  }
}

/// A container that mirrors its stores to iCloud on a device; here it does not.
///
/// Source: Apple, NSPersistentCloudKitContainer.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
