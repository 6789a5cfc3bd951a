public import Foundation

/// A transition from one controller to another, as described in a storyboard.
///
/// See: R-NIB-4.
/// Source: Apple, UIStoryboardSegue.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier by which the app performs the segue, or nil.
  public final let identifier: String?
  /// The source controller.
  public final let source: UIViewController
  /// The destination controller.
  public final let destination: UIViewController
  private let handler: (() -> Void)?

  /// Creates a segue whose default `perform()` does nothing.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// Creates a segue whose `perform()` runs a closure.
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

  /// Performs the segue.
  open func perform() { handler?() }
}

extension UIStoryboardSegue {
  /// Creates a segue of the class on which it is called.
  ///
  /// Subclasses override the initializer, which is not `required` on Apple platforms. The
  /// allocating initializer of the base class, called with another class, calls the override.
  @_silgen_name(
    "$s12GimbalEngine17UIStoryboardSegueC10identifier6source11destinationACSSSg_AA16UIViewControllerCAItcfC"
  )
  private static func allocate(
    _ identifier: __owned String?, _ source: __owned UIViewController,
    _ destination: __owned UIViewController
  ) -> UIStoryboardSegue

  /// Creates a segue of this class, which a document gives by name.
  package static func made(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) -> UIStoryboardSegue { allocate(identifier, source, destination) }
}

/// The source of an unwind segue whose destination is being searched.
///
/// Source: Apple, UIStoryboardUnwindSegueSource.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller from which the unwind segue starts.
  public final let source: UIViewController
  /// The name of the action method that the destination implements.
  public final let unwindAction: String
  /// The object that triggered the unwind segue.
  public final let sender: Any?

  /// Creates the source of an unwind segue, before its destination is searched for.
  package init(source: UIViewController, unwindAction: String, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}
