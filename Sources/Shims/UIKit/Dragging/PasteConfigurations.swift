public import Foundation
public import GimbalEngine
public import GimbalGeometry

/// The types of items that an object accepts from drags and from the pasteboard.
///
/// Source: Apple, UIPasteConfiguration.
open class UIPasteConfiguration: NSObject {
  /// The accepted types, in order of preference.
  @Settable open var acceptableTypeIdentifiers: [String] = []

  /// Creates an instance without types.
  public override init() {}

  /// Creates a configuration of types.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }

  /// Creates a configuration of the types that a class can be created from.
  public init(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
  }

  /// Adds accepted types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Adds the types that a class can be created from.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
  }
}

extension UIResponder {
  /// The types of items that it accepts; stored, because nothing is dropped here.
  public var pasteConfiguration: UIPasteConfiguration? {
    get { stored(nil) }
    set { store(newValue) }
  }
}
