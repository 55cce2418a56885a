/// The symbols' shapes, drawn for this project: each is a text of `SymbolDrawing`, in a square of 24 by 24.
package enum SymbolShapes {
  /// The shapes by their names, those of each idea in a file of its own.
  package static let all: [String: String] = [arrows, signs, people, things, places, media, frames].reduce(into: [:]) {
    all, more in
    all.merge(more) { one, _ in one }
  }

  /// Arrows and chevrons.
  static let arrows: [String: String] = [
    "chevron.left": "s M 15.5 4 L 8 12 L 15.5 20",
    "chevron.right": "s M 8.5 4 L 16 12 L 8.5 20",
    "chevron.up": "s M 3.5 16 L 12 8 L 20.5 16",
    "chevron.down": "s M 3.5 8 L 12 16 L 20.5 8",
    "chevron.backward": "s M 15.5 4 L 8 12 L 15.5 20",
    "chevron.forward": "s M 8.5 4 L 16 12 L 8.5 20",
    "chevron.compact.down": "s M 3 10 L 12 14 L 21 10",
    "chevron.up.chevron.down": "s M 7.5 9 L 12 4 L 16.5 9 M 7.5 15 L 12 20 L 16.5 15",
    "arrow.left": "s M 20.5 12 L 3.5 12 M 10.5 5 L 3.5 12 L 10.5 19",
    "arrow.right": "s M 3.5 12 L 20.5 12 M 13.5 5 L 20.5 12 L 13.5 19",
    "arrow.up": "s M 12 20.5 L 12 3.5 M 5 10.5 L 12 3.5 L 19 10.5",
    "arrow.down": "s M 12 3.5 L 12 20.5 M 5 13.5 L 12 20.5 L 19 13.5",
    "arrow.backward": "s M 20.5 12 L 3.5 12 M 10.5 5 L 3.5 12 L 10.5 19",
    "arrow.forward": "s M 3.5 12 L 20.5 12 M 13.5 5 L 20.5 12 L 13.5 19",
    "arrow.up.right": "s M 5.5 18.5 L 18.5 5.5 M 8.5 5.5 L 18.5 5.5 L 18.5 15.5",
    "arrow.up.left": "s M 18.5 18.5 L 5.5 5.5 M 15.5 5.5 L 5.5 5.5 L 5.5 15.5",
    "arrow.down.left": "s M 18.5 5.5 L 5.5 18.5 M 5.5 8.5 L 5.5 18.5 L 15.5 18.5",
    "arrow.up.arrow.down": "s M 7.5 19 L 7.5 5 M 3.5 9 L 7.5 5 L 11.5 9 M 16.5 5 L 16.5 19 M 12.5 15 L 16.5 19 L 20.5 15",
    "arrow.left.arrow.right": "s M 19 8 L 5 8 M 9 4 L 5 8 L 9 12 M 5 16 L 19 16 M 15 12 L 19 16 L 15 20",
    "shift": "o M 12 3.5 L 21.25 13 L 16.25 13 L 16.25 20 L 7.75 20 L 7.75 13 L 2.75 13 Z",
    "delete.left":
      "o M 8.5 5 L 20 5 Q 22.25 5 22.25 7.25 L 22.25 16.75 Q 22.25 19 20 19 L 8.5 19 L 1.75 12 Z d M 12 9 L 18 15 M 18 9 L 12 15",
    "arrow.clockwise": "s A 12 13 8 -15 300 M 11.9 7.2 L 16.4 6.3 L 15 1.9",
    "arrow.counterclockwise": "s A 12 13 8 195 -120 M 12.1 7.2 L 7.6 6.3 L 9 1.9",
    "arrow.uturn.left": "s M 9 3.5 L 3.5 9 L 9 14.5 M 3.5 9 L 14.5 9 C 22 9 22 20 14.5 20 L 10 20",
    "arrow.uturn.backward": "s M 9 3.5 L 3.5 9 L 9 14.5 M 3.5 9 L 14.5 9 C 22 9 22 20 14.5 20 L 10 20",
    "arrow.turn.up.left": "s M 9 4 L 3.5 9.5 L 9 15 M 3.5 9.5 L 15 9.5 C 19 9.5 20 12 20 15 L 20 20",
    "arrow.up.left.and.arrow.down.right":
      "s M 10 10 L 3.5 3.5 M 3.5 9 L 3.5 3.5 L 9 3.5 M 14 14 L 20.5 20.5 M 15 20.5 L 20.5 20.5 L 20.5 15",
    "arrow.down.right.and.arrow.up.left":
      "s M 3.5 3.5 L 10 10 M 4.5 10 L 10 10 L 10 4.5 M 20.5 20.5 L 14 14 M 14 19.5 L 14 14 L 19.5 14",
    "arrow.down.to.line": "s M 12 3 L 12 16.5 M 6 10.5 L 12 16.5 L 18 10.5 M 4 20.5 L 20 20.5",
    "repeat":
      "s M 4 11.5 L 4 10 C 4 7.5 5.5 6.5 8 6.5 L 20 6.5 M 17 3 L 20.5 6.5 L 17 10 M 20 12.5 L 20 14 C 20 16.5 18.5 17.5 16 17.5 L 4 17.5 M 7 14 L 3.5 17.5 L 7 21",
    "shuffle":
      "s M 2.5 7 L 6 7 C 12 7 11 17 17 17 L 21 17 M 18 13.5 L 21.5 17 L 18 20.5 M 2.5 17 L 6 17 C 12 17 11 7 17 7 L 21 7 M 18 3.5 L 21.5 7 L 18 10.5",
    "square.and.arrow.up":
      "s M 12 14 L 12 2.5 M 7.5 6.5 L 12 2 L 16.5 6.5 M 8 9.5 L 5.5 9.5 Q 4 9.5 4 11 L 4 20 Q 4 21.5 5.5 21.5 L 18.5 21.5 Q 20 21.5 20 20 L 20 11 Q 20 9.5 18.5 9.5 L 16 9.5",
    "square.and.arrow.down":
      "s M 12 2.5 L 12 14.5 M 7.5 10.5 L 12 15 L 16.5 10.5 M 8 8 L 5.5 8 Q 4 8 4 9.5 L 4 20 Q 4 21.5 5.5 21.5 L 18.5 21.5 Q 20 21.5 20 20 L 20 9.5 Q 20 8 18.5 8 L 16 8",
  ]

  /// Signs that stand alone or in a circle.
  static let signs: [String: String] = [
    "plus": "s M 12 3.5 L 12 20.5 M 3.5 12 L 20.5 12",
    "minus": "s M 3.5 12 L 20.5 12",
    "multiply": "s M 5.5 5.5 L 18.5 18.5 M 18.5 5.5 L 5.5 18.5",
    "divide": "s M 3.5 12 L 20.5 12 f O 12 6 1.6 O 12 18 1.6",
    "equal": "s M 3.5 8.5 L 20.5 8.5 M 3.5 15.5 L 20.5 15.5",
    "xmark": "s M 5 5 L 19 19 M 19 5 L 5 19",
    "checkmark": "s M 4.5 13 L 9.5 19.5 L 19.5 4.5",
    "questionmark": "s M 7.5 8 C 7.5 2 16.5 2 16.5 8 C 16.5 11.5 12 11.5 12 15.5 f O 12 20 1.35",
    "exclamationmark": "s M 12 3.5 L 12 14.5 f O 12 20 1.35",
    "info": "s M 10 10 L 12.5 10 L 12.5 19.5 M 9.5 19.5 L 15.5 19.5 f O 12 4.5 1.5",
    "number": "s M 9.5 3.5 L 7.5 20.5 M 16.5 3.5 L 14.5 20.5 M 4 8.5 L 20.5 8.5 M 3.5 15.5 L 20 15.5",
    "ellipsis": "f O 4.5 12 1.9 O 12 12 1.9 O 19.5 12 1.9",
    "line.3.horizontal": "s M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18",
    "line.horizontal.3": "s M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18",
    "line.3.horizontal.decrease": "s M 3 6 L 21 6 M 6.5 12 L 17.5 12 M 10 18 L 14 18",
    "list.bullet": "s M 8.5 6 L 21.5 6 M 8.5 12 L 21.5 12 M 8.5 18 L 21.5 18 f O 3.75 6 1.5 O 3.75 12 1.5 O 3.75 18 1.5",
    "slider.horizontal.3":
      "s M 3 6 L 13 6 M 18 6 L 21 6 O 15.5 6 2.2 M 3 12 L 5.5 12 M 10.5 12 L 21 12 O 8 12 2.2 M 3 18 L 13 18 M 18 18 L 21 18 O 15.5 18 2.2",
    "wifi": "s A 12 18 14 -135 -45 A 12 18 8.6 -135 -45 f M 12 20.2 L 9 16.6 Q 12 14.2 15 16.6 Z",
    "power": "s A 12 13 8 -60 240 M 12 3 L 12 12",
    "bolt": "o M 13.5 2.5 L 5 13.5 L 11.5 13.5 L 10.5 21.5 L 19 10.5 L 12.5 10.5 Z",
    "sparkles":
      "f M 10 5 Q 11 12.5 18 13.5 Q 11 14.5 10 22 Q 9 14.5 2 13.5 Q 9 12.5 10 5 Z M 18.5 2 Q 19 5.5 22 6 Q 19 6.5 18.5 10 Q 18 6.5 15 6 Q 18 5.5 18.5 2 Z",
    "chart.bar": "o R 3.25 12.5 4.5 8 1 R 9.75 8 4.5 12.5 1 R 16.25 3.5 4.5 17 1",
    "waveform": "s M 3 10.5 L 3 13.5 M 7.5 7 L 7.5 17 M 12 3.5 L 12 20.5 M 16.5 7 L 16.5 17 M 21 10.5 L 21 13.5",
    "link":
      "s M 10 14 C 7.5 11.5 8 9.5 9.5 8 L 13 4.5 C 17.5 0.5 23.5 6.5 19.5 11 L 17.5 13 M 14 10 C 16.5 12.5 16 14.5 14.5 16 L 11 19.5 C 6.5 23.5 0.5 17.5 4.5 13 L 6.5 11",
    "at": "s O 12 12 3.75 M 15.75 8.25 L 15.75 13.5 C 15.75 17 20.75 17 20.75 12 A 12 12 8.75 0 -300",
  ]

  /// Figures that hold a sign.
  static let frames: [String: String] = [
    "circle": "o O 12 12 9.25",
    "square": "o R 3.5 3.5 17 17 3.5",
    "app": "o R 3.25 3.25 17.5 17.5 5",
    "rectangle": "o R 1.75 5 20.5 14 3",
    "rectangle.portrait": "o R 5 1.75 14 20.5 3",
    "capsule": "o R 1.75 6.5 20.5 11 5.5",
    "triangle": "o M 12 3.5 L 21.5 20 L 2.5 20 Z",
    "diamond": "o M 12 2.5 L 21.5 12 L 12 21.5 L 2.5 12 Z",
    "shield": "o M 12 2.5 Q 16 5 20 5.2 L 20 12 Q 19.5 18.5 12 21.8 Q 4.5 18.5 4 12 L 4 5.2 Q 8 5 12 2.5 Z",
    "seal":
      "o M 12 2.5 L 14.6 4.7 L 18 4.5 L 18.7 7.8 L 21.6 9.6 L 20.3 12.7 L 21.2 16 L 18.1 17.4 L 16.7 20.5 L 13.4 19.8 L 10.7 21.8 L 8.4 19.3 L 5 19.2 L 4.7 15.8 L 2.4 13.4 L 4 10.4 L 3.6 7 L 6.8 6 L 8.6 3.1 Z",
  ]
}
