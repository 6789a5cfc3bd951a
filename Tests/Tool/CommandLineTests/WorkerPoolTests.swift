import Foundation
import GimbalDocuments
import Testing

@testable import GimbalCommandLine

@Suite struct WorkerPoolTests {
  /// A worker that answers `done N`, and ends with status 9 on the job 3.
  private static let script =
    "while read n; do if [ $n = 3 ]; then exit 9; fi; echo done $n; done"

  private static func lost(_ how: String) -> WorkerPool.Outcome { .lost(how, step: 0) }

  private static func answer(_ text: String) -> WorkerPool.Outcome {
    .answer(Array(text.utf8)[...])
  }

  private static func text(_ outcome: WorkerPool.Outcome) -> String? {
    guard case .answer(let line) = outcome else { return nil }
    return String(decoding: line, as: UTF8.self)
  }

  private func outcomes(
    _ script: String, size: Int, jobs: Int, limit: Duration = .seconds(60)
  ) throws -> [Int: WorkerPool.Outcome] {
    let pool = WorkerPool(
      executable: "/bin/sh", arguments: ["-c", script], size: size, limit: limit)
    var outcomes: [Int: WorkerPool.Outcome] = [:]
    var groups = [Array(0..<jobs / 2), Array(jobs / 2..<jobs)][...]
    try pool.run(
      jobs: { groups.popFirst() },
      outcome: { job, outcome, _ in
        #expect(outcomes[job] == nil, "job \(job) came twice")
        outcomes[job] = outcome
      })
    return outcomes
  }

  @Test(arguments: [1, 2, 5])
  func `a worker that ends loses only its job`(size: Int) throws {
    let outcomes = try outcomes(Self.script, size: size, jobs: 20)

    #expect(outcomes.count == 20)
    for (job, outcome) in outcomes {
      #expect(outcome == (job == 3 ? Self.lost("ended with status 9") : Self.answer("done \(job)")))
    }
  }

  @Test func `a killed worker is reported with its signal`() throws {
    let outcomes = try outcomes("read n; kill -SEGV $$", size: 1, jobs: 2)
    #expect(outcomes.count == 2)
    for outcome in outcomes.values {
      guard case .lost(let how, _) = outcome else {
        Issue.record("\(outcome)")
        continue
      }
      #expect(how.hasPrefix("was ended by signal 11"))
    }
  }

  @Test(arguments: [1, 3])
  func `only the job that exceeds the time limit is lost`(size: Int) throws {
    let script = "while read n; do if [ $n = 1 ]; then exec sleep 600; fi; echo done $n; done"
    let outcomes = try outcomes(script, size: size, jobs: 6, limit: .seconds(1))

    #expect(outcomes.count == 6)
    for (job, outcome) in outcomes {
      #expect(
        outcome
          == (job == 1
            ? Self.lost("took longer than 1 s and was ended") : Self.answer("done \(job)"))
      )
    }
  }

  @Test(arguments: [1, 2])
  func `jobs and answers are sent in batches (F-36)`(size: Int) throws {
    // A line of input for each job, and the input that the worker could read at once with it.
    let folder = try TemporaryFolder()
    let script = try folder.write(
      "worker",
      """
      import os
      while True:
          lines = os.read(0, 1 << 16).decode().split()
          if not lines: break
          os.write(1, "".join(f"{line} of {len(lines)}\\n" for line in lines).encode())
      """)
    let pool = WorkerPool(
      executable: "/usr/bin/env", arguments: ["python3", script], size: size, limit: .seconds(60))
    var rounds = 0
    var sizes: [Int] = []
    var groups = [Array(0..<2000)][...]
    try pool.run(
      jobs: { groups.popFirst() }, onRound: { rounds += 1 },
      outcome: { job, outcome, _ in
        guard let text = Self.text(outcome), text.hasPrefix("\(job) of ") else {
          Issue.record("\(outcome)")
          return
        }
        sizes.append(Int(text.split(separator: " ").last!)!)
      })

    #expect(sizes.count == 2000)
    #expect(sizes.max()! >= 32)
    #expect(rounds < 500)
  }

  @Test func `a job that ends its worker does not lose the jobs after it`() throws {
    let outcomes = try outcomes(
      "while read n; do if [ $((n % 50)) = 7 ]; then exit 3; fi; echo done $n; done", size: 2,
      jobs: 400)

    #expect(outcomes.count == 400)
    for (job, outcome) in outcomes {
      #expect(
        outcome == (job % 50 == 7 ? Self.lost("ended with status 3") : Self.answer("done \(job)")))
    }
  }

  @Test func `each group of jobs goes to one worker while there are enough groups`() throws {
    // Each answer has the worker's process; the jobs of a group count in hundreds.
    let pool = WorkerPool(
      executable: "/bin/sh",
      arguments: ["-c", "while read n; do sleep 0.005; echo $n $$; done"], size: 2,
      limit: .seconds(60))
    var groups = (0..<4).map { group in (0..<20).map { group * 100 + $0 } }[...]
    var workers: [Int: Set<Substring>] = [:]
    try pool.run(
      jobs: { groups.popFirst() },
      outcome: { job, outcome, _ in
        guard let text = Self.text(outcome) else { return }
        workers[job / 100, default: []].insert(text.split(separator: " ")[1])
      })

    #expect(workers.count == 4)
    #expect(Set(workers.values.joined()).count == 2)
    // Only the last group is shared, when no other is left.
    #expect(workers.values.count { $0.count == 1 } >= 3)
  }

  @Test func `jobs are requested while workers run the first ones`() throws {
    let pool = WorkerPool(
      executable: "/bin/sh", arguments: ["-c", "while read n; do echo $n; done"], size: 1,
      limit: .seconds(60))
    var (queried, answers) = (0, 0)
    var wasOver = false
    var cameWhileQueried = false
    try pool.run(
      jobs: {
        queried += 1
        if queried == 1 { return Array(0..<1_000) }
        // More jobs follow until the first is done, however slow the machine is.
        if answers == 0, queried < 60_000 {
          usleep(1_000)
          return []
        }
        wasOver = true
        return nil
      },
      outcome: { _, _, _ in
        answers += 1
        if !wasOver { cameWhileQueried = true }
      })

    #expect(answers == 1_000)
    #expect(cameWhileQueried)
  }

  @Test(arguments: [0, 1, 700, 7_000, 8_100, 100_000])
  func `a worker stores exactly the bytes that were not sent`(sent: Int) throws {
    let page = try #require(ProgressPage.make())
    var answers = ByteBuffer()
    var (start, number) = (0, 0)
    while page.save(answers, from: start, sent: sent) {
      let retained = page.answers(after: sent)
      #expect(String(decoding: retained, as: UTF8.self) == answers.text)
      start = answers.count
      number += 1
      answers.append(text: "an answer \(number)\n")
    }

    #expect(start > 8_000)
    #expect(page.answers(after: sent + start).isEmpty)
    #expect(page.answers(after: sent + start - 4).count == 4)
  }

  @Test func `without jobs no worker is started`() throws {
    #expect(try outcomes("exit 1", size: 3, jobs: 0).isEmpty)
  }

  @Test func `a missing program is an error`() {
    let pool = WorkerPool(
      executable: "/no/such/program", arguments: [], size: 1, limit: .seconds(60))
    let error = #expect(throws: WorkerError.self) {
      try pool.run(jobs: { [0] }, outcome: { _, _, _ in })
    }
    #expect(error?.description == "/no/such/program: cannot be started: No such file or directory")
  }
}
