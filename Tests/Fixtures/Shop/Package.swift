// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Shop",
  dependencies: [.package(name: "Aloud", path: "../../..")],
  targets: [
    .target(
      name: "Shop", dependencies: [.product(name: "SwiftUI", package: "Aloud", condition: .when(platforms: [.linux]))]),
    .target(
      name: "ShopClassic",
      dependencies: [.product(name: "SwiftUI", package: "Aloud", condition: .when(platforms: [.linux]))],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "ShopCatalog", dependencies: ["Shop", "ShopClassic", .product(name: "Catalog", package: "Aloud")]),
  ]
)
