import Foundation

/// The public schemas of the formats that others have defined, and what validates against them.
struct PublicSchemas {
  private let folder: URL

  /// The schemas on this machine; nil where they are not there and could not be fetched.
  static let installed = install()

  private static func install() -> PublicSchemas? {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let folder = FileManager.default.temporaryDirectory.appending(path: "aloud-schemas")
    let script = root.appending(path: ".ci/schemas").path
    guard (try? run(["/usr/bin/env", "timeout", "-k", "5", "300", script, folder.path]).status) == 0 else { return nil }
    return PublicSchemas(folder: folder)
  }

  /// What a SARIF log, a JUnit report or a JSON report does not do right, a line each.
  func faults(of report: String, as format: String, schema: String = "") throws -> [String] {
    let work = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: work) }
    let (file, schemaFile) = (work.appending(path: "report"), work.appending(path: "schema"))
    try Data(report.utf8).write(to: file)
    try Data(schema.utf8).write(to: schemaFile)
    let result = try PublicSchemas.run([
      "/usr/bin/env", "python3", "-c", PublicSchemas.validate, folder.path, format, file.path, schemaFile.path,
    ])
    guard result.status == 0 else { throw Unvalidated(output: result.output) }
    return result.output.split(separator: "\n").map(String.init)
  }

  /// The validator itself broke.
  struct Unvalidated: Error {
    let output: String
  }

  private static func run(_ words: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  private static let validate = """
    import json, sys
    folder, format, path, schema = sys.argv[1:]
    sys.path.insert(0, folder + "/packages")
    sys.stdout.reconfigure(encoding="utf-8")
    text = open(path, encoding="utf-8").read()
    if format == "sarif":
        from pydantic import ValidationError
        from pydantic_sarif.model import StaticAnalysisResultsFormatSarifVersion210JsonSchema as Log
        try:
            Log.model_validate_json(text)
        except ValidationError as error:
            for fault in error.errors():
                print("/".join(map(str, fault["loc"])) + ": " + fault["msg"])
    elif format == "junit":
        import xmlschema
        for fault in xmlschema.XMLSchema(folder + "/junit-10.xsd").iter_errors(text):
            print((fault.path or "") + ": " + (fault.reason or ""))
    else:
        import jsonschema
        rules = json.load(open(schema, encoding="utf-8"))
        jsonschema.Draft202012Validator.check_schema(rules)
        for fault in jsonschema.Draft202012Validator(rules).iter_errors(json.loads(text)):
            print(fault.json_path + ": " + fault.message)
    """
}
