// Buttons, switches, sliders and their kin, and fields of text: what fingers work on. TransitionKit exports it all.

@_exported public import TextKit
