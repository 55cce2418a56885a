import Commands
import Styles

Program.expectStack()
Program(styles: Style.all).run()
