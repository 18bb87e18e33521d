@_exported public import Foundation
@_exported public import HeadlessUI
public import Observation

/// A page of the web, of which a listener gets nothing: it is not loaded.
nonisolated public struct WebView: View {
  @MainActor public var body: some View { Color.clear }

  public init(url: URL?) {}
  public init(_ page: WebPage) {}
}

/// What a view of the web shows; it keeps what it was told to load and loads nothing.
@MainActor
@Observable
public final class WebPage {
  public private(set) var url: URL?
  public var title: String { "" }
  public var isLoading: Bool { false }
  public var estimatedProgress: Double { 0 }

  public init() {}
  public func load(_ url: URL?) { self.url = url }
  public func load(html: String, baseURL: URL = URL(string: "about:blank")!) { url = baseURL }
  public func reload() {}
  public func stopLoading() {}
}
