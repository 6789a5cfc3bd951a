public import Foundation
public import GimbalEngine
public import GimbalFields
public import GimbalGeometry

/// A list of elements that VoiceOver users step through; stored, never called.
///
/// Source: Apple, UIAccessibilityCustomRotor.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// The direction of the search.
  ///
  /// Source: Apple, UIAccessibilityCustomRotor.Direction.
  public enum Direction: Int, Sendable {
    case previous = 0
    case next = 1
  }

  /// The search for the next element.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// The spoken name.
  @Settable open var name: String
  /// The closure that finds the next element.
  @Settable open var itemSearchBlock: Search

  /// Creates a rotor.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
  }
}

/// A result of a rotor's search.
///
/// Source: Apple, UIAccessibilityCustomRotorItemResult.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element.
  open var targetElement: (any NSObjectProtocol)? {
    get { _targetElement }
    set { _targetElement = newValue }
  }
  private final weak var _targetElement: (any NSObjectProtocol)?
  /// The range of the element's text.
  @Settable open var targetRange: UITextRange?

  /// Creates a result.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    _targetElement = targetElement
    self.targetRange = targetRange
  }
}

/// The search parameters of a rotor.
///
/// Source: Apple, UIAccessibilityCustomRotorSearchPredicate.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The current element.
  @Settable open var currentItem: UIAccessibilityCustomRotorItemResult
  /// The direction of the search.
  @Settable open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  /// Creates a search from an element.
  public init(currentItem: UIAccessibilityCustomRotorItemResult) { self.currentItem = currentItem }
}

extension UIView {
  /// The rotors for VoiceOver users; stored without effect.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The label with attributes; stored without effect.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The hint with attributes; stored without effect.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The value with attributes; stored without effect.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { stored(nil) }
    set { store(newValue) }
  }
}

/// The delegate that provides the accessibility strings of a picker's columns; never called.
///
/// Source: Apple, UIPickerViewAccessibilityDelegate.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  /// Returns the label of a column.
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int)
    -> String?
  /// Returns the hint of a column.
  func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int)
    -> String?
}

extension UIPickerViewAccessibilityDelegate {
  /// Default implementation: returns nil.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String? { nil }
  /// Default implementation: returns nil.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
  ) -> String? { nil }
}
