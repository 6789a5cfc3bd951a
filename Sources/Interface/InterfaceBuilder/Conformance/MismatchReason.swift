/// The reason why a view's computed frame differs from the saved one, derived from the file.
package enum MismatchReason: Equatable {
  /// The saved frame violates a required constraint, or all of them together exclude it.
  case stale(constraint: String)
  /// The frame depends on frames that violate required constraints.
  case besideStale
  /// The view has a custom class of the document.
  case customClass(String)
  /// The frame depends on views of custom classes, or such a class lays the view out.
  case besideCustomClass
  /// The canvas had other insets or margins, which the saved frames show.
  case canvas(String)
  /// The frame depends on more than one of these causes.
  case several
  /// The canvas drew a text, a control or an image in another size.
  case content(ContentDifference)
  /// Required constraints around the view contradict each other, so that one of them is left out.
  case contradiction
  /// None of these reasons; it counts as a defect of Gimbal until another reason is found.
  case none

  /// The reason without its details, by which counts are grouped.
  package var kind: String {
    switch self {
    case .stale: "stale: the saved frame breaks a required constraint"
    case .besideStale: "next to stale frames: its frame is as saved if those are as saved"
    case .customClass: "custom class: the view is of a class, or in a font, that only the app has"
    case .besideCustomClass:
      "next to custom classes: it is in one, or its frame is as saved if those are as saved"
    case .canvas: "canvas: the saved frames show other insets or margins"
    case .several: "several of these together: its frame is as saved if all of them are as saved"
    case .content(let difference): difference.kind
    case .contradiction: "contradiction: required constraints around the view exclude each other"
    case .none: "not explained"
    }
  }

  /// The reason with the details of the view.
  package var text: String {
    switch self {
    case .stale(let constraint): "stale: breaks \(constraint)"
    case .customClass(let name): "custom class \(name)"
    case .canvas(let shown): "canvas: \(shown)"
    case .content(let difference): difference.text
    case .besideStale, .besideCustomClass, .several, .contradiction, .none: kind
    }
  }
}
