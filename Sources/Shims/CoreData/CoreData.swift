// The name under which an app's sources import Core Data: a store in memory with the entities of the app's models.
//
// Everything is saved to memory and gone with the process. Contexts of every queue work on the main one, in turn.
@_exported public import UIKit

/// What a fetch may return.
///
/// Source: Apple, NSFetchRequestResult.
public protocol NSFetchRequestResult {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A store in a database, which is in memory here as every store is.
public let NSSQLiteStoreType = "SQLite"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A store in one file, which is in memory here.
public let NSBinaryStoreType = "Binary"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that another model's store is changed, which never happens here.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that the way of that change is found.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that a store keeps its changes.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option that a store tells of changes of others.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The objects that a notification says were inserted.
public let NSInsertedObjectsKey = "inserted"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The objects that a notification says were changed.
public let NSUpdatedObjectsKey = "updated"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The objects that a notification says were deleted.
public let NSDeletedObjectsKey = "deleted"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The property of which an error speaks.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The object of which an error speaks.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The errors of which one error is made up.
public let NSDetailedErrorsKey = "NSDetailedErrors"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The code of a property that has to have a value.
public let NSValidationMissingMandatoryPropertyError = 1570
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The code of several errors.
public let NSValidationMultipleErrorsError = 1560
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The code of an object that cannot be deleted while others belong to it.
public let NSValidationRelationshipDeniedDeleteError = 1600
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The code of an object that a store does not have.
public let NSManagedObjectReferentialIntegrityError = 133_000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The code of two objects that have the same where no two may.
public let NSManagedObjectConstraintMergeError = 133_021

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Objects of a context have changed.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A context is about to be saved.
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A context was saved.
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Another process changed a store, which never happens here.
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
  /// A context was saved.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// Objects of a context have changed.
  public static let didChangeObjectsNotification =
    Notification.Name.NSManagedObjectContextObjectsDidChange
}

/// Ends the process as an exception of Core Data's does on Apple platforms.
func raise(_ name: String, _ reason: String) -> Never { preconditionFailure("\(name): \(reason)") }
