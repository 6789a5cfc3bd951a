import Foundation
import GimbalControls
import GimbalEngine
import GimbalGeometry
import GimbalGestures
import GimbalInterfaceDocuments
import GimbalLists
import GimbalTraces

/// The trigger of a segue: a control's event, a bar button, a recognizer.
@MainActor
enum SegueTrigger {
  /// Connects a trigger; returns false for a source that never begins one.
  ///
  /// A controller's own segues are begun by code.
  static func connect(
    _ source: AnyObject, _ segue: SegueDescription, _ begin: @escaping (Any?) -> Void
  ) -> Bool {
    guard segue.markup["trigger"] == nil else { return false }
    switch source {
    case is UIViewController: break
    case let control as UIControl:
      control.addAction(UIAction { [weak control] _ in begin(control) }, for: .touchUpInside)
    case let item as UIBarButtonItem:
      item.primaryAction = UIAction(title: item.title ?? "", image: item.image) {
        [weak item] _ in begin(item)
      }
    case let cell as UITableViewCell:
      cell.documented.onSelection = { [weak cell] in begin(cell) }
    case let cell as UICollectionViewCell: cell.onSelection = { [weak cell] in begin(cell) }
    case let recognizer as UIGestureRecognizer:
      let action = InterfaceAction { begin($0) }
      recognizer.gesture.retained.append(action)
      recognizer.addTarget(action, action: InterfaceAction.selector)
    default: return false
    }
    return true
  }
}

/// The transition from one controller to another by a segue.
@MainActor
enum SeguePerformance {
  /// Calls the source's `prepare(for:sender:)` and performs the segue.
  ///
  /// Rule: R-NIB-4.
  static func perform(
    _ description: SegueDescription, from source: UIViewController,
    to destination: UIViewController, sender: Any?, anchor: AnyObject? = nil
  ) {
    let segue = segue(description, source, destination)
    // The first read of `presentationController` fixes the style.
    if let item = anchor as? any UIPopoverPresentationControllerSourceItem,
      let popover = destination.presentationController as? any AnchoredPresentation
    {
      popover.anchor(at: item, directions: directions(of: description))
    }
    // R-NIB-4.3
    prepare(source, for: segue, sender: sender)
    // R-NIB-4.4
    segue.perform()
  }

  /// Returns the names of the permitted directions of a popover's arrow; nil for all.
  private static func directions(of description: SegueDescription) -> Set<String>? {
    description.markup.child(key: "popoverArrowDirection").map { element in
      Set(element.attributeNames.filter { element.flag($0) == true })
    }
  }

  /// Calls `prepare(for:sender:)` of the source, and records the call.
  static func prepare(_ source: UIViewController, for segue: UIStoryboardSegue, sender: Any?) {
    source.send(
      .prepare,
      source.machine.arguments(
        TraceArgument("for", .text(segue.identifier ?? "")),
        TraceArgument("destination", .receiver(segue.destination.traceReceiver)))
    ) { source.prepare(for: segue, sender: sender) }
  }

  private static func segue(
    _ description: SegueDescription, _ source: UIViewController, _ destination: UIViewController
  ) -> UIStoryboardSegue {
    if description.kind == "custom", let name = description.customClass,
      let type = InterfaceClasses.find(name, as: UIStoryboardSegue.self)
    {
      return type.made(
        identifier: description.identifier, source: source, destination: destination)
    }
    style(destination, description.markup)
    return UIStoryboardSegue(
      identifier: description.identifier, source: source, destination: destination
    ) { [unowned source, unowned destination] in
      go(description, from: source, to: destination)
    }
  }

  private static func go(
    _ description: SegueDescription, from source: UIViewController,
    to destination: UIViewController
  ) {
    switch description.kind {
    case "push":
      source.navigationController?.pushViewController(
        destination, animated: description.animates)
    case "showDetail", "replace": source.showDetailViewController(destination, sender: source)
    case "presentation", "modal", "popoverPresentation", "custom":
      source.present(destination, animated: description.animates)
    default: source.show(destination, sender: source)
    }
  }

  private static func style(_ destination: UIViewController, _ markup: Markup) {
    if let name = markup["modalPresentationStyle"], let style = ControllerReading.style(name) {
      destination.modalPresentationStyle = style
    }
    if markup["kind"] == "popoverPresentation" { destination.modalPresentationStyle = .popover }
    if let name = markup["modalTransitionStyle"],
      let style = ControllerReading.transition(name)
    {
      destination.modalTransitionStyle = style
    }
  }

  /// Adds a child controller whose view fills a container.
  ///
  /// See: R-NIB-4 (`prepare(for:sender:)` comes before the container's controller has loaded its
  /// view).
  static func embed(
    _ child: UIViewController, in container: UIView, _ description: SegueDescription,
    of parent: UIViewController
  ) {
    let segue = UIStoryboardSegue(
      identifier: description.identifier, source: parent, destination: child
    ) { [unowned parent, unowned child] in
      parent.addChild(child)
      guard let view = child.view else { return }
      view.frame = container.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(view)
      child.didMove(toParent: parent)
    }
    // R-NIB-4.3
    prepare(parent, for: segue, sender: nil)
    segue.perform()
  }
}

/// The search for the destination of an unwind segue, and the transition back to it.
@MainActor
enum Unwinding {
  /// Searches for the destination from the source up: parents, their other children, presenters.
  ///
  /// Rule: R-NIB-5.
  static func perform(_ description: SegueDescription, from source: UIViewController, sender: Any?)
  {
    guard let action = description.unwindAction,
      let destination = destination(of: action, from: source, sender: sender)
    else { return }
    let segue = UIStoryboardSegue(
      identifier: description.identifier, source: source, destination: destination
    ) { [unowned source, unowned destination] in
      back(from: source, to: destination, animated: description.animates)
    }
    SeguePerformance.prepare(source, for: segue, sender: sender)
    _ = (destination as? any InterfaceConnectable)?.performInterfaceAction(
      action, sender: segue, event: nil)
    segue.perform()
  }

  private static func destination(
    of action: String, from source: UIViewController, sender: Any?
  ) -> UIViewController? {
    func takes(_ controller: UIViewController) -> Bool {
      UnwindActions.has(controller, action)
        && controller.canPerformUnwindSegueAction(Selector(action), from: source, sender: sender)
    }
    let search = UIStoryboardUnwindSegueSource(
      source: source, unwindAction: action, sender: sender)
    var current: UIViewController? = source.parent ?? source.presentingViewController
    while let controller = current {
      if takes(controller) { return controller }
      for child in controller.allowedChildrenForUnwinding(from: search).reversed()
      where takes(child) {
        return child
      }
      current = controller.parent ?? controller.presentingViewController
    }
    return nil
  }

  private static func back(
    from source: UIViewController, to destination: UIViewController, animated: Bool
  ) {
    if let navigation = source.navigationController, destination.navigationController === navigation
    {
      navigation.popToViewController(destination, animated: animated)
    } else {
      destination.dismiss(animated: animated)
    }
    source.unwind(
      for: UIStoryboardSegue(identifier: nil, source: source, destination: destination),
      towards: destination)
  }
}

/// The actions by which a controller can be the destination of an unwind segue.
@MainActor
enum UnwindActions {
  /// Returns true if the controller has an unwind action with this selector.
  static func has(_ controller: UIViewController, _ action: String) -> Bool {
    (controller as? any UnwindDestination)?.unwindActions.contains(action) ?? false
  }
}

/// A controller that can be the destination of an unwind segue.
///
/// Source: it replaces the lookup of unwind actions by the Objective-C runtime.
@preconcurrency @MainActor
public protocol UnwindDestination: InterfaceConnectable {
  /// The names of the actions, such as `backToList:`.
  var unwindActions: Set<String> { get }
}
