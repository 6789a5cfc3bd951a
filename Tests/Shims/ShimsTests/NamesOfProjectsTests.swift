// swift-format-ignore-file: NoPlaygroundLiterals
import Foundation
import FoundationNetworking
import Testing
import UIKit

/// Names that apps of public projects use, and that Foundation or the compiler have on Apple
/// platforms.
@MainActor @Suite struct NamesOfProjectsTests {
  @Test func `a color literal is a color of UIKit or of Core Graphics`() throws {
    let view = UIView()
    view.layer.borderColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    view.backgroundColor = #colorLiteral(red: 0, green: 0.5, blue: 1, alpha: 0.5)
    let other = #colorLiteral(red: 0.25, green: 0, blue: 0, alpha: 1)
    #expect(view.layer.borderColor?.components == [1, 0.5, 0, 1])
    #expect(view.backgroundColor == UIColor(red: 0, green: 0.5, blue: 1, alpha: 0.5))
    #expect(other == UIColor(red: 0.25, green: 0, blue: 0, alpha: 1))
  }

  @Test func `a resource has the color and the image of a catalog, and else an empty one`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Assets.xcassets/Night Sky.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let contents = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "0.0", "green": "0.0", "blue": "1.0", "alpha": "1.0"}}}]}
      """
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(path: folder.path))

    let color = UIColor(resource: ColorResource(name: "Night Sky", bundle: bundle))
    #expect(color.cgColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor)
    #expect(UIColor(resource: ColorResource(name: "Day", bundle: bundle)).cgColor.alpha == 0)
    #expect(UIImage(resource: ImageResource(name: "Day", bundle: bundle)).size == .zero)
  }

  @Test func `no host can be reached`() throws {
    var address = sockaddr_in()
    address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
    address.sin_family = sa_family_t(AF_INET)
    let reachability = try #require(
      withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, $0)
        }
      })
    var flags: SCNetworkReachabilityFlags = .reachable
    #expect(SCNetworkReachabilityGetFlags(reachability, &flags) && flags.isEmpty)
    var context = SCNetworkReachabilityContext()
    #expect(SCNetworkReachabilitySetCallback(reachability, { _, _, _ in }, &context))
    #expect(SCNetworkReachabilitySetDispatchQueue(reachability, .main))
    #expect(SCNetworkReachabilityCreateWithName(nil, "example.com") != nil)
  }

  @Test func `kinds of objects have numbers`() {
    #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID())
    #expect(CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID())
    #expect(CFGetTypeID(NSString(string: "a")) == CFStringGetTypeID())
    #expect(CFGetTypeID(NSArray()) == CFArrayGetTypeID())
    #expect(CFGetTypeID(NSDictionary()) == CFDictionaryGetTypeID())
    #expect(CFGetTypeID(NSNull()) == CFNullGetTypeID())
  }

  @Test(arguments: [("UTF-8", String.Encoding.utf8), ("iso-8859-1", .isoLatin1)])
  func `the name of a character set has an encoding`(name: String, encoding: String.Encoding) {
    let number = CFStringConvertIANACharSetNameToEncoding(name as CFString)
    #expect(CFStringConvertEncodingToNSStringEncoding(number) == encoding.rawValue)
    #expect(CFStringConvertIANACharSetNameToEncoding("klingon") == kCFStringEncodingInvalidId)
  }

  @Test func `a text file is read, and a rich one is an error`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("Hello".utf8).write(to: file)
    #expect(try NSAttributedString(url: file, documentAttributes: nil).string == "Hello")
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        url: file, options: [.documentType: NSAttributedString.DocumentType.rtf],
        documentAttributes: nil)
    }
    #expect(try file.checkPromisedItemIsReachable())
  }

  @Test func `a bar button has a title, an image, a target and a menu`() {
    let (image, menu, target) = (UIImage(), UIMenu(title: "Sort"), UIViewController())
    let item = UIBarButtonItem(title: "Sort", image: image, target: target, action: nil)
    #expect(item.title == "Sort" && item.image === image && item.target === target)
    #expect(
      UIBarButtonItem(title: nil, image: nil, target: nil, action: nil, menu: menu).menu === menu)
  }

  @Test func `a color well stores its color`() {
    let well = UIColorWell(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    #expect(well.selectedColor == nil && well.supportsAlpha && well.title == nil)
    well.selectedColor = .red
    #expect(well.selectedColor == .red)
  }

  @Test func `a service of the network stores its domain and port`() {
    let service = NetService(domain: "local.", type: "_http._tcp.", name: "Desk", port: 80)
    #expect(service.domain == "local." && service.port == 80)
    #expect(NetService(domain: "", type: service.type, name: service.name).port == -1)
    #expect(NSURLSessionDownloadTaskResumeData == "NSURLSessionDownloadTaskResumeData")
  }

  @Test func `a class of sessions has an initializer without arguments`() {
    final class Session: URLSessionWithInit, @unchecked Sendable {
      let reply: String
      init(reply: String) {
        self.reply = reply
        super.init()
      }
      override init() {
        reply = ""
        super.init()
      }
    }
    #expect(Session(reply: "a").reply == "a" && Session().reply.isEmpty)
    let configuration = URLSessionConfiguration.default
    #expect(!configuration.appWaitsForConnectivity)
    configuration.appWaitsForConnectivity = true
    #expect(configuration.appWaitsForConnectivity)
    #expect(URLSessionWithInit(configuration: configuration).configuration.httpShouldSetCookies)
  }
}
