import SwiftUI

struct CarouselsView: View {
  @State private var index = 0
  @State private var badIndex = 0
  private let slides = ["Mountains", "Lakes", "Cities"]
  @Environment(\.colorScheme) private var colorScheme
  private let darkGreen = Color(red: 0 / 255, green: 102 / 255, blue: 0 / 255)
  private let darkRed = Color(red: 153 / 255, green: 0 / 255, blue: 0 / 255)

  var body: some View {
    ScrollView {
      VStack {
        Text("Carousels can be paged without a swipe.")
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
          Text("Good Example using buttons")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          VStack {
            Text(slides[index])
              .frame(maxWidth: .infinity, minHeight: 100)
              .background(Color.gray.opacity(0.1))
            HStack {
              Button {
                index -= 1
              } label: {
                Image(systemName: "chevron.left").frame(minWidth: 44, minHeight: 44)
              }
              .accessibilityLabel("Previous slide")
              .disabled(index == 0)
              Spacer()
              Text("Slide \(index + 1) of \(slides.count)")
              Spacer()
              Button {
                index += 1
              } label: {
                Image(systemName: "chevron.right").frame(minWidth: 44, minHeight: 44)
              }
              .accessibilityLabel("Next slide")
              .disabled(index == slides.count - 1)
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Buttons page through it.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using buttons")
          Text("Good Example using an adjustable")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          VStack {
            Image(slides[index])
              .resizable()
              .frame(height: 120)
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Destinations")
          .accessibilityValue("\(slides[index]), \(index + 1) of \(slides.count)")
          .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: index = min(index + 1, slides.count - 1)
            case .decrement: index = max(index - 1, 0)
            @unknown default: break
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Swiping up and down pages through it.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using an adjustable")
          Text("Good Example using a horizontal scroll view")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // good
          ScrollView(.horizontal, showsIndicators: false) {
            LazyHStack(spacing: 16) {
              ForEach(slides, id: \.self) { slide in
                Button {
                } label: {
                  VStack {
                    Image(decorative: slide)
                      .resizable()
                      .frame(width: 160, height: 90)
                    Text(slide)
                  }
                }
                .buttonStyle(.plain)
              }
            }
          }
          .accessibilityElement(children: .contain)
          .accessibilityLabel("Places to go")
          // end
          DisclosureGroup("Details") {
            Text("Each card is a button.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Good Example using a horizontal scroll view")
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
          Text("Bad Example using a drag")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: gesture-only
          Text(slides[badIndex])
            .frame(maxWidth: .infinity, minHeight: 100)
            .gesture(
              DragGesture().onEnded { value in
                badIndex = value.translation.width < 0 ? min(badIndex + 1, 2) : max(badIndex - 1, 0)
              })
          // end
          DisclosureGroup("Details") {
            Text("Only a drag pages through it.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using a drag")
          Text("Bad Example using dots")
            .font(.subheadline)
            .fontWeight(.bold)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
          // bad: trait-missing
          HStack {
            ForEach(slides.indices, id: \.self) { slide in
              Circle()
                .fill(slide == badIndex ? Color.blue : Color.gray)
                .frame(width: 8, height: 8)
                .onTapGesture { badIndex = slide }
            }
          }
          // end
          DisclosureGroup("Details") {
            Text("Dots are small and have no names.")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding(.bottom)
          .accessibilityHint("Bad Example using dots")
        }
      }
      .padding()
    }
    .navigationTitle("Carousels")
  }
}

#Preview {
  NavigationStack {
    CarouselsView()
  }
}
