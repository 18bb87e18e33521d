import SwiftUI

struct RootView: View {
  enum Section: Hashable {
    case shop, inbox, activity, settings
  }

  @EnvironmentObject private var basket: Basket
  @State private var section: Section = .shop

  var body: some View {
    TabView(selection: $section) {
      Tab("Shop", systemImage: "bag", value: Section.shop) {
        ShopView()
      }
      .badge(basket.count)

      Tab("Inbox", systemImage: "tray", value: Section.inbox) {
        InboxList()
      }

      Tab("Activity", systemImage: "chart.bar", value: Section.activity) {
        NavigationStack {
          StepsChart(days: .lastWeek)
            .navigationTitle("Activity")
        }
      }

      Tab("Settings", systemImage: "gearshape", value: Section.settings) {
        SettingsForm()
      }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}

#Preview("Everything") {
  RootView()
    .environmentObject(Basket())
    .environment(Preferences())
}

#Preview("Something in the basket") {
  RootView()
    .environmentObject(Basket(items: [.init(product: .kettle, quantity: 2)]))
    .environment(Preferences())
}
