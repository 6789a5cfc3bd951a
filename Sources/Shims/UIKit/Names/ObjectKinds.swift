// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// The number of a kind of object in Core Foundation.
public typealias CFTypeID = UInt

/// Options of Core Foundation's functions, as bits.
public typealias CFOptionFlags = UInt

/// Returns the number of the kind of numbers that are true or false.
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
/// Returns the number of the kind of numbers.
public func CFNumberGetTypeID() -> CFTypeID { 22 }
/// Returns the number of the kind of texts.
public func CFStringGetTypeID() -> CFTypeID { 7 }
/// Returns the number of the kind of arrays.
public func CFArrayGetTypeID() -> CFTypeID { 19 }
/// Returns the number of the kind of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
/// Returns the number of the kind of null.
public func CFNullGetTypeID() -> CFTypeID { 16 }

/// Returns the number of an object's kind; 1 for kinds of Swift classes and of other objects.
public func CFGetTypeID(_ value: AnyObject) -> CFTypeID {
  switch value {
  case let number as NSNumber where strcmp(number.objCType, "c") == 0:
    CFBooleanGetTypeID()
  case is NSNumber: CFNumberGetTypeID()
  case is NSString: CFStringGetTypeID()
  case is NSArray: CFArrayGetTypeID()
  case is NSDictionary: CFDictionaryGetTypeID()
  case is NSNull: CFNullGetTypeID()
  default: 1
  }
}
