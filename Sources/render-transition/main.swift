import Foundation

Console.occupyClosedStreams()
Interruption.removeTemporaryFiles()
exit(await Program(CommandLine.arguments.dropFirst()).run())
