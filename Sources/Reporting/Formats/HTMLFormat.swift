extension ReportFormat {
  static let html = ReportFormat("html", "for a browser: one page that needs nothing else") { report, context in
    HTMLPage(report, in: context).html.markup
  }
}
