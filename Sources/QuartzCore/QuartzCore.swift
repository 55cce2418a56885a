// This module is what a file that says `import QuartzCore` gets on Linux.

@_exported public import TransitionKit
