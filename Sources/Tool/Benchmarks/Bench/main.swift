// Performance measurements: each is a ratio of two measurements in one run.
//
// The rows are listed in `rows`; each file of this folder measures one subject. The program asserts
// nothing: it prints the ratios.

import Foundation

let options = BenchOptions(CommandLine.arguments.dropFirst())
let rows: [BenchRow] =
  SolverRows.all + RotationRows.all + AnimationRows.all + TraitRows.all + ContainerRows.all
  + ConstrainedRows.all + ActivationRows.all + FoldingRows.all
  + TextRows.all + TouchRows.all + ListRows.all + DocumentRows.all + StartUpRows.all
  + ScenarioRows.all + RunRows.all + CompareRows.all + GrowthRows.all
  + ReaderRows.all

if let rotations = options.rotations {
  RotationRows.rotate(options.filters.first, times: rotations)
} else if let workload = options.memory {
  print(workload == "documents" ? DocumentRows.memoryOfAll() : SolverRows.memory(of: workload))
} else if let recording = options.memoryRun {
  print(RotationRows.growth(recording))
} else if let count = options.once {
  for row in rows where options.chooses(row.name) { row.once?(count) }
} else if options.isHelp {
  print(BenchOptions.help(rows.map(\.name)))
} else {
  let chosen = rows.filter { options.chooses($0.name) }
  guard !chosen.isEmpty else {
    FileHandle.standardError.write(
      Data("gimbal-bench: no row matches; the rows are \(rows.map(\.name))\n".utf8))
    exit(2)
  }
  let results = chosen.map { row in
    let result = row.measure()
    if !options.isJSON { print(result.line(for: row)) }
    return (row, result)
  }
  if options.isJSON { print(BenchReport.json(results)) }
}
