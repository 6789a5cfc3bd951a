public import Foundation

/// A way from one controller to another that is being gone.
///
/// See: R-NIB-4.
/// Source: Apple, UIStoryboardSegue.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name by which the app performs the segue; nil for one without.
  public final let identifier: String?
  /// The controller from which the way goes.
  public final let source: UIViewController
  /// The controller to which it goes.
  public final let destination: UIViewController
  private let handler: (() -> Void)?

  /// Creates a segue; the base does nothing when it is performed.
  public required init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// Creates a segue that does what a closure does.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  /// Goes the way.
  open func perform() { handler?() }
}

/// An unwinding whose destination is being looked for.
///
/// Source: Apple, UIStoryboardUnwindSegueSource.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller from which the way back begins.
  public final let source: UIViewController
  /// The name of the action that the destination has.
  public final let unwindAction: String
  /// The object that began it.
  public final let sender: Any?

  /// Creates what is known of an unwinding.
  package init(source: UIViewController, unwindAction: String, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}
