import Commands
import Styles

Program(styles: Style.all).run()
