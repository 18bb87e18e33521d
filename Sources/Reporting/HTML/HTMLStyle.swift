/// How a page looks: by the reader's own colour scheme, size of type and width, and on paper.
enum HTMLStyle {
  static let sheet = """

    :root {
      color-scheme: light dark;
      --page: #ffffff; --box: #f4f5f7; --line: #767b84; --text: #1b1d21; --faint: #50555e;
      --link: #0b4fb3; --fail: #a3190f; --review: #714800; --good: #17602e;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --page: #121417; --box: #1d2025; --line: #868c96; --text: #e8e9ec; --faint: #b3b8c1;
        --link: #93bdff; --fail: #ffa59c; --review: #f0c25a; --good: #86d69a;
      }
    }
    @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth } }
    * { box-sizing: border-box }
    body {
      margin: 0 auto; padding: 1rem; max-width: 90rem; background: var(--page); color: var(--text);
      font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
    }
    h1, h2, h3, h4, h5 { line-height: 1.25; margin: 1.5em 0 .5em }
    h2 { border-top: 2px solid var(--line); padding-top: .75em }
    h5 { font-size: 1rem; margin-top: 0 }
    a { color: var(--link) }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
    .skip { position: absolute; left: -100vw }
    .skip:focus { left: 1rem; top: 1rem; padding: .5rem 1rem; background: var(--page); border: 2px solid var(--link) }
    table { border-collapse: collapse; width: 100%; margin: 1rem 0 }
    caption { text-align: start; color: var(--faint); padding-bottom: .5rem }
    .wide { overflow-x: auto; overflow-wrap: normal }
    .wide table { min-width: 48rem }
    th, td { border: 1px solid var(--line); padding: .3rem .5rem; text-align: start; vertical-align: top }
    thead th, tfoot th, tfoot td { background: var(--box) }
    td.number { text-align: end; font-variant-numeric: tabular-nums }
    code, pre, .spoken, .tree { font-family: ui-monospace, monospace; font-size: .9em }
    pre { white-space: pre-wrap; margin: 0; padding: .5rem; background: var(--box); border: 1px solid var(--line) }
    .badge { border: 2px solid; border-radius: .3rem; padding: 0 .4rem; font-weight: bold }
    .fail { color: var(--fail) }
    .review { color: var(--review) }
    .good { color: var(--good) }
    .accepted, .faint { color: var(--faint) }
    .finding { border: 1px solid var(--line); border-radius: .3rem; padding: 1rem; margin: 1rem 0; break-inside: avoid }
    .finding:target, h3:target { outline: 3px solid var(--review); outline-offset: 2px }
    dl { margin: 0; display: grid; grid-template-columns: minmax(6rem, 10rem) 1fr; gap: .25rem 1rem }
    dt { color: var(--faint) }
    dd { margin: 0 }
    dd > ul, td > ul { margin: 0; padding-inline-start: 1.2rem }
    ul.tree, .tree ul { list-style: none; padding-inline-start: 1rem; border-inline-start: 1px solid var(--line) }
    .event { font-style: italic }
    summary { cursor: pointer; padding: .25rem 0 }
    @media (min-width: 70rem) {
      .sides { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 0 2rem; align-items: start }
    }
    @media (max-width: 40rem) {
      dl { grid-template-columns: 1fr }
      dd { margin-bottom: .5rem }
    }
    @media print {
      body { max-width: none; padding: 0 }
      nav, .skip { display: none }
      details::details-content { content-visibility: visible; block-size: auto }
      .sides { display: block }
    }

    """

  /// What the page may do: nothing but use this very sheet.
  static let policy =
    "default-src 'none'; style-src 'sha256-\(SHA256.base64(sheet))'; base-uri 'none'; form-action 'none'"
}
