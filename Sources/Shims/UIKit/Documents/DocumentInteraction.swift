public import Foundation
public import GimbalEngine
public import GimbalGeometry

/// Shows a file by other apps; there are none, so that nothing is presented.
///
/// Source: Apple, UIDocumentInteractionController.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// The object that is asked where to show it; kept and never asked.
  open var delegate: (any UIDocumentInteractionControllerDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The file.
  @Settable open var url: URL?
  /// The kind of the file.
  @Settable open var uti: String?
  /// The name that people see.
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

  /// False: no preview is there.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { false }

  /// False: no other app is there.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }

  /// False: no other app is there.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }

  /// False: no other app is there.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }

  /// False: no other app is there.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }

  /// Nothing is there to go.
  open func dismissPreview(animated: Bool) {}

  /// Nothing is there to go.
  open func dismissMenu(animated: Bool) {}
}

/// The object that says where a file is shown; it is never asked.
///
/// Source: Apple, UIDocumentInteractionControllerDelegate.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: AnyObject {}

/// The files of a person, among which an app's are chosen: a controller that shows nothing and chooses nothing.
///
/// Source: Apple, UIDocumentBrowserViewController.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
  /// The way in which a file is imported.
  public enum ImportMode: UInt, Sendable {
    case none = 0
    case copy = 1
    case move = 2
  }

  /// The looks of a browser.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    case white = 0
    case light = 1
    case dark = 2
  }

  /// The object that receives what a person chooses; nothing is chosen, so that it is never called.
  open var delegate: (any UIDocumentBrowserViewControllerDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// True if documents can be created.
  @Settable open var allowsDocumentCreation = true
  /// True if several can be chosen.
  @Settable open var allowsPickingMultipleItems = true
  /// True if names are shown whole.
  @Settable open var shouldShowFileExtensions = false
  /// The look.
  @Settable open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
  /// Buttons of the app's own at the beginning of the bar.
  @Settable open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// Buttons of the app's own at its end.
  @Settable open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []

  /// Creates a browser of files of some kinds.
  public convenience init(forOpeningFilesWithContentTypes contentTypes: [String]?) {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a browser of files of some kinds.
  public convenience init(forOpening contentTypes: [UTType]?) {
    self.init(nibName: nil, bundle: nil)
  }

  /// Shows a file that is to be opened; here it is the one that was given.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) { completion?(url, nil) }

  /// Imports a file; here it stays where it is.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) { completion(documentURL, nil) }
}

/// The object that receives what a person chooses among files.
///
/// Source: Apple, UIDocumentBrowserViewControllerDelegate.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: AnyObject {}

extension FileManager {
  /// False: there is no cloud.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Nil: there is no cloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}

extension NSKeyedArchiver {
  /// Encodes a value under a key.
  ///
  /// - Throws: what the value's own code throws.
  ///
  /// Source: Apple, NSKeyedArchiver.encodeEncodable(_:forKey:).
  public func encodeEncodable(_ value: some Encodable, forKey key: String) throws {
    // Property lists have no value at their top that is neither a list nor a table.
    encode(try PropertyListEncoder().encode([value]) as NSData, forKey: key)
  }
}

extension NSKeyedUnarchiver {
  /// The value of a key, or nil where there is none of the type.
  ///
  /// Source: Apple, NSKeyedUnarchiver.decodeDecodable(_:forKey:).
  public func decodeDecodable<T: Decodable>(_ type: T.Type, forKey key: String) -> T? {
    guard let data = decodeObject(forKey: key) as? Data else { return nil }
    return try? PropertyListDecoder().decode([T].self, from: data).first
  }
}
