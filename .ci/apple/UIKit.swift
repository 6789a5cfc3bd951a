// A stub of Apple's UIKit for .ci/typecheck-apple: the declarations that GimbalTesting, the shared test and
// the recorder use.
//
// Source: Apple's documentation of each class. Bodies are never run.

@_exported public import Foundation

@_exported public import struct GimbalGeometry.CGAffineTransform

private func stub<Value>() -> Value { fatalError("a stub has no values") }

public struct UIEdgeInsets: Equatable, Sendable {
  public static var zero: UIEdgeInsets { stub() }

  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect { stub() }
}

public enum UIInterfaceOrientation: Int, @unchecked Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 4
  case landscapeRight = 3
}

public enum UIUserInterfaceSizeClass: Int, @unchecked Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

public enum UIUserInterfaceStyle: Int, @unchecked Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

public enum UITraitEnvironmentLayoutDirection: Int, @unchecked Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, @unchecked Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let extraSmall: UIContentSizeCategory = stub()
  public static let small: UIContentSizeCategory = stub()
  public static let medium: UIContentSizeCategory = stub()
  public static let large: UIContentSizeCategory = stub()
  public static let extraLarge: UIContentSizeCategory = stub()
  public static let extraExtraLarge: UIContentSizeCategory = stub()
  public static let extraExtraExtraLarge: UIContentSizeCategory = stub()
  public static let accessibilityMedium: UIContentSizeCategory = stub()
  public static let accessibilityLarge: UIContentSizeCategory = stub()
  public static let accessibilityExtraLarge: UIContentSizeCategory = stub()
  public static let accessibilityExtraExtraLarge: UIContentSizeCategory = stub()
  public static let accessibilityExtraExtraExtraLarge: UIContentSizeCategory = stub()
}

open class UITraitCollection: NSObject, @unchecked Sendable {
  open var horizontalSizeClass: UIUserInterfaceSizeClass { stub() }
  open var verticalSizeClass: UIUserInterfaceSizeClass { stub() }
  open var userInterfaceStyle: UIUserInterfaceStyle { stub() }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { stub() }
  open var preferredContentSizeCategory: UIContentSizeCategory { stub() }
}

open class UIColor: NSObject, @unchecked Sendable {
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { stub() }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { stub() }
}

@MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
}

@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}

@MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}

@MainActor open class UIDevice: NSObject {
  open class var current: UIDevice { stub() }
  open var model: String { stub() }
  open var systemVersion: String { stub() }
}

@MainActor open class UIScreen: NSObject {
  open class var main: UIScreen { stub() }
  open var bounds: CGRect { stub() }
  open var scale: CGFloat { stub() }
  open var fixedCoordinateSpace: any UICoordinateSpace { stub() }
}

@MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { stub() }
}

@MainActor open class UIApplication: UIResponder {
  open class var shared: UIApplication { stub() }
  open var connectedScenes: Set<UIScene> { stub() }
}

@MainActor open class UIScene: UIResponder {}

@MainActor open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { stub() }
  open var interfaceOrientation: UIInterfaceOrientation { stub() }
}

@MainActor open class UILayoutGuide: NSObject {
  open var layoutFrame: CGRect { stub() }
}

@MainActor
open class UIView: UIResponder, UICoordinateSpace, UITraitEnvironment,
  UIAccessibilityIdentification
{
  public init(frame: CGRect) {}
  public convenience override init() { self.init(frame: .zero) }

  open var frame: CGRect = .zero
  open var bounds: CGRect = .zero
  open var center: CGPoint = .zero
  open var transform: CGAffineTransform = .identity
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var backgroundColor: UIColor?
  open var accessibilityIdentifier: String?

  open var superview: UIView? { stub() }
  open var subviews: [UIView] { stub() }
  open var window: UIWindow? { stub() }
  open var traitCollection: UITraitCollection { stub() }
  open var safeAreaInsets: UIEdgeInsets { stub() }
  open var layoutMargins: UIEdgeInsets = .zero
  open var layoutMarginsGuide: UILayoutGuide { stub() }
  open var readableContentGuide: UILayoutGuide { stub() }
  open var intrinsicContentSize: CGSize { stub() }
  open var hasAmbiguousLayout: Bool { stub() }

  open func addSubview(_ view: UIView) {}
  open func layoutIfNeeded() {}
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { stub() }
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { stub() }
}

@MainActor open class UIWindow: UIView {
  open var screen: UIScreen { stub() }
  weak open var windowScene: UIWindowScene?
  open var rootViewController: UIViewController?
  open var isKeyWindow: Bool { stub() }
  open func makeKeyAndVisible() {}
}

@MainActor open class UIViewController: UIResponder, UITraitEnvironment {
  open var traitCollection: UITraitCollection { stub() }
  open var view: UIView!
  open var viewIfLoaded: UIView? { stub() }
  open func viewDidLoad() {}
  open func viewDidLayoutSubviews() {}
}

@MainActor open class UIControl: UIView {
  open var isEnabled = true
}

@MainActor open class UIButton: UIControl {}

@MainActor open class UILabel: UIView {
  open var text: String?
}

@MainActor open class UITextField: UIControl {
  open var text: String?
  open var placeholder: String?
  open var hasText: Bool { stub() }
}

@MainActor open class UIScrollView: UIView {
  open var contentSize: CGSize = .zero
  open var contentOffset: CGPoint = .zero
}
