package import GimbalDocuments

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is written next to the one that it replaces when it is complete.
///
/// The path always has the old file or the new one, even if the process ends. On Linux the new file
/// has no name until then, so that an interruption leaves nothing. On file systems without such
/// files it has a random name. The new file has the permissions of the replaced one. Of a file with
/// several hard links only this name is replaced.
///
/// `Folder.stage(_:)` creates it. Without a call of `commit()` the path is not changed. Every
/// function that throws reports one line with the path and the reason.
package final class StagedFile {
  /// The descriptor of the new file.
  let descriptor: Int32
  private let parent: Folder
  private let folder: Int32
  private let name: String
  private let mode: mode_t?
  private let isThere: Bool
  /// The temporary name of the new file; nil without one.
  private var temporary: String?

  init(
    _ parent: Folder, _ folder: Int32, _ name: String, mode: mode_t?, isThere: Bool
  ) throws(DocumentError) {
    self.parent = parent
    self.folder = folder
    self.name = name
    self.mode = mode
    self.isThere = isThere
    // Only the owner can read the new file until it has the permissions of the old one.
    let permissions: mode_t = mode == nil ? 0o666 : 0o600
    var descriptor: Int32 = -1
    #if os(Linux)
      if StagedFile.linksDescriptors {
        descriptor = openat(folder, ".", O_RDWR | StagedFile.withoutName | O_CLOEXEC, permissions)
      }
    #endif
    if descriptor < 0 {
      let new = Folder.unforeseenName
      temporary = new
      descriptor = openat(
        folder, new, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, permissions)
    }
    guard descriptor >= 0 else {
      throw Folder.failure(FolderTraversal.join(parent.path, name), errno)
    }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
    if let temporary { unlinkat(folder, temporary, 0) }
  }

  /// Appends bytes.
  package func write(_ bytes: some RandomAccessCollection<UInt8>) throws(DocumentError) {
    let written: Bool? = bytes.withContiguousStorageIfAvailable { buffer in
      var rest = UnsafeRawBufferPointer(buffer)
      while !rest.isEmpty {
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, rest.baseAddress, rest.count)
        #else
          let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        #endif
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
      return true
    }
    guard written == true else { throw failure }
  }

  /// Replaces the file at the path, with the permissions of the replaced file.
  package func commit() throws(DocumentError) { try commit(mode: nil) }

  /// Replaces the file at the path, with the given permissions.
  func commit(mode: mode_t?) throws(DocumentError) {
    if let mode = mode ?? self.mode { guard fchmod(descriptor, mode) == 0 else { throw failure } }
    if let temporary {
      guard renameat(folder, temporary, folder, name) == 0 else { throw failure }
      self.temporary = nil
      return
    }
    let own = "/proc/self/fd/\(descriptor)"
    if !isThere, linkat(AT_FDCWD, own, folder, name, AT_SYMLINK_FOLLOW) == 0 { return }
    // An existing file can only be replaced by a named one; signals are blocked meanwhile.
    var all = sigset_t()
    var old = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    let new = Folder.unforeseenName
    guard linkat(AT_FDCWD, own, folder, new, AT_SYMLINK_FOLLOW) == 0 else { throw failure }
    guard renameat(folder, new, folder, name) == 0 else {
      let code = errno
      unlinkat(folder, new, 0)
      throw Folder.failure(FolderTraversal.join(parent.path, name), code)
    }
  }

  private var failure: DocumentError {
    Folder.failure(FolderTraversal.join(parent.path, name), errno)
  }

  #if os(Linux)
    /// `O_TMPFILE`, a macro that is not imported.
    private static let withoutName: Int32 = 0o20000000 | O_DIRECTORY
    /// True if a file without a name can be linked later.
    private static let linksDescriptors = access("/proc/self/fd", X_OK) == 0
  #endif
}
