extension Command {
  static let man = Command(
    "man", "",
    summary: "print the manual page",
    about: "scripts/install puts it in place.",
    examples: [Example("man | man -l -", "read it")]
  ) { arguments in
    try arguments.expectNoRest()
    try Console.print(ManPage.text)
  }
}
