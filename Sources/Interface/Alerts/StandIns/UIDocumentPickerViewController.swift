public import Foundation
public import GimbalEngine
public import GimbalGeometry

/// The controller by which documents are chosen: a stand-in that can be presented, without content.
///
/// Source: Apple, UIDocumentPickerViewController.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// The object that receives the choice; nothing is chosen, so that it is never called.
  open var delegate: (any UIDocumentPickerDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any UIDocumentPickerDelegate)?
  /// True if several can be chosen.
  @Settable open var allowsMultipleSelection = false
  /// True if names are shown whole.
  @Settable open var shouldShowFileExtensions = false
  /// The folder that is shown first.
  @Settable open var directoryURL: URL?
  /// The documents that are to be written somewhere.
  public final private(set) var exportedURLs: [URL] = []

  /// Creates a controller for choosing documents.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    modalPresentationStyle = .pageSheet
  }

  /// Creates a controller from an archive, of which nothing but the defaults is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a controller for writing documents where the person chooses, as copies or for good.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
    exportedURLs = urls
  }
}

/// The object that receives the documents that are chosen.
///
/// Source: Apple, UIDocumentPickerDelegate.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called when documents are chosen; a test calls it in the person's place.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

  /// Called when nothing is chosen; a test calls it in the person's place.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}

  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
