public import Foundation
public import FoundationNetworking
public import GimbalEngine
public import GimbalGeometry

/// The configuration of a web view; stored without effect.
///
/// Source: Apple, WKWebViewConfiguration.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// The preferences.
  @Settable open var preferences = WKPreferences()
  /// The scripts.
  @Settable open var userContentController = WKUserContentController()
  /// True if videos play inline.
  @Settable open var allowsInlineMediaPlayback = false
  /// The preferences of pages.
  @Settable open var defaultWebpagePreferences = WKWebpagePreferences()
  /// The stored data.
  @Settable open var websiteDataStore = WKWebsiteDataStore.default()
  /// The process.
  @Settable open var processPool = WKProcessPool()
  /// Creates the default configuration.
  public override init() {}
}

/// Preferences; stored without effect.
///
/// Source: Apple, WKPreferences.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// The smallest font.
  @Settable open var minimumFontSize: CGFloat = 0
  /// True if scripts run.
  @Settable open var javaScriptEnabled = true
  /// True if scripts may open windows.
  @Settable open var javaScriptCanOpenWindowsAutomatically = false
  /// Creates preferences.
  public override init() {}
}

/// Preferences of web pages; stored without effect.
///
/// Source: Apple, WKWebpagePreferences.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// True if scripts run.
  @Settable open var allowsContentJavaScript = true
  /// Creates preferences.
  public override init() {}
}

/// A process for pages.
///
/// Source: Apple, WKProcessPool.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  /// Creates a process.
  public override init() {}
}

/// The stored data of pages: none.
///
/// Source: Apple, WKWebsiteDataStore.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore()
  /// Returns the app's data store, which is empty.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// Returns a new store without data.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}

/// The time at which a script runs.
///
/// Source: Apple, WKUserScriptInjectionTime.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart = 0
  case atDocumentEnd = 1
}

/// A script for pages.
///
/// Source: Apple, WKUserScript.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The source text of the script.
  public final let source: String
  /// The time at which the script would run.
  public final let injectionTime: WKUserScriptInjectionTime
  /// True if it only runs in the main frame.
  public final let isForMainFrameOnly: Bool

  /// Creates a script.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

/// A message of a script; none is ever sent.
///
/// Source: Apple, WKScriptMessage.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// The body.
  open var body: Any { "" }
  /// The name of the handler.
  open var name: String { "" }
}

/// The receiver of script messages; it is never called here.
///
/// Source: Apple, WKScriptMessageHandler.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: AnyObject {
  /// Never called: no script runs.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// The scripts of a web view; stored without effect.
///
/// Source: Apple, WKUserContentController.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// The scripts.
  @Settable open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]
  /// Creates a controller without scripts.
  public override init() {}
  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }
  /// Adds a message handler.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  /// Removes the message handler with a name.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
}

/// A load of a page.
///
/// Source: Apple, WKNavigation.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// The policy for a navigation action.
///
/// Source: Apple, WKNavigationActionPolicy.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
  case download = 2
}

/// The policy for a response.
///
/// Source: Apple, WKNavigationResponsePolicy.
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
  case download = 2
}

/// The cause of a navigation.
///
/// Source: Apple, WKNavigationType.
public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0
  case formSubmitted = 1
  case backForward = 2
  case reload = 3
  case formResubmitted = 4
  case other = -1
}

/// A navigation action.
///
/// Source: Apple, WKNavigationAction.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// The request.
  public final let request: URLRequest
  /// Always `.other`.
  open var navigationType: WKNavigationType { .other }
  init(_ request: URLRequest) { self.request = request }
}

/// The delegate of page loads.
///
/// Source: Apple, WKNavigationDelegate.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: AnyObject {
  /// Called before a request is sent.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  /// Called when a load begins.
  func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Called when a load fails, as each does here.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  /// Never called.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Never called.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Never called.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  /// Default implementation: allows the navigation.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Default implementation: does nothing.
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Default implementation: does nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  /// Default implementation: does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Default implementation: does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Default implementation: does nothing.
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
}

/// The delegate of a page's user interface; it is never called here.
///
/// Source: Apple, WKUIDelegate.
@preconcurrency @MainActor
public protocol WKUIDelegate: AnyObject {}

/// A web view: an empty scroll view.
///
/// Each load fails, because there is no network.
///
/// Source: Apple, WKWebView.
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// The configuration with which the view was created.
  public final let configuration: WKWebViewConfiguration
  /// The scroll view of the content, which is empty and fills this view.
  public final let scrollView = UIScrollView()
  /// The delegate of page loads.
  open var navigationDelegate: (any WKNavigationDelegate)? {
    get { _navigationDelegate }
    set { _navigationDelegate = newValue }
  }
  private final weak var _navigationDelegate: (any WKNavigationDelegate)?
  /// The delegate of a page's user interface.
  open var uiDelegate: (any WKUIDelegate)? {
    get { _uiDelegate }
    set { _uiDelegate = newValue }
  }
  private final weak var _uiDelegate: (any WKUIDelegate)?
  /// The URL of the requested page.
  @Settable open private(set) var url: URL?
  /// Nil: no page has a title.
  open var title: String? { nil }
  /// Always zero: nothing is loaded.
  open var estimatedProgress: Double { 0 }
  /// Always false: no page is ever loaded.
  open var isLoading: Bool { false }
  /// Always false: no page is ever loaded.
  open var canGoBack: Bool { false }
  /// Always false: no page is ever loaded.
  open var canGoForward: Bool { false }
  /// True if swipes go back and forward.
  @Settable open var allowsBackForwardNavigationGestures = false
  /// The user agent that is sent to servers.
  @Settable open var customUserAgent: String?

  /// Creates a view.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    fill()
  }
  /// Creates a view.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    fill()
  }
  private final func fill() {
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }

  /// Begins to load a page, which fails on the main queue.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    let navigation = WKNavigation()
    DispatchQueue.main.async {
      guard let delegate = self.navigationDelegate else { return }
      delegate.webView(self, decidePolicyFor: WKNavigationAction(request)) { policy in
        guard policy == .allow else { return }
        delegate.webView(self, didStartProvisionalNavigation: navigation)
        delegate.webView(
          self, didFailProvisionalNavigation: navigation,
          withError: URLError(.notConnectedToInternet))
      }
    }
    return navigation
  }
  /// Stores the URL; nothing is shown.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    return WKNavigation()
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Stores the URL; nothing is shown.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    url = URL
    return WKNavigation()
  }
  /// Requests the URL again, which fails on the main queue; returns nil without a URL.
  @discardableResult
  open func reload() -> WKNavigation? { url.flatMap { load(URLRequest(url: $0)) } }
  /// Returns nil: there is no previous page.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  /// Returns nil: there is no next page.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
  /// Does nothing.
  open func stopLoading() {}
  /// Calls the handler with an error on the main queue, because no script runs.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async { completionHandler?(nil, URLError(.unsupportedURL)) }
  }

  /// Calls the handler with an error on the main queue: a page has no content.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(nil, URLError(.unsupportedURL)) }
  }
}

/// The part and size of a page's image; stored without effect.
///
/// Source: Apple, WKSnapshotConfiguration.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// The part of the page; null for all of it.
  @Settable open var rect = CGRect.null
  /// The width of the image; nil for that of the part.
  @Settable open var snapshotWidth: NSNumber?
  /// True if pending changes are drawn first.
  @Settable open var afterScreenUpdates = true
}
