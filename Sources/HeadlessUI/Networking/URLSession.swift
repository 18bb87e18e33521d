public import Foundation

/// What a program loads from the network: a run has none, so that it is the same everywhere.
///
/// Everything fails as on a phone that is offline, with `URLError.notConnectedToInternet`.
nonisolated open class URLSession: NSObject, @unchecked Sendable {
  public static let shared = URLSession(configuration: .default)

  public let configuration: URLSessionConfiguration
  public let delegate: (any URLSessionDelegate)?
  public let delegateQueue: OperationQueue
  open var sessionDescription: String?

  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)? = nil,
    delegateQueue queue: OperationQueue? = nil
  ) {
    self.configuration = configuration
    self.delegate = delegate
    delegateQueue = queue ?? .main
  }

  open func invalidateAndCancel() {}
  open func finishTasksAndInvalidate() {}

  /// The error of a phone that is offline.
  static func offline(_ url: URL?) -> URLError {
    var facts: [String: Any] = [NSLocalizedDescriptionKey: "The Internet connection appears to be offline."]
    facts[NSURLErrorFailingURLErrorKey] = url
    return URLError(.notConnectedToInternet, userInfo: facts)
  }
}

nonisolated extension URLSession {
  public func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { throw Self.offline(url) }

  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { throw Self.offline(request.url) }

  public func upload(
    for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { throw Self.offline(request.url) }

  public func upload(
    for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { throw Self.offline(request.url) }

  public func download(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) { throw Self.offline(url) }

  public func download(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) { throw Self.offline(request.url) }

  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) { throw Self.offline(url) }

  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) { throw Self.offline(request.url) }

  /// The bytes of an answer as they come; none do.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> UInt8? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    public struct Lines: AsyncSequence, Sendable {
      public typealias Element = String
      public struct AsyncIterator: AsyncIteratorProtocol {
        public mutating func next() async throws -> String? { nil }
      }
      public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
    public var lines: Lines { Lines() }
  }
}
