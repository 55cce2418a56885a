import Codecs
import Foundation

ProcessMemory.share()
Console.occupyClosedStreams()
Interruption.removeTemporaryFiles()
exit(await Program().run())
