// Tables and collections: rows and items that are views only while they are seen. TransitionKit exports it all.

@_exported public import ScrollKit
@_exported public import TextKit
