public import Foundation
public import GimbalGeometry

// The stack of Core Data with a store in memory that has no entities: an app that names it and stores nothing builds.

/// The kind and place of a store.
///
/// Source: Apple, NSPersistentStoreDescription.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  /// The place.
  @Settable open var url: URL?
  /// The kind, which is stored; each store is in memory.
  @Settable open var type = NSSQLiteStoreType
  /// True if another model's store is changed.
  @Settable open var shouldMigrateStoreAutomatically = true
  /// True if that model is found.
  @Settable open var shouldInferMappingModelAutomatically = true
  /// Creates a description.
  public override init() {}
  /// Creates a description of a store at a place.
  public init(url: URL) { self.url = url }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A store in a database.
public let NSSQLiteStoreType = "SQLite"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"

/// The queue of a context.
///
/// Source: Apple, NSManagedObjectContextConcurrencyType.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2
}

/// The objects of a store: there are none, so that nothing is ever changed.
///
/// Source: Apple, NSManagedObjectContext.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The queue.
  public final let concurrencyType: NSManagedObjectContextConcurrencyType
  /// The context above.
  @Settable open var parent: NSManagedObjectContext?
  /// The name.
  @Settable open var name: String?
  /// True if changes of others are taken in.
  @Settable open var automaticallyMergesChangesFromParent = false
  /// False: there is nothing to change.
  open var hasChanges: Bool { false }

  /// Creates a context.
  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {
    self.concurrencyType = concurrencyType
  }
  /// Does nothing: there is nothing to save.
  ///
  /// - Throws: nothing.
  open func save() throws {}
  /// Does nothing.
  open func rollback() {}
  /// Does nothing.
  open func reset() {}
  /// Carries out some work on the main queue.
  open func perform(_ block: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async(execute: block)
  }
  /// Carries out some work at once.
  open func performAndWait(_ block: () -> Void) { block() }
}

/// A store and its contexts.
///
/// Source: Apple, NSPersistentContainer.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name.
  public final let name: String
  /// The context of the main queue.
  public final let viewContext = NSManagedObjectContext(
    concurrencyType: .mainQueueConcurrencyType)
  /// The stores.
  @Settable open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

  /// Creates a container.
  public init(name: String) { self.name = name }
  /// Reports each store as there.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) { for description in persistentStoreDescriptions { block(description, nil) } }
  /// A context for work in the background.
  open func newBackgroundContext() -> NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  }
  /// Carries out some work on the main queue.
  open func performBackgroundTask(_ block: @escaping @Sendable (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    DispatchQueue.main.async { block(context) }
  }
}
