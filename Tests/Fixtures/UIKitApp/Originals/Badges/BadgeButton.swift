import UIKit

/// A button that counts its taps, as a source for Apple platforms has it: with words of the Objective-C runtime.
@objcMembers public final class BadgeButton: UIButton {
  /// The taps so far.
  public private(set) var count = 0

  /// Creates a button without taps.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
  }

  /// Creates one of a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @objc private func tapped(_ sender: UIButton) { count += 1 }
}
