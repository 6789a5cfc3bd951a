import Foundation
import GimbalDocuments
import Testing

@testable import GimbalCommandLine

/// `--jobs`, with scripts as workers.
@MainActor
@Suite struct JobsTests {
  private let folder: TemporaryFolder
  private let whole: Call

  /// Three cases that pass and one that fails, and their results in one process.
  init() throws {
    folder = try TemporaryFolder()
    for name in ["a", "b", "d"] {
      try folder.write("s/\(name).scenario.json", ScenarioText.holds)
    }
    try folder.write("s/c.scenario.json", ScenarioText.fails)
    whole = Call("run", folder.path + "/s", "--out", folder.path + "/out")
  }

  private func run(worker: String, _ callArguments: String...) throws -> Call {
    let script = try folder.write("worker", "#!/bin/sh\n\(worker)\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    return Call(["run", folder.path + "/s"] + callArguments, executable: script)
  }

  /// A worker that returns the results of one process, except for job 1.
  private func answering(atJobOne act: String = ":") -> String {
    """
    while read n rest; do
      if [ $n = 1 ]; then \(act); fi
      sed -n "$((n + 2))p" '\(folder.path)/out/results.jsonl'
    done
    """
  }

  @Test(arguments: ["1", "3", "256"])
  func `workers give the same report as one process`(count: String) throws {
    let call = try run(worker: answering(), "--jobs", count)

    #expect(call.output == whole.output)
    #expect(call.status == .failed)
  }

  @Test func `a worker that ends fails only its case`() throws {
    let call = try run(worker: answering(atJobOne: "exit 70"), "--jobs", "2")

    #expect(call.status == .failed)
    #expect(
      call.output.contains("b.scenario.json:1:1: step 0: the process that ran the case ended"))
    #expect(call.output.contains("2 of 4 cases failed: "), "\(call.output)")
  }

  @Test func `only the case that exceeds the time limit fails`() throws {
    let call = try run(worker: answering(atJobOne: "exec sleep 600"), "--timeout", "1")

    #expect(call.status == .failed)
    #expect(
      call.output.contains(
        "b.scenario.json:1:1: step 0: the process that ran the case took longer than 1 s"))
    #expect(call.output.contains("2 of 4 cases failed: "), "\(call.output)")
  }

  @Test func `a case that ends its process is among the collected results`() throws {
    let call = try run(worker: answering(atJobOne: "exit 70"), "--out", folder.path + "/crashed")

    #expect(call.status == .failed)
    let lines = String(
      decoding: try FileReader.read(folder.path + "/crashed/results.jsonl"), as: UTF8.self)
    #expect(lines.split(separator: "\n").count == 6)
    #expect(lines.contains("the process that ran the case ended with status 70"))
  }

  @Test(arguments: [
    ("echo nonsense", "the worker's response cannot be read: worker:1:1: "),
    ("echo '{}'", "the worker's response cannot be read: worker:1:1: "),
    (
      "sed -n 2p OUT/results.jsonl", "the worker ran another case: the files changed during the run"
    ),
  ])
  func `an invalid answer fails the case`(answer: String, message: String) throws {
    let answer = answer.replacing("OUT", with: folder.path + "/out")
    let call = try run(worker: "while read n rest; do \(answer); done", "--jobs", "2")

    #expect(call.status == .failed)
    #expect(call.output.contains(message), "\(call.output)")
  }

  @Test func `a lost case is reported at the last step that began (F-62)`() throws {
    // The page that a worker shares with the run: the job, then the step, as numbers of eight bytes.
    let begin = """
      import os, mmap, struct
      page = mmap.mmap(3, 4096)
      page[0:16] = struct.pack('=qq', 1, 2)
      """
    let python = try folder.write("begin.py", begin)
    let call = try run(
      worker: answering(atJobOne: "python3 '\(python)'; exit 70"), "--jobs", "2")

    #expect(
      call.output.contains("b.scenario.json:9:5: step 2: the process that ran the case ended"),
      "\(call.output)")
    let json = try run(
      worker: answering(atJobOne: "python3 '\(python)'; exit 70"), "--jobs", "1", "--json")
    #expect(json.output.contains("\"line\": 9"))
    #expect(json.output.contains("\"step\": 2"))
  }

  @Test func `an answer that a worker stored but did not send is not lost`() throws {
    // Answers of a worker wait in the page from byte 64 on; the sixth number counts all bytes ever stored.
    let python = try folder.write(
      "keep.py",
      """
      import mmap, struct
      page = mmap.mmap(3, 4096)
      answer = b'. 0 3 1 50 100\\n'
      page[64:64 + len(answer)] = answer
      page[40:48] = struct.pack('=q', len(answer))
      """)
    let worker = """
      while read n rest; do
        case $n in
          0) python3 '\(python)';;
          1) exit 70;;
          *) sed -n "$((n + 2))p" '\(folder.path)/out/results.jsonl';;
        esac
      done
      """
    let call = try run(worker: worker, "--jobs", "1", "--json")

    #expect(call.output.contains("\"failed\": 2"), "\(call.output)")
    #expect(call.output.contains("\"events\": 50"))
    #expect(call.output.contains("the process that ran the case ended with status 70"))
  }

  @Test func `without a program path, workers are refused`() {
    let call = Call("run", folder.path + "/s", "--jobs", "2")

    #expect(call.status == .wrongCall)
    #expect(
      call.errors
        == "gimbal: '--jobs' and '--timeout' need the program's own path, which is unknown "
        + "here\n")
  }

  @Test func `a program that cannot be started is reported`() {
    let call = Call(["run", folder.path + "/s", "--jobs", "2"], executable: "/no/such/program")

    #expect(call.status == .wrongCall)
    #expect(
      call.errors == "gimbal: /no/such/program: cannot be started: No such file or directory\n")
  }
}
