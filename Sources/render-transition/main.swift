import Foundation

Console.occupyClosedStreams()
Interruption.removeTemporaryFiles()
exit(await Program().run())
