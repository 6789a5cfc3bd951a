import Foundation

/// The kiwisolver package in a child process, which creates its objects first and measures its own
/// time.
final class KiwiReference {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var buffer: [UInt8] = []

  /// Nil if no available Python has kiwisolver.
  init?(_ workload: Workload) {
    guard let python = Self.python else { return nil }
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [python, "-c", Self.driver]
    process.standardInput = input
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    var text = "\(workload.variableCount) \(workload.constraints.count)\n"
    for constraint in workload.constraints { text += Self.line(constraint) + "\n" }
    write(text)
  }

  deinit {
    try? input.fileHandleForWriting.close()
    // Foundation ends the program if a process that never started is terminated.
    if process.isRunning { process.terminate() }
  }

  private static let python = ["python3", "/usr/bin/python3"].first {
    Child.run("/usr/bin/env", [$0, "-c", "import kiwisolver"])?.status == 0
  }

  private static func line(_ constraint: PlainConstraint) -> String {
    var commandLine = [
      "\(constraint.relation)", "\(constraint.constant)", strength(constraint.priority),
    ]
    for term in constraint.terms { commandLine += ["\(term.variable)", "\(term.coefficient)"] }
    return commandLine.joined(separator: " ")
  }

  /// Returns strengths so far apart that ten violations of one never outweigh one of the next.
  private static func strength(_ priority: Float) -> String {
    switch priority {
    case 1000: "required"
    case 999: "1e5"
    case 750: "5e3"
    case 749: "5e2"
    case 500: "5e1"
    case 251: "5"
    case 250: "0.5"
    default: "0.05"
    }
  }

  /// Returns the nanoseconds of one cold build.
  func build(times: Int) -> Double { Double(query("build \(times)")) ?? .nan }

  /// Returns the nanoseconds of one edit, in a loop over the root sizes that ends with the last of
  /// them.
  func edit(times: Int, _ sizes: [(width: Double, height: Double)]) -> Double {
    let list = sizes.map { "\($0.width) \($0.height)" }.joined(separator: " ")
    return Double(query("edit \(times) \(list)")) ?? .nan
  }

  /// Returns the nanoseconds of one churn step.
  func churn(_ steps: [[(constraint: Int, constant: Double)]]) -> Double {
    let list = steps.map { step in
      step.map { "\($0.constraint) \($0.constant)" }.joined(separator: " ")
    }
    return Double(query("churn " + list.joined(separator: ";"))) ?? .nan
  }

  func values() -> [Double] { query("values").split(separator: " ").compactMap { Double($0) } }

  private func query(_ question: String) -> String {
    write(question + "\n")
    while !buffer.contains(10) {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return "" }
      buffer += data
    }
    let end = buffer.firstIndex(of: 10) ?? buffer.endIndex
    let line = String(decoding: buffer[..<end], as: UTF8.self)
    buffer.removeSubrange(...end)
    return line
  }

  private func write(_ text: String) {
    try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  private static let driver = """
    import sys, time, kiwisolver as kiwi
    clock = time.perf_counter_ns
    lines = sys.stdin
    count, rows = map(int, next(lines).split())
    v = [kiwi.Variable() for _ in range(count)]
    spec, made = [], []
    def make(words, constant):
        sum = kiwi.Expression([kiwi.Term(v[int(words[i])], float(words[i + 1]))
                               for i in range(3, len(words), 2)], -constant)
        sign = {'-1': '<=', '0': '==', '1': '>='}[words[0]]
        strength = words[2] if words[2] == 'required' else float(words[2])
        return kiwi.Constraint(sum, sign, strength)
    for _ in range(rows):
        spec.append(next(lines).split())
        made.append(make(spec[-1], float(spec[-1][1])))
    solver = None
    def build():
        s = kiwi.Solver()
        start = clock()
        for size, value in ((v[0], 390.0), (v[1], 844.0)):
            s.addEditVariable(size, 1e9)
            s.suggestValue(size, value)
        for c in made:
            s.addConstraint(c)
        s.updateVariables()
        return s, clock() - start
    for line in lines:
        words = line.split()
        if words[0] == 'build':
            times, total = int(words[1]), 0
            for _ in range(times):
                solver, took = build()
                total += took
            print(total / times, flush=True)
        elif words[0] == 'edit':
            times, sizes = int(words[1]), list(map(float, words[2:]))
            pairs = list(zip(sizes[::2], sizes[1::2]))
            start = clock()
            for i in range(times):
                w, h = pairs[i % len(pairs)]
                solver.suggestValue(v[0], w)
                solver.suggestValue(v[1], h)
                solver.updateVariables()
            print((clock() - start) / times, flush=True)
        elif words[0] == 'churn':
            steps = []
            for step in line[6:].split(';'):
                part = step.split()
                pairs = []
                for i in range(0, len(part), 2):
                    place, constant = int(part[i]), float(part[i + 1])
                    new = make(spec[place], constant)
                    pairs.append((made[place], new))
                    made[place] = new
                steps.append(pairs)
            start = clock()
            for pairs in steps:
                for old, _ in pairs:
                    solver.removeConstraint(old)
                for _, new in pairs:
                    solver.addConstraint(new)
                solver.updateVariables()
            print((clock() - start) / len(steps), flush=True)
        elif words[0] == 'values':
            print(*[x.value() for x in v], flush=True)
    """
}
