public import Foundation

/// What would be asked of a server.
nonisolated public struct URLRequest: Hashable, Sendable {
  public enum CachePolicy: UInt, Hashable, Sendable {
    case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad, returnCacheDataDontLoad
    case reloadIgnoringLocalAndRemoteCacheData, reloadRevalidatingCacheData
    public static let reloadIgnoringCacheData = CachePolicy.reloadIgnoringLocalCacheData
  }

  public enum NetworkServiceType: UInt, Hashable, Sendable {
    case `default`, video, background, voice, responsiveData, avStreaming, responsiveAV, callSignaling
  }

  public var url: URL?
  public var cachePolicy: CachePolicy
  public var timeoutInterval: TimeInterval
  public var mainDocumentURL: URL?
  public var networkServiceType = NetworkServiceType.default
  public var allowsCellularAccess = true
  public var allowsExpensiveNetworkAccess = true
  public var allowsConstrainedNetworkAccess = true
  public var assumesHTTP3Capable = false
  public var httpMethod: String? = "GET"
  public var httpBody: Data?
  public var httpShouldHandleCookies = true
  public var httpShouldUsePipelining = false
  public var allHTTPHeaderFields: [String: String]?

  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }

  public func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[key(of: field)] }

  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    fields[key(of: field)] = value
    allHTTPHeaderFields = fields
  }

  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    setValue(self.value(forHTTPHeaderField: field).map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field)
  }

  /// The name under which a header is kept, as names of headers differ by more than case.
  private func key(of field: String) -> String {
    allHTTPHeaderFields?.keys.first { $0.caseInsensitiveCompare(field) == .orderedSame } ?? field
  }
}
