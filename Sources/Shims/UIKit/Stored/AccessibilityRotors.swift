public import Foundation
public import GimbalEngine
public import GimbalFields
public import GimbalGeometry

/// A list of places by which people who hear a screen go through it; kept, never asked.
///
/// Source: Apple, UIAccessibilityCustomRotor.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// The direction in which the next place lies.
  ///
  /// Source: Apple, UIAccessibilityCustomRotor.Direction.
  public enum Direction: Int, Sendable {
    case previous = 0
    case next = 1
  }

  /// The question for the next place.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// The name that people hear.
  @Settable open var name: String
  /// The closure that finds the next place.
  @Settable open var itemSearchBlock: Search

  /// Creates a list of places.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
  }
}

/// A place of such a list.
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
  /// The piece of its text.
  @Settable open var targetRange: UITextRange?

  /// Creates a place.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    _targetElement = targetElement
    self.targetRange = targetRange
  }
}

/// The place from which another is looked for.
///
/// Source: Apple, UIAccessibilityCustomRotorSearchPredicate.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The place where the person is.
  @Settable open var currentItem: UIAccessibilityCustomRotorItemResult
  /// The direction of the next one.
  @Settable open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  /// Creates a question for the place after another.
  public init(currentItem: UIAccessibilityCustomRotorItemResult) { self.currentItem = currentItem }
}

extension UIView {
  /// The lists of places of people who hear the screen; kept.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The label with its language and the like; kept.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The hint with its language and the like; kept.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The value with its language and the like; kept.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { stored(nil) }
    set { store(newValue) }
  }
}

/// The object that gives the words that people hear of a picker's columns; never asked.
///
/// Source: Apple, UIPickerViewAccessibilityDelegate.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  /// The label of a column.
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int)
    -> String?
  /// The hint of a column.
  func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int)
    -> String?
}

extension UIPickerViewAccessibilityDelegate {
  /// Not implemented: no words.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String? { nil }
  /// Not implemented: no words.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
  ) -> String? { nil }
}
