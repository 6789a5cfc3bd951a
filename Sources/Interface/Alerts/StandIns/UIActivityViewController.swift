public import Foundation
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics
import GimbalTraits

/// An activity for shared items.
///
/// Source: Apple, UIActivity.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The type of an activity.
  ///
  /// Source: Apple, UIActivity.ActivityType.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a type with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a type with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// A message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// The pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// A printer.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// The photo library.
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
    /// The reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// A document with markup.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// AirDrop.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
  }

  /// The category of an activity.
  ///
  /// Source: Apple, UIActivity.Category.
  public enum Category: Int, Sendable {
    /// Activities that perform an action on the items.
    case action = 0
    /// Activities that share the items.
    case share = 1
  }

  /// Creates an activity.
  public override init() { super.init() }

  /// The category of the activity.
  open class var activityCategory: Category { .action }
  /// The type of the activity.
  open var activityType: ActivityType? { nil }
  /// The title.
  open var activityTitle: String? { nil }
  /// The image.
  open var activityImage: UIImage? { nil }
  /// Returns true if the activity can use the items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called before the activity is performed.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// The controller that performs the activity; nil for none.
  open var activityViewController: UIViewController? { nil }
  /// Called to perform the activity.
  open func perform() {}
  /// Called by the app when the activity has finished.
  open func activityDidFinish(_ completed: Bool) {}
}

/// The share sheet: a stand-in that can be presented, without content.
///
/// Source: Apple, UIActivityViewController.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Called when the sheet has been dismissed.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// The items.
  public final private(set) var activityItems: [Any] = []
  /// The app's own activities.
  public final private(set) var applicationActivities: [UIActivity]?
  /// Called when the sheet has been dismissed; `completed` is always false.
  @Settable open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The excluded types of activities.
  @Settable open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Creates a sheet for items.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities
    if machine.hardware.idiom == .pad { modalPresentationStyle = .popover }
  }

  /// Calls the completion handler if the sheet has been dismissed.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { completionWithItemsHandler?(nil, false, nil, nil) }
  }
}

/// The image picker: a stand-in that can be presented, without content.
///
/// Source: Apple, UIImagePickerController.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// The source of the images.
  ///
  /// Source: Apple, UIImagePickerController.SourceType.
  public enum SourceType: Int, Sendable {
    case photoLibrary = 0
    case camera = 1
    case savedPhotosAlbum = 2
  }

  /// The keys of information about a chosen image.
  ///
  /// Source: Apple, UIImagePickerController.InfoKey.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The image.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The edited image.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The URL of the video.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The media type.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }

  /// Returns true, because the stand-in can be presented for each source type.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }

  /// The source of the images.
  @Settable open var sourceType = SourceType.photoLibrary
  /// The media types that can be chosen.
  @Settable open var mediaTypes = ["public.image"]
  /// True if an image can be edited before it is chosen.
  @Settable open var allowsEditing = false
}
