import Foundation
import Gimbal
import GimbalControls
import GimbalDevices
import GimbalEngine
import GimbalFields
import GimbalTesting
import GimbalTraces
import TestSupport
import Testing

/// Pickers, search bars, refresh controls and standalone bars (R-EDIT-6, R-EDIT-7, R-CTRL-9, L-SIZE-14 to -16).
@MainActor @Suite(.simulator("iphone-15-pro", system: .iOS(18))) struct PickerTests {
  private final class Source: UIPickerViewDataSource, UIPickerViewDelegate, UISearchBarDelegate {
    var rows = 1_000_000
    var queried: [Int] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      rows
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
      -> String?
    {
      queried.append(row)
      return "\(row)"
    }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) {}
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  }

  private let sim: Simulator
  private let root = Probe("root")
  private let source = Source()

  init() throws {
    sim = try #require(Simulator.bound)
    sim.launch(root)
  }

  private func show(_ view: UIView) {
    sim.perform { root.view.addSubview(view) }
    sim.settle()
  }

  @Test func `a picker queries only the visible rows (R-EDIT-6)`() {
    let picker = UIPickerView()
    (picker.dataSource, picker.delegate) = (source, source)
    #expect(picker.frame.size == CGSize(width: 320, height: 216) && source.queried.isEmpty)
    show(picker)
    #expect(source.queried == [0, 1, 2, 3, 4])
    #expect(picker.numberOfRows(inComponent: 0) == 1_000_000)
    sim.perform { picker.selectRow(500_000, inComponent: 0, animated: true) }
    sim.settle()
    #expect(picker.selectedRow(inComponent: 0) == 500_000 && source.queried.count == 14)
    #expect((picker.view(forRow: 500_000, forComponent: 0) as? UILabel)?.text == "500000")
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    let received = sim.events { sim.perform { picker.pick(3, inComponent: 0) } }.filter {
      $0.name.contains("didSelectRow")
    }
    #expect(received.count == 1 && picker.selectedRow(inComponent: 0) == 3)
  }

  @Test(arguments: [0, -5, CGFloat.nan, .infinity])
  func `an invalid height or width of a row is replaced by the default`(invalid: CGFloat) {
    final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var length: CGFloat = 50
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        3
      }
      func pickerView(
        _ pickerView: UIPickerView, rowHeightForComponent component: Int
      ) -> CGFloat { length }
      func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        length
      }
    }
    let (usual, picker, sizes) = (UIPickerView(), UIPickerView(), Sizes())
    usual.dataSource = source
    (picker.dataSource, picker.delegate) = (sizes, sizes)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 50, height: 50))
    sizes.length = invalid
    picker.reloadAllComponents()
    let height = usual.rowSize(forComponent: 0).height
    #expect(height > 0)
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 148, height: height))
  }

  /// The rows of a wheel: their height, and for each distance from the selected one its top edge and its height.
  struct Wheel: Sendable {
    var height: CGFloat
    var rows: [Int: (CGFloat, CGFloat)]
  }

  /// Recorded on Mac Catalyst 26.1, and on iOS 13 (40 points, heights only: wix/Detox issues 1860 and 2213).
  @Test(arguments: [
    Wheel(
      height: 32,
      rows: [
        -4: (9.79, 7.86), -3: (17.83, 17.5), -1: (61.29, 30.27), 0: (92, 32), 1: (124.45, 30.27),
        2: (155.11, 25.25), 4: (198.36, 7.86),
      ]),
    Wheel(
      height: 44,
      rows: [-3: (8.28, 9.79), 0: (86, 44), 1: (130.38, 39.64), 2: (170.32, 27.43)]),
    Wheel(height: 40, rows: [0: (88, 40), 1: (-1, 36.5), 2: (-1, 26.8)]),
  ])
  func `the rows of a picker lie around a cylinder (R-EDIT-6)`(wheel: Wheel) throws {
    final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var height: CGFloat = 0
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        21
      }
      func pickerView(
        _ pickerView: UIPickerView, rowHeightForComponent component: Int
      ) -> CGFloat { height }
      func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
      ) -> String? { "\(row)" }
    }
    let (picker, rows) = (UIPickerView(), Rows())
    rows.height = wheel.height
    (picker.dataSource, picker.delegate) = (rows, rows)
    show(picker)
    sim.perform { picker.selectRow(10, inComponent: 0, animated: false) }
    sim.settle()
    for (distance, (top, height)) in wheel.rows {
      let row = try #require(picker.view(forRow: 10 + distance, forComponent: 0))
      let frame = row.convert(row.bounds, to: picker)
      #expect(frame.minX == 18 && frame.width == 284 && row.bounds.height == wheel.height)
      #expect(abs(frame.height - height) < 0.1, "\(distance): \(frame)")
      if top >= 0 { #expect(abs(frame.minY - top) < 0.01, "\(distance): \(frame)") }
    }
    #expect(picker.view(forRow: 15, forComponent: 0) == nil)
  }

  /// Recorded on Mac Catalyst 26.1.
  @Test func `wheels share the width without margins and gaps, in whole points (R-EDIT-6)`() {
    final class Wheels: NSObject, UIPickerViewDataSource {
      var count = 1
      func numberOfComponents(in pickerView: UIPickerView) -> Int { count }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        3
      }
    }
    let (picker, wheels) = (UIPickerView(), Wheels())
    picker.dataSource = wheels
    let widths = (1...5).map { count in
      wheels.count = count
      picker.reloadAllComponents()
      return picker.rowSize(forComponent: 0).width
    }
    #expect(widths == [302, 148, 97, 71, 56])
    #expect(picker.rowSize(forComponent: 0).height == 32)
  }

  @Test func `a source with an invalid row count has no rows, and a missing row changes nothing`() {
    let picker = UIPickerView()
    source.rows = -4
    (picker.dataSource, picker.delegate) = (source, source)
    show(picker)
    #expect(picker.numberOfRows(inComponent: 0) == 0 && picker.selectedRow(inComponent: 0) == -1)
    picker.selectRow(7, inComponent: 0, animated: false)
    picker.selectRow(0, inComponent: 9, animated: false)
    #expect(picker.selectedRow(inComponent: 9) == -1 && picker.rowSize(forComponent: 9) == .zero)
    source.rows = 2
    picker.reloadAllComponents()
    #expect(picker.numberOfRows(inComponent: 0) == 2)
  }

  @Test func `date pickers have wheels, or text from iOS 14 on (L-SIZE-14)`() throws {
    let picker = UIDatePicker()
    #expect(picker.datePickerStyle == .compact && picker.intrinsicContentSize.height < 40)
    let both = picker.intrinsicContentSize.width
    picker.datePickerMode = .date
    #expect(picker.intrinsicContentSize.width < both)
    picker.datePickerMode = .countDownTimer
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    let old = try Simulator(DeviceCatalog.standard.device("iphone-xr"), system: .iOS(13))
    #expect(old.perform { UIDatePicker().frame.size } == CGSize(width: 320, height: 216))
    picker.minimumDate = Date(timeIntervalSinceReferenceDate: 100)
    #expect(picker.date.timeIntervalSinceReferenceDate == 100)
    picker.maximumDate = Date(timeIntervalSinceReferenceDate: 200)
    picker.date = .distantFuture
    #expect(picker.date.timeIntervalSinceReferenceDate == 200)
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
  }

  @Test func `the minutes of a date picker have an interval up to 30 that divides 60`() {
    let picker = UIDatePicker()
    for (interval, result) in [(30, 30), (7, 30), (0, 30), (-5, 30), (60, 30), (15, 15), (1, 1)] {
      picker.minuteInterval = interval
      #expect(picker.minuteInterval == result, "\(interval)")
    }
  }

  @Test func `a search bar calls its delegate and has a field height of 36 (R-EDIT-7, L-SIZE-15)`()
  {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
    bar.delegate = source
    show(bar)
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 377, height: 36))
    #expect(bar.intrinsicContentSize == CGSize(width: -1, height: 56))
    let received = sim.events {
      sim.tap(at: CGPoint(x: 100, y: 128))
      sim.type("a\n")
    }.map(\.name).filter { $0.hasPrefix("searchBar") }
    #expect(
      received == [
        "searchBarTextDidBeginEditing(_:)", "searchBar(_:textDidChange:)",
        "searchBarSearchButtonClicked(_:)",
      ])
    #expect(bar.text == "a" && bar.isFirstResponder)
    sim.perform { bar.setShowsCancelButton(true, animated: true) }
    sim.settle()
    #expect(bar.searchTextField.frame.width < 330)
    let cancelled = sim.events { sim.tap(at: CGPoint(x: 375, y: 128)) }.map(\.name)
    #expect(cancelled.contains("searchBarCancelButtonClicked(_:)"))
    sim.perform { (bar.scopeButtonTitles, bar.showsScopeBar) = (["A", "B"], true) }
    #expect(bar.intrinsicContentSize.height == 98)
  }

  /// A log of iOS 9 has a row 600 by 44, and a segmented control in it at 8 and 7, 584 by 29.
  @Test func `up to iOS 12 the scopes of a search bar have a row of 44 points (L-SIZE-15)`() throws
  {
    let old = try Simulator(DeviceCatalog.standard.device("ipad-air-2"), system: .iOS(9))
    old.perform {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 600, height: 88))
      (bar.scopeButtonTitles, bar.showsScopeBar) = (["A", "B"], true)
      bar.layoutIfNeeded()
      let scopes = bar.subviews.compactMap { $0 as? UISegmentedControl }.map(\.frame)
      #expect(scopes == [CGRect(x: 8, y: 51, width: 584, height: 29)])
      #expect(bar.intrinsicContentSize.height == 88)
    }
  }

  /// Two logs of 2015 have a cancel button 30 points high, one of them "Cancel" and 53 wide.
  @Test func `up to iOS 10 the cancel button of a search bar is 30 high (L-SIZE-15)`() throws {
    let old = try Simulator(DeviceCatalog.standard.device("iphone-6"), system: .iOS(9))
    try old.perform {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 360, height: 44))
      bar.showsCancelButton = true
      bar.layoutIfNeeded()
      let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
      #expect(button.frame.height == 30 && button.frame.minY == 7)
      #expect(abs(button.frame.width - 53) <= 1)
    }
  }

  @Test func `pulling begins a refresh, and its end restores the inset (R-CTRL-9)`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let control = UIRefreshControl()
    var begun = 0
    control.addAction(UIAction { _ in begun += 1 }, for: .valueChanged)
    scrollView.alwaysBounceVertical = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.refreshControl = control
    show(scrollView)
    #expect(control.frame == CGRect(x: 0, y: 0, width: 393, height: 60) && control.isHidden)
    sim.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 240))
    #expect(begun == 0 && !control.isRefreshing)
    sim.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700))
    #expect(begun == 1 && control.isRefreshing && scrollView.contentInset.top == 60)
    #expect(control.frame.minY == -60 && !control.isHidden)
    sim.perform { control.endRefreshing() }
    #expect(scrollView.contentInset.top == 0 && !control.isRefreshing)
    sim.settle()
    #expect(control.frame.minY == 0 && control.isHidden)
    // Recorded on Mac Catalyst 26.1; telly/TLYShyNavBar issue 99 has (0 -74.5; 375 60) on iOS 9.
    sim.perform { scrollView.contentOffset.y = -40 }
    #expect(control.frame.minY == -40 && !control.isHidden)
    sim.perform { scrollView.contentOffset.y = 0 }
    sim.perform { control.beginRefreshing() }
    #expect(begun == 1 && scrollView.contentInset.top == 60)
    sim.perform { scrollView.refreshControl = nil }
    #expect(control.superview == nil && scrollView.contentInset.top == 0)
  }

  /// An iOS 17 log of DeuJason1117/CWLateralMenuRefreshControl prints a control that was never shown.
  @Test func `a refresh control has the width of a resized scroll view (R-CTRL-9)`() {
    let control = UIRefreshControl()
    #expect(control.frame == CGRect(x: 0, y: 0, width: 0, height: 60))
    #expect(control.autoresizingMask == .flexibleWidth)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    scrollView.refreshControl = control
    show(scrollView)
    sim.perform { scrollView.frame.size.width = 393 }
    #expect(control.frame.width == 393)
  }

  /// W-23.
  @Test func `refreshing does not begin before the control is in a window (R-CTRL-9)`() throws {
    final class List: UIViewController {
      let list = UIScrollView()
      var states: [Bool] = []
      private func begin() {
        list.refreshControl?.beginRefreshing()
        states.append(list.refreshControl?.isRefreshing ?? false)
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        list.refreshControl = UIRefreshControl()
        view.addSubview(list)
        begin()
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        begin()
      }
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        begin()
      }
    }
    for (system, states) in [(17, [false, false, true]), (16, [true, true, true])] {
      let sim = try Simulator(
        DeviceCatalog.standard.device("iphone-14-pro"), system: .iOS(system))
      let list = List()
      sim.launch(list)
      #expect(list.states == states)
    }
  }

  @Test func `standalone bars have the height of their device (L-SIZE-16)`() {
    for (bar, height) in [
      (UINavigationBar() as UIView, CGFloat(44)), (UIToolbar(), 44), (UITabBar(), 49),
    ] {
      #expect(bar.intrinsicContentSize == CGSize(width: -1, height: height))
      bar.frame.size.width = 100
      bar.sizeToFit()
      #expect(bar.frame.size == CGSize(width: 100, height: height))
    }
    let bar = UINavigationBar()
    bar.pushItem(UINavigationItem(title: "A"), animated: false)
    bar.pushItem(UINavigationItem(title: "B"), animated: false)
    #expect(bar.popItem(animated: false)?.title == "B" && bar.topItem?.title == "A")
    #expect(bar.popItem(animated: false) == nil)
  }

  @Test func `selecting the selected row again sends no callback (R-EDIT-6)`() {
    let picker = UIPickerView()
    picker.dataSource = source
    picker.delegate = source
    show(picker)
    func received(_ row: Int) -> Int {
      sim.events { sim.perform { picker.pick(row, inComponent: 0) } }
        .count { $0.name.contains("didSelectRow") }
    }
    #expect(received(0) == 0)
    #expect(received(3) == 1)
    #expect(received(3) == 0)
  }
}
