/// Modules of Apple's that do not exist here.
extension SourceRewriter {
  /// Tells each import of a framework that there is nothing of; an import under a condition may not be built.
  mutating func tellModules() {
    for index in source.tokens.indices where source.isWord(index, "import") {
      guard !source.isSymbol(index - 1, .dot), source.isWord(index + 1) else { continue }
      let name = source.text(index + 1)
      guard let use = SourceRewriter.absentModules[name] else { continue }
      remark(
        .unknownModule, at: index,
        "import \(name) (\(use)): there is no such module here; put what needs it behind '#if canImport(\(name))'"
      )
    }
  }

  /// Tests of apps name UIKit's types without importing it; which import brings them there is not known.
  mutating func importWhatXCTestBrings() {
    var place: Int?
    for index in source.tokens.indices where source.isWord(index, "import") {
      if source.isWord(index + 1, "UIKit") { return }
      if source.isWord(index + 1, "XCTest"), !source.isSymbol(index + 2, .dot) { place = index + 1 }
    }
    guard let place else { return }
    edits.insert("; import UIKit", at: source.tokens[place].range.upperBound)
  }

  /// Frameworks of iOS that are neither simulated nor part of the toolchain, with what they are for.
  static let absentModules: [String: String] = [
    "AVFoundation": "sound and film", "AVKit": "film", "AddressBook": "contacts",
    "AdSupport": "advertising", "ARKit": "augmented reality",
    "AuthenticationServices": "signing in",
    "BackgroundTasks": "work in the background", "CallKit": "calls", "CloudKit": "storage",
    "Combine": "streams of values", "CommonCrypto": "cryptography", "Contacts": "contacts",
    "ContactsUI": "contacts", "CoreBluetooth": "radio", "CoreData": "storage",
    "CoreImage": "pictures", "CoreLocation": "places", "CoreML": "learning",
    "CoreMedia": "sound and film", "CoreMotion": "motion", "CoreServices": "types of files",
    "CoreSpotlight": "search", "CoreTelephony": "telephony", "CoreText": "texts",
    "CoreVideo": "film", "CryptoKit": "cryptography", "EventKit": "calendars",
    "GameKit": "games", "GameplayKit": "games", "HealthKit": "health", "ImageIO": "pictures",
    "Intents": "intents", "LinkPresentation": "links", "LocalAuthentication": "signing in",
    "MapKit": "maps", "MediaPlayer": "music", "MessageUI": "messages", "Metal": "graphics",
    "MetalKit": "graphics", "MobileCoreServices": "types of files",
    "MultipeerConnectivity": "radio", "NaturalLanguage": "language", "Network": "networks",
    "NetworkExtension": "networks", "NotificationCenter": "widgets", "PDFKit": "documents",
    "PassKit": "payments", "Photos": "photographs", "PhotosUI": "photographs",
    "QuickLook": "documents", "ReplayKit": "film", "SafariServices": "the web",
    "SceneKit": "graphics", "Security": "keys", "Social": "sharing", "SpriteKit": "games",
    "StoreKit": "purchases", "SwiftUI": "another way to make views",
    "SystemConfiguration": "networks", "UniformTypeIdentifiers": "types of files",
    "UserNotifications": "notifications", "Vision": "pictures", "WatchConnectivity": "watches",
    "WebKit": "the web", "WidgetKit": "widgets",
  ]
}
