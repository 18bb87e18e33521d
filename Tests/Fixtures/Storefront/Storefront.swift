import Catalog
import SwiftUI

/// A small shop that ships English, German, Russian, Arabic and Japanese, with a few faults on purpose.
@main struct Storefront: ComponentCatalog {}

struct Basket: View {
  var honey = 2
  var jars = 5
  var boxes = 1
  var days = 2

  var body: some View {
    VStack {
      Text("Your basket at Hazel & Fig").accessibilityAddTraits(.isHeader)
      Text("Hazel & Fig")
      Text("\(honey) jars of honey")
      Text("\(jars) jars in \(boxes) boxes")
      Text("Tap to taste")
      Text("Wrapped by hand")
      Button("Send it home") {}.accessibilityIdentifier("send")
      Text("note", tableName: "Orders")
      Text("\(days) days", tableName: "Orders")
      Text("courier", tableName: "Orders")
    }
  }
}

/// What no catalogue has.
struct Receipt: View {
  var body: some View {
    VStack {
      Text("Nobody wrote this down")
      Text(verbatim: "Hazel & Fig")
      Text("\(12)")
    }
  }
}

#Preview("Basket") {
  Basket()
}

#Preview("Receipt") {
  Receipt()
}
