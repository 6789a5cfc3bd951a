/// Apple's modules that do not exist here.
extension SourceRewriter {
  /// Rewrites each import.
  ///
  /// Imports of missing frameworks are removed with a diagnostic about their use. A submodule is
  /// imported as the whole module.
  mutating func rewriteImports() {
    var named: [String: [String]]?
    let importsFoundation =
      importsUIKit
      || source.tokens.indices.contains {
        source.isWord($0, "import") && source.isWord($0 + 1, "Foundation")
      }
    for index in source.tokens.indices where source.isWord(index, "import") {
      guard !source.isSymbol(index - 1, .dot), source.isWord(index + 1) else { continue }
      let position =
        SourceRewriter.kindsOfImports.contains(source.text(index + 1)) ? index + 2 : index + 1
      guard source.isWord(position) else { continue }
      let name = source.text(position)
      let end = source.dottedName(at: position).end
      if let other = SourceRewriter.standIn(for: name), !knowledge.present.contains(name) {
        // The replacement keeps the length of the line if possible.
        let whole = range(index + 1, end - 1)
        let text = other + String(repeating: " ", count: max(0, whole.count - other.utf8.count))
        edits.replace(whole, with: text)
        if let limit = SourceRewriter.standInFrameworks[name] {
          diagnostic(
            .standInModule, at: index,
            "import \(name) is UIKit's here, with stubs of its most frequent names: \(limit)")
        }
        continue
      }
      if let limit = SourceRewriter.ownFrameworks[name], !knowledge.present.contains(name) {
        diagnostic(.standInModule, at: index, "import \(name) is a stub: \(limit)")
      } else if let use = SourceRewriter.absentModules[name], !knowledge.present.contains(name) {
        if named == nil { named = namesByModule() }
        let whole = range(importStart(index), end - 1)
        if importsFoundation {
          edits.blank(whole, in: source)
        } else {
          // UIKit exports Foundation.
          let text = "import UIKit"
          edits.replace(
            whole, with: text + String(repeating: " ", count: max(0, whole.count - text.utf8.count))
          )
        }
        let names = named?[name] ?? []
        let what =
          names.isEmpty
          ? "this file uses none of its names"
          : "the file names " + names.prefix(6).joined(separator: ", ")
        diagnostic(
          .unknownModule, at: index,
          "import \(name) (\(use)) is removed, there is no such module here; \(what)"
            + (names.isEmpty
              ? ""
              : "; put its code into '#if canImport(\(name))', or name a stub in \(IntakeSettings.fileName)")
        )
      } else if SourceRewriter.wholeModules.contains(name), end > position + 1,
        name != "Foundation" || position == index + 1
      {
        // A submodule, such as UIKit.UIGestureRecognizerSubclass, or one name of a module other
        // than Foundation.
        edits.blank(
          range(index + 1, end - 1).lowerBound..<source.tokens[position].range.lowerBound,
          in: source)
        edits.blank(
          source.tokens[position].range.upperBound..<source.tokens[end - 1].range.upperBound,
          in: source)
      }
    }
  }

  /// Rewrites names that are qualified by a module, such as `Darwin.round`, for which Foundation
  /// suffices.
  ///
  /// `OSLog` is also a class, whose members look the same.
  mutating func rewriteModuleNames() {
    for index in source.tokens.indices
    where source.isSymbol(index + 1, .dot) && source.isWord(index)
      && !source.isSymbol(index - 1, .dot)
    {
      let name = source.text(index)
      guard let other = SourceRewriter.standIn(for: name), !knowledge.present.contains(name),
        !knowledge.declaredTypes.contains(name), name != "OSLog", !isInImport(index)
      else { continue }
      let text = other + String(repeating: " ", count: max(0, name.utf8.count - other.utf8.count))
      edits.replace(range(index, index), with: text)
    }
  }

  /// Returns true if a word is the module of an import, of the whole or of one name.
  private func isInImport(_ index: Int) -> Bool {
    source.isWord(index - 1, "import")
      || source.isWord(index - 2, "import")
        && SourceRewriter.kindsOfImports.contains(source.text(index - 1))
  }

  /// Returns the first token of an import, including attributes and an access level.
  private func importStart(_ index: Int) -> Int {
    var start = index
    while start > 0 {
      if source.isWord(start - 1), source.isSymbol(start - 2, .at) {
        start -= 2
      } else if source.isWord(start - 1),
        ["public", "internal", "private", "fileprivate", "package"].contains(source.text(start - 1))
      {
        start -= 1
      } else {
        break
      }
    }
    return start
  }

  /// Returns the names with a framework's prefix in the source, by framework.
  private func namesByModule() -> [String: [String]] {
    var names: [String: [String]] = [:]
    var seen: Set<String> = []
    for index in source.tokens.indices where source.isWord(index) {
      let word = source.text(index)
      guard word.first?.isUppercase == true, seen.insert(word).inserted,
        SourceRewriter.absentModules[word] == nil
      else { continue }
      for module in FrameworkNames.modules(of: word) { names[module, default: []].append(word) }
    }
    return names
  }

  static let kindsOfImports: Set<String> = [
    "class", "struct", "enum", "protocol", "func", "typealias", "var", "let",
  ]

  /// Modules of Apple platforms whose names are in another module here.
  static let standIns = [
    "CoreFoundation": "Foundation", "Darwin": "Glibc", "ObjectiveC": "UIKit", "OSLog": "os",
    "simd": "UIKit", "UniformTypeIdentifiers": "UIKit",
  ]

  /// Frameworks whose most frequent names are in the UIKit module here, with their behaviour.
  ///
  /// See: Documentation/AppAPI.md, "Other frameworks".
  static let standInFrameworks = [
    "AVFAudio": "players are silent", "AVFoundation": "players are silent",
    "AVKit": "videos are neither shown nor played", "AudioToolbox": "sounds are silent",
    "CoreLocation": "the user denies access, and no location is available",
    "LocalAuthentication": "each question fails", "MapKit": "maps are empty, and searches fail",
    "MessageUI": "no message can be sent", "SafariServices": "pages are empty",
    "SceneKit": "scenes are empty, and views of them draw nothing",
    "SpriteKit": "scenes are empty, and views of them draw nothing",
    "SystemConfiguration": "no network is reachable",
    "UserNotifications": "the user denies them, and requests are stored",
    "WebKit": "pages are empty, and each load fails",
  ]

  /// Frameworks that are separate modules here, built only for sources that import them.
  ///
  /// See: Documentation/AppAPI.md, "Other frameworks".
  static let ownFrameworks = [
    "Combine": "operators return AnyPublisher, and rarely used ones are missing",
    "CoreData": "stores are in memory, and empty at each start",
  ]

  /// Returns the module of Gimbal that replaces an imported one; nil if none does.
  static func standIn(for name: String) -> String? {
    standIns[name] ?? (standInFrameworks[name] == nil ? nil : "UIKit")
  }

  /// The modules without submodules here.
  private static let wholeModules: Set<String> = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "os",
  ]

  /// True if the source uses UIKit.
  var importsUIKit: Bool { source.importsUIKit || source.importsXCTest }

  /// Adds an import for names that Foundation has on Apple platforms and other modules have here.
  ///
  /// Some of these names are in FoundationNetworking here. Others, selectors and Core Foundation's
  /// times, are in UIKit here, so a source that imports UIKit needs no import for them. A source
  /// that uses UIKit's types without importing it gets them through a bridging header, or an
  /// Objective-C module.
  mutating func importWhatIsSeen() {
    importXML()
    importPublishers()
    guard !importsUIKit else { return }
    var position: Int?
    var usesNetworks = false
    var usesSelectors = false
    var usesUIKit = false
    var importsSomething = false
    for index in source.tokens.indices {
      if position == nil, source.isWord(index, "import"), source.isWord(index + 1, "Foundation") {
        position = source.dottedName(at: index + 1).end - 1
      } else if source.isWord(index) {
        importsSomething = importsSomething || source.isWord(index, "import")
        usesUIKit = usesUIKit || isNameOfUIKit(index)
        guard position != nil else { continue }
        usesSelectors =
          usesSelectors || source.isWord(index, "selector") && source.isSymbol(index - 1, .hash)
          || isOfObjectiveC(index) || isConnection(index) || isText(index)
          || isLocalizedResource(index)
          || localeName(at: index) != nil || isFoundationObject(index)
          || source.isWord(index, "getObjectValue")
        usesNetworks =
          usesNetworks || SourceRewriter.networkNames.contains(source.text(index))
      }
    }
    if let position {
      guard usesNetworks || usesSelectors || usesUIKit else { return }
      edits.insert(
        usesSelectors || usesUIKit ? "; import UIKit" : "; import FoundationNetworking",
        at: source.tokens[position].range.upperBound)
    } else if usesUIKit || knowledge.isOfProject && !importsSomething,
      let first = source.tokens.first
    {
      edits.insert("import UIKit; ", at: first.range.lowerBound)
    }
  }

  /// Adds an import of Combine, whose types Foundation shows on Apple platforms, if another source
  /// of the module imports it; SwiftUI exports it.
  private mutating func importPublishers() {
    guard knowledge.importsCombine || source.imports("SwiftUI"), !source.imports("Combine"),
      let first = source.tokens.indices.first(where: {
        source.isWord($0, "import")
          && ["Foundation", "UIKit", "SwiftUI"].contains(source.text($0 + 1))
      }), !source.isSymbol(first + 2, .dot),
      source.tokens.indices.contains(where: {
        source.isWord($0) && !source.isSymbol($0 - 1, .dot)
          && FrameworkNames.modules(of: source.text($0)) == ["Combine"]
          && !knowledge.declaredTypes.contains(source.text($0))
      })
    else { return }
    edits.insert("; import Combine", at: source.tokens[first + 1].range.upperBound)
  }

  /// Adds an import of FoundationXML, whose names Foundation has on Apple platforms.
  private mutating func importXML() {
    var position: Int?
    var usesXML = false
    for index in source.tokens.indices where source.isWord(index) {
      if position == nil, source.isWord(index, "import"),
        source.isWord(index + 1, "Foundation") || source.isWord(index + 1, "UIKit")
      {
        position = source.dottedName(at: index + 1).end - 1
      } else if !usesXML, source.bytes[source.tokens[index].range].starts(with: [88, 77, 76]) {
        let name = source.text(index)
        usesXML =
          SourceRewriter.namesOfXML.contains(name) && !knowledge.declaredTypes.contains(name)
      }
    }
    guard let position, usesXML else { return }
    edits.insert("; import FoundationXML", at: source.tokens[position].range.upperBound)
  }

  /// Returns true for a name of Foundation, Core Foundation or the Objective-C runtime that UIKit
  /// has here.
  private func isOfObjectiveC(_ index: Int) -> Bool {
    let name = source.text(index)
    return SourceRewriter.namesOfObjectiveC.contains(name) && !source.isSymbol(index - 1, .dot)
      && !knowledge.declaredTypes.contains(name)
  }

  private static let namesOfObjectiveC: Set<String> = [
    "AutoreleasingUnsafeMutablePointer", "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent",
    "CFBooleanGetTypeID", "CFGetTypeID", "CFOptionFlags", "CFString", "CFStringEncoding",
    "CFTimeInterval", "DateComponentsFormatter", "HUGE", "NSEC_PER_MSEC", "NSEC_PER_SEC",
    "NSErrorPointer", "NSException", "NSExceptionName", "NSFileCoordinator", "NSHashTable",
    "NSInteger", "NSItemProvider", "NSItemProviderReading", "NSItemProviderWriting",
    "NSKeyValueChangeKey", "NSKeyValueObservation", "NSPointerFunctions", "NSPredicate",
    "NSSelectorFromString", "NSSortDescriptor", "NSUInteger", "NSURLSessionDownloadTaskResumeData",
    "NSUserActivity", "NSUserActivityTypeBrowsingWeb", "NetService", "Selector", "USEC_PER_SEC",
    "autoreleasepool", "objc_AssociationPolicy", "objc_getAssociatedObject",
    "objc_removeAssociatedObjects", "objc_setAssociatedObject",
  ]

  private static let namesOfXML: Set<String> = [
    "XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode", "XMLDTD",
  ]

  /// Returns true if a word has UIKit's prefix, in a module that imports UIKit elsewhere.
  private func isNameOfUIKit(_ index: Int) -> Bool {
    guard knowledge.importsUIKit, source.bytes[source.tokens[index].range].starts(with: [85, 73]),
      !source.isSymbol(index - 1, .dot), !source.isSymbol(index - 1, .hash)
    else { return false }
    let name = source.text(index)
    guard name.dropFirst(2).first?.isUppercase == true, name.contains(where: \.isLowercase),
      SourceRewriter.wholeModules.contains(name) == false
    else { return false }
    return !knowledge.declaredTypes.contains(name)
  }

  /// Returns true for the attribute of an outlet or an action, for which code is generated that needs
  /// UIKit.
  private func isConnection(_ index: Int) -> Bool {
    source.isSymbol(index - 1, .at) && Connection.attributes.contains(source.text(index))
  }

  private static let networkNames: Set<String> = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionTask",
    "URLSessionDataTask", "URLSessionDelegate", "URLSessionConfiguration", "URLCache",
    "URLSessionDownloadTask", "URLSessionUploadTask", "URLCredential", "URLProtocol",
    "URLAuthenticationChallenge", "HTTPCookie", "HTTPCookieStorage", "NSMutableURLRequest",
    "CachedURLResponse", "URLSessionDataDelegate", "URLSessionTaskDelegate",
    "URLSessionDownloadDelegate", "URLProtectionSpace",
  ]

  /// Adds an import of UIKit to tests of apps, which use its types through other imports.
  mutating func importWhatXCTestBrings() {
    var position: Int?
    for index in source.tokens.indices where source.isWord(index, "import") {
      if source.isWord(index + 1, "UIKit") { return }
      if source.isWord(index + 1, "XCTest"), !source.isSymbol(index + 2, .dot) {
        position = index + 1
      }
    }
    guard let position else { return }
    edits.insert("; import UIKit", at: source.tokens[position].range.upperBound)
  }

  /// Frameworks of iOS that are neither simulated nor in the toolchain, with their purposes.
  static let absentModules: [String: String] = [
    "ARKit": "augmented reality",
    "AVRouting": "sound and film", "Accelerate": "vectors",
    "Accessibility": "audible charts", "Accounts": "accounts",
    "ActivityKit": "live activities", "AdServices": "advertising", "AdSupport": "advertising",
    "AddressBook": "contacts", "AddressBookUI": "contacts", "AppClip": "app clips",
    "AppIntents": "intents", "AppTrackingTransparency": "advertising",
    "AssetsLibrary": "photographs", "AudioUnit": "sound",
    "AuthenticationServices": "signing in", "BackgroundTasks": "work in the background",
    "BusinessChat": "messages", "CFNetwork": "networks", "CallKit": "calls", "CarPlay": "cars",
    "ClassKit": "schools", "ClockKit": "watches", "CloudKit": "storage", "ColorSync": "colors",
    "CommonCrypto": "cryptography", "Compression": "compression",
    "Contacts": "contacts", "ContactsUI": "contacts", "CoreAudio": "sound", "CoreAudioKit": "sound",
    "CoreAudioTypes": "sound", "CoreBluetooth": "radio",
    "CoreHaptics": "haptics", "CoreImage": "images",
    "CoreMIDI": "music", "CoreML": "learning", "CoreMedia": "sound and film",
    "CoreMotion": "motion", "CoreNFC": "radio", "CoreServices": "types of files",
    "CoreSpotlight": "search", "CoreTelephony": "telephony", "CoreText": "texts",
    "CoreTransferable": "values that are handed on", "CoreVideo": "film",
    "CryptoKit": "cryptography", "CryptoTokenKit": "cryptography",
    "DeviceActivity": "time on devices", "DeviceCheck": "servers", "EventKit": "calendars",
    "EventKitUI": "calendars", "ExternalAccessory": "accessories", "FamilyControls": "families",
    "FileProvider": "files of others", "GLKit": "graphics", "GameController": "games",
    "GameKit": "games", "GameplayKit": "games", "GroupActivities": "calls", "HealthKit": "health",
    "HealthKitUI": "health", "HomeKit": "homes", "IOKit": "hardware", "IOSurface": "graphics",
    "IdentityLookup": "messages", "ImageIO": "images", "Intents": "intents",
    "IntentsUI": "intents", "JavaScriptCore": "scripts", "LinkPresentation": "links",
    "ManagedSettings": "time on devices",
    "MediaAccessibility": "film", "MediaPlayer": "music", "MediaToolbox": "sound and film",
    "Metal": "graphics", "MetalKit": "graphics",
    "MetalPerformanceShaders": "graphics", "MetricKit": "measurements of the system's",
    "MobileCoreServices": "types of files", "ModelIO": "graphics", "MultipeerConnectivity": "radio",
    "MusicKit": "music", "NaturalLanguage": "language", "NearbyInteraction": "radio",
    "Network": "networks", "NetworkExtension": "networks", "NewsstandKit": "papers",
    "NotificationCenter": "widgets", "OpenAL": "sound",
    "OpenGLES": "graphics", "PDFKit": "documents", "PassKit": "payments", "PencilKit": "drawing",
    "Photos": "photographs", "PhotosUI": "photographs", "PushKit": "calls", "PushToTalk": "calls",
    "QuickLook": "documents", "QuickLookThumbnailing": "documents",
    "RealityKit": "augmented reality", "ReplayKit": "film", "RoomPlan": "augmented reality",
    "SQLite3": "data bases", "Security": "keys", "SensorKit": "sensors",
    "SharedWithYou": "messages", "ShazamKit": "music", "Social": "sharing",
    "SoundAnalysis": "sound", "Speech": "speech", "StoreKit": "purchases",
    "SwiftData": "storage", "SwiftUI": "another way to make views",
    "TipKit": "tips", "Translation": "language",
    "UserNotificationsUI": "notifications",
    "VideoSubscriberAccount": "film", "VideoToolbox": "film", "Vision": "images",
    "VisionKit": "images", "WatchConnectivity": "watches", "WeatherKit": "weather",
    "WidgetKit": "widgets", "iAd": "advertising",
  ]
}
