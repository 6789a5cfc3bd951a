public import GimbalDocuments
public import GimbalSnapshots

/// The positions of findings in the files of scenes and interface documents.
extension LayoutComparison {
  /// Sets the positions of the findings' views in a scene's file.
  ///
  /// Each finding gets the position of its view. If the file has none for the view, it gets the
  /// position of the controller's view.
  ///
  /// - Complexity: linear in the number of findings.
  public mutating func locate(in file: String, _ positions: [String: SourcePosition]) {
    for finding in findings + allowed {
      guard let position = positions[finding.view] ?? positions["root.view"] else { continue }
      locations[finding.view] = FindingLocation(file: file, position: position)
    }
  }

  /// Sets the positions of the findings' views in interface documents.
  ///
  /// Each finding gets the position of its view's element. If the view has none, it gets the
  /// position of the nearest ancestor with an element.
  ///
  /// - Complexity: linear in the number of findings, times the depth of their views and a call of
  ///   `position`.
  public mutating func locate(_ position: (ViewElement) -> SourcePosition?) {
    for finding in findings + allowed where locations[finding.view] == nil {
      let views = configurations[finding.configuration].layout.views
      var index: Int? = finding.viewIndex
      while let view = index, views[view].element == nil { index = views[view].parent }
      guard let element = index.flatMap({ views[$0].element }), let found = position(element)
      else { continue }
      locations[finding.view] = FindingLocation(
        file: element.file, position: found, object: element.id)
    }
  }
}
