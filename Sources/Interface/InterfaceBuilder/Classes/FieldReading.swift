import Foundation
import GimbalControls
import GimbalEngine
import GimbalFields
import GimbalGeometry
import GimbalInterfaceDocuments
import GimbalText

/// Sets the properties of text fields, text views and controls with values.
extension ViewBuilder {
  /// Sets the properties that only the class of a field or a control with a value has.
  func configureField(_ view: UIView, _ description: ViewDescription) {
    let markup = description.markup
    switch view {
    case let field as UITextField: configure(field, description)
    case let text as UITextView: configure(text, description)
    case let control as UISwitch: control.isOn = markup.flag("on") ?? true
    case let slider as UISlider:
      slider.minimumValue = Float(markup.number("minValue") ?? 0)
      slider.maximumValue = Float(markup.number("maxValue") ?? 1)
      slider.value = Float(markup.number("value") ?? 0)
      if let flag = markup.flag("continuous") { slider.isContinuous = flag }
    case let stepper as UIStepper:
      stepper.maximumValue = markup.number("maximumValue") ?? 100
      stepper.minimumValue = markup.number("minimumValue") ?? 0
      stepper.value = markup.number("value") ?? 0
      if let step = markup.number("stepValue") { stepper.stepValue = step }
    case let progress as UIProgressView:
      if markup["progressViewStyle"] == "bar" { progress.progressViewStyle = .bar }
      progress.progress = Float(markup.number("progress") ?? 0)
    case let pages as UIPageControl:
      pages.numberOfPages = markup.integer("numberOfPages") ?? 0
      pages.currentPage = markup.integer("currentPage") ?? 0
      if let flag = markup.flag("hidesForSinglePage") { pages.hidesForSinglePage = flag }
    case let segments as UISegmentedControl: configure(segments, markup)
    case let indicator as UIActivityIndicatorView: configure(indicator, markup)
    case let picker as UIDatePicker: configure(picker, markup)
    case let bar as UISearchBar: configure(bar, markup)
    default: break
    }
    if let control = view as? UIControl, markup.flag("enabled") == false {
      control.isEnabled = false
    }
  }

  private func configure(_ field: UITextField, _ description: ViewDescription) {
    let markup = description.markup
    configureVaried(field, description)
    field.text = markup["text"] ?? markup.child(key: "text")?.text
    field.placeholder = markup["placeholder"] ?? markup.child(key: "placeholder")?.text
    switch markup["borderStyle"] {
    case "roundedRect": field.borderStyle = .roundedRect
    case "line": field.borderStyle = .line
    case "bezel": field.borderStyle = .bezel
    default: field.borderStyle = .none
    }
    field.textAlignment = TextReading.alignment(markup["textAlignment"])
    if markup.flag("adjustsFontForContentSizeCategory") == true {
      field.adjustsFontForContentSizeCategory = true
    }
    switch markup["clearButtonMode"] {
    case "always": field.clearButtonMode = .always
    case "whileEditing": field.clearButtonMode = .whileEditing
    case "unlessEditing": field.clearButtonMode = .unlessEditing
    default: break
    }
    if let flag = markup.flag("clearsOnBeginEditing") { field.clearsOnBeginEditing = flag }
    if let size = markup.number("minimumFontSize") { field.minimumFontSize = CGFloat(size) }
    if markup.child(key: "textInputTraits")?.flag("secureTextEntry") == true {
      field.isSecureTextEntry = true
    }
  }

  private func configure(_ view: UITextView, _ description: ViewDescription) {
    let markup = description.markup
    configureVaried(view, description)
    if let edits = markup.flag("editable") { view.isEditable = edits }
    if let flag = markup.flag("selectable") { view.isSelectable = flag }
    view.textAlignment = TextReading.alignment(markup["textAlignment"])
    setText(of: view, description)
    if markup.flag("adjustsFontForContentSizeCategory") == true {
      view.adjustsFontForContentSizeCategory = true
    }
  }

  private func configure(_ control: UISegmentedControl, _ markup: Markup) {
    control.removeAllSegments()
    if let flag = markup.flag("apportionsSegmentWidthsByContent") {
      control.apportionsSegmentWidthsByContent = flag
    }
    if let flag = markup.flag("momentary") { control.isMomentary = flag }
    for (position, segment) in markup.list("segments").enumerated() {
      if let image = InterfaceImage.image(of: segment, in: document) {
        control.insertSegment(with: image, at: position, animated: false)
      } else {
        control.insertSegment(withTitle: segment["title"] ?? "", at: position, animated: false)
      }
      if let width = segment.number("width") {
        control.setWidth(CGFloat(width), forSegmentAt: position)
      }
    }
    if let selected = markup.integer("selectedSegmentIndex"), selected < control.numberOfSegments {
      control.selectedSegmentIndex = selected
    }
  }

  private func configure(_ picker: UIDatePicker, _ markup: Markup) {
    switch markup["datePickerMode"] {
    case "time": picker.datePickerMode = .time
    case "date": picker.datePickerMode = .date
    case "countDownTimer": picker.datePickerMode = .countDownTimer
    case "yearAndMonth": picker.datePickerMode = .yearAndMonth
    default: picker.datePickerMode = .dateAndTime
    }
    switch markup["style"] {
    case "compact": picker.preferredDatePickerStyle = .compact
    case "inline": picker.preferredDatePickerStyle = .inline
    case "wheels": picker.preferredDatePickerStyle = .wheels
    default: break
    }
    if let step = markup.integer("minuteInterval") { picker.minuteInterval = step }
    if let time = markup.number("countDownDuration") { picker.countDownDuration = time }
  }

  private func configure(_ bar: UISearchBar, _ markup: Markup) {
    bar.text = markup["text"]
    bar.placeholder = markup["placeholder"]
    bar.prompt = markup["prompt"]
    switch markup["searchBarStyle"] {
    case "prominent": bar.searchBarStyle = .prominent
    case "minimal": bar.searchBarStyle = .minimal
    default: break
    }
    if let flag = markup.flag("showsCancelButton") { bar.showsCancelButton = flag }
    if let flag = markup.flag("showsScopeBar") { bar.showsScopeBar = flag }
    let scopes = markup.list("scopeButtonTitles").map { $0["value"] ?? $0.text }
    if !scopes.isEmpty { bar.scopeButtonTitles = scopes }
  }

  private func configure(_ indicator: UIActivityIndicatorView, _ markup: Markup) {
    switch markup["style"] {
    case "whiteLarge", "large": indicator.style = .large
    default: indicator.style = .medium
    }
    // The class itself hides it; the canvas shows it.
    if purpose == .app {
      indicator.hidesWhenStopped = markup.flag("hidesWhenStopped") ?? false
      if markup.flag("animating") == true { indicator.startAnimating() }
    } else {
      indicator.hidesWhenStopped = false
    }
  }
}
