public import Foundation
public import GimbalEngine
public import GimbalGeometry

/// The kinds of things that an object takes from drags and from the pasteboard.
///
/// Source: Apple, UIPasteConfiguration.
open class UIPasteConfiguration: NSObject {
  /// The kinds, the best first.
  @Settable open var acceptableTypeIdentifiers: [String] = []

  /// Creates one without kinds.
  public override init() {}

  /// Creates one of kinds.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }

  /// Creates one of what a class can be made of.
  public init(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
  }

  /// Adds kinds.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Adds what a class can be made of.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
  }
}

extension UIResponder {
  /// The kinds of things that it takes; kept, since nothing is dropped here.
  public var pasteConfiguration: UIPasteConfiguration? {
    get { stored(nil) }
    set { store(newValue) }
  }
}
