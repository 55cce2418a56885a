/// What the report's page does, in the reader's browser: plain JavaScript, a part to a file.
enum PageScript {}
