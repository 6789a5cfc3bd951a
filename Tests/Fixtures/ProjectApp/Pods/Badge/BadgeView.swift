import Words

/// The view of a pod, which sees UIKit by its header alone on Apple platforms.
open class BadgeView: UIView {
  /// The text.
  @IBOutlet public weak var label: UILabel?

  /// The first text.
  public static var greeting: String { greetingText() }
}
