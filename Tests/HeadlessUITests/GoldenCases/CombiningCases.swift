import HeadlessUI

/// Elements that are merged, replaced, kept back or put in order.
let combiningCases: [GoldenCase] = [
  GoldenCase("1", "L John Doe, Online") {
    HStack {
      Image(systemName: "person.circle")
      VStack {
        Text("John Doe")
        Text("Online")
      }
    }
    .accessibilityElement(children: .combine)
  },
  GoldenCase("2", "L Hello,, World, !") {
    HStack {
      Text("Hello,")
      Text("World")
      Text("!")
    }
    .accessibilityElement(children: .combine)
  },
  GoldenCase("3", "L Progress, 75% V 75 percent complete") {
    HStack {
      Text("Progress")
      Text("75%")
    }
    .accessibilityElement(children: .combine)
    .accessibilityValue("75 percent complete")
  },
  GoldenCase("5", "L Label V Value H Hint") {
    Rectangle().accessibilityLabel("Label").accessibilityValue("Value").accessibilityHint("Hint")
  },
  GoldenCase("6", "L  V  H ") {
    Rectangle().accessibilityLabel("").accessibilityValue("").accessibilityHint("")
  },
  GoldenCase("7") { Rectangle() },
  GoldenCase("25", "L Mail A Delete, Archive, Forward, Reply, Add to favorites") {
    VStack { Text("Mail") }
      .accessibilityActions {
        Button("Add to favorites") {}
        Button("Reply") {}
        Button("Forward") {}
        Button("Archive") {}
        Button("Delete") {}
      }
  },
  GoldenCase("26", "L Photo A Share, Favorite") {
    Text("Photo").accessibilityAction(named: "Favorite") {}.accessibilityAction(named: "Share") {}
  },
  GoldenCase("27", "L x C Key 1 C Important Key 2") {
    Text("x").accessibilityCustomContent("Key", "1").accessibilityCustomContent("Important Key", "2", importance: .high)
  },
  GoldenCase("31", "L Wi-Fi V on T button+toggle") {
    HStack {
      Text("Wi-Fi")
      Toggle("", isOn: .constant(true)).labelsHidden()
    }
    .accessibilityElement(children: .combine)
  },
  GoldenCase("33", "L – V Name") {
    HStack { TextField("Name", text: .constant("")) }.accessibilityElement(children: .combine)
  },
  GoldenCase("37", "L Row A Delete") {
    HStack {
      Text("Row")
      Button("Delete") {}
    }
    .accessibilityElement(children: .combine)
  },
  GoldenCase("38", "L Row A Edit, Delete") {
    HStack {
      Text("Row")
      Button("Edit") {}
      Button("Delete") {}
    }
    .accessibilityElement(children: .combine)
  },
  GoldenCase("39", "L Edit, Delete A Edit, Delete") {
    HStack {
      Button("Edit") {}
      Button("Delete") {}
    }
    .accessibilityElement(children: .combine)
  },
  GoldenCase("41", "L B") {
    VStack {
      Text("A").opacity(0)
      Text("B")
    }
  },
  GoldenCase("44", "L A", "L B") {
    ZStack {
      Text("A")
      Text("B")
    }
  },
  GoldenCase("45", "L Dismiss T button", "L Title", "L Text") {
    VStack {
      Text("Title")
      Text("Text")
    }
    .overlay(alignment: .topTrailing) { Button("Dismiss") {} }
  },
  GoldenCase("a badge in front", "L Inbox T image id tray", "L 3") {
    Image("tray").accessibilityLabel("Inbox").overlay(alignment: .topTrailing) { Text("3") }
  },
  GoldenCase("a control at the bottom", "L Title", "L More T button") {
    Text("Title").overlay(alignment: .bottomTrailing) { Button("More") {} }
  },
  GoldenCase("a property on a stack", "L A H Hint", "L B H Hint") {
    VStack {
      Text("A")
      Text("B")
    }
    .accessibilityHint("Hint")
  },
  GoldenCase("a priority", "L B", "L A") {
    Text("A")
    Text("B").accessibilitySortPriority(1)
  },
  GoldenCase("ignored children", "L Card") {
    Button("Save") {}.accessibilityElement().accessibilityLabel("Card")
  },
  GoldenCase("a representation", "L Rating V 3 adjustable") {
    Text("3 of 5 stars").accessibilityRepresentation {
      Slider(value: .constant(3.0), in: 0...5, step: 1) { Text("Rating") }
    }
  },
]
