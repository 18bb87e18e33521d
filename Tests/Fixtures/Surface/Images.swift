import SwiftUI

struct Images: View {
  let name: String
  let remote: URL?
  @Environment(\.displayScale) private var scale

  var body: some View {
    VStack {
      Image("asset")
      Image(name)
      Image("asset", bundle: .main)
      Image("asset", label: Text("Label"))
      Image("asset", bundle: nil, label: Text("Label"))
      Image(decorative: "asset")
      Image(decorative: name, bundle: .main)
      Image(systemName: "star")
      Image(systemName: name)
      Image(systemName: "speaker.wave.3", variableValue: 0.5)
      Image("asset", variableValue: 0.5)
      Image(uiImage: UIImage())
      Image(uiImage: UIImage(named: "asset") ?? UIImage())
      Image(uiImage: UIImage(systemName: "star")!)
      Image("asset").resizable().scaledToFit()
      Image("asset").resizable(capInsets: EdgeInsets(), resizingMode: .tile)
      Image("asset").resizable().aspectRatio(contentMode: .fill).frame(width: 100, height: 100).clipped()
      Image("asset").resizable().aspectRatio(16 / 9, contentMode: .fit)
      Image("asset").resizable().aspectRatio(CGSize(width: 4, height: 3), contentMode: .fit)
      Image("asset").interpolation(.high).antialiased(true).renderingMode(.template)
      Image("asset").renderingMode(.original).resizable().scaledToFill()
    }
    VStack {
      Image(systemName: "star").imageScale(.large).symbolRenderingMode(.hierarchical).symbolVariant(.fill)
      Image(systemName: "star").symbolRenderingMode(.palette).foregroundStyle(.red, .blue)
      Image(systemName: "star").foregroundStyle(.red, .blue, .green).symbolVariant(.circle.fill)
      Image(systemName: "star").font(.system(size: 40)).symbolRenderingMode(.multicolor)
      Image(systemName: "star").accessibilityHidden(true)
      Image(systemName: "star").accessibilityLabel("Star").accessibilityAddTraits(.isImage)
      AsyncImage(url: remote)
      AsyncImage(url: remote, scale: 2)
      AsyncImage(url: URL(string: "https://example.org/a.png")) { image in
        image.resizable().scaledToFit()
      } placeholder: {
        ProgressView()
      }
      AsyncImage(url: remote, scale: scale, transaction: Transaction(animation: .easeInOut)) { phase in
        switch phase {
        case .empty:
          ProgressView()
        case .success(let image):
          image.resizable()
        case .failure(let error):
          Text(error.localizedDescription)
        @unknown default:
          EmptyView()
        }
      }
      AsyncImage(url: remote) { phase in
        if let image = phase.image {
          image.resizable().aspectRatio(contentMode: .fill)
        } else if phase.error != nil {
          Color.red
        } else {
          Color.gray.opacity(0.2)
        }
      }
    }
  }
}

struct SymbolMotions: View {
  @State private var isOn = false
  @State private var count = 0

  var body: some View {
    VStack {
      Image(systemName: "star").symbolEffect(.bounce, value: count)
      Image(systemName: "star").symbolEffect(.bounce.up.byLayer, options: .repeat(3), value: count)
      Image(systemName: "star").symbolEffect(.pulse)
      Image(systemName: "star").symbolEffect(.pulse, isActive: isOn)
      Image(systemName: "star").symbolEffect(.pulse, options: .repeating)
      Image(systemName: "star").symbolEffect(.variableColor.iterative.reversing, options: .repeating, isActive: isOn)
      Image(systemName: "star").symbolEffect(.scale.up, isActive: isOn)
      Image(systemName: "star").symbolEffect(.wiggle, value: isOn)
      Image(systemName: "star").symbolEffect(.rotate, isActive: isOn)
      Image(systemName: "star").symbolEffect(.breathe)
      Image(systemName: "star").symbolEffect(.appear, isActive: isOn)
      Image(systemName: "star").symbolEffect(.disappear, isActive: isOn)
      Image(systemName: isOn ? "star.fill" : "star").contentTransition(.symbolEffect(.replace))
      Image(systemName: "star").contentTransition(.symbolEffect(.replace.downUp))
      Image(systemName: "star").contentTransition(.symbolEffect(.automatic))
      Image(systemName: "star").contentTransition(.symbolEffect)
      Image(systemName: "star").contentTransition(.symbolEffect(.replace.magic(fallback: .downUp)))
      Image(systemName: "star").symbolEffectsRemoved()
      Image(systemName: "star").symbolEffect(.bounce, options: .speed(2).nonRepeating, value: isOn)
    }
  }
}

struct FilledSymbols: View {
  var body: some View {
    Image(systemName: "wifi", variableValue: 0.5).symbolColorRenderingMode(.gradient).symbolVariableValueMode(.draw)
    Label("A", systemImage: "wifi").symbolColorRenderingMode(.flat).symbolVariableValueMode(.color)
  }
}
