import Commands
import Foundation
import Styles

exit(await Program(styles: Style.all).run())
