import Auditing
import Semantics

@testable import Reporting

/// The page of a small report; what rules say of themselves is theirs.
enum ExpectedPage {
  private static func why(_ id: RuleID) -> String { HTML.text(Rule.named(id)?.why ?? "").markup }
  private static func fix(_ id: RuleID) -> String { HTML.text(Rule.named(id)?.fix ?? "").markup }

  static let text = #"""
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="…">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <title>2 failures in 1 of 2 components, 1 component not audited. Accessibility audit</title>
    <style>…</style>
    </head>
    <body>
    <a class="skip" href="#results">Skip to the results</a>
    <header>
    <h1>Accessibility audit</h1>
    <p><strong class="fail">2 failures in 1 of 2 components, 1 component not audited.</strong></p>
    <p class="faint">aloud 1.0 · <time datetime="2025-01-01T12:00:00Z">2025-01-01T12:00:00Z</time> · 2 rules asked</p>
    </header>
    <nav aria-label="Contents">
    <ul>
    <li><a href="#summary">Summary</a></li>
    <li><a href="#not-looked-at">What was not looked at</a></li>
    <li><a href="#components">Components</a></li>
    <li><a href="#criteria">By WCAG criterion</a></li>
    <li><a href="#review">What needs review</a></li>
    <li><a href="#ignored">What is ignored on purpose</a></li>
    <li><a href="#known">What the baseline knows</a></li>
    </ul>
    </nav>
    <main id="results" tabindex="-1">
    <section aria-labelledby="summary">
    <h2 id="summary">Summary</h2>
    <p>Failures are open: neither ignored on purpose nor known to the baseline.</p>
    <div class="wide" role="region" aria-label="Results by component" tabindex="0">
    <table>
    <caption>How each component came out</caption>
    <thead>
    <tr><th scope="col">Component</th><th scope="col">Failures</th><th scope="col">Reviews</th><th scope="col">Known</th><th scope="col">Ignored</th><th scope="col">Errors</th><th scope="col">Rules passed</th><th scope="col">Not applicable</th></tr>
    </thead>
    <tbody>
    <tr><th scope="row"><a href="#component-Guests">Guests</a></th><td class="number">0</td><td class="number">0</td><td class="number">0</td><td class="number">0</td><td class="number">0</td><td class="number">1</td><td class="number">1</td></tr>
    <tr><th scope="row"><a href="#component-Tickets">Tickets</a></th><td class="number">2</td><td class="number">0</td><td class="number">0</td><td class="number">0</td><td class="number">0</td><td class="number">0</td><td class="number">0</td></tr>
    <tr><th scope="row">Copies</th><td colspan="7">not audited</td></tr>
    </tbody>
    <tfoot>
    <tr><th scope="row">All</th><td class="number">2</td><td class="number">0</td><td class="number">0</td><td class="number">0</td><td class="number">0</td><td class="number">1</td><td class="number">1</td></tr>
    </tfoot>
    </table>
    </div>
    </section>
    <section aria-labelledby="not-looked-at">
    <h2 id="not-looked-at">What was not looked at</h2>
    <ul>
    <li>Copies: not audited</li>
    <li>Tickets: states beyond the first 3 states: there are more than were walked</li>
    </ul>
    </section>
    <section aria-labelledby="components">
    <h2 id="components">Components</h2>
    <article aria-labelledby="component-Guests">
    <h3 id="component-Guests">Guests</h3>
    <p><code>Sources/Shop/Guests.swift:3</code>. Looked at: as asked.</p>
    <div class="sides">
    <div>
    <h4>Findings</h4>
    <p>None.</p>
    </div>
    <div>
    <h4>Transcript</h4>
    <ol class="spoken">
    <li dir="auto">Guests, 2</li>
    </ol>
    </div>
    </div>

    <details>
    <summary>Guests: 1 rule passed</summary>
    <ul>
    <li>Every control has a name (<code>name-missing</code>, 2×)</li>
    </ul>
    </details>
    <details>
    <summary>Guests: 1 rule had nothing to judge</summary>
    <ul>
    <li>A change is heard (<code>change-not-announced</code>)</li>
    </ul>
    </details>
    </article>
    <article aria-labelledby="component-Tickets">
    <h3 id="component-Tickets">Tickets</h3>
    <p><code>Sources/Shop/Tickets.swift:7</code>. Looked at: as asked; dark. Walked: 3 states, 12 steps.</p>
    <div class="sides">
    <div>
    <h4>Not looked at</h4>
    <ul>
    <li>states beyond the first 3 states: there are more than were walked</li>
    </ul>
    <h4>Findings</h4>
    <div class="finding" id="finding-445fa1d32d7f1b56">
    <h5><span class="badge fail">Failure, critical</span> the button has no name</h5>
    <dl>
    <dt>Whom it hurts</dt><dd>\#(why(.nameMissing))</dd>
    <dt>Where</dt><dd><code>Sources/Shop/Tickets.swift:42</code>, <code>button[1]</code> in the tree</dd>
    <dt>Spoken now</dt><dd><ul class="spoken"><li dir="auto">button</li></ul></dd>
    <dt>How to mend it</dt><dd>\#(fix(.nameMissing))</dd>
    <dt>Rule</dt><dd><code>name-missing</code>: Every control has a name. WCAG 4.1.2 Name, Role, Value (A)</dd>
    </dl>
    </div>
    <div class="finding" id="finding-d928726532e98915">
    <h5><span class="badge fail">Failure, critical</span> “3” appears and nothing is spoken of it</h5>
    <dl>
    <dt>Whom it hurts</dt><dd>\#(why(.changeNotAnnounced))</dd>
    <dt>Where</dt><dd><code>Sources/Shop/Tickets.swift:60</code>, <code>button[4]</code> in the tree</dd>
    <dt>Spoken now</dt><dd><ul class="spoken"><li dir="auto">More, button</li></ul></dd>
    <dt>Should be</dt><dd>3</dd>
    <dt>How to mend it</dt><dd>\#(fix(.changeNotAnnounced))</dd>
    <dt>Found under</dt><dd>dark</dd>
    <dt>Way there</dt><dd><pre><code># change-not-announced: “3” appears and nothing is spoken of it
    component: Tickets

    &gt; focus &quot;More&quot;
    &gt; activate</code></pre></dd>
    <dt>Rule</dt><dd><code>change-not-announced</code>: A change is heard. WCAG 4.1.3 Status Messages (AA); 4.1.2 Name, Role, Value (A)</dd>
    </dl>
    </div>
    </div>
    <div>
    <h4>Transcript</h4>
    <ol class="spoken">
    <li dir="auto">button</li>
    <li dir="auto">More, button</li>
    </ol>
    </div>
    </div>

    <h4>Step by step</h4>
    <table>
    <caption>What comes of each first touch of Tickets: speech, haptics and motion, in this order</caption>
    <thead>
    <tr><th scope="col">Gestures</th><th scope="col">With standard motion</th><th scope="col">With Reduce Motion</th></tr>
    </thead>
    <tbody>
    <tr><th scope="row">focus &quot;More&quot;; activate</th><td><ul><li class="event">haptic selection</li><li class="event">motion numericText &quot;2&quot; to &quot;3&quot;</li><li class="spoken" dir="auto">More</li></ul></td><td><ul><li class="event">haptic selection</li><li class="event">motion opacity &quot;2&quot; to &quot;3&quot;</li><li class="spoken" dir="auto">More</li></ul></td></tr>
    </tbody>
    </table>
    </article>
    </section>
    <section aria-labelledby="criteria">
    <h2 id="criteria">By WCAG criterion</h2>
    <p>The rules that were asked bear on 2 criteria of WCAG 2.2. The other 53 of the 55 at levels A and AA need tests of another kind. No rule proves that a criterion is met.</p>
    <h3>4.1.2 Name, Role, Value (A)</h3>
    <p>Asked: <code>name-missing</code>, <code>change-not-announced</code></p>
    <ul>
    <li><a href="#finding-445fa1d32d7f1b56">Tickets: the button has no name</a> – failure, critical</li>
    <li><a href="#finding-d928726532e98915">Tickets: “3” appears and nothing is spoken of it</a> – failure, critical</li>
    </ul>
    <h3>4.1.3 Status Messages (AA)</h3>
    <p>Asked: <code>change-not-announced</code></p>
    <ul>
    <li><a href="#finding-d928726532e98915">Tickets: “3” appears and nothing is spoken of it</a> – failure, critical</li>
    </ul>
    </section>
    <section aria-labelledby="review">
    <h2 id="review">What needs review</h2>
    <p>Nothing.</p>
    </section>
    <section aria-labelledby="ignored">
    <h2 id="ignored">What is ignored on purpose</h2>
    <p>Nothing.</p>
    </section>
    <section aria-labelledby="known">
    <h2 id="known">What the baseline knows</h2>
    <p>Nothing.</p>
    </section>
    </main>
    <footer>
    <p class="faint">Rules find faults. That none was found does not prove that nobody is kept out.</p>
    </footer>
    </body>
    </html>

    """#
}
