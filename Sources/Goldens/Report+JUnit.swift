extension Report {
  /// The report as CI services read it: the XML of JUnit.
  package var junit: String {
    let errors = count(.failed)
    let failures = findings.count { !$0.isGood } - errors
    let counts = "tests=\"\(findings.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    let cases = findings.map(\.testCase).joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="goldens" \(counts)>
        <testsuite name="goldens" \(counts)>
      \(cases)  </testsuite>
      </testsuites>

      """
  }
}

extension Finding {
  fileprivate var testCase: String {
    let (lines, warnings) = (lines.map(\.harmless), warnings.map(\.harmless))
    let head = "    <testcase classname=\"goldens\" name=\"\(PageText.escaped(name.harmless))\""
    let output =
      warnings.isEmpty
      ? "" : "      <system-out>\(PageText.escaped(warnings.joined(separator: "\n")))</system-out>\n"
    guard !isGood else { return output.isEmpty ? "\(head)/>\n" : "\(head)>\n\(output)    </testcase>\n" }
    let element = status == .failed ? "error" : "failure"
    let message = PageText.escaped(lines.first ?? "")
    let text = PageText.escaped(lines.joined(separator: "\n"))
    return "\(head)>\n      <\(element) type=\"\(status.rawValue)\" message=\"\(message)\">\(text)</\(element)>\n"
      + "\(output)    </testcase>\n"
  }
}
