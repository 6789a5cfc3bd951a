import Testing

@testable import GimbalCommandLine

@Suite struct ShardTests {
  @Test(arguments: [0, 1, 7, 100], [1, 2, 3, 10])
  func `the parts together are the whole, each place once`(total: Int, count: Int) throws {
    let parts = try (1...count).map { try Shard("\($0)/\(count)", of: .shard).places(of: total) }

    #expect(parts.joined().sorted() == Array(0..<total))
    #expect(parts.allSatisfy { abs($0.count - total / count) <= 1 })
  }

  @Test func `a farm's variables choose the part`() throws {
    let bazel = try Shard(farm: ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "0"])
    let slurm = try Shard(
      farm: [
        "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_ID": "12", "SLURM_ARRAY_TASK_MIN": "10",
      ])

    #expect(bazel == (try Shard("1/3", of: .shard)))
    #expect(slurm == (try Shard("3/4", of: .shard)))
    #expect(try Shard(farm: ["TEST_TOTAL_SHARDS": "3"]) == nil)
    #expect(throws: CallError.self) {
      try Shard(farm: ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "3"])
    }
  }

  @Test(arguments: ["0/2", "3/2", "1", "1/", "/1", "a/b", "1/0", "1/2/3", "-1/2", "1/10001", ""])
  func `a part that is none is refused`(text: String) {
    let error = #expect(throws: CallError.self) { try Shard(text, of: .shard) }
    #expect(error?.description.hasSuffix("allowed is i/n with 1 ≤ i ≤ n ≤ 10000") == true)
  }
}
