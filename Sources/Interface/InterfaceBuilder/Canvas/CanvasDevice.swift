import Foundation
package import GimbalInterfaceDocuments
import GimbalText
import GimbalTraits

/// The screens of Interface Builder's canvas, by the device ids of documents.
///
/// Saved frames were computed with these metrics. The metrics of devices are in `/Devices`.
///
/// Source: Interface Builder documents, frames of root views.
package struct CanvasDevice {
  /// The size of the screen in portrait, in points.
  let size: CGSize
  /// The number of pixels per point, to which frames are rounded.
  let scale: CGFloat
  /// The horizontal size class in landscape; that in portrait is compact on phones.
  let landscapeWidth: InterfaceTraits.SizeClass
  /// True for tablets, whose size classes are regular.
  let isPad: Bool
  /// True for screens with a home indicator and without a home button.
  let hasHomeIndicator: Bool

  /// Returns the screen of a document; nil up to Xcode 7, where the canvas is a square of 600
  /// points.
  static func of(_ document: InterfaceDocument) -> CanvasDevice? {
    guard let id = document.device else { return nil }
    return table[
      id == "retina6_7" && CanvasVersion(document).hasWiderLargePhones ? "retina6_72" : id]
  }

  /// Returns the element of an unknown canvas device, and the known ids; nil if there is no unknown
  /// one.
  ///
  /// The frames of its canvas cannot be compared, because its screen and insets are unknown.
  package static func unknown(in document: InterfaceDocument) -> (markup: Markup, known: [String])?
  {
    guard let id = document.device, table[id] == nil, let markup = document.markup.child("device")
    else { return nil }
    return (markup, table.keys.sorted())
  }

  /// Returns the size classes and idiom of the device in an orientation.
  func traits(isLandscape: Bool) -> InterfaceTraits {
    if isPad { return InterfaceTraits(width: .regular, height: .regular, idiom: "pad") }
    return isLandscape
      ? InterfaceTraits(width: landscapeWidth, height: .compact, idiom: "phone")
      : InterfaceTraits(width: .compact, height: .regular, idiom: "phone")
  }

  /// Returns the horizontal size class of an app that shares the screen of a tablet, by the part of
  /// the screen in the document.
  ///
  /// Source: Apple, Human Interface Guidelines, Layout: size classes of iPads in multitasking.
  func widthClass(ofPart part: String, isLandscape: Bool) -> InterfaceTraits.SizeClass {
    guard isLandscape else { return .compact }
    switch part {
    case "splitview2_3": return .regular
    case "splitview1_2": return size.height >= 1366 ? .regular : .compact
    default: return .compact
    }
  }

  private static func phone(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3,
    wide: Bool = false, home: Bool = true
  ) -> CanvasDevice {
    CanvasDevice(
      size: CGSize(width: width, height: height), scale: scale,
      landscapeWidth: wide ? .regular : .compact, isPad: false, hasHomeIndicator: home)
  }

  private static func pad(_ width: CGFloat, _ height: CGFloat, home: Bool = false) -> CanvasDevice {
    CanvasDevice(
      size: CGSize(width: width, height: height), scale: 2, landscapeWidth: .regular, isPad: true,
      hasHomeIndicator: home)
  }

  private static let table: [String: CanvasDevice] = [
    "retina3_5": phone(320, 480, scale: 2, home: false),
    "retina4_0": phone(320, 568, scale: 2, home: false),
    "retina4_7": phone(375, 667, scale: 2, home: false),
    "retina5_5": phone(414, 736, wide: true, home: false),
    "retina5_9": phone(375, 812), "retina6_1": phone(414, 896, scale: 2, wide: true),
    "retina6_5": phone(414, 896, wide: true), "retina6_0": phone(390, 844),
    "retina6_12": phone(393, 852), "retina6_3": phone(402, 874),
    "retina6_7": phone(428, 926, wide: true), "retina6_72": phone(430, 932, wide: true),
    "retina6_9": phone(440, 956, wide: true), "ipad9_7": pad(768, 1024),
    "ipad10_2": pad(810, 1080), "ipad10_5": pad(834, 1112), "ipad12_9": pad(1024, 1366),
    "ipad7_9": pad(744, 1133, home: true),
    "ipad10_9rounded": pad(820, 1180, home: true),
    "ipad11_0rounded": pad(834, 1194, home: true),
    "ipad12_9rounded": pad(1024, 1366, home: true),
    "iPad13_0rounded": pad(1032, 1376, home: true),
  ]
}

/// The versions of Interface Builder that differ in their canvases.
///
/// Source: Interface Builder documents, the first number of `toolsVersion`.
struct CanvasVersion {
  private let tools: Int

  /// Reads the version from the document.
  init(_ document: InterfaceDocument) { tools = document.toolsVersion }

  /// True for Xcode 9 and later, whose canvases have safe areas.
  var hasSafeAreas: Bool { tools >= 13_000 }

  /// Xcode 9.1 and later: the content of a table's cell has the side margins of its table.
  ///
  /// Up to Xcode 9.0 it has 8 points at all sides, unless the cell preserves its superview's margins.
  ///
  /// See: R-NIB-11.10.
  /// Source: Interface Builder documents of Xcode 9.0 of JasF/vk-ios-app,
  /// hiteshchoudhary/ios11ExerciseFiles, microsoft/EmbeddedSocial-iOS-SDK, P-Giraffe/cours-ios-swift,
  /// peaks-cc/iOS11samplecode, spkingr/30-iOS-swift-projects-in-100-days and
  /// thomaspickup/udemy-ios11-course.
  var insetsCellsLikeTables: Bool { tools >= 13_500 }

  /// Up to Xcode 7.0: controllers' views have narrow side margins at all widths.
  ///
  /// See: R-NIB-11.11.
  /// Source: Interface Builder documents of Apress/learn-watchkit-for-ios, benfrye/ios8_dev_class,
  /// contentful/ContentfulWatchKitExample, Lax/Learn-iOS-Swift-by-Examples,
  /// rnystrom/WatchKit-by-Tutorials and shinobicontrols/iOS8-day-by-day.
  var hasNarrowMargins: Bool { tools < 8_000 }

  /// Returns the height of a control's content that differs from the height in the canvas's
  /// system, in points; otherwise nil.
  ///
  /// See: R-NIB-11.12.
  func contentHeight(of kind: String) -> CGFloat? {
    switch kind {
    case "searchBar" where tools < 13_000: 44
    case "datePicker" where tools < 7_700, "pickerView" where tools < 7_700: 162
    default: nil
    }
  }

  /// Xcode 9 and 10: the status bar insets only standalone views, including cells.
  ///
  /// Views with a smaller height than any screen have no such inset.
  ///
  /// Source: Interface Builder documents of element-hq/element-ios,
  /// horizontalsystems/unstoppable-wallet-ios, openfoodfacts/openfoodfacts-ios,
  /// rileytestut/AltStore, RocketChat/Rocket.Chat.iOS and tensorflow/examples.
  var coversHighViewsAlone: Bool { hasSafeAreas && !drawsSheets }

  /// Xcode 11 and later: presented controllers are sheets.
  var drawsSheets: Bool { tools >= 14_800 }

  /// Returns true if the home indicator does not inset sheets: from Xcode 13.3 on, and from 13.0 on
  /// for sheets with a navigation bar.
  ///
  /// See: R-NIB-11.5.
  /// Source: Interface Builder documents of dashpay/dashwallet-ios, duckduckgo/iOS,
  /// MizginYildirak/Swift-Projects, p2p-org/p2p-wallet-ios and Scandit/datacapture-ios-samples; of
  /// Xcode 13.0 to 13.2 those of digitalhealthpass/dhp-ios-app (with and without bars),
  /// mehmetsaltan1/TechCareerIosBootcamp and mkurfeyiz/iOS-Bootcamp-Assignments (without).
  func endsSheetsBelow(hasBar: Bool) -> Bool { tools >= (hasBar ? 19_000 : 20_000) }

  /// Up to Xcode 10: the pixel of the separator below a row is not part of its content.
  ///
  /// See: R-LIST-5.
  var showsRowSeparators: Bool { !drawsSheets }

  /// Returns true if the frame of a cell's content view follows the cell.
  ///
  /// In some files it has no frame. Up to Xcode 7, it keeps the height that a resized cell had
  /// before.
  ///
  /// See: R-NIB-11.8.
  /// Source: Interface Builder documents of avocadocn/iosapp, leo-health/ios, MagicalHorse/IOSapp1,
  /// MIT-Mobile/MIT-Mobile-for-iOS, sprinkler/rainmachine-ios-app and Yalantis/Context-Menu.iOS.
  func tracksContents(of cell: Markup, _ content: Markup) -> Bool {
    guard let frame = content.child(key: "frame")?.rectangle else { return false }
    guard tools < 8_000, cell.name == "tableViewCell",
      let height = cell.child(key: "frame")?.rectangle?.height
    else { return true }
    return (0...1.01).contains(height - frame.height)
  }

  /// Returns the side margins of a cell's content, by the version and by the canvas device.
  ///
  /// - `width` is the table's, or that of a standalone cell.
  ///
  /// See: R-NIB-11.10.
  /// Source: Interface Builder documents, required equalities of views in cells.
  func cellSide(of cell: Markup, in table: Markup?, width: CGFloat, on device: CanvasDevice?)
    -> CGFloat
  {
    let wide: CGFloat = width >= 414 ? 20 : 16
    let isControllersView = table?["key"] == "view"
    switch tools {
    case ..<14_800: return isControllersView || table == nil ? wide : 15
    case ..<16_200:
      guard isControllersView || device?.hasHomeIndicator == true else { return 15 }
    default: break
    }
    guard let device else { return wide }
    if width <= 320 { return 16 }
    switch device.size.width {
    case 390: return (22_155..<23_000).contains(tools) ? 20 : 16
    case 393...: return 20
    default: return 16
    }
  }

  /// Xcode 11 to 14.2: the home indicator does not inset views that end above it.
  ///
  /// Source: Interface Builder documents of Automattic/simplenote-ios,
  /// austrianredcross/stopp-corona-ios, corona-warn-app/cwa-app-ios, element-hq/element-ios,
  /// LoopKit/Loop and videolan/vlc-ios.
  var clipsHomeInset: Bool { (14_800..<21_700).contains(tools) }

  /// The text size of text styles: up to Xcode 7 one below the default, in Xcode 13 the smallest.
  ///
  /// Source: Interface Builder documents, up to Xcode 7 of harlanhaskins/Punctual.swift,
  /// kharrison/CodeExamples, LoopKit/Loop and SwiftKickMobile/SwiftMessages, of Xcode 13 those of
  /// AgoraIO/API-Examples, element-hq/element-ios, eurofurence/ef-app_ios, groue/GRDB.swift,
  /// keepassium/KeePassium, LoopKit/LoopKit, openfoodfacts/openfoodfacts-ios,
  /// Ranchero-Software/NetNewsWire and woocommerce/woocommerce-ios.
  var textSize: UIContentSizeCategory {
    switch tools {
    case ..<11_000: .medium
    case 18_000..<21_000: .extraSmall
    default: .large
    }
  }

  /// Returns the text size of a style: in Xcode 9.0 to 11.0 the two largest titles are smaller.
  ///
  /// Source: Interface Builder documents of AlanK/TimerSwipe, P-Giraffe/cours-ios-swift and
  /// spkingr/30-iOS-swift-projects-in-100-days for Xcode 9; of eurofurence/ef-app_ios,
  /// kharrison/CodeExamples, LoopKit/LoopKit, objcio/app-architecture and TUM-Dev/Campus-iOS later.
  func textSize(of style: UIFont.TextStyle) -> UIContentSizeCategory {
    (13_160..<15_000).contains(tools) && [.title1, .title2].contains(style) ? .small : textSize
  }

  /// Returns the font of a style on the canvas.
  func font(of style: UIFont.TextStyle) -> UIFont {
    .preferredFont(style, textSize(of: style), on: fontSystem)
  }

  /// Xcode 14 and later: phones have the insets of later systems.
  var hasLaterInsets: Bool { tools >= 21_000 }

  /// Xcode 14.3 and later: the phone of 375 × 812 points has the insets of the mini phones.
  ///
  /// Source: Interface Builder documents, those of Xcode 14.2 of
  /// ashrafquickride/IOSQuickRideCode-Master, Provenance-Emu/Provenance and safe-global/safe-ios
  /// (47); later ones of AgoraIO/API-Examples, googleads/googleads-mobile-ios-examples,
  /// hackiftekhar/IQKeyboardManager, instructure/canvas-ios and Provenance-Emu/Provenance (50).
  var hasMiniInsets: Bool { tools >= 21_700 }

  /// Xcode 16.3 and later: `retina6_7` is the screen of 430 × 932 points.
  ///
  /// Source: Interface Builder documents of Ranchero-Software/NetNewsWire and threema-ch/threema-ios.
  var hasWiderLargePhones: Bool { tools >= 23_700 && !isPrerelease }

  /// Xcode 14 and later: the system's font has known widths.
  ///
  /// See: V-50.
  var hasKnownFont: Bool { tools >= 21_000 }

  /// All but Xcode 11 to 14.2: screens without a home indicator have a status bar.
  ///
  /// Source: Interface Builder documents, phones with a home button; of tablets those of
  /// duckduckgo/iOS and edx/edx-app-ios, of the square those of Esri/arcgis-runtime-samples-ios,
  /// tensorflow/examples and ThePalaceProject/ios-core.
  var drawsStatusBars: Bool { tools < 14_800 || tools >= 21_701 }

  /// Returns true if a large title is shown above a list that begins below the bar: in Xcode 14.0 to
  /// 14.2 on phones with a Dynamic Island.
  ///
  /// See: R-NIB-11.14.
  /// Source: Interface Builder documents of ogulcandeniz-inac/Techcareer-iOS-Bootcamp and
  /// ozturkomerfaruk/Patika-Vakifbank-iOS-Bootcamp; of other versions and phones those of
  /// ayseleynavuz/ios-bootcamp, cemaltuysuz/IOS-Bootcamp-Pazarama, cerennacay/iOS-Bootcamp,
  /// DataDog/dd-sdk-ios, HakanSezer/IOS-Bootcamp, HosHaggag/MoviesApp, hmustafabolat/TechCareer-iOS-Bootcamp,
  /// kadirhankeles/techcareer-iOS-Bootcamp, sedatbarlin/Techcareer-iOS-Bootcamp,
  /// selinnaslann/UpSchool-iOS-Bootcamp and Yakupacs/Techcareer-iOS-Bootcamp.
  func showsTitlesAboveLists(on device: CanvasDevice?) -> Bool {
    (21_000..<21_700).contains(tools) && [393, 430].contains(device?.size.width)
  }

  /// Xcode 16.3 and later: the insets of phones with a home indicator are applied twice.
  ///
  /// Source: Interface Builder documents of AzureAD/microsoft-authentication-library-for-objc,
  /// DataDog/dd-sdk-ios, hackiftekhar/IQKeyboardManager, instructure/canvas-ios, keepassium/KeePassium and
  /// Yummypets/YPImagePicker.
  var appliesInsetsTwice: Bool { tools >= 23_700 && !isPrerelease }

  /// Xcode 26: bars are higher, and controls are round.
  var drawsRoundControls: Bool { tools >= 24_000 && !isPrerelease }

  /// The system whose font the canvas uses.
  ///
  /// See: L-TEXT-7.
  var fontSystem: SystemVersion { tools < 13_000 ? .iOS(10) : system }

  /// The system whose layout rules the canvas uses; up to Xcode 8 roots have layout guides instead
  /// of safe areas.
  var system: SystemVersion {
    switch tools {
    case ..<14_000: .iOS(11)
    case ..<14_800: .iOS(12)
    case ..<17_000: .iOS(13)
    case ..<18_000: .iOS(14)
    case ..<21_000: .iOS(15)
    case ..<22_000: .iOS(16)
    case ..<23_500: .iOS(17)
    case ..<24_000: .iOS(18)
    case ..<32_000: .iOS(26)
    default: .iOS(17)
    }
  }

  /// True for prerelease version numbers, found in files of Xcode 14 to 16.
  private var isPrerelease: Bool { tools >= 32_000 }

  /// The top and bottom margins of a cell's content, in points.
  ///
  /// See: R-NIB-11.6.
  /// Source: Interface Builder documents of firebase/quickstart-ios, instructure/canvas-ios,
  /// Ranchero-Software/NetNewsWire and WSDOT/wsdot-ios-app.
  var cellTop: CGFloat { drawsRoundControls ? 15 : 11 }

  /// Returns the height of a navigation bar, in points: on tablets 50 from Xcode 10 on.
  ///
  /// See: R-NIB-11.15.
  /// Source: `Devices/layout/bars.json`, by the canvas's system; Interface Builder documents of
  /// Memaguer/iOS11_Despachador (Xcode 9) and congdoan/Stanford-iOS11 (Xcode 10).
  func navigationBar(on device: CanvasDevice?) -> CGFloat {
    if device?.isPad == true { return tools < 14_000 ? 44 : 50 }
    return drawsRoundControls ? 54 : 44
  }

  /// The height of a navigation bar with a large title, in points.
  var largeNavigationBar: CGFloat { drawsRoundControls ? 106 : 96 }
}
