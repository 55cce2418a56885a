// Swift Testing's toolchain promises this module to every file that imports both Testing and UIKit; without it such a file
// does not compile. It adds nothing.

@_exported public import TransitionKit
