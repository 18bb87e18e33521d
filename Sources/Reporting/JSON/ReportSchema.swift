/// The public form of the JSON report.
public enum ReportSchema {
  /// A JSON Schema (draft 2020-12) that every JSON report of version 1 satisfies.
  ///
  /// Members may be added within a version; none is removed, renamed or given another meaning.
  public static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Audit report, version 1",
      "description": "What audits found. Within a version members may be added; ignore those that you do not know.",
      "type": "object",
      "required": ["format", "version", "tool", "configuration", "summary", "components", "rules", "notLookedAt",
        "unaudited", "staleEntries", "unusedIgnores"],
      "properties": {
        "format": { "const": "aloud-audit" },
        "version": { "const": 1 },
        "tool": {
          "type": "object",
          "required": ["name"],
          "properties": { "name": { "type": "string" }, "version": { "type": "string" } }
        },
        "date": { "description": "When the audit was made, in UTC.", "type": "string" },
        "configuration": { "description": "Only reports with the same one can be joined.", "type": "string" },
        "part": {
          "description": "Which part of a run that was split over machines; absent for the whole.",
          "type": "object",
          "required": ["index", "count", "planned"],
          "properties": {
            "index": { "type": "integer", "minimum": 1 },
            "count": { "type": "integer", "minimum": 1 },
            "planned": { "$ref": "#/$defs/texts" }
          }
        },
        "summary": { "$ref": "#/$defs/summary" },
        "components": { "type": "array", "items": { "$ref": "#/$defs/component" } },
        "rules": {
          "description": "The rules that were asked, in the order of reports.",
          "type": "array",
          "items": { "$ref": "#/$defs/rule" }
        },
        "notLookedAt": { "description": "Everything that was not judged, as sentences.", "$ref": "#/$defs/texts" },
        "unaudited": { "description": "Components that nobody looked at.", "$ref": "#/$defs/texts" },
        "staleEntries": {
          "description": "Entries of the baseline that nothing matches or that have expired.", "$ref": "#/$defs/texts"
        },
        "unusedIgnores": { "description": "Ignored rules that nothing was found for.", "$ref": "#/$defs/texts" }
      },
      "$defs": {
        "texts": { "type": "array", "items": { "type": "string" } },
        "count": { "type": "integer", "minimum": 0 },
        "impact": { "enum": ["minor", "moderate", "serious", "critical"] },
        "source": {
          "type": "object",
          "required": ["file", "line"],
          "properties": {
            "file": { "description": "Relative to the root, separated by /.", "type": "string", "pattern": "^[^/]" },
            "line": { "type": "integer", "minimum": 1 }
          }
        },
        "summary": {
          "type": "object",
          "required": ["failures", "reviews", "known", "ignored", "errors", "rulesPassed", "rulesNotApplicable"],
          "properties": {
            "failures": { "description": "Neither ignored nor known.", "$ref": "#/$defs/count" },
            "reviews": { "description": "A person has to look.", "$ref": "#/$defs/count" },
            "known": { "description": "Failures and reviews that the baseline knows.", "$ref": "#/$defs/count" },
            "ignored": { "description": "Failures and reviews on purpose.", "$ref": "#/$defs/count" },
            "errors": { "description": "What could not be judged.", "$ref": "#/$defs/count" },
            "rulesPassed": { "$ref": "#/$defs/count" },
            "rulesNotApplicable": { "$ref": "#/$defs/count" }
          }
        },
        "component": {
          "type": "object",
          "required": ["component", "source", "summary", "findings", "outcomes", "environments", "states", "steps",
            "transcript", "notLookedAt", "errors"],
          "properties": {
            "component": { "type": "string" },
            "source": { "$ref": "#/$defs/source" },
            "summary": { "$ref": "#/$defs/summary" },
            "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } },
            "outcomes": {
              "description": "How each rule came out, by its id.",
              "type": "object",
              "additionalProperties": { "$ref": "#/$defs/outcome" }
            },
            "environments": { "description": "How it was shown, as asked first.", "$ref": "#/$defs/texts" },
            "states": { "$ref": "#/$defs/count" },
            "steps": { "$ref": "#/$defs/count" },
            "transcript": { "description": "What is spoken of the whole screen.", "$ref": "#/$defs/texts" },
            "notLookedAt": { "$ref": "#/$defs/texts" },
            "errors": { "$ref": "#/$defs/texts" }
          }
        },
        "outcome": {
          "type": "object",
          "required": ["outcome", "pass", "fail", "review", "error"],
          "properties": {
            "outcome": { "enum": ["pass", "fail", "review", "inapplicable", "error"] },
            "pass": { "$ref": "#/$defs/count" },
            "fail": { "$ref": "#/$defs/count" },
            "review": { "$ref": "#/$defs/count" },
            "error": { "$ref": "#/$defs/count" }
          }
        },
        "finding": {
          "type": "object",
          "required": ["rule", "outcome", "level", "impact", "message", "source", "path", "role", "occurrence",
            "fingerprint", "spokenNow", "environments", "gestures", "known"],
          "properties": {
            "rule": { "type": "string" },
            "outcome": { "enum": ["fail", "review"] },
            "reason": {
              "description": "Why a person has to look.",
              "enum": ["colour-unresolved", "translucent-over-unknown", "gradient", "image-background",
                "system-colour-dynamic", "frame-unknown", "locale-wordlist-missing", "no-visible-text-declared",
                "state-unreachable", "custom-format-opaque", "budget-exceeded"]
            },
            "level": { "enum": ["note", "warning", "error"] },
            "impact": { "$ref": "#/$defs/impact" },
            "message": { "type": "string" },
            "source": { "$ref": "#/$defs/source" },
            "path": { "description": "The node's place in the tree; no label and no line is in it.", "type": "string" },
            "role": { "type": "string" },
            "occurrence": { "type": "integer", "minimum": 1 },
            "fingerprint": { "description": "The same from run to run.", "type": "string" },
            "spokenNow": { "$ref": "#/$defs/texts" },
            "shouldBe": { "type": "string" },
            "environments": { "description": "Where it was found; empty for as asked.", "$ref": "#/$defs/texts" },
            "gestures": { "description": "The way there from the start.", "$ref": "#/$defs/texts" },
            "ignored": { "description": "The reason for breaking the rule on purpose.", "type": "string" },
            "known": { "description": "Whether the baseline knew it.", "type": "boolean" }
          }
        },
        "rule": {
          "type": "object",
          "required": ["id", "criteria"],
          "properties": {
            "id": { "type": "string" },
            "title": { "type": "string" },
            "why": { "type": "string" },
            "fix": { "type": "string" },
            "policy": { "enum": ["wcag", "platform", "best-practice", "experimental"] },
            "impact": { "$ref": "#/$defs/impact" },
            "criteria": { "description": "Success criteria of WCAG 2.2.", "$ref": "#/$defs/texts" }
          }
        }
      }
    }
    """#
}
