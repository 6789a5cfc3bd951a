public import Foundation
public import GimbalGeometry

/// An error of Map Kit.
///
/// Source: Apple, MKError.
public struct MKError: _BridgedStoredNSError, @unchecked Sendable {
  /// The kind of an error.
  public enum Code: UInt, Sendable, _ErrorCodeProtocol {
    /// The error of these kinds.
    public typealias _ErrorType = MKError

    case unknown = 1
    case serverFailure = 2
    case loadingThrottled = 3
    case placemarkNotFound = 4
    case directionsNotFound = 5
  }

  /// The error as an `NSError`.
  public let _nsError: NSError
  /// Creates an error from an `NSError`.
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of these errors.
  public static var _nsErrorDomain: String { "MKErrorDomain" }
}

/// A search for map items, which fails: there is no network.
///
/// Source: Apple, MKLocalSearch.
@preconcurrency @MainActor
open class MKLocalSearch: NSObject {
  /// A search request.
  ///
  /// Source: Apple, MKLocalSearch.Request.
  open class Request: NSObject {
    /// The text.
    @Settable open var naturalLanguageQuery: String?
    /// The part of the map.
    @Settable open var region = MKCoordinateRegion()

    /// Creates an empty request.
    public override init() {}
    /// Creates a request from a completion.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init()
      naturalLanguageQuery = completion.title
    }
  }

  /// The response to a search; never created.
  ///
  /// Source: Apple, MKLocalSearch.Response.
  open class Response: NSObject {
    /// The map items.
    public final let mapItems: [MKMapItem] = []
    /// The part of the map that contains the results.
    public final let boundingRegion = MKCoordinateRegion()
  }

  /// A closure that receives the response.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void
  /// Always false: a search fails at once.
  open var isSearching: Bool { false }

  /// Creates a search.
  public init(request: Request) {}
  /// Calls the handler with an error later, on the main queue.
  open func start(completionHandler: @escaping CompletionHandler) {
    DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
  }
  /// Throws an error: there is no network.
  ///
  /// - Throws: the error of a server.
  open func start() async throws -> Response { throw MKError(.serverFailure) }
  /// Does nothing.
  open func cancel() {}
}

/// A completion of a search string.
///
/// Source: Apple, MKLocalSearchCompletion.
open class MKLocalSearchCompletion: NSObject {
  /// The title.
  open var title: String { "" }
  /// The subtitle of the completion; empty.
  open var subtitle: String { "" }
}

/// Completes search strings: no completions here, because there is no network.
///
/// Source: Apple, MKLocalSearchCompleter.
@preconcurrency @MainActor
open class MKLocalSearchCompleter: NSObject {
  /// The types of results.
  ///
  /// Source: Apple, MKLocalSearchCompleter.ResultType.
  public struct ResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Points of interest.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Search strings.
    public static let query = ResultType(rawValue: 4)
  }

  /// The partial search string; after each change the delegate receives an error on the main queue.
  @Settable open var queryFragment = "" {
    didSet {
      DispatchQueue.main.async {
        self.delegate?.completer(self, didFailWithError: MKError(.serverFailure))
      }
    }
  }
  /// The delegate that receives completions.
  open var delegate: (any MKLocalSearchCompleterDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }
  private final weak var _delegate: (any MKLocalSearchCompleterDelegate)?
  /// The part of the map.
  @Settable open var region = MKCoordinateRegion()
  /// The types of results.
  @Settable open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// Always empty.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Always false: a completion fails at once.
  open var isSearching: Bool { false }
  /// Does nothing.
  open func cancel() {}
}

/// The delegate that receives completions.
///
/// Source: Apple, MKLocalSearchCompleterDelegate.
@preconcurrency @MainActor
public protocol MKLocalSearchCompleterDelegate: AnyObject {
  /// Never called.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Called after each change of the string.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Default implementation: does nothing.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Default implementation: does nothing.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
