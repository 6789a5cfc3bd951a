public import Foundation
public import GimbalEngine
public import GimbalGeometry

/// Previews a file and opens it in other apps; there are none, so that nothing is presented.
///
/// Source: Apple, UIDocumentInteractionController.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// The delegate; stored and never called.
  open var delegate: (any UIDocumentInteractionControllerDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The file.
  @Settable open var url: URL?
  /// The kind of the file.
  @Settable open var uti: String?
  /// The name that is displayed.
  @Settable open var name: String?
  /// Values for the app that opens it.
  @Settable open var annotation: Any?

  /// Creates a controller without a file.
  public override init() { super.init() }

  /// Creates a controller of a file.
  public init(url: URL) {
    self.url = url
    name = url.lastPathComponent
    super.init()
  }

  /// Returns false: no preview is available.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { false }

  /// Returns false: no other app is available.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }

  /// Returns false: no other app is available.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }

  /// Returns false: no other app is available.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }

  /// Returns false: no other app is available.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }

  /// Does nothing: no preview is presented.
  open func dismissPreview(animated: Bool) {}

  /// Does nothing: no menu is presented.
  open func dismissMenu(animated: Bool) {}
}

/// The delegate of a document interaction controller; it is never called.
///
/// Source: Apple, UIDocumentInteractionControllerDelegate.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: AnyObject {}

/// A browser of the user's files that shows nothing and chooses nothing.
///
/// Source: Apple, UIDocumentBrowserViewController.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
  /// The modes of importing a file.
  public enum ImportMode: UInt, Sendable {
    case none = 0
    case copy = 1
    case move = 2
  }

  /// The styles of a browser.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    case white = 0
    case light = 1
    case dark = 2
  }

  /// The delegate that receives what the user chooses; nothing is chosen, so that it is never
  /// called.
  open var delegate: (any UIDocumentBrowserViewControllerDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// True if documents can be created.
  @Settable open var allowsDocumentCreation = true
  /// True if several documents can be selected.
  @Settable open var allowsPickingMultipleItems = true
  /// True if file extensions are shown.
  @Settable open var shouldShowFileExtensions = false
  /// The style.
  @Settable open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
  /// Additional buttons at the leading end of the bar.
  @Settable open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// Additional buttons at the trailing end of the bar.
  @Settable open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []

  /// Creates a browser of files of some types.
  public convenience init(forOpeningFilesWithContentTypes contentTypes: [String]?) {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a browser of files of some types.
  public convenience init(forOpening contentTypes: [UTType]?) {
    self.init(nibName: nil, bundle: nil)
  }

  /// Reveals a file; the handler receives the given one.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) { completion?(url, nil) }

  /// Imports a file; it stays where it is.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) { completion(documentURL, nil) }
}

/// The delegate that receives what the user chooses among files.
///
/// Source: Apple, UIDocumentBrowserViewControllerDelegate.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: AnyObject {}

extension FileManager {
  /// Returns false: there is no cloud.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Returns nil: there is no cloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}

extension NSKeyedArchiver {
  /// Encodes a value under a key.
  ///
  /// - Throws: an error of the value's `encode(to:)`.
  ///
  /// Source: Apple, NSKeyedArchiver.encodeEncodable(_:forKey:).
  public func encodeEncodable(_ value: some Encodable, forKey key: String) throws {
    // A property list requires an array or dictionary at its top level.
    encode(try PropertyListEncoder().encode([value]) as NSData, forKey: key)
  }
}

extension NSKeyedUnarchiver {
  /// Returns the value of a key, or nil if there is none of the type.
  ///
  /// Source: Apple, NSKeyedUnarchiver.decodeDecodable(_:forKey:).
  public func decodeDecodable<T: Decodable>(_ type: T.Type, forKey key: String) -> T? {
    guard let data = decodeObject(forKey: key) as? Data else { return nil }
    return try? PropertyListDecoder().decode([T].self, from: data).first
  }
}
