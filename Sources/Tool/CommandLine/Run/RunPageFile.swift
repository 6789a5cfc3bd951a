import GimbalComparison
import GimbalDevices
import GimbalDocuments
import GimbalFiles
import GimbalReports
import GimbalScenarios

/// The page of a run on its way into a file.
enum RunPageFile {
  /// Writes the page of a run with what is kept of its failed cases.
  static func write(
    _ run: RunResult, _ artifacts: [CaseID: CaseArtifacts], to path: String,
    _ catalog: DeviceCatalog
  ) throws(DocumentError) {
    try FileWriter.put(path, text(run, artifacts, catalog))
  }

  /// The page.
  static func text(
    _ run: RunResult, _ artifacts: [CaseID: CaseArtifacts], _ catalog: DeviceCatalog
  ) -> String {
    RunPage.report(run, artifacts: artifacts, outlines: outlines(run.failed.map(\.id), catalog))
  }

  /// The figures of the devices of some cases.
  ///
  /// A device of a user's own folder may be known where the run was made, and not here.
  static func outlines(_ cases: [CaseID], _ catalog: DeviceCatalog) -> [String: DeviceOutline] {
    var outlines: [String: DeviceOutline] = [:]
    for slug in Set(cases.map(\.device)) {
      outlines[slug] = (try? catalog.device(slug)).map { DeviceOutline($0) }
    }
    return outlines
  }
}
