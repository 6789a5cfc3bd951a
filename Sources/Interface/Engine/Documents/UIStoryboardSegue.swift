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
  public init(
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

extension UIStoryboardSegue {
  /// Makes a segue of the class to which it is bound.
  ///
  /// Subclasses override the initializer, which is not `required` on Apple platforms: the allocating initializer of the
  /// base, called with another class, reaches the override.
  @_silgen_name(
    "$s12GimbalEngine17UIStoryboardSegueC10identifier6source11destinationACSSSg_AA16UIViewControllerCAItcfC"
  )
  private static func allocate(
    _ identifier: __owned String?, _ source: __owned UIViewController,
    _ destination: __owned UIViewController
  ) -> UIStoryboardSegue

  /// Makes a segue of the class, which a document names.
  package static func made(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) -> UIStoryboardSegue { allocate(identifier, source, destination) }
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
