public import Foundation

/// What a server says of an answer.
nonisolated open class URLResponse: @unchecked Sendable {
  public let url: URL?
  public let mimeType: String?
  public let expectedContentLength: Int64
  public let textEncodingName: String?
  open var suggestedFilename: String? { url?.lastPathComponent }

  public init(url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?) {
    self.url = url
    self.mimeType = mimeType
    self.expectedContentLength = Int64(expectedContentLength)
    self.textEncodingName = textEncodingName
  }
}

/// What a web server says of an answer.
nonisolated open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  public let statusCode: Int
  public let allHeaderFields: [AnyHashable: Any]

  public init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
    self.statusCode = statusCode
    allHeaderFields = headerFields ?? [:]
    super.init(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }

  open func value(forHTTPHeaderField field: String) -> String? {
    allHeaderFields.first { ($0.key as? String)?.caseInsensitiveCompare(field) == .orderedSame }?.value as? String
  }

}
