extension String {
  /// The text on one line, with question marks for what a terminal would obey instead of showing it. Whatever came from outside, such
  /// as a file's name or a comment in a file, is shown to people through this alone.
  package var harmless: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.isObeyed ? "?" : $0 }))
  }
}

extension Unicode.Scalar {
  /// Whether a terminal may obey the scalar: controls, line ends, and marks that turn the direction of the text after them.
  package var isObeyed: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    // Two joiners are shown: words of Persian and emoji of several people are made with them.
    case .format: value != 0x200C && value != 0x200D
    default: false
    }
  }
}
