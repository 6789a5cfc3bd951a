import Foundation
import Testing
import UIKit

/// Names of `Documentation/AppAPI.md` that are stored without effect, as an app's source uses them.
@MainActor @Suite struct NamedByAppsStoredTests {
  private final class Dragged: UIViewController, UIDragInteractionDelegate,
    UIDropInteractionDelegate, UITableViewDragDelegate, UITableViewDropDelegate,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate
  {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: NSString("a")))] }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      session.loadObjects(ofClass: NSString.self) { _ in }
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) { for item in coordinator.items { _ = item.sourceIndexPath } }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}

    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      builder.remove(menu: .format)
      builder.insertChild(UIMenu(title: "Own"), atStartOfMenu: .file)
    }
    override func validate(_ command: UICommand) { command.attributes = .disabled }
  }

  @Test func `drag and drop interactions are stored with their views`() {
    let delegate = Dragged()
    let view = UIView()
    let (drag, drop) = (
      UIDragInteraction(delegate: delegate), UIDropInteraction(delegate: delegate)
    )
    view.addInteraction(drag)
    view.addInteraction(drop)
    #expect(drag.view === view && drop.view === view && view.interactions.count == 2)
    view.removeInteraction(drag)
    #expect(drag.view == nil)
    let (table, collection) = (
      UITableView(),
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    )
    (table.dragDelegate, table.dropDelegate) = (delegate, delegate)
    (collection.dragDelegate, collection.dropDelegate) = (delegate, delegate)
    collection.reorderingCadence = .slow
    #expect(table.dragDelegate === delegate && collection.dropDelegate === delegate)
    #expect(collection.reorderingCadence == .slow && !collection.hasActiveDrag)
    #expect(UITableViewDropProposal(operation: .move, intent: .automatic).intent == .automatic)
  }

  @Test func `a drag delegate is not retained`() {
    let table = UITableView()
    table.dragDelegate = Dragged()
    #expect(table.dragDelegate == nil)
  }

  @Test func `an item provider loads its value by type identifier`() async {
    let provider = NSItemProvider(object: NSString("hello"))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.utf8-plain-text"))
    #expect(provider.canLoadObject(ofClass: NSString.self))
    nonisolated(unsafe) var text: String?
    nonisolated(unsafe) var data: Data?
    provider.loadObject(ofClass: NSString.self) { found, _ in
      text = (found as? NSString)?.description
    }
    provider.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { found, _ in
      data = found
    }
    #expect(text == "hello" && data == Data("hello".utf8))
    nonisolated(unsafe) var failure: (any Error)?
    provider.loadDataRepresentation(forTypeIdentifier: "public.png") { failure = $1 }
    #expect(failure != nil)
  }

  @Test func `edit menus and commands are stored`() {
    let item = UIMenuItem(title: "Reply", action: Selector("reply:"))
    UIMenuController.shared.menuItems = [item]
    UIMenuController.shared.setTargetRect(.zero, in: UIView())
    UIMenuController.shared.setMenuVisible(true, animated: true)
    UIMenuController.shared.showMenu(from: UIView(), rect: .zero)
    #expect(UIMenuController.shared.menuItems?.first === item)
    #expect(!UIMenuController.shared.isMenuVisible)
    UIMenuController.shared.menuItems = nil
    let command = UICommand(title: "Bold", action: Selector("bold:"), propertyList: 1)
    command.title = "Fat"
    let key = UIKeyCommand(
      title: "New", action: Selector("make:"), input: "n", modifierFlags: .command)
    #expect(command.title == "Fat" && key.title == "New" && key.input == "n")
    #expect(UIMenu(children: [command, key]).children.count == 2)
    #expect(UIKeyCommand.inputPageUp == "UIKeyInputPageUp" && UIKeyCommand.f5 == "UIKeyInputF5")
    let edit = UIEditMenuInteraction(delegate: nil)
    edit.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    #expect(edit.view == nil)
  }

  @Test func `motion effects are stored with their view`() {
    let view = UIView()
    let tilt = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    (tilt.minimumRelativeValue, tilt.maximumRelativeValue) = (-10, 10)
    let group = UIMotionEffectGroup()
    group.motionEffects = [tilt]
    view.addMotionEffect(group)
    view.addMotionEffect(group)
    #expect(view.motionEffects.count == 1)
    view.removeMotionEffect(group)
    #expect(view.motionEffects.isEmpty)
  }

  @Test func `values that apps set on bars, controls and the system are stored`() {
    let (item, tab, button) = (UIBarButtonItem(), UITabBarItem(), UIButton())
    (item.tintColor, item.accessibilityIdentifier) = (.red, "save")
    item.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
    tab.badgeColor = .blue
    #expect(item.tintColor == .red && item.accessibilityIdentifier == "save")
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) != nil)
    #expect(item.backgroundImage(for: .normal, barMetrics: .compact) == nil)
    #expect(tab.badgeColor == .blue && button.adjustsImageWhenHighlighted)
    button.adjustsImageWhenHighlighted = false
    #expect(!button.adjustsImageWhenHighlighted && UIButton().adjustsImageWhenHighlighted)
    let app = UIApplication.shared
    app.applicationIconBadgeNumber = 3
    app.shortcutItems = [UIApplicationShortcutItem(type: "a", localizedTitle: "A")]
    app.registerForRemoteNotifications()
    app.setAlternateIconName("Dark")
    #expect(app.applicationIconBadgeNumber == 3 && app.shortcutItems?.count == 1)
    #expect(app.alternateIconName == "Dark" && !app.isRegisteredForRemoteNotifications)
    #expect(URL(string: UIApplication.openSettingsURLString) != nil)
    _ = UIApplication.openNotificationSettingsURLString
    _ = UIApplication.OpenURLOptionsKey.sourceApplication
    #expect(NSUserActivityTypeBrowsingWeb == "NSUserActivityTypeBrowsingWeb")
    #expect(UIDevice.current.batteryState == .unknown && UIDevice.current.batteryLevel == -1)
    let view = UIView()
    view.largeContentTitle = "Large"
    view.addInteraction(UILargeContentViewerInteraction())
    #expect(view.largeContentTitle == "Large" && view.interactions.count == 1)
  }

  @Test func `transforms and insets convert to NSValue and back`() {
    let rotated = CATransform3DMakeRotation(1, 0, 0, 1)
    #expect(
      CATransform3DEqualToTransform(NSValue(caTransform3D: rotated).caTransform3DValue, rotated))
    let moved = CGAffineTransform(translationX: 3, y: 4)
    #expect(NSValue(cgAffineTransform: moved).cgAffineTransformValue == moved)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
  }

  @Test func `a weak hash table does not retain its objects`() {
    let set = NSHashTable<UIView>.weakObjects()
    let view = UIView()
    set.add(view)
    set.add(view)
    set.add(UIView())
    #expect(set.count == 1 && set.contains(view) && set.anyObject === view)
    set.remove(view)
    #expect(set.allObjects.isEmpty)
  }

  @Test func `file access, empty attributed strings and content types exist`() throws {
    let file = URL(fileURLWithPath: "/none")
    #expect(file.startAccessingSecurityScopedResource())
    file.stopAccessingSecurityScopedResource()
    #expect(NSAttributedString().length == 0 && NSMutableAttributedString().length == 0)
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 5)
    #expect(UTType.png.conforms(to: .image) && !UTType.png.conforms(to: .text))
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType.pdf.preferredFilenameExtension == "pdf")
    #expect(simd_length(simd_float2(3, 4)) == 5)
    _ = UIImage.init(imageLiteralResourceName:)
  }

  private final class Picking: UIViewController, UIDocumentPickerDelegate {
    var chosen: [URL] = []
    override var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) { chosen = urls }
  }

  @Test func `document pickers, URLs and edits exist`() throws {
    let picking = Picking()
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image], asCopy: true)
    picker.delegate = picking
    picker.allowsMultipleSelection = true
    let url = URL(fileURLWithPath: "/a")
    picker.delegate?.documentPicker(picker, didPickDocumentsAt: [url])
    picker.delegate?.documentPickerWasCancelled(picker)
    #expect(picking.chosen == [url])
    #expect(UIDocumentPickerViewController(forExporting: [url]).exportedURLs == [url])
    #expect(picking.textInputMode?.primaryLanguage == "en-US")
    let edits: any UIResponderStandardEditActions = picking
    edits.makeTextWritingDirectionRightToLeft(nil)
    let context = UIOpenURLContext(simulatedURL: url)
    #expect(Set([context]).first?.url == url && !context.options.openInPlace)
    let options = UIWindowScene.ConnectionOptions.self
    let paths:
      (PartialKeyPath<UIScene.ConnectionOptions>, PartialKeyPath<UIScene.ConnectionOptions>)
    paths = (\.urlContexts, \.userActivities)
    #expect(paths.0 != paths.1 && options == UIScene.ConnectionOptions.self)
    #expect(UITextItemInteraction.preview.rawValue == 2)
    #expect(CGImageAlphaInfo.premultipliedLast.rawValue == 1)
    #expect(CGBitmapInfo.alphaInfoMask.contains(CGBitmapInfo(rawValue: 7)))
  }

  @Test func `emitter values are stored, and buttons have system images`() {
    let round = [
      UIButton(type: .detailDisclosure), UIButton(type: .close), UIButton(type: .infoDark),
    ]
    #expect(round.allSatisfy { $0.currentImage != nil })
    let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
    (cell.birthRate, cell.lifetime, cell.velocity) = (20, 3, 150)
    (layer.emitterShape, layer.emitterCells) = (.line, [cell])
    layer.emitterPosition = CGPoint(x: 160, y: 0)
    #expect(layer.emitterCells?.first?.birthRate == 20 && layer.renderMode == .unordered)
    #expect(layer.emitterMode == .volume && layer.lifetime == 1)
    #expect(!UIDynamicAnimator(referenceView: UIView()).isRunning)
  }
}
