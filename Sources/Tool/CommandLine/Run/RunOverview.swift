import GimbalScenarios

/// A summary of a run: its scenarios by subject, which is the name of their folder, and the slowest
/// ones.
struct RunOverview {
  /// A line for each subject, and one for the slowest scenarios.
  let text: String

  /// Summarizes the results of a run by folder.
  ///
  /// - Parameter shown: The systems and rules that each scenario shows, by its file.
  /// - Complexity: linear in the number of cases.
  init(_ run: RunResult, shown: [String: [String]]) {
    var subjects: [String: (files: Set<String>, cases: Int)] = [:]
    var seconds: [String: Double] = [:]
    for result in run.cases {
      let file = result.id.scenario
      let folder = file.split(separator: "/").dropLast().last.map(String.init) ?? "."
      subjects[folder, default: ([], 0)].files.insert(file)
      subjects[folder]?.cases += 1
      seconds[file, default: 0] += result.seconds
    }
    let width = subjects.keys.map(\.count).max() ?? 0
    var lines: [String] = []
    for (name, subject) in subjects.sorted(by: { $0.key < $1.key }) {
      let ids = Set(subject.files.flatMap { shown[$0] ?? [] }).filter { $0.hasPrefix("S") }
      let systems = ids.sorted { ($0.count, $0) < ($1.count, $1) }
      let count = subject.files.count
      lines.append(
        name + String(repeating: " ", count: width - name.count)
          + "  \(count) scenario\(count == 1 ? "" : "s"), \(subject.cases) case\(subject.cases == 1 ? "" : "s")"
          + (systems.isEmpty ? "" : ": \(systems.joined(separator: ", "))"))
    }
    let slowest = seconds.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3)
    if !slowest.isEmpty {
      lines.append(
        "slowest: "
          + slowest.map { "\($0.key) \(($0.value * 100).rounded() / 100) s" }
          .joined(separator: ", "))
    }
    text = lines.map { $0 + "\n" }.joined()
  }
}
