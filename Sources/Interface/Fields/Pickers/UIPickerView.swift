public import Foundation
import GimbalControls
public import GimbalEngine
public import GimbalGeometry
import GimbalText
import GimbalTraces
import GimbalTraits

/// A picker with one or more wheels (components), each with rows and a selected row.
///
/// Only visible rows exist; they are queried when the picker is laid out.
///
/// See: R-EDIT-6.
/// Source: Apple, UIPickerView.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  private var wheels: [Wheel]?
  private var delegateReceiver: NamedReceiver?
  private var sourceReceiver: NamedReceiver?

  /// One component of the picker with its rows.
  private struct Wheel {
    /// The number of rows.
    var rows: Int
    /// The selected row, from 0.
    var chosen = 0
    /// The height of a row, in points.
    var height: CGFloat
    /// The width that the delegate returns.
    var width: CGFloat?
    /// The cells that have been made, by their rows.
    var cells: [Int: UIPickerTableViewCell] = [:]
  }

  /// Creates a picker with a frame in its future superview's coordinates, in points.
  ///
  /// Without a size it gets its intrinsic size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.isEmpty { self.frame.size = controlMetrics(.pickerView).size }
    clipsToBounds = true
  }

  /// Creates a picker from a storyboard or nib file; with any other coder, all values are defaults.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The object that provides the numbers of wheels and rows.
  open var dataSource: (any UIPickerViewDataSource)? {
    get { _dataSource }
    set { _dataSource = newValue }
  }
  private final weak var _dataSource: (any UIPickerViewDataSource)? { didSet { forget() } }

  /// The object that provides the contents of rows.
  open var delegate: (any UIPickerViewDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any UIPickerViewDelegate)? { didSet { forget() } }

  /// True if a line marks the selected row (up to iOS 13); nothing is drawn.
  @Settable open var showsSelectionIndicator = false

  // MARK: Rows

  /// The number of wheels.
  open var numberOfComponents: Int { loaded.count }

  /// Returns the number of rows of a wheel; 0 if there is no such wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    loaded.indices.contains(component) ? loaded[component].rows : 0
  }

  /// Returns the size of a wheel's rows, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard loaded.indices.contains(component) else { return .zero }
    return CGSize(width: width(of: loaded[component]), height: loaded[component].height)
  }

  /// Returns the view of a visible row; nil for others.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    loaded.indices.contains(component) ? loaded[component].cells[row]?.content : nil
  }

  /// Reads the numbers and rows of all wheels again, and selects the first rows.
  open func reloadAllComponents() { forget() }

  /// Reads the number and the rows of a wheel again.
  open func reloadComponent(_ component: Int) {
    guard loaded.indices.contains(component) else { return }
    dropViews(of: component)
    let chosen = loaded[component].chosen
    wheels![component] = wheel(component, of: loaded.count)
    wheels![component].chosen = max(0, min(chosen, wheels![component].rows - 1))
    setNeedsLayout()
  }

  /// Selects a row without calling the delegate; an animated change takes effect immediately.
  ///
  /// An index without a row or wheel changes nothing.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard loaded.indices.contains(component), (0..<loaded[component].rows).contains(row) else {
      return
    }
    wheels![component].chosen = row
    setNeedsLayout()
  }

  /// Returns the selected row of a wheel; -1 for none.
  open func selectedRow(inComponent component: Int) -> Int {
    guard loaded.indices.contains(component), loaded[component].rows > 0 else { return -1 }
    return loaded[component].chosen
  }

  /// Selects a row as the user would, and calls the delegate.
  ///
  /// Rule: R-EDIT-6.
  package final func pick(_ row: Int, inComponent component: Int) {
    guard isUserInteractionEnabled, loaded.indices.contains(component),
      (0..<loaded[component].rows).contains(row), row != loaded[component].chosen
    else { return }
    selectRow(row, inComponent: component, animated: true)
    notify(.pickerDidSelectRow) { $0.pickerView(self, didSelectRow: row, inComponent: component) }
  }

  // MARK: Size

  /// The size of a picker, in points.
  open override var intrinsicContentSize: CGSize { controlMetrics(.pickerView).size }

  /// Returns the size of a picker, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { controlMetrics(.pickerView).size }

  /// Creates and positions the views of the visible rows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let gaps = CGFloat(max(0, loaded.count - 1)) * gap
    var x = max(0, (bounds.width - loaded.reduce(gaps) { $0 + width(of: $1) }) / 2)
    for index in loaded.indices {
      positionRows(of: index, at: x)
      guard loaded.indices.contains(index) else { return }
      x += width(of: loaded[index]) + gap
    }
  }

  // MARK: Wheels

  private func forget() {
    for index in wheels?.indices ?? 0..<0 { dropViews(of: index) }
    wheels = nil
    setNeedsLayout()
  }

  private func dropViews(of component: Int) {
    let cells = wheels?[component].cells ?? [:]
    wheels?[component].cells = [:]
    for cell in cells.values { cell.removeFromSuperview() }
  }

  private var hasMargins: Bool { machine.features.pickersHaveMargins }
  private var gap: CGFloat { hasMargins ? ControlMetrics.wheelGap : 0 }

  /// Returns the width of a wheel, in points: the delegate's, or an equal share.
  ///
  /// See: R-EDIT-6.
  private func width(of wheel: Wheel) -> CGFloat {
    if let width = wheel.width { return width }
    let count = CGFloat(max(1, loaded.count))
    guard hasMargins else { return bounds.width / count }
    let whole = bounds.width - 2 * ControlMetrics.pickerMargin - (count - 1) * gap
    return max(0, (whole / count).rounded(.down))
  }

  private var loaded: [Wheel] {
    if let wheels { return wheels }
    guard let dataSource else { return [] }
    let count = query(.numberOfComponents) { dataSource.numberOfComponents(in: self) }
    let made = (0..<max(0, min(count, UIPickerView.limit))).map { wheel($0, of: count) }
    wheels = made
    return made
  }

  /// The maximum number of wheels.
  private static let limit = 1_000

  /// The maximum number of rows shown before and after the selected one, for rows of very small
  /// height.
  private static let halfLimit: CGFloat = 500

  private func wheel(_ component: Int, of count: Int) -> Wheel {
    let rows =
      dataSource.map { source in
        query(.numberOfRowsInComponent) {
          source.pickerView(self, numberOfRowsInComponent: component)
        }
      } ?? 0
    let height = notify(.pickerRowHeight) {
      $0.pickerView(self, rowHeightForComponent: component)
    }
    let width = notify(.pickerWidth) { $0.pickerView(self, widthForComponent: component) }
    return Wheel(
      rows: max(0, rows),
      height: height.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        ?? controlMetrics(.pickerRow).size.height,
      width: width.flatMap { $0 > 0 && $0.isFinite ? $0 : nil })
  }

  private func positionRows(of index: Int, at x: CGFloat) {
    let wheel = loaded[index]
    guard wheel.rows > 0 else { return }
    let cylinder = WheelCylinder(height: bounds.height, rowHeight: wheel.height)
    let half = min(cylinder.visibleHalf, UIPickerView.halfLimit)
    let before = min(wheel.chosen, Int(half))
    let following = min(wheel.rows - 1 - wheel.chosen, Int(half))
    let seen = wheel.chosen - before...wheel.chosen + following
    for (row, cell) in wheel.cells where !seen.contains(row) {
      wheels?[index].cells[row] = nil
      cell.removeFromSuperview()
    }
    let size = CGSize(width: width(of: wheel), height: wheel.height)
    for row in seen {
      guard let cell = wheel.cells[row] ?? rowCell(row, index) else { continue }
      guard wheels?.indices.contains(index) == true else { return }
      wheels![index].cells[row] = cell
      if cell.superview !== self { addSubview(cell) }
      let angle = CGFloat(row - wheel.chosen) * cylinder.angle
      cell.transform = CGAffineTransform(scaleX: 1, y: cos(angle))
      cell.bounds.size = size
      cell.center = CGPoint(x: x + size.width / 2, y: bounds.midY + cylinder.radius * sin(angle))
    }
  }

  /// Returns a cell with the view of a row: the delegate's, or a label with its title.
  private func rowCell(_ row: Int, _ component: Int) -> UIPickerTableViewCell? {
    let own = notify(.pickerViewForRow) {
      $0.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    }
    if let own { return UIPickerTableViewCell(own, margin: 0) }
    let styled = notify(.pickerAttributedTitle) {
      $0.pickerView(self, attributedTitleForRow: row, forComponent: component)
    }
    let title =
      (styled ?? nil)?.string
      ?? notify(.pickerTitle) {
        $0.pickerView(self, titleForRow: row, forComponent: component)
      }.flatMap(\.self)
    let label = UILabel()
    label.text = title
    label.textAlignment = .center
    label.font = ControlMetrics.pickerFont
    return UIPickerTableViewCell(label, margin: hasMargins ? ControlMetrics.pickerMargin : 0)
  }

  private func query(_ name: EventName, _ call: () -> Int) -> Int {
    guard let dataSource else { return 0 }
    return receiver(of: dataSource, as: "pickerDataSource", cached: &sourceReceiver).send(
      name, .none, call)
  }

  @discardableResult
  private func notify<Result>(
    _ name: EventName, _ call: (any UIPickerViewDelegate) -> Result
  ) -> Result? {
    guard let delegate else { return nil }
    return receiver(of: delegate, as: "pickerDelegate", cached: &delegateReceiver).sendOptional(
      name, to: delegate
    ) { call(delegate) }
  }
}
