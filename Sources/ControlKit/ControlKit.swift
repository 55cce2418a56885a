// Buttons, switches, sliders and their kin, fields and views of text: what fingers work on. TransitionKit exports it all.

@_exported public import ScrollKit
@_exported public import TextKit
