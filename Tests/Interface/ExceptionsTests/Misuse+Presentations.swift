import GimbalAlerts
import GimbalContainers
import GimbalEngine
import GimbalTraits
import TestSupport

extension Misuse {
  static func presentation(_ kind: AppException.Kind) -> Misuse {
    switch kind {
    case .styleWithoutPresentation:
      Misuse(internalInconsistency, "doesn't have a corresponding presentation controller") {
        present($0.modal, in: .none, from: $0.root)
      }
    case .presentedOnItself:
      Misuse(invalidArgument, "tried to present modal view controller on itself") {
        $0.root.present($0.root, animated: true)
      }
    case .presentedTwice:
      Misuse(invalidArgument, "that is already being presented by <Probe: 0x") {
        $0.root.present($0.modal, animated: true)
      }.after { present($0.modal, from: $0.root) }
    case .presentedChild:
      Misuse(invalidArgument, "that has a parent view controller <Probe: 0x") {
        $0.root.present($0.child, animated: true)
      }
    case .presentedActive:
      Misuse(invalidArgument, "tried to present modally an active controller <Probe: 0x") {
        $0.modal.present($0.root, animated: true)
      }.after { present($0.modal, in: .overFullScreen, from: $0.root) }
    case .presentedOverCurl:
      Misuse(invalidArgument, "is presented with UIModalTransitionStylePartialCurl") {
        present(Probe("next"), from: $0.modal)
      }.after {
        $0.modal.modalTransitionStyle = .partialCurl
        present($0.modal, from: $0.root)
      }
    case .curlNotFullScreen:
      Misuse(invalidArgument, "UIModalTransitionStylePartialCurl to or from non-fullscreen") {
        $0.modal.modalTransitionStyle = .partialCurl
        present($0.modal, in: .overFullScreen, from: $0.root)
      }
    case .contextInPopover:
      Misuse(invalidArgument, "in the context of a popover with another transition style") {
        let next = Probe("next")
        next.modalTransitionStyle = .crossDissolve
        present(next, in: .currentContext, from: $0.modal)
      }.after {
        $0.modal.modalPresentationStyle = .popover
        $0.modal.popoverPresentationController?.sourceView = $0.view
        $0.root.present($0.modal, animated: false)
      }.on("ipad-9", .iOS(17))
    case .alreadyPresenting:
      Misuse(nil, "which is already presenting <Probe: 0x") {
        present(Probe("next"), from: $0.root)
      }.after { present($0.modal, from: $0.root) }
    case .presentationUnderWay:
      Misuse(nil, "while a presentation is in progress!") { scene in
        scene.modal.onWillAppear = { present(Probe("next"), from: $0) }
        present(scene.modal, from: scene.root)
      }.amidOthers
    case .presenterNotInWindow:
      Misuse(nil, "whose view is not in the window hierarchy") {
        present($0.modal, from: Probe("loose"))
      }
    case .dismissalUnderWay:
      Misuse(nil, "while a presentation or dismiss is in progress!") { scene in
        scene.modal.onWillAppear = { $0.dismiss(animated: false) }
        present(scene.modal, from: scene.root)
      }.amidOthers
    case .popoverWithoutAnchor:
      Misuse("NSGenericException", "should have a non-nil sourceView or barButtonItem set") {
        present($0.modal, in: .popover, from: $0.root)
      }.on("ipad-9", .iOS(17))
    case .noDetents:
      Misuse(invalidArgument, "the detents of a sheet are an empty list") {
        $0.modal.sheetPresentationController?.detents = []
      }
    case .alertCancelTwice:
      Misuse(internalInconsistency, "can only have one action with a style of") { _ in
        let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        for _ in 0..<2 { alert.addAction(UIAlertAction(title: "No", style: .cancel)) }
      }
    case .alertFieldInSheet:
      Misuse(internalInconsistency, "Text fields can only be added to an alert controller") { _ in
        UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet).addTextField()
      }
    default: preconditionFailure("\(kind)")
    }
  }

  private static func present(
    _ controller: UIViewController, in style: UIModalPresentationStyle = .fullScreen,
    from presenter: UIViewController
  ) {
    controller.modalPresentationStyle = style
    presenter.present(controller, animated: false)
  }
}
