public import Combine
import Dispatch
public import Foundation

/// A load that fails on the main queue once it is resumed, unless it is cancelled before.
nonisolated open class URLSessionTask: NSObject, @unchecked Sendable {
  public enum State: Int, Sendable {
    case running, suspended, canceling, completed
  }

  public let originalRequest: URLRequest?
  public private(set) var state = State.suspended
  public private(set) var error: (any Error)?
  public var currentRequest: URLRequest? { originalRequest }
  public var response: URLResponse? { nil }
  public let progress = Progress(totalUnitCount: 1)
  public var countOfBytesReceived: Int64 { 0 }
  public var countOfBytesExpectedToReceive: Int64 { 0 }
  open var priority: Float = 0.5
  open var taskDescription: String?
  private let completion: @Sendable (any Error) -> Void

  init(_ request: URLRequest?, _ completion: @escaping @Sendable (any Error) -> Void) {
    originalRequest = request
    self.completion = completion
  }

  open func resume() {
    guard state == .suspended else { return }
    state = .running
    DispatchQueue.main.async { [self] in
      let error = state == .canceling ? URLError(.cancelled) : URLSession.offline(originalRequest?.url)
      state = .completed
      self.error = error
      completion(error)
    }
  }

  open func suspend() {}
  open func cancel() { if state != .completed { state = .canceling } }
  public static let defaultPriority: Float = 0.5
  public static let lowPriority: Float = 0.25
  public static let highPriority: Float = 0.75
}

nonisolated open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
nonisolated open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}
nonisolated open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}

nonisolated extension URLSession {
  public func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }
  public func dataTask(with request: URLRequest) -> URLSessionDataTask { URLSessionDataTask(request) { _ in } }

  public func dataTask(
    with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { dataTask(with: URLRequest(url: url), completionHandler: completionHandler) }

  public func dataTask(
    with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { URLSessionDataTask(request) { completionHandler(nil, nil, $0) } }

  public func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask { URLSessionUploadTask(request) { completionHandler(nil, nil, $0) } }

  public func downloadTask(with url: URL) -> URLSessionDownloadTask {
    URLSessionDownloadTask(URLRequest(url: url)) { _ in }
  }

  public func downloadTask(
    with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask { URLSessionDownloadTask(URLRequest(url: url)) { completionHandler(nil, nil, $0) } }

  public func downloadTask(
    with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask { URLSessionDownloadTask(request) { completionHandler(nil, nil, $0) } }

  /// A load as a publisher, which fails.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
      Fail(error: URLSession.offline(request.url)).receive(subscriber: subscriber)
    }
  }

  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }

  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
