public import Foundation
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics
import GimbalTraits

/// An action on shared items, by name.
///
/// Source: Apple, UIActivity.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The kind of act.
  ///
  /// Source: Apple, UIActivity.ActivityType.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A kind by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// A message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// The pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// A printer.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// The photos.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Weibo.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Weibo of Tencent.
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// Flickr.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Vimeo.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// A contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// The list of pages to read.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// A document with marks.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// A device near by.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
  }

  /// The group of acts among which one stands.
  ///
  /// Source: Apple, UIActivity.Category.
  public enum Category: Int, Sendable {
    /// Acts that do something with the items.
    case action = 0
    /// Acts that send the items elsewhere.
    case share = 1
  }

  /// Creates an act.
  public override init() { super.init() }

  /// The group of acts among which this one stands.
  open class var activityCategory: Category { .action }
  /// The kind of act.
  open var activityType: ActivityType? { nil }
  /// The title.
  open var activityTitle: String? { nil }
  /// The picture.
  open var activityImage: UIImage? { nil }
  /// True if something can be done with the items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called before it is done.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// The controller by which it is done; nil for none.
  open var activityViewController: UIViewController? { nil }
  /// Called to do it.
  open func perform() {}
  /// Called by the app when it is done.
  open func activityDidFinish(_ completed: Bool) {}
}

/// The sheet by which items are shared: a stand-in that can be presented, without content.
///
/// Source: Apple, UIActivityViewController.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Called when the sheet has gone.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// The items.
  public final private(set) var activityItems: [Any] = []
  /// The app's own acts.
  public final private(set) var applicationActivities: [UIActivity]?
  /// Called when the sheet has gone; it is never with something done.
  @Settable open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The kinds of acts that are left out.
  @Settable open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Creates a sheet for items.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities
    if machine.hardware.idiom == .pad { modalPresentationStyle = .popover }
  }

  /// Tells that nothing was done, if the sheet has gone.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { completionWithItemsHandler?(nil, false, nil, nil) }
  }
}

/// The controller by which a picture is taken or chosen: a stand-in that can be presented, without content.
///
/// Source: Apple, UIImagePickerController.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// The source of the pictures.
  ///
  /// Source: Apple, UIImagePickerController.SourceType.
  public enum SourceType: Int, Sendable {
    case photoLibrary = 0
    case camera = 1
    case savedPhotosAlbum = 2
  }

  /// The facts known of a picture.
  ///
  /// Source: Apple, UIImagePickerController.InfoKey.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as it was changed.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The place of the film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The kind of what was chosen.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }

  /// True: a stand-in of each can be presented.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }

  /// The source of the pictures.
  @Settable open var sourceType = SourceType.photoLibrary
  /// The kinds of what can be chosen.
  @Settable open var mediaTypes = ["public.image"]
  /// True if a picture can be changed before it is taken.
  @Settable open var allowsEditing = false
}
