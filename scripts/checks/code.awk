# Prints `file:line:code` for Swift and C, without comments and without the text of strings; interpolated code stays.
#
# Portable awk, one character at a time where a line has a quote or a comment. `depth[level]` counts the parentheses open
# in an interpolation; level 0 is plain code. Nested block comments are not told apart: the format forbids them in Swift.

FNR == 1 { level = 0; block = ""; comment = 0 }

{
  rest = $0
  out = ""
  if (block == "" && !comment && rest !~ /["\/]/) {
    print FILENAME ":" FNR ":" rest
    next
  }
  quote = block
  while (rest != "") {
    if (comment) {
      end = index(rest, "*/")
      if (!end) break
      comment = 0
      rest = substr(rest, end + 2)
      continue
    }
    if (quote != "") {
      if (substr(rest, 1, length(quote)) == quote) {
        rest = substr(rest, length(quote) + 1)
        out = out "\""
        quote = ""
        if (!level) block = ""
      } else if (quote !~ /#/ && substr(rest, 1, 2) == "\\(") {
        level++
        depth[level] = 0
        outer[level] = quote
        quote = ""
        rest = substr(rest, 3)
      } else if (quote !~ /#/ && substr(rest, 1, 1) == "\\") {
        rest = substr(rest, 3)
      } else {
        rest = substr(rest, 2)
      }
      continue
    }
    if (substr(rest, 1, 2) == "//") break
    if (substr(rest, 1, 2) == "/*") { comment = 1; rest = substr(rest, 3); continue }
    if (match(rest, /^#*"""/) || match(rest, /^#*"/)) {
      opener = substr(rest, 1, RLENGTH)
      hashes = opener
      gsub(/"/, "", hashes)
      gsub(/#/, "", opener)
      quote = opener hashes
      if (opener == "\"\"\"" && !level) block = quote
      rest = substr(rest, RLENGTH + 1)
      out = out "\""
      continue
    }
    c = substr(rest, 1, 1)
    rest = substr(rest, 2)
    if (level) {
      if (c == "(") depth[level]++
      else if (c == ")" && depth[level]-- == 0) { quote = outer[level]; level--; out = out " "; continue }
    }
    out = out c
  }
  level = 0
  print FILENAME ":" FNR ":" out
}
