// Goldens in a user's own tests, under Swift Testing and under XCTest. `import GoldenTesting` brings the assertions, the types of
// their arguments and results (`Limits`, `RecordMode`, `Finding`), and UIKit's names. A file that imports Testing cannot import
// UIKit itself on Linux: the compiler would look for Apple's `_Testing_UIKit`, which is not there.
@_exported public import Film
@_exported public import Goldens
@_exported public import TransitionKit
