// Goldens in a user's own tests, under Swift Testing and under XCTest: `import GoldenTesting` brings the assertions, and with
// `Goldens` the words they are spoken to in: `Limits`, `RecordMode`, `Finding`.
@_exported public import Goldens
