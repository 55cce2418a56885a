import Foundation

// The program `source-adapter`: see Invocation for what it is asked, SourceFacts for what it answers.

do {
  try Invocation(arguments: Array(CommandLine.arguments.dropFirst())).run()
} catch {
  FileHandle.standardError.write(Data("source-adapter: \(error)\n".utf8))
  exit(2)
}
