public import Foundation

/// How a session would load.
nonisolated open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  public class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  public class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    URLSessionConfiguration()
  }

  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  open var timeoutIntervalForRequest: TimeInterval = 60
  open var timeoutIntervalForResource: TimeInterval = 604_800
  open var waitsForConnectivity = false
  open var allowsCellularAccess = true
  open var allowsExpensiveNetworkAccess = true
  open var allowsConstrainedNetworkAccess = true
  open var isDiscretionary = false
  open var sessionSendsLaunchEvents = false
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  open var httpMaximumConnectionsPerHost = 6
  open var httpShouldSetCookies = true
  open var urlCache: URLCache? = .shared
}

/// Answers that are kept; there are none.
nonisolated open class URLCache: NSObject, @unchecked Sendable {
  public nonisolated(unsafe) static var shared = URLCache(memoryCapacity: 0, diskCapacity: 0)
  open var memoryCapacity: Int
  open var diskCapacity: Int

  public init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.memoryCapacity = memoryCapacity
    self.diskCapacity = diskCapacity
  }

  open func cachedResponse(for request: URLRequest) -> CachedURLResponse? { nil }
  open func storeCachedResponse(_ response: CachedURLResponse, for request: URLRequest) {}
  open func removeCachedResponse(for request: URLRequest) {}
  open func removeAllCachedResponses() {}
}

/// An answer that is kept.
nonisolated open class CachedURLResponse: NSObject, @unchecked Sendable {
  public let response: URLResponse
  public let data: Data

  public init(response: URLResponse, data: Data) {
    self.response = response
    self.data = data
  }
}

/// Who is told of a session; nobody is.
public protocol URLSessionDelegate: AnyObject, Sendable {}
public protocol URLSessionTaskDelegate: URLSessionDelegate {}
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {}
