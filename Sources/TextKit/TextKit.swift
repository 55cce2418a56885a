// Fonts, attributed strings and their drawing, labels: the words that views show. TransitionKit exports it all.

@_exported public import ViewKit
