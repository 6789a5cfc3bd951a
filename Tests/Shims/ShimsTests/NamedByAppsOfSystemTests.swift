import Gimbal
import GimbalDevices
import Testing
import UIKit

/// Names of `Documentation/AppAPI.md` for observation, restoration and system services, as an app's source uses them.
@MainActor @Suite struct NamedByAppsOfSystemTests {
  /// Observes content size, bounds and center.
  private final class Observer: UIViewController, UIActivityItemSource,
    UINavigationControllerDelegate, UIImagePickerControllerDelegate
  {
    private(set) var widths: [CGFloat] = []
    var observation: NSKeyValueObservation?

    override func encodeRestorableState(with coder: NSCoder) {
      super.encodeRestorableState(with: coder)
    }
    override func decodeRestorableState(with coder: NSCoder) {
      super.decodeRestorableState(with: coder)
    }
    override func applicationFinishedRestoringState() {}
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}
    override func paste(_ sender: Any?) {}

    func activityViewControllerPlaceholderItem(
      _ activityViewController: UIActivityViewController
    ) -> Any { "" }
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { nil }

    func watch(_ view: UIScrollView) {
      observation = view.observe(\.contentSize, options: [.new, .old]) { [weak self] _, change in
        self?.widths.append((change.newValue?.width ?? 0) - (change.oldValue?.width ?? 0))
      }
    }
  }

  @Test func `observers receive changes of content size, bounds and center`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let observer = Observer()
    observer.watch(view)
    view.contentSize = CGSize(width: 200, height: 10)
    view.contentSize = CGSize(width: 200, height: 10)
    view.contentSize.width = 150
    #expect(observer.widths == [200, -50])
    observer.observation?.invalidate()
    view.contentSize.width = 1
    #expect(observer.widths.count == 2)

    var received: [String] = []
    let bounds = view.observe(\.bounds) { _, _ in received.append("bounds") }
    let center = view.observe(\.center, options: .initial) { _, _ in received.append("center") }
    view.contentOffset.y = 5
    view.frame.origin.x = 30
    view.bounds.size.height = 7
    #expect(received == ["center", "bounds", "center", "bounds"])
    withExtendedLifetime((bounds, center)) {}
    let bar = UINavigationBar()
    let observation: NSKeyValueObservation = bar.observe(\.bounds) { _, _ in }
    observation.invalidate()
  }

  @Test func `system services that apps use exist and have no effect outside`() {
    let application = UIApplication.shared
    var isOpened: Bool?
    application.open(URL(fileURLWithPath: "/")) { isOpened = $0 }
    #expect(isOpened == false && !application.canOpenURL(URL(fileURLWithPath: "/")))
    let task: UIBackgroundTaskIdentifier = application.beginBackgroundTask()
    #expect(task != .invalid)
    application.endBackgroundTask(task)
    #expect(UIBackgroundFetchResult.noData.rawValue == 1)
    let item = UIApplicationShortcutItem(
      type: "a", localizedTitle: "A", icon: UIApplicationShortcutIcon(systemImageName: "plus"))
    #expect(item.icon != nil)
    let activity = NSUserActivity(activityType: "a")
    activity.addUserInfoEntries(from: ["b": 1])
    #expect(activity.userInfo?.count == 1)
    UIPasteboard.general.string = "copied"
    #expect(UIPasteboard.general.hasStrings)
    #expect(NSSelectorFromString("save:") == Selector("save:"))
    #expect(NSStringFromSelector(Selector("save:")) == "save:")
    #expect(!UIView().responds(to: Selector("save:")))
    let controller = UIViewController()
    controller.restorationIdentifier = "a"
    controller.userActivity = activity
    let view = UIView()
    view.restorationIdentifier = "b"
    #expect(controller.restorationIdentifier == "a" && view.restorationIdentifier == "b")
    #expect(controller.userActivity === activity)
    let pointer = UIPointerInteraction(delegate: nil as (any UIPointerInteractionDelegate)?)
    #expect(pointer.isEnabled && UIPointerRegion(rect: .zero).identifier == nil)
    let button = UIButton()
    button.isPointerInteractionEnabled = true
    button.pointerStyleProvider = { _, _, _ in UIPointerStyle.hidden() }
    #expect(button.isPointerInteractionEnabled && button.pointerStyleProvider != nil)
    let barItem = UIBarButtonItem()
    barItem.accessibilityLabel = "Add"
    #expect(barItem.accessibilityLabel == "Add")
  }

  @Test func `durations are formatted as positions and as words`() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 3_725) == "1:02:05")
    #expect(formatter.string(from: 65) == "1:05")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "00:01:05")
    formatter.zeroFormattingBehavior = .default
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 3_660) == "1h 1m")
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 7_260) == "2 hours, 1 minute")
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 7_260) == "2 hours")
  }

  @Test func `a timer calls a method of its target`() {
    @MainActor final class Target: NSObject {
      var count = 0
      func tick(_ timer: Timer) { count += 1 }
    }
    let target = Target()
    let timer = Timer(
      timeInterval: 60, target: target, selector: Selector(of: Target.tick), userInfo: nil,
      repeats: true)
    timer.fire()
    #expect(target.count == 1)
    timer.invalidate()
  }

  @Test func `availability checks follow the simulated system`() throws {
    let older = try Simulator(DeviceCatalog.standard.device("iphone-se-2"), system: .iOS(15))
    older.perform {
      #expect(isSystemAvailable(15, 0) && isSystemAvailable(13, 4))
      #expect(!isSystemAvailable(16, 0) && !isSystemAvailable(15, 9))
    }
  }
}
