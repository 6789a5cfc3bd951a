import Foundation
import SeededGenerator
import SlowTests
import Testing

/// Runs that are killed at any point resume, with reports equal to those of an uninterrupted run, byte for byte.
@Suite(.serialized) struct KilledRunTests {
  private let folder: ScenarioFolder
  private static let reports = ["report.txt", "report.json", "junit.xml"]

  init() throws {
    folder = try ScenarioFolder()
    for name in ["a", "b", "c"] {
      try folder.write(
        scenario: "s/\(name)", of: "Calm",
        devices: "\"iphone-15-pro\", \"iphone-se-3\", \"ipad-mini-a17-pro\", \"iphone-8\"")
    }
    try folder.write(
      "s/d.scenario.json",
      """
      {"title": "It fails", "devices": ["iphone-15-pro"], "scene": {"swift": "Calm"},
      "steps": [{"launch": {}}, {"expect": {"orientation": "landscapeLeft"}}]}
      """)
  }

  private static func callArguments(_ out: String, _ more: String...) -> [String] {
    ["run", "s", "--out", out, "--no-times", "--jobs", "2"] + more
  }

  /// Runs all without an interruption and returns the duration in seconds.
  private func whole() throws -> Double {
    let start = Date()
    #expect(try Program(callArguments: Self.callArguments("whole"), in: folder).status == 1)
    #expect(folder.text("whole/results.jsonl")?.split(separator: "\n").count == 15)
    return Date().timeIntervalSince(start)
  }

  private func isWhole(_ out: String) -> Bool {
    Self.reports.allSatisfy { folder.text("\(out)/\($0)") == folder.text("whole/\($0)") }
  }

  /// Starts a run and kills it, or one of its workers, at a point; returns true if it completed.
  private func interrupt(
    _ out: String, _ more: String..., after seconds: Double, worker: Bool
  ) throws -> Bool {
    let process = try Program.start(Self.callArguments(out) + more, in: folder)
    Thread.sleep(forTimeInterval: seconds)
    if worker {
      if let one = Processes.children(of: process.processIdentifier).randomElement() {
        kill(one, SIGKILL)
      }
    } else {
      kill(process.processIdentifier, SIGKILL)
    }
    process.waitUntilExit()
    return process.terminationReason == .exit
  }

  private func killAtPoints(_ count: Int, seed: UInt64) throws {
    let duration = try whole()
    var random = SplitMix64(seed: seed)
    for point in 0..<count {
      let out = "out-\(point)"
      let position = Double(point) / Double(count) + Double.random(in: 0...0.1, using: &random)
      let isWorker = random.next() % 3 == 0
      var isEnded = try interrupt(out, "--resume", after: duration * position, worker: isWorker)
      // A resumed run may be killed as well.
      if !isEnded, random.next() % 2 == 0 {
        let seconds = duration * Double.random(in: 0...0.6, using: &random)
        isEnded = try interrupt(out, "--resume", after: seconds, worker: false)
      }
      if !isEnded {
        let run = try Program(callArguments: Self.callArguments(out, "--resume"), in: folder)
        #expect(run.status == 1, "seed \(seed), point \(point): \(run.errors)")
      }
      #expect(isWhole(out), "seed \(seed), point \(point), worker \(isWorker)")
      try FileManager.default.removeItem(atPath: folder.path + "/" + out)
    }
  }

  @Test func `a run killed at a few points resumes to the same report`() throws {
    try killAtPoints(8, seed: 1)
  }

  @Test(.long) func `a run killed at 200 points resumes to the same report`() throws {
    try killAtPoints(200, seed: UInt64(Date().timeIntervalSince1970))
  }

  @Test func `a killed worker loses no case`() throws {
    let duration = try whole()
    for part in 1...3 {
      let ended = try interrupt("w\(part)", after: duration * Double(part) / 4, worker: true)
      #expect(ended && isWhole("w\(part)"))
    }
  }

  @Test(arguments: [1, 2, 3, 5, 8])
  func `on a full disk a run reports each file in one line and resumes when there is space`(
    blocks: Int
  ) throws {
    _ = try whole()
    let callArguments = Self.callArguments("full").map { "'\($0)'" }.joined(separator: " ")
    let run = try Program(
      "-c", "ulimit -f \(blocks); exec '\(Program.path)' \(callArguments)", in: folder,
      program: "/bin/sh")
    #expect(run.status == 2, "\(run.output)")
    let lines = run.errors.split(separator: "\n")
    #expect(
      lines.allSatisfy { $0.contains("cannot be written: File too large") }
        && lines.filter { $0.hasSuffix("; correct that, and continue with '--resume'") }.count == 1,
      "\(run.errors)")
    #expect(
      try Program(callArguments: Self.callArguments("full", "--resume"), in: folder).status == 1)
    #expect(isWhole("full"))
  }

  @Test(.enabled(if: Processes.hasClang))
  func `a clock that jumps does not change the results`() throws {
    _ = try whole()
    try folder.write(
      "jump.c",
      """
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <stdlib.h>
      #include <time.h>
      #include <sys/time.h>
      static long jump(void) { return random() % 2000000 - 1000000; }
      int clock_gettime(clockid_t id, struct timespec *time) {
        static int (*real)(clockid_t, struct timespec *);
        if (!real) real = dlsym(RTLD_NEXT, "clock_gettime");
        int result = real(id, time);
        /* Only the time since the start while awake goes on evenly: nobody sets it. */
        if (id != CLOCK_MONOTONIC && id != CLOCK_MONOTONIC_RAW) time->tv_sec += jump();
        return result;
      }
      int gettimeofday(struct timeval *time, void *zone) {
        struct timespec now;
        clock_gettime(CLOCK_REALTIME, &now);
        time->tv_sec = now.tv_sec;
        time->tv_usec = now.tv_nsec / 1000;
        return 0;
      }
      """)
    let build = try Program(
      "clang", "-shared", "-fPIC", "-o", "jump.so", "jump.c", "-ldl", in: folder,
      program: "/usr/bin/env")
    #expect(build.status == 0, "\(build.errors)")
    let run = try Program(
      callArguments: Self.callArguments("jumped"), in: folder,
      environment: ["LD_PRELOAD": folder.path + "/jump.so"])
    #expect(run.status == 1, "\(run.errors)")
    #expect(isWhole("jumped"))
  }

  @Test func `no worker outlives a killed run`() throws {
    try folder.write(scenario: "h/hang", of: "Hang")
    let process = try Program.start(["run", "h", "--jobs", "1"], in: folder)
    var workers: [pid_t] = []
    for _ in 0..<500 where workers.isEmpty {
      Thread.sleep(forTimeInterval: 0.01)
      workers = Processes.children(of: process.processIdentifier)
    }
    let worker = try #require(workers.first)
    Thread.sleep(forTimeInterval: 0.5)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    var isGone = false
    for _ in 0..<500 where !isGone {
      Thread.sleep(forTimeInterval: 0.01)
      isGone = !Processes.lives(worker)
    }
    #expect(isGone)
  }

  @Test func `two runs cannot write to one folder`() throws {
    try folder.write(scenario: "h/hang", of: "Hang")
    let process = try Program.start(["run", "h", "--out", "one"], in: folder)
    defer { process.terminate() }
    for _ in 0..<500 where folder.text("one/results.jsonl")?.isEmpty ?? true {
      Thread.sleep(forTimeInterval: 0.01)
    }
    for more in [[], ["--resume"]] {
      let other = try Program(callArguments: ["run", "s", "--out", "one"] + more, in: folder)
      #expect(other.status == 2)
      #expect(
        other.errors
          == "ProgramUnderTest: one/results.jsonl: another run is writing it; name another folder\n"
      )
    }
  }
}
