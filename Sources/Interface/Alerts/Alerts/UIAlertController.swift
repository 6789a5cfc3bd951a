import Foundation
public import GimbalEngine
public import GimbalFields
public import GimbalGeometry
import GimbalText
import GimbalTraits

/// An alert in the center of the screen, or an action sheet at its lower edge.
///
/// A tap on a button dismisses it, and then calls the button's handler. Its sizes are assumed.
///
/// See: R-ALERT-1, R-ALERT-2, R-ALERT-3.
/// Source: Apple, UIAlertController.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The kind of alert.
  ///
  /// Source: Apple, UIAlertController.Style.
  public enum Style: Int, Sendable {
    /// At the lower edge; on iPads a popover.
    case actionSheet = 0
    /// In the center.
    case alert = 1
  }

  /// The kind of alert.
  public final private(set) var preferredStyle = Style.actionSheet
  /// The text below the title.
  @Settable open var message: String? { didSet { if message != oldValue { contentDidChange() } } }
  /// The buttons, in the order in which they were added.
  public final private(set) var actions: [UIAlertAction] = []
  /// The text fields of an alert; nil without any.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  /// The severity of the alert; it has no effect on phones and tablets.
  @Settable open var severity = UIAlertControllerSeverity.default

  private var fields: [UITextField] = []
  private let presentationOfAlert = AlertTransition()

  /// Creates an alert or an action sheet.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    if preferredStyle == .actionSheet, machine.hardware.idiom == .pad {
      modalPresentationStyle = .popover
    } else {
      modalPresentationStyle = .custom
      transitioningDelegate = presentationOfAlert
    }
  }

  /// The title above the message.
  open override var title: String? { didSet { if title != oldValue { contentDidChange() } } }

  /// The emphasized button, which the return key triggers; one of `actions`.
  @Settable open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
        _preferredAction.wrappedValue = oldValue
      }
      contentDidChange()
    }
  }

  /// Adds a button; a second cancel button raises an exception.
  ///
  /// Rule: R-ALERT-3.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      return report(.alertCancelTwice)
    }
    action.onChange = { [weak self] in self?.contentDidChange() }
    actions.append(action)
    contentDidChange()
  }

  /// Adds a text field; in an action sheet this raises an exception.
  ///
  /// See: R-ALERT-3.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else { return report(.alertFieldInSheet) }
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = AlertMetrics.fieldFont
    configurationHandler?(field)
    fields.append(field)
    contentDidChange()
  }

  /// Makes the view with title, message, text fields and buttons.
  open override func loadView() {
    let box = AlertBox(frame: .zero)
    box.alert = self
    view = box
    contentDidChange()
  }

  /// Hides the keyboard of the views below, unless the alert has text fields.
  ///
  /// See: R-KEY-5.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if fields.isEmpty { KeyboardTransitions(machine).hideKeyboard(following: self) }
  }

  /// Shows the keyboard again that the alert has hidden.
  ///
  /// See: R-KEY-5.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    KeyboardTransitions(machine).showKeyboard(hiddenBehind: self)
  }

  /// Begins editing the first text field.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let first = fields.first, !fields.contains(where: \.isFirstResponder) {
      _ = first.becomeFirstResponder()
    }
  }

  /// Dismisses the alert, and then calls a button's handler.
  ///
  /// Rule: R-ALERT-1.
  package final func choose(_ action: UIAlertAction) {
    guard action.isEnabled, let presenter = presentingViewController else { return }
    view.endEditing(true)
    presenter.dismiss(animated: true) { action.handler?(action) }
  }

  private func contentDidChange() {
    guard let box = viewIfLoaded as? AlertBox else { return }
    box.show()
    if modalPresentationStyle == .popover {
      preferredContentSize = box.size(fitting: AlertMetrics.sheetWidth)
    }
    presentationController?.containerView?.setNeedsLayout()
  }
}

/// The severity of an alert.
///
/// Source: Apple, UIAlertControllerSeverity.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// The default severity.
  case `default` = 0
  /// An alert that needs attention.
  case critical = 1
}
