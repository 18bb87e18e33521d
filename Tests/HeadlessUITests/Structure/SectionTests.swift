import Foundation
import HeadlessUI
import Narration
import Semantics
import Testing

/// Sections of lists: their headers and footers.
@MainActor
struct SectionTests {
  private func list(_ prominence: Prominence) -> some View {
    List {
      Section {
        Text("Checking")
      } header: {
        Text("Accounts")
      } footer: {
        Text("Updated today")
      }
    }
    .headerProminence(prominence)
  }

  @Test(
    "A header is a heading in capitals, and in its own case where it is prominent",
    arguments: [(Prominence.standard, "ACCOUNTS, heading"), (.increased, "Accounts, heading")])
  func prominence(_ prominence: Prominence, header: String) throws {
    #expect(try Heard(list(prominence))(.read) == [header, "Checking", "Updated today"])
  }

  private nonisolated static let styles: [@MainActor @Sendable (AnyView) -> AnyView] = [
    { AnyView($0.listStyle(.automatic)) }, { AnyView($0.listStyle(.plain)) }, { AnyView($0.listStyle(.grouped)) },
    { AnyView($0.listStyle(.inset)) }, { AnyView($0.listStyle(.insetGrouped)) }, { AnyView($0.listStyle(.sidebar)) },
    { AnyView($0.formStyle(.grouped)) }, { AnyView($0.formStyle(.columns)) },
  ]

  @Test("The style of a list changes nothing that is heard", arguments: styles.indices)
  func style(row: Int) throws {
    let rows = List {
      Text("Apples").listRowSeparator(.hidden).listRowInsets(EdgeInsets()).listRowBackground(Color.red)
      Text("Pears")
    }
    #expect(try Heard(Self.styles[row](AnyView(rows)))(.read) == ["Apples", "Pears"])
  }
}
