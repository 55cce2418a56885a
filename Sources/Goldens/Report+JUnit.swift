/// A report as CI services read it: the XML of JUnit.
package struct JUnitReport {
  private let report: Report

  package init(_ report: Report) {
    self.report = report
  }

  package var xml: String {
    let errors = report.count(.failed)
    let failures = report.findings.count { !$0.isGood } - errors
    let counts = "tests=\"\(report.findings.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    let cases = report.findings.map(testCase).joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="goldens" \(counts)>
        <testsuite name="goldens" \(counts)>
      \(cases)  </testsuite>
      </testsuites>

      """
  }

  private func testCase(_ finding: Finding) -> String {
    let head = "    <testcase classname=\"goldens\" name=\"\(PageText.escaped(finding.name))\""
    let warnings = finding.warnings.joined(separator: "\n")
    let output = warnings.isEmpty ? "" : "      <system-out>\(PageText.escaped(warnings))</system-out>\n"
    guard !finding.isGood else { return output.isEmpty ? "\(head)/>\n" : "\(head)>\n\(output)    </testcase>\n" }
    let element = finding.status == .failed ? "error" : "failure"
    let message = PageText.escaped(finding.lines.first ?? "")
    let text = PageText.escaped(finding.lines.joined(separator: "\n"))
    return "\(head)>\n      <\(element) type=\"\(finding.status.rawValue)\" message=\"\(message)\">\(text)</\(element)>\n"
      + "\(output)    </testcase>\n"
  }
}
