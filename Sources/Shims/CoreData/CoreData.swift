// The module that an app's sources import as Core Data: an in-memory store with the entities of the
// app's models.
//
// Everything is saved to memory and lost when the process ends. Contexts of every queue work on the
// main queue, one after the other.
@_exported public import UIKit

/// A type of results that a fetch request can return.
///
/// Source: Apple, NSFetchRequestResult.
public protocol NSFetchRequestResult {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of a database store; in memory here, as every store is.
public let NSSQLiteStoreType = "SQLite"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of a store in one file; in memory here.
public let NSBinaryStoreType = "Binary"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that stores of another model version are migrated, which never happens here.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that the mapping model of a migration is inferred.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that a store records its history.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that a store posts the changes of other processes.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the inserted objects of a notification.
public let NSInsertedObjectsKey = "inserted"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the changed objects of a notification.
public let NSUpdatedObjectsKey = "updated"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the deleted objects of a notification.
public let NSDeletedObjectsKey = "deleted"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the property of an error.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the object of an error.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the errors that a combined error contains.
public let NSDetailedErrorsKey = "NSDetailedErrors"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The code for a required property without a value.
public let NSValidationMissingMandatoryPropertyError = 1570
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The code for several errors.
public let NSValidationMultipleErrorsError = 1560
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The code for an object whose deletion is denied by a relationship.
public let NSValidationRelationshipDeniedDeleteError = 1600
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The code for an object that a store does not have.
public let NSManagedObjectReferentialIntegrityError = 133_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The code for a violated uniqueness constraint.
public let NSManagedObjectConstraintMergeError = 133_021

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted after objects of a context have changed.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted before a context is saved.
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted after a context was saved.
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted after another process has changed a store; never posted here.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
  /// Posted after a context was saved.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// Posted after objects of a context have changed.
  public static let didChangeObjectsNotification =
    Notification.Name.NSManagedObjectContextObjectsDidChange
}

/// Ends the process, as an exception of Core Data does on Apple platforms.
func raise(_ name: String, _ reason: String) -> Never { preconditionFailure("\(name): \(reason)") }
