// This module is what a file that says `import CoreGraphics` gets on Linux.

@_exported public import TransitionKit
