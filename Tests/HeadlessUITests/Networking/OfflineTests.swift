import Combine
import Foundation
import HeadlessUI
import Testing

@MainActor
struct OfflineTests {
  private let url = URL(string: "https://example.org/photos")!

  @Test func whatIsLoadedFailsAsOffline() async {
    await #expect(throws: URLError(.notConnectedToInternet)) { try await URLSession.shared.data(from: url) }
    await #expect(throws: URLError(.notConnectedToInternet)) {
      try await URLSession(configuration: .ephemeral).data(for: URLRequest(url: url))
    }
  }

  @Test func aTaskTellsItsErrorOnceItIsResumed() async {
    let code = await withCheckedContinuation { continuation in
      URLSession.shared.dataTask(with: url) { _, _, error in
        continuation.resume(returning: (error as? URLError)?.code)
      }.resume()
    }
    #expect(code == .notConnectedToInternet)
  }

  @Test func aPublisherFails() {
    var failure: URLError?
    let subscription = URLSession.shared.dataTaskPublisher(for: url).map(\.data).sink(
      receiveCompletion: { if case .failure(let error) = $0 { failure = error } }, receiveValue: { _ in })
    #expect(failure?.code == .notConnectedToInternet)
    subscription.cancel()
  }

  @Test func headersDifferByMoreThanCase() {
    var request = URLRequest(url: url)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    request.addValue("text/plain", forHTTPHeaderField: "accept")
    #expect(request.allHTTPHeaderFields == ["Accept": "application/json,text/plain"])
    #expect(request.value(forHTTPHeaderField: "ACCEPT") == "application/json,text/plain")
  }
}
