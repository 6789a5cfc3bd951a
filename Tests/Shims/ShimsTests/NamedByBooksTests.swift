import Foundation
import Testing
import UIKit

/// Names that examples of books use.
@MainActor @Suite struct NamedByBooksTests {
  private final class Items: UICollectionViewController {
    var done: [String] = []
    override func collectionView(
      _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { true }
    override func collectionView(
      _ collectionView: UICollectionView, performAction action: Selector,
      forItemAt indexPath: IndexPath, withSender sender: Any?
    ) { done.append("\(indexPath.item)") }
    override func collectionView(
      _ collectionView: UICollectionView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }
    override func updateUserActivityState(_ activity: NSUserActivity) {
      super.updateUserActivityState(activity)
      activity.title = "Items"
    }
  }

  private final class Rows: UITableViewController {
    override func tableView(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { true }
  }

  @Test func `delegates of lists are called through their protocols`() {
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    items.loadViewIfNeeded()
    let delegate: any UICollectionViewDelegate = items
    let (list, path) = (items.collectionView!, IndexPath(item: 3, section: 0))
    #expect(delegate.collectionView(list, shouldShowMenuForItemAt: path))
    #expect(delegate.collectionView(list, shouldBeginMultipleSelectionInteractionAt: path))
    delegate.collectionView(
      list, performAction: Selector("a"), forItemAt: path, withSender: nil)
    #expect(items.done == ["3"])
    #expect(
      delegate.collectionView(
        list, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: [0, 1]) == [0, 1])
    let rows: any UITableViewDelegate = Rows()
    #expect(
      rows.tableView(
        UITableView(), canPerformAction: Selector("a"), forRowAt: path, withSender: nil))
    #expect(!rows.tableView(UITableView(), shouldShowMenuForRowAt: path))
    let activity = NSUserActivity(activityType: "a")
    items.updateUserActivityState(activity)
    #expect(activity.title == "Items")
  }

  @Test func `a cell overrides the delegate methods of gesture recognizers`() {
    final class Cell: UITableViewCell {
      override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
      ) -> Bool { false }
    }
    let delegate: any UIGestureRecognizerDelegate = Cell()
    let (one, other) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    #expect(delegate.gestureRecognizerShouldBegin(one))
    #expect(!delegate.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other))
    #expect(!delegate.gestureRecognizer(one, shouldRequireFailureOf: other))
  }

  @Test func `cells of a registration are loaded from its nib file`() throws {
    let nib = UINib(
      data: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21701" useAutolayout="YES">
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <collectionViewCell tag="7" reuseIdentifier="own" id="c"/></objects></document>
        """.utf8), bundle: nil)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { _, _, _ in
      nil
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    source.apply(snapshot, animatingDifferences: false)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String>(cellNib: nib)
    { cell, _, item in cell.accessibilityLabel = item }
    let cell = list.dequeueConfiguredReusableCell(
      using: registration, for: [0, 0], item: "filled")
    #expect(cell.tag == 7 && cell.accessibilityLabel == "filled")
  }

  @Test func `appearances, gradients and animated images are stored`() throws {
    let appearance = UITabBarAppearance(idiom: .phone)
    appearance.backgroundEffect = UIBlurEffect(style: .light)
    appearance.stackedItemPositioning = .centered
    appearance.stackedItemSpacing = 4
    #expect(appearance.backgroundEffect != nil && appearance.stackedItemPositioning == .centered)
    #expect(appearance.stackedItemSpacing == 4)
    let parts: [CGFloat] = [0.5, 1, 0.2, 0.5]
    let gradient = CGGradient(
      colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: parts, locations: [0, 1],
      count: 2)
    #expect(
      gradient
        == CGGradient(
          colorsSpace: nil,
          colors: [
            CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1])!,
            CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.2, 0.5])!,
          ], locations: [0, 1]))
    let one = try #require(UIImage(systemName: "star"))
    let moving = try #require(UIImage.animatedImage(with: [one, one], duration: 0.5))
    #expect(moving.images?.count == 2 && moving.duration == 0.5 && moving.size == one.size)
    #expect(one.images == nil && UIImage.animatedImage(with: [], duration: 1) == nil)
    let button = UIButton.systemButton(with: one, target: nil, action: nil)
    #expect(button.currentImage != nil && button.backgroundRect(forBounds: .zero) == .zero)
    #expect(UIActivity.ActivityType.postToFacebook.rawValue.hasSuffix("PostToFacebook"))
  }

  @Test func `system strings and images exist, and bar backgrounds are stored`() {
    let undo = UndoManager()
    #expect(undo.undoMenuItemTitle == "Undo")
    #expect(undo.redoMenuTitle(forUndoActionName: "Typing") == "Redo Typing")
    #expect(UIImage.checkmark.size.width > 0 && kUTTypePlainText == "public.plain-text")
    let bar = UIToolbar()
    bar.setBackgroundImage(.add, forToolbarPosition: .any, barMetrics: .default)
    #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) != nil)
    #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .compact) == nil)
    #expect(UIActivityItemProvider(placeholderItem: "a").item as? String == "a")
  }

  @Test func `an object of a generic class is created from its type`() {
    final class Counter: NSObject { let count = 3 }
    func lend<T>(_ change: (T) -> Void) -> T where T: NSObject {
      let object = T()
      change(object)
      return object
    }
    let style = lend { (style: NSMutableParagraphStyle) in style.alignment = .center }
    #expect(style.alignment == .center)
    #expect(lend { (_: Counter) in }.count == 3)
    let type: CALayer.Type = CAGradientLayer.self
    #expect(type.init() is CAGradientLayer)
  }
}

/// A Codable object whose initializer is synthesized.
private final class CodedPerson: NSObject, Codable {
  var name = "Ann"
}

extension NamedByBooksTests {
  @Test func `a Codable object is encoded and decoded`() throws {
    let data = try JSONEncoder().encode(CodedPerson())
    #expect(try JSONDecoder().decode(CodedPerson.self, from: data).name == "Ann")
  }

  @Test func `an item provider passes a color on as components`() throws {
    let provider = NSItemProvider(object: UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75))
    #expect(provider.canLoadObject(ofClass: UIColor.self))
    #expect(!NSItemProvider(object: "a" as NSString).canLoadObject(ofClass: UIColor.self))
    nonisolated(unsafe) var loaded: [UIColor?] = []
    provider.loadObject(ofClass: UIColor.self) { color, _ in loaded.append(color as? UIColor) }
    #expect(loaded == [UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75)])
    #expect(throws: CocoaError.self) {
      try UIColor.object(withItemProviderData: Data("[1]".utf8), typeIdentifier: "a")
    }
  }

  @Test func `paste configurations and spring-loaded interactions are stored`() {
    let view = UIView()
    #expect(view.pasteConfiguration == nil)
    view.pasteConfiguration = UIPasteConfiguration(forAccepting: UIColor.self)
    view.pasteConfiguration?.addTypeIdentifiers(forAccepting: NSString.self)
    view.pasteConfiguration?.addAcceptableTypeIdentifiers(["c"])
    #expect(
      view.pasteConfiguration?.acceptableTypeIdentifiers == [
        "com.apple.uikit.color", "public.utf8-plain-text", "public.plain-text", "c",
      ])
    let pressed: [any UISpringLoadedInteractionSupporting] = [
      UIButton(), UISegmentedControl(), UITableView(),
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
    ]
    for view in pressed {
      #expect(!view.isSpringLoaded)
      view.isSpringLoaded = true
      #expect(view.isSpringLoaded)
    }
    let interaction = UISpringLoadedInteraction { _, _ in }
    view.addInteraction(interaction)
    #expect(interaction.view === view)
  }

  @Test func `a preview targets its view's position or a given target`() {
    let (parent, view) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40)))
    parent.addSubview(view)
    let preview = UITargetedPreview(view: view)
    #expect(preview.target.container === parent && preview.target.center == CGPoint(x: 30, y: 40))
    let other = UIDragPreviewTarget(container: view, center: .zero)
    #expect(preview.retargetedPreview(with: other).target === other)
    let dragged = UITargetedDragPreview(
      view: view, parameters: UIDragPreviewParameters(), target: other)
    #expect(dragged.target === other && dragged.view === view)
  }

  @Test func `drop placeholders have their index paths`() {
    let row = UITableViewDropPlaceholder(
      insertionIndexPath: [0, 2], reuseIdentifier: "a", rowHeight: 44)
    row.cellUpdateHandler = { cell in cell.tag = 3 }
    #expect(row.insertionIndexPath == [0, 2] && row.rowHeight == 44 && row.reuseIdentifier == "a")
    let item = UICollectionViewDropPlaceholder(insertionIndexPath: [1, 0], reuseIdentifier: "b")
    #expect(item.insertionIndexPath == [1, 0] && item.reuseIdentifier == "b")
    #expect(item.previewParametersProvider == nil)
  }

  @Test func `content types conform to their supertypes`() {
    #expect(UTType.vCard.conforms(to: .contact) && UTType.vCard.conforms(to: .text))
    #expect(UTType(filenameExtension: "vcf") == .vCard)
    #expect(UTType.zip.conforms(to: .archive) && UTType.swiftSource.conforms(to: .plainText))
    #expect(!UTType.wav.conforms(to: .image) && UTType.webP.conforms(to: .image))
  }
}
