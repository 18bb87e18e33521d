import Foundation

/// A real browser without a window, and axe-core to look at pages with.
struct Browser {
  /// What was seen of a page after it was opened.
  struct Sight: Decodable {
    /// Whether the page was shown in the dark.
    let isDark: Bool
    /// The colour behind the text, which only the page's own sheet sets.
    let background: String
    /// Faults that axe-core found, and what it could not decide, each with the element.
    let violations: [String]
    let undecided: [String]
    /// How many of axe-core's rules passed.
    let passes: Int
    let title: String
    let scripts: Int
    let images: Int
    /// Links within the page that lead nowhere.
    let brokenLinks: [String]
    /// What the tab key reaches first, and whether the focus is drawn around it.
    let firstStop: String
    let outline: String
    /// How wide the page is where 320 pixels are there for it.
    let narrowWidth: Int
  }

  private let chromium: String
  private let axe: String

  /// The browser of this machine; nil where there is none and none could be installed.
  static let installed = install()

  private static func install() -> Browser? {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let folder = FileManager.default.temporaryDirectory.appending(path: "aloud-browser")
    let script = root.appending(path: ".ci/browser").path
    guard (try? run(["/usr/bin/env", "timeout", "-k", "5", "500", script, folder.path], to: nil)) == 0,
      let axe = try? String(contentsOf: folder.appending(path: "axe.min.js"), encoding: .utf8)
    else { return nil }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let candidates = ["chromium", "chromium-browser", "google-chrome"].flatMap { name in folders.map { "\($0)/\(name)" }
    }
    return candidates.first(where: FileManager.default.isExecutableFile).map { Browser(chromium: $0, axe: axe) }
  }

  /// Opens a page as it is, but for a script that looks at it.
  func open(_ page: String, dark: Bool) throws -> Sight {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "page.html")
    // The policy on styles stays: a sheet that it does not know would not be used.
    let copy =
      page.replacing("default-src 'none';", with: "default-src 'none'; script-src 'unsafe-inline';", maxReplacements: 1)
      + "<script>\(axe)</script><script>\(Browser.look)</script>"
    try Data(copy.utf8).write(to: file)
    let output = folder.appending(path: "dom.html")
    _ = try Browser.run(
      [
        "/usr/bin/env", "timeout", "-k", "5", "120", chromium, "--headless", "--no-sandbox", "--disable-gpu",
        "--disable-dev-shm-usage", "--no-first-run", "--disable-extensions", "--hide-scrollbars",
        "--user-data-dir=\(folder.appending(path: "profile").path)", "--window-size=1280,900",
        "--blink-settings=preferredColorScheme=\(dark ? 0 : 1)", "--virtual-time-budget=60000", "--dump-dom",
        file.absoluteString,
      ], to: output)
    let dom = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    guard let sight = dom.firstMatch(of: /data-sight="([^"]*)"/), let data = Data(base64Encoded: String(sight.1)) else {
      throw Blind()
    }
    return try JSONDecoder().decode(Sight.self, from: data)
  }

  /// The page was not looked at to the end.
  struct Blind: Error {}

  private static func run(_ words: [String], to output: URL?) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    process.standardInput = FileHandle.nullDevice
    process.standardError = output == nil ? FileHandle.standardError : FileHandle.nullDevice
    if let output {
      _ = FileManager.default.createFile(atPath: output.path, contents: nil)
      process.standardOutput = try FileHandle(forWritingTo: output)
    }
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Opens everything that is folded, then looks. A window cannot be made as narrow as a phone; a frame can.
  private static let look = """
    async function narrowWidth() {
      const copy = document.documentElement.cloneNode(true);
      copy.querySelectorAll('script').forEach(script => script.remove());
      const frame = document.createElement('iframe');
      frame.width = 320;
      frame.srcdoc = copy.outerHTML;
      document.body.append(frame);
      await new Promise(done => frame.onload = done);
      const width = frame.contentDocument.documentElement.scrollWidth;
      frame.remove();
      return width;
    }
    addEventListener('load', async () => {
      const first = document.querySelector('a[href], button, summary, [tabindex="0"]');
      first.focus({focusVisible: true});
      const sight = {
        isDark: matchMedia('(prefers-color-scheme: dark)').matches,
        background: getComputedStyle(document.body).backgroundColor,
        title: document.title, scripts: document.scripts.length, images: document.images.length,
        firstStop: first.textContent, outline: getComputedStyle(first).outlineStyle,
        brokenLinks: [...document.querySelectorAll('a')].map(link => link.getAttribute('href'))
          .filter(href => !href.startsWith('#') || !document.getElementById(href.slice(1))),
      };
      first.blur();
      document.querySelectorAll('details').forEach(details => details.open = true);
      sight.narrowWidth = await narrowWidth();
      const told = rules => rules.flatMap(rule => rule.nodes.map(node => rule.id + ': ' + node.html.slice(0, 300)));
      const result = await axe.run();
      sight.violations = told(result.violations);
      sight.undecided = told(result.incomplete);
      sight.passes = result.passes.length;
      const bytes = new TextEncoder().encode(JSON.stringify(sight));
      document.documentElement.dataset.sight = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
    });
    """
}
