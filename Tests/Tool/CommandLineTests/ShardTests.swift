import Testing

@testable import GimbalCommandLine

@Suite struct ShardTests {
  @Test(arguments: [0, 1, 7, 100], [1, 2, 3, 10])
  func `the shards together contain every case once`(total: Int, count: Int) throws {
    let parts = try (1...count).map {
      try Shard("\($0)/\(count)", of: .shard).positions(in: 0..<total)
    }

    #expect(parts.joined().sorted() == Array(0..<total))
    #expect(parts.allSatisfy { abs($0.count - total / count) <= 1 })
  }

  @Test func `environment variables of CI services select the shard`() throws {
    let bazel = try Shard.given(by: ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "0"])?.shard
    let slurm = try Shard.given(
      by: [
        "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_ID": "12", "SLURM_ARRAY_TASK_MIN": "10",
      ])?.shard
    let gitLab = try Shard.given(by: ["CI_NODE_TOTAL": "5", "CI_NODE_INDEX": "5"])?.shard
    let circle = try Shard.given(by: ["CIRCLE_NODE_TOTAL": "5", "CIRCLE_NODE_INDEX": "4"])?.shard
    let kubernetes = try Shard.given(
      by: ["GIMBAL_SHARD_COUNT": "5", "JOB_COMPLETION_INDEX": "4"])?.shard
    for one in [gitLab, circle, kubernetes] { #expect(one == (try Shard("5/5", of: .shard))) }
    // GitLab also numbers jobs that are not parallel.
    #expect(try Shard.given(by: ["CI_NODE_TOTAL": "1"]) == nil)

    #expect(bazel == (try Shard("1/3", of: .shard)))
    #expect(slurm == (try Shard("3/4", of: .shard)))
    #expect(try Shard.given(by: ["HOME": "/"]) == nil)
  }

  @Test func `tasks of a stepped Slurm array are counted by their index`() throws {
    for (id, part) in [("10", "1/4"), ("13", "2/4"), ("19", "4/4")] {
      let shard = try Shard.given(
        by: [
          "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_ID": id, "SLURM_ARRAY_TASK_MIN": "10",
          "SLURM_ARRAY_TASK_STEP": "3",
        ])?.shard
      #expect(shard == (try Shard(part, of: .shard)))
    }
  }

  private static let most = "9223372036854775807"

  @Test(arguments: [
    (
      ["CI_NODE_TOTAL": "3", "CI_NODE_INDEX": "0"],
      "'CI_NODE_INDEX' is '0'; allowed is a whole number from 1 on"
    ),
    (
      ["JOB_COMPLETION_INDEX": "3"],
      "the environment has 'JOB_COMPLETION_INDEX' without 'GIMBAL_SHARD_COUNT'; set both or neither, or "
        + "give '--shard'"
    ),
    (
      ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "3"],
      "'TEST_TOTAL_SHARDS' is '3'; allowed is a number above 3, the part of this machine"
    ),
    (
      ["TEST_TOTAL_SHARDS": "3"],
      "the environment has 'TEST_TOTAL_SHARDS' without 'TEST_SHARD_INDEX'; set both or neither, or "
        + "give '--shard'"
    ),
    (
      ["SLURM_ARRAY_TASK_ID": "3"],
      "the environment has 'SLURM_ARRAY_TASK_ID' without 'SLURM_ARRAY_TASK_COUNT'; set both or "
        + "neither, or give '--shard'"
    ),
    (
      ["TEST_TOTAL_SHARDS": most, "TEST_SHARD_INDEX": most],
      "'TEST_TOTAL_SHARDS' is '\(most)'; allowed is a whole number from 1 to 10000"
    ),
    (
      ["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "-\(most)"],
      "'TEST_SHARD_INDEX' is '-\(most)'; allowed is a whole number from 0 on"
    ),
    (
      [
        "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_MIN": most,
      ], "'SLURM_ARRAY_TASK_ID' is '3'; allowed is \(most) or above, in steps of 1"
    ),
    (
      [
        "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_ID": "4", "SLURM_ARRAY_TASK_MIN": "3",
        "SLURM_ARRAY_TASK_STEP": "2",
      ], "'SLURM_ARRAY_TASK_ID' is '4'; allowed is 3 or above, in steps of 2"
    ),
    (
      [
        "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_ID": "4", "SLURM_ARRAY_TASK_STEP": "0",
      ], "'SLURM_ARRAY_TASK_ID' is '4'; allowed is 0 or above, in steps of 1"
    ),
    (
      [
        "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_ID": "4", "SLURM_ARRAY_TASK_MIN": "x",
      ], "'SLURM_ARRAY_TASK_MIN' is 'x'; allowed is a whole number from 0 on"
    ),
  ])
  func `variables without a valid shard are refused`(variables: [String: String], line: String) {
    let error = #expect(throws: CallError.self) { try Shard.given(by: variables) }
    #expect(error?.description == line)
  }

  @Test(arguments: ["0/2", "3/2", "1", "1/", "/1", "a/b", "1/0", "1/2/3", "-1/2", "1/10001", ""])
  func `an invalid shard is refused`(text: String) {
    let error = #expect(throws: CallError.self) { try Shard(text, of: .shard) }
    #expect(error?.description.hasSuffix("allowed is i/n with 1 ≤ i ≤ n ≤ 10000") == true)
  }
}
