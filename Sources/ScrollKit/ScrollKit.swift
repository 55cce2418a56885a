// Views that scroll: their offsets and insets, the fingers that move them, and how they run out. TransitionKit exports it all.

@_exported public import ViewKit
