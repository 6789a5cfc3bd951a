/// The frameworks of iOS by the prefixes of their names.
///
/// Source: Apple, the headers of the frameworks, each of which has a prefix.
public enum FrameworkNames {
  /// Returns the possible frameworks of a name; none for a name of UIKit, Foundation or an app.
  public static func modules(of name: String) -> [String] {
    if let exact = exact[name] { return [exact] }
    if typesOfFiles.contains(where: name.hasPrefix) {
      return ["CoreServices", "MobileCoreServices"]
    }
    if vectors.contains(where: name.hasPrefix) { return ["Accelerate"] }
    if name.hasPrefix("sqlite3_") || name.hasPrefix("SQLITE_") { return ["SQLite3"] }
    for (word, module) in words where name.hasPrefix(word) {
      if name.dropFirst(word.count).first?.isUppercase == true { return [module] }
    }
    if namesOfSwiftUI.contains(name) { return ["SwiftUI"] }
    // Constants of C: kCIInputExtentKey.
    let name = name.hasPrefix("k") ? name.dropFirst() : name[...]
    let prefix = name.prefix { $0.isUppercase }
    // The last capital begins the word after the prefix: MKMapView is MK and MapView.
    guard prefix.count >= 3, prefix.count < name.count else { return [] }
    return prefixes[String(prefix.dropLast())] ?? []
  }

  /// Returns true for a framework whose most frequent names are declared here.
  public static func hasStandIns(_ module: String) -> Bool {
    SourceRewriter.standInFrameworks[module] != nil || SourceRewriter.ownFrameworks[module] != nil
  }

  private static let exact: [String: String] = [
    "UIHostingController": "SwiftUI", "UIViewRepresentable": "SwiftUI",
    "UIViewControllerRepresentable": "SwiftUI", "NSManagedObject": "CoreData",
    "NSManagedObjectContext": "CoreData", "NSFetchRequest": "CoreData",
    "NSFetchedResultsController": "CoreData", "NSPersistentContainer": "CoreData",
    "NSPersistentStoreCoordinator": "CoreData", "NSEntityDescription": "CoreData",
    "CGImageSource": "ImageIO", "CGImageDestination": "ImageIO",
    "NSURLAuthenticationMethodServerTrust": "Security",
    "NSURLAuthenticationMethodClientCertificate": "Security",
    "AnyCancellable": "Combine", "PassthroughSubject": "Combine", "CurrentValueSubject": "Combine",
    "ObservableObject": "Combine", "AnyPublisher": "Combine", "Published": "Combine",
  ]

  /// The beginnings of names of C.
  private static let words = [
    ("Sec", "Security"), ("kSec", "Security"), ("errSec", "Security"),
    ("CGImageSource", "ImageIO"), ("CGImageDestination", "ImageIO"),
    ("kCGImageSource", "ImageIO"), ("kCGImageProperty", "ImageIO"),
    ("kCGImageDestination", "ImageIO"),
  ]

  /// The most frequent names of SwiftUI, which has no prefix.
  private static let namesOfSwiftUI: Set<String> = [
    "View", "ViewModifier", "ViewBuilder", "AnyView", "EmptyView", "App", "WindowGroup", "State",
    "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "EnvironmentValues",
    "Binding", "AppStorage", "FocusState", "Namespace", "FetchRequest", "FetchedResults",
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "GridItem",
    "Spacer", "Divider", "GeometryReader", "ScrollView", "ScrollViewReader", "ForEach", "Form",
    "Section", "NavigationView", "NavigationStack", "NavigationLink", "TabView", "Text",
    "TextField",
    "SecureField", "TextEditor", "Toggle", "Slider", "Stepper", "Picker", "DatePicker",
    "ProgressView",
    "AsyncImage", "ButtonStyle", "RoundedRectangle", "LinearGradient", "UIHostingConfiguration",
    "UIViewControllerRepresentableContext", "UIViewRepresentableContext", "withAnimation",
    "withTransaction",
  ]

  private static let typesOfFiles = ["UTTypeCopy", "UTTypeCreate", "UTTypeConforms", "kUTT"]
  private static let vectors = ["vImage", "kvImage", "vDSP_", "cblas_"]

  private static let prefixes: [String: [String]] = [
    "AR": ["ARKit"], "AS": ["AuthenticationServices"], "AV": ["AVFoundation", "AVKit"],
    "BG": ["BackgroundTasks"], "CB": ["CoreBluetooth"], "CI": ["CoreImage"],
    "CK": ["CloudKit"], "CL": ["CoreLocation"], "CM": ["CoreMotion", "CoreMedia"],
    "CN": ["Contacts", "ContactsUI"], "CT": ["CoreText", "CoreTelephony"], "CV": ["CoreVideo"],
    "EK": ["EventKit"], "GK": ["GameKit", "GameplayKit"], "HK": ["HealthKit"],
    "IN": ["Intents"], "LA": ["LocalAuthentication"], "LP": ["LinkPresentation"],
    "MC": ["MultipeerConnectivity"], "MF": ["MessageUI"], "MK": ["MapKit"],
    "ML": ["CoreML"], "MP": ["MediaPlayer"], "MPS": ["MetalPerformanceShaders"],
    "MTK": ["MetalKit"], "MTL": ["Metal"],
    "NW": ["Network"], "PDF": ["PDFKit"], "PH": ["Photos", "PhotosUI"], "PK": ["PassKit"],
    "QL": ["QuickLook"], "RP": ["ReplayKit"], "SC": ["SystemConfiguration"], "SCN": ["SceneKit"],
    "SF": ["SafariServices"], "SK": ["StoreKit", "SpriteKit"], "SL": ["Social"],
    "UN": ["UserNotifications"], "UT": ["UniformTypeIdentifiers", "MobileCoreServices"],
    "VN": ["Vision"], "WC": ["WatchConnectivity"], "WK": ["WebKit"],
  ]
}
