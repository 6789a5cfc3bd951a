import GimbalComparison
import GimbalDevices
import GimbalDocuments
import GimbalFiles
import GimbalReports
import GimbalScenarios

/// The page of a run that is written to a file.
enum RunPageFile {
  /// Writes the page of a run with the saved events of its failed cases.
  static func write(
    _ run: RunResult, _ artifacts: [CaseID: CaseArtifacts], to path: String,
    _ catalog: DeviceCatalog
  ) throws(DocumentError) {
    try FileWriter.put(path, text(run, artifacts, catalog))
  }

  /// Returns the page of a run in HTML, with the recorded events of failed cases.
  static func text(
    _ run: RunResult, _ artifacts: [CaseID: CaseArtifacts], _ catalog: DeviceCatalog
  ) -> String {
    RunPage.report(run, artifacts: artifacts, outlines: outlines(run.failed.map(\.id), catalog))
  }

  /// Returns the outlines of the devices of some cases.
  ///
  /// A device of a user's own catalog folder may be unknown on this machine.
  static func outlines(_ cases: [CaseID], _ catalog: DeviceCatalog) -> [String: DeviceOutline] {
    var outlines: [String: DeviceOutline] = [:]
    for slug in Set(cases.map(\.device)) {
      outlines[slug] = (try? catalog.device(slug)).map { DeviceOutline($0) }
    }
    return outlines
  }
}
