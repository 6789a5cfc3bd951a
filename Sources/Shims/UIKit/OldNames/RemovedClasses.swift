public import Foundation
public import FoundationNetworking
public import GimbalEngine
public import GimbalGeometry
public import GimbalGraphics

// Classes and names that Apple's SDK deprecates or has removed; older apps use them.

/// The delegate of an alert from before iOS 9.
///
/// Source: Apple, UIAlertViewDelegate.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
  /// Called when a button was selected, with its index; the index of the cancel button is 0.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
}

extension UIAlertViewDelegate {
  /// Default implementation: does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
}

/// An alert from before iOS 9: it is shown as an alert controller.
///
/// Source: Apple, UIAlertView.
@preconcurrency @MainActor
open class UIAlertView: NSObject {
  /// The delegate that receives the choice.
  open var delegate: AnyObject? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: AnyObject?
  /// The title.
  @Settable open var title = ""
  /// The text.
  @Settable open var message: String?
  /// The index of the cancel button; -1 without one.
  @Settable open var cancelButtonIndex = -1
  /// A number that the app gives.
  @Settable open var tag = 0
  private var titles: [String] = []

  /// Creates an alert without buttons.
  public override init() {}
  /// Creates an alert.
  public convenience init(
    title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?,
    otherButtonTitles: String...
  ) {
    self.init()
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for title in otherButtonTitles { addButton(withTitle: title) }
  }
  /// Adds a button and returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }
  /// Returns the title of a button.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }
  /// The number of buttons.
  open var numberOfButtons: Int { titles.count }
  /// Presents it from the topmost controller of the key window.
  open func show() {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for (index, title) in titles.enumerated() {
      alert.addAction(
        UIAlertAction(title: title, style: index == cancelButtonIndex ? .cancel : .default) { _ in
          (self.delegate as? any UIAlertViewDelegate)?.alertView(self, clickedButtonAt: index)
        })
    }
    var top = UIApplication.shared.keyWindow?.rootViewController
    while let presented = top?.presentedViewController { top = presented }
    top?.present(alert, animated: true)
  }
}

/// The delegate of a web view from before iOS 12; only its failure method is called here.
///
/// Source: Apple, UIWebViewDelegate.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: AnyObject {
  /// Never called.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// Never called.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// Called after each load, because every load fails.
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  /// Default implementation: does nothing.
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  /// Default implementation: does nothing.
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  /// Default implementation: does nothing.
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}

/// A web view from before iOS 12: an empty scroll view.
///
/// Each load fails, because there is no network.
///
/// Source: Apple, UIWebView.
@preconcurrency @MainActor
open class UIWebView: UIView {
  /// The scroll view of the content, which is empty and fills this view.
  public final let scrollView = UIScrollView()
  /// The delegate of page loads.
  open var delegate: (any UIWebViewDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any UIWebViewDelegate)?
  /// The last request.
  @Settable open private(set) var request: URLRequest?
  /// True if pages are scaled to fit.
  @Settable open var scalesPageToFit = false
  /// Always false: no page is ever loaded.
  open var isLoading: Bool { false }
  /// Always false: no page is ever loaded.
  open var canGoBack: Bool { false }
  /// Always false: no page is ever loaded.
  open var canGoForward: Bool { false }

  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill()
  }
  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }
  private final func fill() {
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }
  /// Begins to load a page, which fails on the main queue.
  open func loadRequest(_ request: URLRequest) {
    self.request = request
    DispatchQueue.main.async {
      self.delegate?.webView(self, didFailLoadWithError: URLError(.notConnectedToInternet))
    }
  }
  /// Does nothing: no page is shown.
  open func loadHTMLString(_ string: String, baseURL: URL?) {}
  /// Loads the page again.
  open func reload() { if let request { loadRequest(request) } }
  /// Does nothing.
  open func stopLoading() {}
  /// Does nothing: there is no previous page.
  open func goBack() {}
  /// Does nothing: there is no next page.
  open func goForward() {}
  /// Returns nil, because no script runs.
  @discardableResult
  open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }
}

extension UIColor {
  /// The color of a literal, as Swift 3 wrote it.
  @available(swift, obsoleted: 5, renamed: "init(red:green:blue:alpha:)")
  public convenience init(
    colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The attribute of a font, as Swift 3 names it.
@available(swift, obsoleted: 5, renamed: "NSAttributedString.Key.font")
public let NSFontAttributeName = NSAttributedString.Key.font
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The attribute of a color, as Swift 3 names it.
@available(swift, obsoleted: 5, renamed: "NSAttributedString.Key.foregroundColor")
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The attribute of a paragraph, as Swift 3 names it.
@available(swift, obsoleted: 5, renamed: "NSAttributedString.Key.paragraphStyle")
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest number of single precision, under the C library's name.
public let HUGE = Float.greatestFiniteMagnitude
