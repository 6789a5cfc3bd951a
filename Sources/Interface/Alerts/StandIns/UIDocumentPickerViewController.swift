public import Foundation
public import GimbalEngine
public import GimbalGeometry

/// The document picker: a stand-in that can be presented, without content.
///
/// Source: Apple, UIDocumentPickerViewController.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// The object that receives the chosen documents; never called here, because nothing can be
  /// chosen.
  open var delegate: (any UIDocumentPickerDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any UIDocumentPickerDelegate)?
  /// True if several documents can be chosen.
  @Settable open var allowsMultipleSelection = false
  /// True if file extensions are shown.
  @Settable open var shouldShowFileExtensions = false
  /// The folder that is shown first.
  @Settable open var directoryURL: URL?
  /// The documents to be exported.
  public final private(set) var exportedURLs: [URL] = []

  /// Creates a controller for choosing documents.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    modalPresentationStyle = .pageSheet
  }

  /// Creates a controller from a storyboard; with any other coder, all values are defaults.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a controller for exporting documents, as copies or as the originals.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
    exportedURLs = urls
  }
}

/// The object that receives the chosen documents.
///
/// Source: Apple, UIDocumentPickerDelegate.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called when documents are chosen; Gimbal never calls it, but a test can.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

  /// Called when nothing is chosen; Gimbal never calls it, but a test can.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing if the delegate does not implement the method.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}

  /// Does nothing if the delegate does not implement the method.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
