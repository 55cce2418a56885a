// Auto Layout: constraints between views, the solver that they go to, and the frames that come of it. Numbers alone are solved in
// Constraints; TransitionKit exports this room.

@_exported public import ViewKit
