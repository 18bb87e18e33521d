import Foundation
import HeadlessUI
import Testing

/// Settings of UIKit's own views, which apps make at their start.
@MainActor
struct AppearanceTests {
  @Test func whatIsSetOfAnAppearanceStaysSet() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().standardAppearance = appearance
    UIPageControl.appearance().currentPageIndicatorTintColor = .red
    UITableView.appearance().backgroundColor = .clear
    #expect(UINavigationBar.appearance().standardAppearance === appearance)
    #expect(UIPageControl.appearance().currentPageIndicatorTintColor == .red)
    #expect(UISegmentedControl.appearance().selectedSegmentTintColor == nil)
  }

  @Test func theWindowOfTheAppIsThatOfThePhone() {
    let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    #expect(windows.first { $0.isKeyWindow }?.safeAreaInsets.top == 59)
    #expect(UIDevice.current.orientation.isPortrait)
  }

  @Test func aColourGivesItsParts() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(red == 1 && abs(green - 0.5) < 0.001 && blue == 0 && alpha == 0.25)
    #expect(Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1)) == Color(red: 1, green: 0, blue: 0))
  }
}
