import Foundation
import GimbalDocuments

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Waits until files of some folders change.
///
/// On Linux the kernel reports changes (inotify). Elsewhere, and if no more watches are available,
/// the folders are scanned five times a second. In both cases changes are determined by the files'
/// names, sizes and times.
final class FolderWatch {
  /// The state of a file in a scan.
  fileprivate struct Observation: Hashable {
    /// The size of the file, in bytes.
    var size: Int
    /// The time of the last change, in whole seconds.
    var seconds: Int
    /// The rest of that time.
    var nanoseconds: Int
    /// The number of the file on its disk.
    var number: UInt
  }

  /// The folders, each with everything below it.
  let roots: [String]
  private var known: [String: Observation] = [:]
  private var watched: Set<String> = []
  private let descriptor: Int32

  /// The extensions of watched files.
  static let endings = [
    ".json", ".jsonc", ".storyboard", ".xib", ".strings", ".stringsdict", ".xcstrings", ".plist",
  ]
  /// The maximum number of watched folders.
  private static let folderLimit = 2_000
  /// The interval between two scans without inotify, in milliseconds.
  private static let interval: Int32 = 200
  /// Editors write in several steps: the required time without changes, in milliseconds.
  private static let rest: Int32 = 15

  /// Starts to watch folders; `polls` is for systems without inotify.
  init(_ roots: [String], polls: Bool = false) {
    self.roots = roots
    #if os(Linux)
      descriptor =
        polls ? -1 : inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    #else
      descriptor = -1
    #endif
    known = observe()
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// True as long as all folders exist.
  var isThere: Bool { roots.allSatisfy { FileReader.isFolder($0) } }

  /// Waits at most some milliseconds; returns the files that were changed, added or removed
  /// meanwhile, sorted.
  ///
  /// - Complexity: O(files) after a change.
  func wait(milliseconds: Int32) -> [String] {
    guard descriptor >= 0 else {
      pause(min(Self.interval, milliseconds))
      return changes()
    }
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, milliseconds) > 0 else { return [] }
    repeat {
      drain()
      entry.revents = 0
    } while poll(&entry, 1, Self.rest) > 0
    return changes()
  }

  private func pause(_ milliseconds: Int32) { _ = poll(nil, 0, milliseconds) }

  private func drain() {
    var bytes = [UInt8](repeating: 0, count: 16_384)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }

  private func changes() -> [String] {
    let now = observe()
    defer { known = now }
    return Set(known.keys).union(now.keys).filter { known[$0] != now[$0] }.sorted()
  }

  /// Scans all files, and watches new folders.
  private func observe() -> [String: Observation] {
    var found: [String: Observation] = [:]
    var folders = roots
    var seen = 0
    while let folder = folders.popLast(), seen < Self.folderLimit {
      seen += 1
      watch(folder)
      let names = (try? FileReader.entries(inFolder: folder)) ?? []
      for name in names where !name.hasPrefix(".") {
        let path = folder + "/" + name
        var information = stat()
        guard stat(path, &information) == 0 else { continue }
        if information.st_mode & S_IFMT == S_IFDIR {
          // A link to a folder may lead to a cycle.
          var link = stat()
          if lstat(path, &link) == 0, link.st_mode & S_IFMT == S_IFDIR { folders.append(path) }
        } else if Self.endings.contains(where: name.hasSuffix) {
          found[path] = Observation(information)
        }
      }
    }
    return found
  }

  private func watch(_ folder: String) {
    #if os(Linux)
      guard descriptor >= 0, !watched.contains(folder) else { return }
      let events = [
        IN_CLOSE_WRITE, IN_MOVED_TO, IN_MOVED_FROM, IN_CREATE, IN_DELETE, IN_DELETE_SELF,
        IN_MOVE_SELF,
      ].reduce(UInt32(0)) { $0 | UInt32($1) }
      if inotify_add_watch(descriptor, folder, events) >= 0 { watched.insert(folder) }
    #endif
  }
}

extension FolderWatch.Observation {
  fileprivate init(_ information: stat) {
    #if canImport(Darwin)
      let time = information.st_mtimespec
    #else
      let time = information.st_mtim
    #endif
    self.init(
      size: Int(information.st_size), seconds: time.tv_sec, nanoseconds: time.tv_nsec,
      number: UInt(information.st_ino))
  }
}
