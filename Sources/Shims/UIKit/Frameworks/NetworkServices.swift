public import Foundation
public import FoundationNetworking

/// A service in the local network, none of which is found.
///
/// Source: Apple, NetService.
open class NetService: NSObject {
  /// The domain.
  public let domain: String
  /// The type, such as `_http._tcp.`.
  public let type: String
  /// The name.
  public let name: String
  /// The port; -1 without one.
  public let port: Int

  /// Creates a service.
  public init(domain: String, type: String, name: String, port: Int32 = -1) {
    self.domain = domain
    self.type = type
    self.name = name
    self.port = Int(port)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the data with which a download can be resumed, in the information of an error.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

extension URLSessionDelegate {
  /// Default implementation: does nothing; there are no sessions in the background.
  public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}

extension URLSession {
  /// Ends the process, because Foundation has no streams of sessions here.
  public func streamTask(with service: NetService) -> URLSessionStreamTask {
    fatalError("streamTask(with:) needs streams, which Gimbal does not have")
  }

  /// Ends the process, because Foundation has no streams of sessions here.
  public func streamTask(withHostName hostname: String, port: Int) -> URLSessionStreamTask {
    fatalError("streamTask(withHostName:port:) needs streams, which Gimbal does not have")
  }
}

/// A session without arguments, from which an app's own class of sessions inherits in a copy of
/// `gimbal intake`.
///
/// Foundation's class has no initializer without arguments here.
open class URLSessionWithInit: URLSession, @unchecked Sendable {
  /// Creates a session with the default configuration.
  public init() { super.init(configuration: .default) }

  /// Creates a session with a configuration.
  public override init(configuration: URLSessionConfiguration) {
    super.init(configuration: configuration)
  }

  /// Creates a session with a configuration and a delegate.
  public override init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    super.init(configuration: configuration, delegate: delegate, delegateQueue: queue)
  }
}

extension URLSessionConfiguration {
  /// Replaces `waitsForConnectivity`, which has no setter here; stored only.
  public var appWaitsForConnectivity: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
}
