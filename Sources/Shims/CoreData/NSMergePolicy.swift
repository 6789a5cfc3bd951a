public import UIKit

/// A kind of policy.
///
/// Source: Apple, NSMergePolicyType, with its raw values.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType = 0
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  case overwriteMergePolicyType = 3
  case rollbackMergePolicyType = 4
}

/// The policy for objects that violate a uniqueness constraint.
///
/// If two contexts changed one object, the last save wins, whatever the policy.
///
/// Source: Apple, NSMergePolicy.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  let kind: NSMergePolicyType
  /// Creates a policy.
  public init(merge ty: NSMergePolicyType) { kind = ty }
  /// Objects that violate a uniqueness constraint make the save throw an error.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// Values of the context replace those of the store.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// Values of the store replace those of the context.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// Values of the context replace those of the store.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// Values of the store replace those of the context.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The policy ``NSMergePolicy/error``.
public let NSErrorMergePolicy = NSMergePolicy.error
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The policy ``NSMergePolicy/mergeByPropertyObjectTrump``.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The policy ``NSMergePolicy/mergeByPropertyStoreTrump``.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The policy ``NSMergePolicy/overwrite``.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The policy ``NSMergePolicy/rollback``.
public let NSRollbackMergePolicy = NSMergePolicy.rollback
