import SwiftUI

struct AdaptiveLayoutsView: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.accessibilityInvertColors) private var invertColors
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
  @ScaledMetric private var iconSize = 24.0
  private var layout: AnyLayout {
    typeSize.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
  }
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack {
        Text("Layouts change with the size of the text, the orientation and the settings.")
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.bottom)
        Text("Good Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        Divider()
          .frame(height: 2.0, alignment: .leading)
          .background(colorScheme == .dark ? Color(.systemGreen) : darkGreen)
          .padding(.bottom)
        VStack {
          Text("Good Example using `AnyLayout`")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          layout {
            Image(systemName: "airplane")
              .resizable()
              .scaledToFit()
              .frame(width: iconSize, height: iconSize)
              .accessibilityHidden(true)
            Text("Departure")
            Text("9:40 AM").bold()
          }
          // end
          DisclosureGroup("Details") {
            Text("The row becomes a column.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using `AnyLayout`")
          Text("Good Example using `ViewThatFits`")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          ViewThatFits {
            HStack {
              Button("Accept the invitation") {}
              Button("Decline the invitation") {}
            }
            VStack {
              Button("Accept the invitation") {}
              Button("Decline the invitation") {}
            }
          }
          .buttonStyle(.bordered)
          // end
          DisclosureGroup("Details") {
            Text("Whatever fits.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using `ViewThatFits`")
          Text("Good Example using `.accessibilityIgnoresInvertColors`")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          Image("skyline")
            .resizable()
            .aspectRatio(contentMode: .fit)
            .accessibilityLabel("The skyline at night")
            .accessibilityIgnoresInvertColors()
          // end
          DisclosureGroup("Details") {
            Text("A photo keeps its colours.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using `.accessibilityIgnoresInvertColors`")
          Text("Good Example using Reduce Transparency")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          Text("Now playing")
            .padding()
            .background(
              reduceTransparency ? AnyShapeStyle(Color(.systemBackground)) : AnyShapeStyle(.ultraThinMaterial)
            )
            .clipShape(Capsule())
          // end
          DisclosureGroup("Details") {
            Text("A solid background when asked for.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using Reduce Transparency")
          Text("Good Example using size classes")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          Group {
            if verticalSizeClass == .compact {
              HStack {
                Text("Artist"); Text("Album")
              }
            } else {
              VStack {
                Text("Artist"); Text("Album")
              }
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Both orientations.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using size classes")
        }
        Text("Bad Examples")
          .font(.title2)
          .bold()
          .foregroundColor(colorScheme == .dark ? Color(.systemRed) : darkRed)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityAddTraits(.isHeader)
        Divider()
          .frame(height: 2.0, alignment: .leading)
          .background(colorScheme == .dark ? Color(.systemRed) : darkRed)
          .padding(.bottom)
        VStack {
          Text("Bad Example using a fixed font size")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: type-fixed
          Text("Boarding closes ten minutes before departure")
            .font(.system(size: 9))
            .lineLimit(1)
            .frame(width: 150)
          // end
          DisclosureGroup("Details") {
            Text("The text is cut off.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using a fixed font size")
          Text("Bad Example using white on yellow")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: contrast-text
          Text("Delayed")
            .foregroundColor(.white)
            .padding()
            .background(Color.yellow)
          // end
          DisclosureGroup("Details") {
            Text("The text cannot be read.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using white on yellow")
        }
      }
      .padding()
    }
    .navigationTitle("Adaptive Layouts")
  }
}

#Preview {
  NavigationStack {
    AdaptiveLayoutsView()
  }
}
