import Foundation
import GimbalControls
import GimbalEngine
import GimbalFields
import GimbalInterfaceDocuments
import GimbalLists

/// The classes of UIKit by the names of elements in documents.
@MainActor
enum ViewClasses {
  /// The class of an element, and how its views are made.
  struct Entry {
    /// Makes a view without the properties of its description.
    let make: (ViewDescription) -> UIView
    /// The class in an app; the element's custom class must be a subclass.
    let type: UIView.Type
    /// Returns true for the class and its subclasses.
    let accepts: (UIView.Type) -> Bool
    /// True if it is UIKit's class; false if it is the nearest superclass of a missing one.
    let isOwn: Bool
    /// The axes on which the class has a content size that the saved frame shows.
    let content: ContentSides
    /// True for a class whose views must be made with `init(coder:)`, because a property is fixed
    /// at creation.
    var isArchived = false
  }

  /// The axes on which views of a class have content sizes.
  enum ContentSides {
    /// Views have no content size.
    case none
    /// Only the height.
    case height
    /// Width and height.
    case both
  }

  /// Returns the content view that a UIKit view made for subviews; otherwise nil.
  static func content(of view: UIView) -> UIView? {
    switch view {
    case let cell as UITableViewCell: cell.contentView
    case let cell as UICollectionViewCell: cell.contentView
    case let effect as UIVisualEffectView: effect.contentView
    default: nil
    }
  }

  /// Returns true if an element is a view.
  static func isView(_ element: Markup) -> Bool {
    table[element.name] != nil || element.child(key: "frame") != nil
  }

  /// Returns the entry of an element's name; unknown elements are views.
  static func entry(_ kind: String) -> Entry { table[kind] ?? view }

  private static let view = Entry(
    make: { _ in UIView(frame: .zero) }, type: UIView.self, accepts: { _ in true }, isOwn: false,
    content: .none)

  private static func own<Class: UIView>(
    _ type: Class.Type, _ content: ContentSides, _ make: @escaping (ViewDescription) -> Class
  ) -> Entry {
    Entry(
      make: make, type: type, accepts: { $0 is Class.Type }, isOwn: true, content: content)
  }

  private static func archived<Class: UIView>(
    _ type: Class.Type, _ make: @escaping () -> Class
  ) -> Entry {
    var entry = own(type, .none) { _ in make() }
    entry.isArchived = true
    return entry
  }

  private static func standIn<Class: UIView>(
    _ type: Class.Type, _ content: ContentSides, _ make: @escaping (ViewDescription) -> Class
  ) -> Entry {
    Entry(
      make: make, type: type, accepts: { $0 is Class.Type }, isOwn: false, content: content)
  }

  /// Classes of other frameworks, which the apps' module `UIKit` contains.
  static let frameworkClasses = [
    "mapView": ClassName(name: "MKMapView", module: "UIKit"),
    "webView": ClassName(name: "UIWebView", module: "UIKit"),
    "wkWebView": ClassName(name: "WKWebView", module: "UIKit"),
  ]

  private static let table: [String: Entry] = [
    "view": own(UIView.self, .none) { _ in UIView(frame: .zero) },
    "containerView": own(UIView.self, .none) { _ in UIView(frame: .zero) },
    "label": own(UILabel.self, .both) { _ in UILabel(frame: .zero) },
    "imageView": own(UIImageView.self, .both) { _ in UIImageView(frame: .zero) },
    "button": own(UIButton.self, .both) { UIButton(type: ButtonReading.type(of: $0.markup)) },
    "stackView": own(UIStackView.self, .none) { _ in UIStackView(frame: .zero) },
    "scrollView": own(UIScrollView.self, .none) { _ in UIScrollView(frame: .zero) },
    "navigationBar": own(UINavigationBar.self, .height) { _ in UINavigationBar(frame: .zero) },
    "toolbar": own(UIToolbar.self, .height) { _ in UIToolbar(frame: .zero) },
    "tabBar": own(UITabBar.self, .height) { _ in UITabBar(frame: .zero) },
    "tableViewCellContentView": own(UIView.self, .none) { _ in UIView(frame: .zero) },
    "collectionViewCellContentView": own(UIView.self, .none) { _ in UIView(frame: .zero) },
    "textField": own(UITextField.self, .both) { _ in UITextField(frame: .zero) },
    "textView": own(UITextView.self, .none) { _ in UITextView(frame: .zero) },
    "switch": own(UISwitch.self, .both) { _ in UISwitch(frame: .zero) },
    "slider": own(UISlider.self, .height) { _ in UISlider(frame: .zero) },
    "segmentedControl": own(UISegmentedControl.self, .both) { _ in
      UISegmentedControl(frame: .zero)
    },
    "stepper": own(UIStepper.self, .both) { _ in UIStepper(frame: .zero) },
    "progressView": own(UIProgressView.self, .height) { _ in UIProgressView(frame: .zero) },
    "activityIndicatorView": own(UIActivityIndicatorView.self, .both) { _ in
      UIActivityIndicatorView(frame: .zero)
    },
    "pageControl": own(UIPageControl.self, .both) { _ in UIPageControl(frame: .zero) },
    "datePicker": own(UIDatePicker.self, .both) { _ in UIDatePicker(frame: .zero) },
    "pickerView": own(UIPickerView.self, .both) { _ in UIPickerView(frame: .zero) },
    "searchBar": own(UISearchBar.self, .height) { _ in UISearchBar(frame: .zero) },
    "visualEffectView": own(UIVisualEffectView.self, .none) { _ in
      UIVisualEffectView(effect: nil)
    },
    "tableView": own(UITableView.self, .none) {
      UITableView(frame: .zero, style: ListReading.tableStyle($0.markup))
    },
    "tableViewCell": own(UITableViewCell.self, .none) {
      UITableViewCell(
        style: ListReading.cellStyle($0.markup), reuseIdentifier: $0.markup["reuseIdentifier"])
    },
    "collectionViewCell": archived(UICollectionViewCell.self) {
      UICollectionViewCell(frame: .zero)
    },
    "collectionReusableView": archived(UICollectionReusableView.self) {
      UICollectionReusableView(frame: .zero)
    },
    "collectionView": archived(UICollectionView.self) {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    },
    "mapView": standIn(UIView.self, .none) { _ in UIView(frame: .zero) },
    "webView": standIn(UIScrollView.self, .none) { _ in UIScrollView(frame: .zero) },
    "wkWebView": standIn(UIView.self, .none) { _ in UIView(frame: .zero) },
  ]
}
