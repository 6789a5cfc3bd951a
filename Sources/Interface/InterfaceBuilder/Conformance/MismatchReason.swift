/// The reason why a view came out elsewhere than it was saved, as far as the file tells.
package enum MismatchReason: Equatable {
  /// The saved frame breaks a required constraint.
  case stale(constraint: String)
  /// The place follows from frames that break required constraints.
  case besideStale
  /// The view is of a class that the document names.
  case customClass(String)
  /// The place follows from views of classes that the document names, or such a class lays the view out.
  case besideCustomClass
  /// The canvas had other insets or margins, which the saved frames show.
  case canvas(String)
  /// The place follows from more than one of these.
  case several
  /// The canvas drew a text, a control or a picture in another size.
  case content(ContentDifference)
  /// None of these: a defect of Gimbal until another reason is found.
  case none

  /// The reason without what belongs to one view.
  package var kind: String {
    switch self {
    case .stale: "stale: the saved frame breaks a required constraint"
    case .besideStale: "beside stale frames: it comes out as saved where those stand as saved"
    case .customClass: "custom class: the view is of a class, or in a font, that only the app has"
    case .besideCustomClass:
      "beside custom classes: it lies in one, or comes out as saved where those stand as saved"
    case .canvas: "canvas: the saved frames show other insets or margins"
    case .several: "several of these together: it comes out as saved where all are given"
    case .content(let difference): difference.kind
    case .none: "not explained"
    }
  }

  /// The reason with what belongs to the view.
  package var text: String {
    switch self {
    case .stale(let constraint): "stale: breaks \(constraint)"
    case .customClass(let name): "custom class \(name)"
    case .canvas(let shown): "canvas: \(shown)"
    case .content(let difference): difference.text
    case .besideStale, .besideCustomClass, .several, .none: kind
    }
  }
}
