import Combine
import Foundation
import HeadlessUI
import Testing

@MainActor
struct OfflineTests {
  private let url = URL(string: "https://example.org/photos")!

  @Test func whatIsLoadedFailsAsOffline() async {
    let error = await #expect(throws: URLError.self) { try await URLSession.shared.data(from: url) }
    #expect(error?.code == .notConnectedToInternet)
    #expect(error?.localizedDescription == "The Internet connection appears to be offline.")
    let other = await #expect(throws: URLError.self) {
      try await URLSession(configuration: .ephemeral).data(for: URLRequest(url: url))
    }
    #expect(other?.code == .notConnectedToInternet)
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
