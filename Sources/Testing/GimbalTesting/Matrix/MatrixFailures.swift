#if canImport(Testing) && !APPLE_UIKIT
  import Gimbal
  import Testing

  /// Failures on a matrix, by the lines of the test at which they occur.
  struct MatrixFailures {
    /// A line that fails at some locations.
    struct Group {
      var location: SourceLocation?
      var strings: [(position: Int, text: String)]
      var artifacts: [FailureArtifacts]
    }

    /// The number of locations after the first whose failures are shown.
    private static let shownLimit = 5

    private let positions: [MatrixLocation]
    /// The failing lines, in the order of their first failures.
    private(set) var groups: [Group] = []

    init(_ positions: [MatrixLocation]) { self.positions = positions }

    /// Adds the failures at one location; the issues of one line are combined.
    ///
    /// A new line has its artifacts; the first new line also those of the test's end.
    mutating func add(
      _ issues: [Issue], _ artifacts: [(piece: FailureArtifacts, caller: CallSite?)],
      at position: Int
    ) {
      var atEnd = artifacts.filter { $0.caller == nil }
      for issue in issues {
        let text = Self.text(of: issue)
        guard let index = groups.firstIndex(where: { $0.location == issue.sourceLocation }) else {
          let own = artifacts.filter { $0.caller?.isAt(issue.sourceLocation) ?? false } + atEnd
          atEnd = []
          groups.append(
            Group(
              location: issue.sourceLocation, strings: [(position, text)],
              artifacts: own.map(\.piece)))
          continue
        }
        // A loop of the test can fail at one line several times at one location.
        if groups[index].strings.last?.position != position {
          groups[index].strings.append((position, text))
        }
      }
    }

    /// Records an issue for each line of the test, in order, with attachments of its first failure.
    func record() {
      for group in groups.sorted(by: Self.isBefore) {
        for artifacts in group.artifacts { artifacts.attach(at: group.location) }
        let comment = Comment(rawValue: text(of: group))
        if let location = group.location {
          Issue.record(comment, sourceLocation: location)
        } else {
          Issue.record(comment)
        }
      }
    }

    private static func isBefore(_ one: Group, _ other: Group) -> Bool {
      guard let first = one.location, let second = other.location else { return false }
      return first < second
    }

    private func text(of group: Group) -> String {
      let failing = Set(group.strings.map(\.position))
      let first = group.strings[0]
      var lines = [
        MatrixReason(positions, failing: failing).phrase,
        "on \(positions[first.position].phrase): \(first.text)",
      ]
      let others = group.strings.dropFirst()
      for (position, text) in others.prefix(Self.shownLimit) {
        lines.append("on \(positions[position].phrase): \(text.prefix { $0 != "\n" })")
      }
      let more = others.dropFirst(Self.shownLimit)
      if !more.isEmpty {
        lines.append(
          "and on " + more.map { positions[$0.position].phrase }.joined(separator: ", "))
      }
      return lines.joined(separator: "\n")
    }

    /// Returns the comments of an issue, or what was expected and found.
    private static func text(of issue: Issue) -> String {
      let comments = issue.comments.map(\.rawValue).joined(separator: "\n")
      if case .unconditional = issue.kind { return comments }
      return "\(issue.kind)" + (comments.isEmpty ? "" : "\n" + comments)
    }
  }

  extension CallSite {
    fileprivate func isAt(_ location: SourceLocation?) -> Bool {
      guard let location else { return false }
      return Int(line) == location.line && Int(column) == location.column
        && "\(fileID)" == location.fileID
    }
  }
#endif
