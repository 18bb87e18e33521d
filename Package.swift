// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

/// Warnings are errors only where we build ourselves: the setting would leak into packages that depend on this one.
let strict: [SwiftSetting] = Context.environment["ALOUD_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

let house: [SwiftSetting] =
  strict + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

/// What stands beside SwiftUI in the files of an app, by the name that they import it under.
let frameworks: [(name: String, dependencies: [Target.Dependency])] = [
  ("AVFoundation", []),
  ("AVKit", ["AVFoundation", "HeadlessUI", "Semantics"]),
  ("Charts", ["HeadlessUI", "Semantics"]),
  ("CoreGraphics", ["HeadlessUI"]),
  ("CoreHaptics", ["HeadlessUI"]),
  ("CoreLocation", []),
  ("CoreTransferable", ["HeadlessUI"]),
  ("MapKit", ["CoreLocation", "HeadlessUI", "Semantics"]),
  ("PhotosUI", ["HeadlessUI"]),
  ("QuartzCore", ["HeadlessUI"]),
  ("StoreKit", ["HeadlessUI"]),
  ("TipKit", ["HeadlessUI"]),
  ("UniformTypeIdentifiers", ["HeadlessUI"]),
  ("UserNotifications", []),
  ("WebKit", ["HeadlessUI"]),
]

let package = Package(
  name: "Aloud",
  defaultLocalization: "en",
  products: [
    .library(
      name: "SwiftUI", targets: ["SwiftUI", "Combine", "Accessibility", "os", "OSLog"] + frameworks.map(\.name)),
    .library(name: "Catalog", targets: ["Catalog"]),
    .executable(name: "aloud", targets: ["aloud"]),
  ],
  targets: [
    // Floor 1
    .target(name: "Semantics", swiftSettings: house),
    // Floor 2
    .macro(name: "PreviewMacros", swiftSettings: house),
    .target(name: "PreviewSection"),
    .target(name: "Timekeeping"),
    .target(name: "Combine", swiftSettings: house),
    .target(
      name: "HeadlessUI", dependencies: ["Semantics", "PreviewMacros", "PreviewSection", "Timekeeping", "Combine"],
      swiftSettings: house),
    .target(name: "Narration", dependencies: ["Semantics"], swiftSettings: house),
    // Floor 3
    .target(name: "Auditing", dependencies: ["Semantics", "Narration"], swiftSettings: house),
    .target(name: "GoldenSpecs", dependencies: ["Semantics", "Narration"], swiftSettings: house),
    // Floor 4
    .target(
      name: "Reporting", dependencies: ["Semantics", "Narration", "Auditing", "GoldenSpecs"], swiftSettings: house),
    // Floor 5
    .target(
      name: "Catalog", dependencies: ["Semantics", "HeadlessUI", "Narration", "Auditing", "GoldenSpecs", "Reporting"],
      swiftSettings: house),
    // Floor 6
    .target(name: "SwiftUI", dependencies: ["HeadlessUI"], swiftSettings: house),
    .target(name: "Accessibility", dependencies: ["HeadlessUI"], swiftSettings: house),
    .target(name: "os", swiftSettings: house),
    .target(name: "OSLog", dependencies: ["os"], swiftSettings: house),
    .target(name: "Components", dependencies: ["SwiftUI"], swiftSettings: strict),
    .executableTarget(name: "aloud", dependencies: ["Catalog", "Components"], swiftSettings: house),
    .executableTarget(
      name: "Benchmarks", dependencies: ["Semantics", "HeadlessUI", "Narration", "Auditing"], swiftSettings: house),
    // Tests
    .executableTarget(
      name: "Broken", dependencies: ["Catalog", "SwiftUI"], path: "Tests/Fixtures/Broken", swiftSettings: house),
    .target(
      name: "Techniques", dependencies: ["AVKit", "Charts", "MapKit", "SwiftUI"], path: "Tests/Fixtures/Techniques",
      swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    .target(
      name: "Surface", dependencies: ["SwiftUI"] + frameworks.map { .target(name: $0.name) },
      path: "Tests/Fixtures/Surface", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "SurfaceStrict", dependencies: ["SwiftUI"] + frameworks.map { .target(name: $0.name) },
      path: "Tests/Fixtures/SurfaceStrict", swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "Storefront", dependencies: ["Catalog", "SwiftUI"], path: "Tests/Fixtures/Storefront",
      exclude: ["Specs"], resources: [.process("Resources")], swiftSettings: house),
    // A whole app, as files in the wild are: without our settings, in both language modes.
    .target(
      name: "Everyday", dependencies: ["Accessibility", "Combine", "SwiftUI"], path: "Tests/Fixtures/Everyday/App",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "EverydayStrict", dependencies: ["SwiftUI"], path: "Tests/Fixtures/Everyday/Strict",
      swiftSettings: [.swiftLanguageMode(.v6)]),
    // No test target links this one: the app in it has a `main` of its own.
    .executableTarget(
      name: "EverydayCatalog", dependencies: ["Catalog", "Everyday", "EverydayStrict"],
      path: "Tests/Fixtures/Everyday/Catalog", swiftSettings: house),
    .testTarget(name: "SemanticsTests", dependencies: ["Semantics"], swiftSettings: house),
    .testTarget(
      name: "HeadlessUITests",
      dependencies: ["Accessibility", "Combine", "HeadlessUI", "Narration", "OSLog", "Semantics", "SwiftUI"],
      swiftSettings: house),
    .testTarget(name: "NarrationTests", dependencies: ["Narration", "Semantics"], swiftSettings: house),
    .testTarget(
      name: "AuditingTests",
      dependencies: ["Auditing", "Narration", "Semantics", "SwiftUI", "HeadlessUI", "Techniques"],
      swiftSettings: house),
    .testTarget(
      name: "GoldenSpecsTests", dependencies: ["GoldenSpecs", "Narration", "Semantics"], swiftSettings: house),
    .testTarget(
      name: "ReportingTests", dependencies: ["Reporting", "Auditing", "GoldenSpecs", "Narration", "Semantics"],
      swiftSettings: house),
    .testTarget(
      name: "FrameworksTests",
      dependencies: [
        "AVKit", "Auditing", "Charts", "CoreHaptics", "MapKit", "Narration", "PhotosUI", "Semantics", "SwiftUI",
        "TipKit",
        "WebKit",
      ],
      swiftSettings: house),
    .testTarget(
      name: "PreviewMacrosTests", dependencies: ["PreviewMacros", "HeadlessUI", "SwiftUI", "Semantics"],
      swiftSettings: house),
    .testTarget(
      name: "ComponentsTests", dependencies: ["Components", "HeadlessUI", "Semantics"], swiftSettings: house),
    .testTarget(
      name: "AloudTests",
      dependencies: [
        "aloud", "Broken", "Catalog", "Components", "GoldenSpecs", "HeadlessUI", "Narration", "Semantics",
        "Storefront",
      ],
      swiftSettings: house),
  ]
)

package.targets += frameworks.map { name, dependencies in
  .target(name: name, dependencies: dependencies, path: "Sources/Frameworks/\(name)", swiftSettings: house)
}
