public import GimbalDocuments
public import GimbalSnapshots

/// The positions of findings in the files of scenes and interface documents.
extension LayoutComparison {
  /// Sets the positions of the findings' views in a scene's file.
  ///
  /// It is a view's own position, or else that of the controller's view.
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
  /// It is that of a view's own element, or else that of its nearest ancestor's.
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
